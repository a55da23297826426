"""What a person corrected, applied to the answers about a document."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import locator
from locator.checked import CheckedQuote, Remark
from locator.corrected import Corrected, corrected
from locator.corrections import Act, Correction, GivenPlace, Misfit
from locator.document import Document
from locator.evidence.record import Record
from locator.in_paper import Wanted, checked_quote
from locator.quote import Quote
from locator.span import Span
from locator.status import Kind, Status
from tests.pdfs import page_of, write_pdf

TWICE = "The films were used as cast."
PAGES = (
    (TWICE, "In the end it was not seen that they took up any water."),
    (TWICE, "Nothing is said of grey ducks here."),
)


@pytest.fixture
def document(tmp_path: Path) -> Iterator[Document]:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*lines) for lines in PAGES])
    with locator.open(path) as opened:
        yield opened


def place(document: Document, page_index: int, *words: str) -> GivenPlace:
    """Return where words stand on a page, as a person would give it."""
    text = document.glyphs(page_index).text
    starts = [text.index(each) for each in words]
    spans = tuple(
        Span(at, at + len(each)) for at, each in zip(starts, words, strict=True)
    )
    return GivenPlace(page_index, spans, " ".join(words))


def answered(document: Document, text: str, act: Act, *places: GivenPlace) -> Corrected:
    wanted = Wanted(Record(Quote(text), 1), "q1")
    quote = checked_quote(wanted, document.locate(text), document, 0)
    return corrected(
        [quote], document, [Correction(text, "", act, places, "R. Lindholm")]
    )


def only(found: Corrected) -> CheckedQuote:
    assert found.unapplied == ()
    (quote,) = found.quotes
    assert quote.placed_by == "R. Lindholm"
    return quote


def test_another_occurrence_is_chosen(document: Document) -> None:
    quote = only(answered(document, TWICE, Act.MOVED, place(document, 1, TWICE)))

    assert quote.remark is Remark.MOVED
    assert quote.located.status is Status.VERBATIM
    assert quote.located.confidence is None
    (placement,) = quote.located.placements
    assert [page.page_index for page in placement.pages] == [1]
    assert placement.text == TWICE
    assert placement.pages[0].quads


def test_a_quote_is_moved_only_to_where_it_stands(document: Document) -> None:
    elsewhere = place(document, 1, "grey ducks")

    found = answered(document, TWICE, Act.MOVED, elsewhere)

    assert [each.misfit for each in found.unapplied] == [Misfit.NOT_THERE]
    assert found.quotes[0].located.status is Status.AMBIGUOUS
    assert found.quotes[0].placed_by == ""


def test_a_place_that_was_not_found_is_attached_with_what_differs(
    document: Document,
) -> None:
    there = place(document, 1, "said of grey ducks here")

    quote = only(answered(document, "ducks are grey", Act.ATTACHED, there))

    assert quote.remark is Remark.ATTACHED
    assert quote.located.status is Status.ALTERED
    assert quote.located.differences
    assert quote.located.placements[0].text == "said of grey ducks here"
    assert quote.located.placements[0].pages[0].spans == there.spans


def test_what_an_attached_place_leaves_out_is_a_difference(document: Document) -> None:
    """Two runs beside a dropped "not" are not the same words."""
    text = "In the end it was seen that they took up any water."
    there = place(document, 0, "In the end it was", "seen that they took up any water.")

    quote = only(answered(document, text, Act.ATTACHED, there))

    assert quote.located.status is Status.ALTERED
    assert [(each.kind, each.source) for each in quote.located.differences] == [
        (Kind.OMISSION, "not")
    ]


def test_an_ellipsis_at_an_attached_place_hides_no_negation(document: Document) -> None:
    text = "In the end it was … seen that they took up any water."
    there = place(document, 0, "In the end it was", "seen that they took up any water.")

    quote = only(answered(document, text, Act.ATTACHED, there))

    assert quote.located.status is Status.ALTERED
    assert [each.kind for each in quote.located.differences] == [Kind.NEGATION]


def test_a_rejected_quote_stands_nowhere(document: Document) -> None:
    quote = only(answered(document, TWICE, Act.REJECTED))

    assert quote.remark is Remark.REJECTED
    assert quote.located.status is Status.NOT_FOUND
    assert quote.located.placements == ()


def test_a_quote_rejected_in_one_of_two_places_stands_in_the_other(
    document: Document,
) -> None:
    quote = only(answered(document, TWICE, Act.REJECTED, place(document, 0, TWICE)))

    assert quote.located.status is Status.VERBATIM
    assert [page.page_index for page in quote.located.placements[0].pages] == [1]


def test_a_quote_that_was_not_found_may_be_rejected_too(document: Document) -> None:
    quote = only(answered(document, "zebras in the rain", Act.REJECTED))

    assert quote.located.status is Status.NOT_FOUND
    assert quote.remark is Remark.REJECTED


def test_a_quote_is_rejected_only_where_it_stands(document: Document) -> None:
    elsewhere = place(document, 1, "grey ducks")

    found = answered(document, TWICE, Act.REJECTED, elsewhere)

    assert [each.misfit for each in found.unapplied] == [Misfit.NOT_THERE]
    assert len(found.quotes[0].located.placements) == 2


def test_the_later_of_two_corrections_holds(document: Document) -> None:
    wanted = Wanted(Record(Quote(TWICE), 1), "q1")
    quote = checked_quote(wanted, document.locate(TWICE), document, 0)
    moved = Correction(TWICE, "", Act.MOVED, (place(document, 1, TWICE),), "A")
    rejected = Correction(TWICE, "", Act.REJECTED, (), "B")

    last = [
        corrected([quote], document, order).quotes[0].placed_by
        for order in ((moved, rejected), (rejected, moved))
    ]

    assert last == ["B", "A"]


def test_one_of_three_places_rejected_leaves_two(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "b.pdf", [page_of(TWICE)] * 3)
    with locator.open(path) as document:
        quote = only(answered(document, TWICE, Act.REJECTED, place(document, 0, TWICE)))

    assert quote.located.status is Status.AMBIGUOUS
    assert [each.pages[0].page_index for each in quote.located.placements] == [1, 2]
    assert quote.located.confidence == pytest.approx(0.5, abs=0.05)


@pytest.mark.parametrize(
    ("text", "given", "misfit"),
    [
        ("zebra", GivenPlace(0, (Span(0, 9),), "The films"), Misfit.NO_QUOTE),
        (TWICE, GivenPlace(0, (Span(0, 9),), "The filth"), Misfit.OTHER_WORDS),
        (TWICE, GivenPlace(0, (Span(0, 9999),), "The films"), Misfit.OTHER_WORDS),
        (TWICE, GivenPlace(7, (Span(0, 9),), "The films"), Misfit.OTHER_WORDS),
    ],
)
@pytest.mark.parametrize("act", Act)
def test_what_does_not_fit_is_reported_and_changes_nothing(
    document: Document, act: Act, text: str, given: GivenPlace, misfit: Misfit
) -> None:
    wanted = Wanted(Record(Quote(TWICE), 1), "q1")
    quote = checked_quote(wanted, document.locate(TWICE), document, 0)

    found = corrected([quote], document, [Correction(text, "", act, (given,))])

    assert found.quotes == (quote,)
    assert [each.misfit for each in found.unapplied] == [misfit]


def test_a_place_over_a_page_break_has_no_gap(tmp_path: Path) -> None:
    first, second = "The capacity of the film", "is kept in humid air for long."
    path = write_pdf(tmp_path / "b.pdf", [page_of(first), page_of(second, "More.")])
    with locator.open(path) as document:
        there = place(document, 0, first), place(document, 1, second)
        quote = only(answered(document, f"{first} {second}", Act.ATTACHED, *there))

    assert quote.located.status is Status.VERBATIM
    assert [page.page_index for page in quote.located.placements[0].pages] == [0, 1]
