"""What stands beside a quote in the table."""

from pathlib import Path

import pytest

import locator
from locator.cli.opened import opened
from locator.cli.remarks import first_page, remarks
from locator.cli.source import Source
from locator.located import Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.span import Span
from locator.status import Difference, Kind, Status

QUOTE = Quote("words")


def placed(page_index: int, score: float = 1.0) -> Placement:
    return Placement(score, "words", (PagePlacement(page_index, (Span(0, 5),), ()),))


def remarks_on(paper: Path, answer: Located) -> list[str]:
    with opened(Source(paper)) as file:
        return remarks(answer, file)


@pytest.mark.parametrize(
    ("difference", "words"),
    [
        (Difference(Kind.NUMBER, "85", "65"), "number: 85 -> 65"),
        (Difference(Kind.NEGATION, "", "not"), "negation: (nothing) -> not"),
        (Difference(Kind.ADDITION, "very", ""), "addition: very -> (nothing)"),
        (
            Difference(Kind.OMISSION, "", ""),
            "order: the paper has these passages the other way round",
        ),
    ],
)
def test_a_difference_names_both_sides(
    paper: Path, difference: Difference, words: str
) -> None:
    answer = Located(QUOTE, Status.ALTERED, (placed(0),), (difference,))

    assert remarks_on(paper, answer) == [words]


def test_many_differences_are_cut_short(paper: Path) -> None:
    differences = (Difference(Kind.WORD, "a", "b"),) * 7

    answer = Located(QUOTE, Status.ALTERED, (placed(0),), differences)

    assert remarks_on(paper, answer)[-1] == "and 3 more"


def test_a_partial_quote_tells_its_share(paper: Path) -> None:
    answer = Located(QUOTE, Status.PARTIAL, (placed(0, 0.754),))

    assert remarks_on(paper, answer) == ["75% of it stands there"]


def test_several_places_are_counted_and_their_pages_named_once(paper: Path) -> None:
    answer = Located(QUOTE, Status.AMBIGUOUS, (placed(1), placed(0), placed(1)))

    assert remarks_on(paper, answer) == ["3 places, on page 2 (1048), 1 (1047)"]


def test_the_page_of_a_quote_that_is_not_there_is_empty(paper: Path) -> None:
    with locator.open(paper) as document:
        assert first_page(Located(QUOTE, Status.NOT_FOUND), document) == ""


@pytest.mark.parametrize(
    ("hint", "words"),
    [
        ("1", []),
        ("1047", []),
        ("2", ["not on page 2"]),
        ("1048", ["not on page 1048"]),
        ("99", ["there is no page 99"]),
        (None, []),
    ],
)
def test_a_quote_that_is_not_on_the_page_that_was_named_says_so(
    paper: Path, hint: str | None, words: list[str]
) -> None:
    quote = Quote("words", page_hint=hint)

    assert remarks_on(paper, Located(quote, Status.VERBATIM, (placed(0),))) == words


def test_a_quote_that_was_not_found_is_not_said_to_be_elsewhere(paper: Path) -> None:
    quote = Quote("words", page_hint="2")

    assert remarks_on(paper, Located(quote, Status.NOT_FOUND)) == []
