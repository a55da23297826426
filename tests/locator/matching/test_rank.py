"""Places at which a quote stands equally well, the likeliest first."""

from collections.abc import Callable

import pytest

from locator.joined import JoinedText
from locator.matching.candidate import Candidate
from locator.matching.rank import Hints, likeliest, ranked
from locator.page_boxes import PageBoxes
from locator.span import Span
from tests.sheets import joined_text, sheet

SOURCE = joined_text(
    sheet("jury the word fox"), sheet("gamma the word delta"), sheet("the word")
)

ALL = (0.0, 0.0, 600.0, 800.0)


def places(source: JoinedText = SOURCE) -> list[Candidate]:
    text = source.text(Span(0, len(source)))
    starts = [at for at in range(len(text)) if text.startswith("the word", at)]
    return [Candidate((Span(at, at + 8),), "the word", 1.0, ()) for at in starts]


def on_page(*pages: int) -> Callable[[int], bool]:
    return lambda page_index: page_index in pages


@pytest.mark.parametrize(
    ("hints", "page", "why"),
    [
        (Hints(on_page(1)), 1, "the page is named"),
        (Hints(on_page(), prefix="gamma"), 1, "the word before"),
        (Hints(on_page(), suffix="delta"), 1, "the word behind"),
        (Hints(on_page(), prefix="GAMMA "), 1, "case and spaces do not count"),
        (Hints(on_page(), prefix="gamna"), 1, "nearly the word before"),
        (Hints(on_page(0), "gamma", "delta"), 1, "two words against the page"),
        (Hints(on_page(2), prefix="beta, some gamma"), 2, "the page against a word"),
        (Hints(on_page(), near=frozenset((2,))), 2, "the quotes beside it"),
        (Hints(on_page(1), near=frozenset((2,))), 1, "the page against quotes beside"),
        (Hints(on_page(), boxes=(PageBoxes(2, (ALL,)),)), 2, "boxes"),
        (Hints(on_page(1), boxes=(PageBoxes(0, ()),)), 1, "the page against no boxes"),
    ],
)
def test_a_hint_chooses_a_place(hints: Hints, page: int, why: str) -> None:
    ranking = ranked(places(), SOURCE, hints)

    assert ranking.equal == 1
    assert SOURCE.page_of(ranking.candidates[0].runs[0].start) == page, why


def test_without_a_hint_all_places_are_equal_in_reading_order() -> None:
    ranking = ranked(places(), SOURCE, Hints(on_page()))

    assert ranking.equal == 3
    assert ranking.candidates == tuple(places())


def test_places_that_were_not_meant_follow_in_reading_order() -> None:
    first, second, third = places()

    ranking = ranked(places(), SOURCE, Hints(on_page(1)))

    assert ranking.candidates == (second, first, third)


def test_two_places_on_the_named_page_are_equal() -> None:
    source = joined_text(sheet("the word and the word"), sheet("the word"))

    assert ranked(places(source), source, Hints(on_page(0))).equal == 2


def test_a_page_that_no_place_stands_on_chooses_nothing() -> None:
    assert ranked(places(), SOURCE, Hints(on_page(7))).equal == 3


def test_a_prefix_without_letters_chooses_nothing() -> None:
    assert ranked(places(), SOURCE, Hints(on_page(), prefix="…")).equal == 3


WORDS = [place.runs[0] for place in places()]


@pytest.mark.parametrize(
    ("hints", "most", "kept", "why"),
    [
        (Hints(on_page()), 3, (0, 1, 2), "all, if there are no more"),
        (Hints(on_page()), 2, (0, 1), "the first ones"),
        (Hints(on_page(2)), 2, (0, 2), "one on the named page, in reading order"),
        (Hints(on_page(), prefix="gamma"), 1, (1,), "one behind the named words"),
    ],
)
def test_of_too_many_places_those_are_kept_that_hints_name(
    hints: Hints, most: int, kept: tuple[int, ...], why: str
) -> None:
    chosen = likeliest(WORDS, SOURCE, hints, most)

    assert chosen == [WORDS[number] for number in kept], why


@pytest.mark.parametrize(
    "hints",
    [
        pytest.param(Hints(on_page(7)), id="a page that is not there"),
        pytest.param(
            Hints(on_page(), prefix="other letters"), id="no such words before"
        ),
        pytest.param(
            Hints(on_page(), suffix="other letters"), id="no such words behind"
        ),
        pytest.param(Hints(on_page(), section="Other"), id="no such section"),
        pytest.param(Hints(on_page(), section="  "), id="no section"),
        pytest.param(Hints(on_page(), near=frozenset((7,))), id="quotes far away"),
        pytest.param(
            Hints(on_page(), near=frozenset((0, 1, 2))), id="quotes at all places"
        ),
    ],
)
def test_a_hint_that_fits_nowhere_chooses_nothing(hints: Hints) -> None:
    assert ranked(places(), SOURCE, hints).equal == 3
