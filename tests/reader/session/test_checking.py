"""What reports are made of is what the window shows."""

from dataclasses import replace
from pathlib import Path

import pytest

from locator.checked import Remark
from locator.claim import Verdict
from locator.evidence.record import Evidence, Record
from locator.located import Comparison, Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.span import Span
from locator.status import Piece, Status
from reader.session.checking import about_one, checked_of
from reader.session.claims import Claims
from reader.session.document import SessionDocument
from reader.session.quotes import Quotes
from reader.session.read_file import ReadFile
from reader.session.undo import Acts

EVIDENCE = Path("/papers/answers.json")
FILES = {str(EVIDENCE): ReadFile(EVIDENCE, "e" * 64)}


@pytest.fixture
def documents() -> list[SessionDocument]:
    found = []
    for number in (1, 2):
        document = SessionDocument(number, Path(f"/papers/{number}.pdf"))
        document.sha256 = str(number) * 64
        document.labels = ("i", "1")
        document.pages_without_text.append(0)
        found.append(document)
    return found


def place(page_index: int) -> Placement:
    return Placement(1.0, "words", (PagePlacement(page_index, (), ()),))


def test_the_chosen_place_comes_first(
    quotes: Quotes, claims: Claims, acts: Acts, documents: list[SessionDocument]
) -> None:
    (quote_id,) = acts.add([Quote("words")])
    places = tuple(place(at) for at in range(3))
    located = Located(Quote("words"), Status.AMBIGUOUS, places)
    quotes.set_located(quote_id, located, 2)
    quotes.choose_place(quote_id, 2)
    checked = checked_of(claims, documents, FILES, "M. Okoro")
    quote = checked.claims[0].quotes[0]

    assert [each.pages[0].page_index for each in quote.located.placements] == [2, 0, 1]
    assert quote.located.status is Status.AMBIGUOUS
    assert [each.sha256 for each in checked.sources] == ["2" * 64]
    assert checked.sources[0].without_text == (0,)
    assert (checked.reviewer, checked.evidence) == ("M. Okoro", None)


def test_verdicts_names_and_the_evidence_file_leave(
    claims: Claims, acts: Acts, documents: list[SessionDocument]
) -> None:
    records = (
        Record(Quote("one", claim="A"), 1, "q1"),
        Record(Quote("two", claim="A"), 2),
        Record(Quote("three"), 3),
    )
    acts.add_evidence(EVIDENCE, Evidence(records))
    acts.judge(claims.order, Verdict.REFUTED)
    checked = checked_of(claims, documents, FILES, "M. Okoro")

    assert [claim.claim.text for claim in checked.claims] == ["A", "three"]
    names = [quote.name for claim in checked.claims for quote in claim.quotes]
    assert names == ["q1", "1.2", "2.1"]
    assert {
        claim.claim.judgement.verdict
        for claim in checked.claims
        if claim.claim.judgement
    } == {Verdict.REFUTED}
    assert (checked.evidence, checked.evidence_sha256) == (EVIDENCE, "e" * 64)


def test_what_was_not_searched_is_said(
    quotes: Quotes, claims: Claims, acts: Acts, documents: list[SessionDocument]
) -> None:
    first, second = acts.add([Quote("one"), Quote("two")])
    quotes.set_needs(second, "brandt.pdf")
    checked = checked_of(claims, documents, FILES, "")
    remarks = [quote.remark for claim in checked.claims for quote in claim.quotes]

    assert first != second
    assert remarks == [Remark.UNFINISHED, Remark.NO_DOCUMENT]


def test_what_a_person_placed_is_theirs(
    quotes: Quotes, claims: Claims, acts: Acts, documents: list[SessionDocument]
) -> None:
    (quote_id,) = acts.add([Quote("words")])
    located = Located(Quote("words"), Status.ALTERED, (place(1),))
    acts.attach(quote_id, located, 1)
    quote = checked_of(claims, documents, FILES, "").claims[0].quotes[0]

    assert (quote.remark, quote.placed_by) == (Remark.ATTACHED, "M. Okoro")
    assert quotes.entries[0].placed_by == quote.placed_by


def test_a_copy_is_about_one_document(
    quotes: Quotes, claims: Claims, acts: Acts, documents: list[SessionDocument]
) -> None:
    ids = acts.add([Quote("one", claim="A"), Quote("two", claim="A"), Quote("three")])
    for quote_id, document in zip(ids, (1, 2, 1), strict=True):
        found = Located(Quote("words"), Status.VERBATIM, (place(0),))
        quotes.set_located(quote_id, found, document)
    checked = checked_of(claims, documents, FILES, "")
    one = about_one(checked, 1)

    assert [source.path.name for source in one.sources] == ["2.pdf"]
    assert [[q.record.quote.text for q in c.quotes] for c in one.claims] == [["two"]]
    assert all(quote.source == 0 for claim in one.claims for quote in claim.quotes)


def test_no_claims_are_no_claims(
    claims: Claims, documents: list[SessionDocument]
) -> None:
    checked = checked_of(claims, documents, FILES, "")

    assert checked.claims == ()
    assert replace(checked, claims=()) == checked


def test_what_differs_at_one_place_is_not_marked_at_another(
    quotes: Quotes, claims: Claims, acts: Acts, documents: list[SessionDocument]
) -> None:
    (quote_id,) = acts.add([Quote("words … words")])
    pieces = (Piece("words … words"),)
    left_out = (PagePlacement(0, (Span(5, 9),), ()),)
    found = Comparison(pieces, pieces, left_out, left_out)
    places = (place(0), place(1))
    located = Located(Quote("words"), Status.AMBIGUOUS, places, comparison=found)
    quotes.set_located(quote_id, located, 1)
    machine = checked_of(claims, documents, FILES, "").quotes[0].located.comparison
    quotes.choose_place(quote_id, 1)
    person = checked_of(claims, documents, FILES, "").quotes[0].located.comparison

    assert machine == found
    assert person == Comparison(pieces, pieces)
