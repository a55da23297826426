"""The lines of a text, one by one."""

from hypothesis import given
from hypothesis import strategies as st

from locator.evidence.lines import Line, lines_of


def test_lines_are_counted_from_the_first() -> None:
    assert list(lines_of("a\n\nb", 5)) == [Line("a", 5), Line("", 6), Line("b", 7)]


@given(st.text(alphabet="a\n\r\f"))
def test_lines_are_all_of_the_text(text: str) -> None:
    assert "\n".join(line.text for line in lines_of(text)) == text
