"""What stands beside a quote in the table."""

from pathlib import Path

import pytest

from locator.checked import CheckedQuote, Remark, Source
from locator.cli.remarks import first_page, remarks
from locator.evidence.record import Record
from locator.located import Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.span import Span
from locator.status import Difference, Kind, Status

QUOTE = Quote("words")
PAPER = Source(Path("paper.pdf"), "", ("1047", "1048", "1049"))


def placed(page_index: int, score: float = 1.0) -> Placement:
    return Placement(score, "words", (PagePlacement(page_index, (Span(0, 5),), ()),))


def remarks_on(answer: Located) -> list[str]:
    return remarks(CheckedQuote(Record(answer.quote, 1), "q1", answer), PAPER)


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
def test_a_difference_names_both_sides(difference: Difference, words: str) -> None:
    answer = Located(QUOTE, Status.ALTERED, (placed(0),), (difference,))

    assert remarks_on(answer) == [words]


def test_many_differences_are_cut_short() -> None:
    differences = (Difference(Kind.WORD, "a", "b"),) * 7

    answer = Located(QUOTE, Status.ALTERED, (placed(0),), differences)

    assert remarks_on(answer)[-1] == "and 3 more"


def test_a_partial_quote_tells_its_share() -> None:
    answer = Located(QUOTE, Status.PARTIAL, (placed(0, 0.754),))

    assert remarks_on(answer) == ["75% of it stands there"]


def test_several_places_are_counted_and_their_pages_named_once() -> None:
    answer = Located(QUOTE, Status.AMBIGUOUS, (placed(1), placed(0), placed(1)))

    assert remarks_on(answer) == ["3 places, on page 2 (1048), 1 (1047)"]


def test_the_page_of_a_quote_that_is_not_there_is_empty() -> None:
    assert first_page(Located(QUOTE, Status.NOT_FOUND), PAPER) == ""


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
    hint: str | None, words: list[str]
) -> None:
    quote = Quote("words", page_hint=hint)

    assert remarks_on(Located(quote, Status.VERBATIM, (placed(0),))) == words


def test_a_quote_that_was_not_found_is_not_said_to_be_elsewhere() -> None:
    quote = Quote("words", page_hint="2")

    assert remarks_on(Located(quote, Status.NOT_FOUND)) == []


@pytest.mark.parametrize(
    ("remark", "person", "words"),
    [
        (Remark.NO_DOCUMENT, "", "its document is not among the files: b.pdf"),
        (Remark.SEVERAL_DOCUMENTS, "", "several files may be its document: b.pdf"),
        (Remark.UNREADABLE_DOCUMENT, "", "its document cannot be opened: b.pdf"),
        (Remark.REJECTED, "R. L.", "rejected by R. L."),
        (Remark.MOVED, "", "moved by a person"),
        (Remark.ATTACHED, "R.\x1b[2J", "attached by R.\ufffd[2J"),
    ],
)
def test_what_a_person_did_or_why_nothing_was_searched_is_said(
    remark: Remark, person: str, words: str
) -> None:
    record = Record(QUOTE, 1, document="b.pdf")
    answer = Located(QUOTE, Status.UNSEARCHABLE)
    quote = CheckedQuote(record, "q1", answer, None, person, remark)

    assert remarks(quote, None) == [words]


def test_a_difference_is_told_beside_what_a_person_did() -> None:
    difference = Difference(Kind.NUMBER, "85", "65")
    answer = Located(QUOTE, Status.ALTERED, (placed(0),), (difference,))
    quote = CheckedQuote(Record(QUOTE, 1), "q1", answer, 0, "R. L.", Remark.MOVED)

    assert remarks(quote, PAPER) == ["moved by R. L.", "number: 85 -> 65"]
