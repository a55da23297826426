import pytest

from reader.look.one_line import one_line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("as it is", "as it is"),
        ("ten  signs\n", "ten signs"),
        ("exactly 10", "exactly 10"),
        ("one of eleven", "one of el…"),
        ("no space before", "no space…"),
    ],
)
def test_a_text_is_cut_to_one_line(text: str, line: str) -> None:
    assert one_line(text, 10) == line
