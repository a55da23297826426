"""The numbers of lines that stand in the lines."""

import pytest

from locator.matching.line_numbers import line_numbers
from locator.span import Span
from tests.sheets import joined_text, sheet


def numbers(*lines: str) -> list[str]:
    source = joined_text(sheet(*lines))
    whole = Span(0, len(source))
    return [number.of(source.text(whole)) for number in line_numbers(source, whole)]


@pytest.mark.parametrize(
    ("lines", "found", "why"),
    [
        (
            ("9  We saw that the trial", "10  did not reduce the risk", "11  of all"),
            ["10", "11"],
            "lines are counted; what stands before the first one is not seen",
        ),
        (
            ("8  We saw that the trial", "10  did not reduce the risk", "11  of all"),
            [],
            "the first number is another one",
        ),
        (("101  We saw that the trial", "102  did not reduce the risk"), [], "two"),
        (("1  apples", "2  pears", "3  plums", "4  figs"), [], "rows of a table"),
        (
            ("2001  was a year of rain", "2002  was a year of sun", "2003  was dry"),
            [],
            "years",
        ),
        (("We saw that", "12 of them died and", "others lived"), [], "a number"),
    ],
)
def test_numbers_of_lines_are_found(
    lines: tuple[str, ...], found: list[str], why: str
) -> None:
    assert numbers(*lines) == found, why
