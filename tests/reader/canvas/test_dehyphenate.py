import pytest

from reader.canvas.dehyphenate import without_breaks


@pytest.mark.parametrize(
    ("lines", "text"),
    [
        (["one", "two"], "one two"),
        (["up-", "take"], "uptake"),
        (["up\u2010", "take"], "uptake"),
        (["up\u00ad", "take"], "uptake"),
        (["up\u00adtake"], "uptake"),  # a soft hyphen that was not needed
        (["CO-", "Rich"], "CO-Rich"),  # before a capital the hyphen belongs there
        (["pages 3-", "5"], "pages 3- 5"),  # no letter before it: not a word
        (["amine-", "2 gas"], "amine-2 gas"),
        (["one  ", "", "  two"], "one two"),
        (["-", "two"], "- two"),
        ([], ""),
    ],
)
def test_lines_become_running_text(lines: list[str], text: str) -> None:
    assert without_breaks(lines) == text
