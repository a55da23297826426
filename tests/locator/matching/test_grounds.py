"""What speaks against a place, and the probability that comes of it."""

from dataclasses import replace

import pytest

from locator.matching.candidate import Candidate
from locator.matching.confidence import confidence_in
from locator.matching.grounds import Grounds, grounds_of
from locator.span import Span
from locator.status import Difference, Kind

WHOLE = Candidate((Span(0, 60),), "words", 1.0, (), length=50)
DIFFERENCE = Difference(Kind.WORD, "lake", "river")
ALTERED = replace(WHOLE, coverage=0.9, differences=(DIFFERENCE,))
ELSEWHERE = replace(ALTERED, runs=(Span(900, 960),), coverage=0.45)


def test_nothing_speaks_against_a_place_where_all_stands_at_once() -> None:
    assert grounds_of(WHOLE, [ELSEWHERE]) == Grounds()


def test_what_does_not_stand_there_speaks_against_a_place() -> None:
    grounds = grounds_of(ALTERED, [])

    assert grounds.missing == pytest.approx(0.1)
    assert grounds.differences == pytest.approx(0.2)
    assert grounds.rival == 0


def test_another_place_speaks_against_a_place() -> None:
    assert grounds_of(ALTERED, [ALTERED, ELSEWHERE]).rival == pytest.approx(0.5)


def test_a_place_is_no_rival_of_itself() -> None:
    again = replace(ALTERED, runs=(Span(10, 50),))

    assert grounds_of(ALTERED, [again]).rival == 0


def test_pieces_speak_against_a_place() -> None:
    torn = replace(WHOLE, runs=(Span(0, 20), Span(90, 130)))

    assert grounds_of(torn, []).pieces > 0


def test_nothing_at_all_speaks_against_a_place() -> None:
    nothing = replace(ALTERED, coverage=0.0, length=0)

    assert grounds_of(nothing, []).rival == 1
    assert confidence_in(grounds_of(nothing, [])) < 0.1


@pytest.mark.parametrize(
    ("less", "more"),
    [
        (ALTERED, WHOLE),
        (replace(ALTERED, coverage=0.7), ALTERED),
        (replace(ALTERED, length=15), ALTERED),
        (replace(ALTERED, differences=(DIFFERENCE,) * 4), ALTERED),
    ],
)
def test_the_more_stands_there_the_higher_the_confidence(
    less: Candidate, more: Candidate
) -> None:
    assert confidence_in(grounds_of(less, [])) < confidence_in(grounds_of(more, []))
