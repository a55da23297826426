"""Places that lie on one another."""

from locator.matching.locate import locate
from locator.matching.rank import Hints
from locator.status import Status
from tests.sheets import Line, joined_text, sheet

HINTS = Hints(lambda _: False)


def status(*lines: str | Line) -> Status:
    return locate("the house", joined_text(sheet(*lines)), HINTS).status


def test_words_printed_twice_are_one_place() -> None:
    twice = (
        Line("We saw the house.", y_pt=50),
        Line("We saw the house.", x_pt=51, y_pt=51),
    )

    assert status(*twice) is Status.VERBATIM


def test_words_of_two_lines_are_two_places() -> None:
    assert status("We saw the house.", "We saw the house.") is Status.AMBIGUOUS


def test_words_side_by_side_are_two_places() -> None:
    assert status("the house, the house") is Status.AMBIGUOUS


def test_words_at_the_same_place_of_two_pages_are_two_places() -> None:
    pages = (sheet("the house"), sheet("the house"))

    found = locate("the house", joined_text(*pages), HINTS)

    assert found.status is Status.AMBIGUOUS
