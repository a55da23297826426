"""Verdicts and notes as steps: who, when, under what, and taken back."""

from datetime import datetime

import pytest
from PySide6.QtGui import QUndoStack

from locator.checked import Remark
from locator.claim import Judgement, Verdict
from locator.located import Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.status import Status
from reader.session.claims import Claims
from reader.session.quotes import Quotes
from reader.session.undo import Acts

QUOTES = [Quote("first", claim="A"), Quote("second", claim="B"), Quote("third")]


@pytest.fixture
def acts(quotes: Quotes, claims: Claims) -> Acts:
    acts = Acts(quotes, claims, QUndoStack(), lambda: "M. Okoro")
    acts.add(QUOTES)
    acts.stack.clear()
    return acts


def judgements(claims: Claims) -> list[Judgement]:
    return [entry.judgement for each in claims.order if (entry := claims.entry(each))]


def verdicts(claims: Claims) -> list[Verdict | None]:
    return [each.verdict for each in judgements(claims)]


def test_a_verdict_is_signed_and_dated(
    quotes: Quotes, claims: Claims, acts: Acts
) -> None:
    entry = quotes.entries[0]
    quotes.set_located(entry.id, Located(entry.quote, Status.ALTERED), 1)
    acts.judge([entry.claim], Verdict.REFUTED)
    claim = claims.entry(entry.claim)

    assert claim is not None
    assert claim.judgement.reviewer == "M. Okoro"
    assert datetime.fromisoformat(claim.judgement.given_at).tzinfo is not None
    assert claim.given_under == ("altered",)


def test_several_verdicts_at_once_are_one_step(claims: Claims, acts: Acts) -> None:
    acts.judge(claims.order[:2], Verdict.UNCLEAR)
    given = verdicts(claims)
    acts.stack.undo()

    assert given == [Verdict.UNCLEAR, Verdict.UNCLEAR, None]
    assert verdicts(claims) == [None, None, None]
    assert not acts.stack.canUndo()


def test_another_verdict_is_taken_back_to_the_one_before(
    claims: Claims, acts: Acts
) -> None:
    first = claims.order[0]
    acts.judge([first], Verdict.SUPPORTED)
    before = judgements(claims)[0]
    acts.judge([first], Verdict.REFUTED)
    acts.stack.undo()

    assert judgements(claims)[0] == before


def test_to_clear_what_has_no_verdict_is_no_step(claims: Claims, acts: Acts) -> None:
    acts.judge(claims.order, None)

    assert not acts.stack.canUndo()


def test_a_note_outlives_its_verdict(claims: Claims, acts: Acts) -> None:
    first = claims.order[0]
    acts.judge([first], Verdict.REFUTED)
    acts.set_note(first, "The source says 65 °C.")
    acts.judge([first], None)

    assert judgements(claims)[0].note == "The source says 65 °C."
    assert verdicts(claims)[0] is None


def test_a_note_that_is_typed_in_a_row_is_one_step(claims: Claims, acts: Acts) -> None:
    for text in ("The", "The source", "The source says"):
        acts.set_note(claims.order[0], text)
    acts.set_note(claims.order[1], "another one")
    acts.stack.undo()
    acts.stack.undo()

    assert [each.note for each in judgements(claims)] == ["", "", ""]
    assert not acts.stack.canUndo()


@pytest.mark.parametrize("text", ["", "  \n "])
def test_an_empty_note_leaves_no_trace(claims: Claims, acts: Acts, text: str) -> None:
    first = claims.order[0]
    acts.set_note(first, "nothing much")
    acts.set_note(first, text)
    entry = claims.entry(first)

    assert entry is not None
    assert entry.claim.judgement is None


def lit(quotes: Quotes) -> Located:
    placed = Placement(1.0, "first", (PagePlacement(0, (), ()),))
    found = Located(QUOTES[0], Status.VERBATIM, (placed,))
    quotes.set_located(quotes.entries[0].id, found, 1)
    return found


def test_a_place_that_is_rejected_is_not_lit_until_that_is_taken_back(
    quotes: Quotes, acts: Acts
) -> None:
    found = lit(quotes)
    quote_id = quotes.entries[0].id
    acts.reject(quote_id)
    rejected = quotes.entries[0]
    acts.stack.undo()

    assert rejected.page_index is None
    assert (rejected.placed_by, rejected.remark) == ("M. Okoro", Remark.REJECTED)
    assert quotes.entries[0].located == found
    assert quotes.entries[0].placed_by == ""


def test_a_place_given_by_a_person_is_theirs(quotes: Quotes, acts: Acts) -> None:
    found = lit(quotes)
    first, second = quotes.entries[0].id, quotes.entries[1].id
    acts.attach(first, found, 1)
    acts.attach(second, Located(QUOTES[1], Status.ALTERED, found.placements), 2)

    assert [each.remark for each in quotes.entries] == [
        Remark.MOVED,
        Remark.ATTACHED,
        None,
    ]
    assert quotes.entries[1].document == 2
    assert quotes.entries[0].claim != 0


def test_nothing_can_be_rejected_that_is_not_lit(quotes: Quotes, acts: Acts) -> None:
    acts.reject(quotes.entries[0].id)

    assert not acts.stack.canUndo()
