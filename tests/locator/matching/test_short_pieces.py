"""Pieces of quotes with ellipses that are too short to be found alone."""

import pytest

from locator.joined import JoinedText
from locator.matching.candidate import Candidate
from locator.matching.locate import locate
from locator.matching.rank import Hints
from locator.matching.short_pieces import stands_apart, tightest
from locator.span import Span
from locator.status import Status
from tests.sheets import joined_text, sheet

NO_HINTS = Hints(lambda _: False)
SOURCE = joined_text(
    sheet(
        "a foil of 5 g was cut to a size that the balance took, and its weight",
        "was a load of 5 g per litre at a depth of 9 m in the end, so that",
        "all of the vessels in the basin were filled within a day of 5 g then.",
    )
)


def lit(quote: str, source: JoinedText = SOURCE) -> list[str]:
    found = locate(quote, source, NO_HINTS)

    assert found.status is Status.ELIDED, found.candidates
    return [source.text(run) for run in found.candidates[0].runs]


@pytest.mark.parametrize(
    ("quote", "expected", "why"),
    [
        (
            "size that the balance took … of 5 g",
            ["size that the balance took", "of 5 g"],
            "the first one behind",
        ),
        (
            "of 5 g … vessels in the basin were filled",
            ["of 5 g", "vessels in the basin were filled"],
            "the last one before",
        ),
        (
            "the balance took … of 9 m … the vessels in the basin",
            ["the balance took", "of 9 m", "the vessels in the basin"],
            "one between two others",
        ),
    ],
)
def test_a_short_piece_stands_nearest_to_its_neighbour(
    quote: str, expected: list[str], why: str
) -> None:
    assert lit(quote) == expected, why


def test_a_short_piece_that_cuts_a_word_stands_elsewhere() -> None:
    source = joined_text(
        sheet("The scale of the whole took", "half of 5 grams and of 5 g then.")
    )

    assert lit("The scale of the whole … of 5 g", source)[1] == "of 5 g"


def test_a_short_piece_that_stands_nowhere_is_not_lit() -> None:
    found = locate("size that the balance took … of 7 g", SOURCE, NO_HINTS)

    assert found.status not in (Status.ELIDED, Status.VERBATIM)


@pytest.mark.parametrize(
    ("start", "length", "apart"),
    [(0, 5, True), (1, 4, True), (2, 3, False), (1, 3, False)],
)
def test_a_stretch_is_cut_at_words(start: int, length: int, apart: bool) -> None:
    assert stands_apart(joined_text(sheet("a foil of")), start, length) is apart


def candidate(*runs: Span, left_out: int) -> Candidate:
    return Candidate(runs, "", 1.0, (), elided=(Span(0, left_out),))


def test_of_two_places_that_share_a_piece_the_tighter_is_meant() -> None:
    shared = Span(90, 99)
    wide = candidate(Span(0, 9), shared, left_out=80)
    tight = candidate(Span(50, 59), shared, left_out=30)
    apart = candidate(Span(200, 209), Span(400, 409), left_out=190)

    assert tightest([wide, tight, apart]) == [tight, apart]
