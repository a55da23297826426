"""Claims: which there are, in which order, and when they need a look."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from locator.claim import Claim, Judgement, Verdict
from locator.evidence.record import Record
from locator.located import Located
from locator.quote import Quote
from locator.status import Status
from reader.session.claim_entry import ClaimEntry
from reader.session.claims import Claims
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes

WARM = "The film works in warm air"
COLD = "The film works in cold air"


def words(claims: Claims) -> list[str]:
    return [claims.words(each) for each in claims.order]


def test_quotes_of_the_same_claim_are_together_and_others_are_claims_of_their_own(
    quotes: Quotes, claims: Claims
) -> None:
    quotes.add(
        [
            Quote("first", claim=WARM),
            Quote("second"),
            Quote("third", claim=f"  {WARM}\n"),
            Quote("fourth"),
        ]
    )

    assert words(claims) == [WARM, "second", "fourth"]
    texts = [entry.quote.text for entry in claims.quotes_of(claims.order[0])]
    assert texts == ["first", "third"]
    assert [claims.number_of(each) for each in claims.order] == [1, 2, 3]
    assert claims.number_of(99) == 0


def test_whoever_hears_of_new_quotes_finds_their_claims(
    quotes: Quotes, claims: Claims
) -> None:
    heard: list[int] = []
    quotes.inserted.connect(lambda row, _count: heard.append(quotes.entries[row].claim))
    quotes.add([Quote("first", claim=WARM)])

    assert heard == list(claims.order)


def test_a_claim_leaves_with_its_last_quote_and_comes_back_with_what_was_said(
    quotes: Quotes, claims: Claims
) -> None:
    (quote_id,) = quotes.add([Quote("first", claim=WARM)])
    entry = quotes.entry(quote_id)
    (claim_id,) = claims.order
    judged(claims, claim_id, Verdict.REFUTED)
    quotes.remove([quote_id])
    gone = claims.order
    assert entry is not None
    quotes.insert(0, [entry])

    assert gone == ()
    assert claims.order == (claim_id,)
    assert claims.is_reviewed(claim_id)


def test_a_claim_that_stands_alone_is_behind_those_with_quotes(
    quotes: Quotes, claims: Claims
) -> None:
    alone = claims.take(ClaimEntry(0, Claim(COLD), stands_alone=True))
    quotes.add([Quote("first", claim=WARM)])

    assert words(claims) == [WARM, COLD]
    assert claims.quotes_of(alone) == ()
    assert claims.number_of(alone) == 2


def judged(claims: Claims, claim_id: int, verdict: Verdict) -> None:
    entry = claims.entry(claim_id)
    assert entry is not None
    claim = replace(entry.claim, judgement=Judgement(verdict))
    under = claims.statuses(claim_id)
    claims.replace(replace(entry, claim=claim, given_under=under))


def answer(quotes: Quotes, quote_id: int, status: Status) -> None:
    entry = quotes.entry(quote_id)
    assert entry is not None
    quotes.set_located(quote_id, Located(entry.quote, status), 1)


@pytest.mark.parametrize(
    ("before", "after", "changed"),
    [
        (Status.ALTERED, Status.ALTERED, False),
        (Status.ALTERED, Status.VERBATIM, True),
        (None, Status.VERBATIM, True),  # it was given before there was an answer
    ],
)
def test_a_verdict_asks_for_another_look_when_its_status_changes(
    quotes: Quotes,
    claims: Claims,
    before: Status | None,
    after: Status,
    changed: bool,
) -> None:
    (quote_id,) = quotes.add([Quote("first", claim=WARM)])
    (claim_id,) = claims.order
    if before:
        answer(quotes, quote_id, before)
    judged(claims, claim_id, Verdict.SUPPORTED)
    quotes.set_searching(quote_id)
    while_searching = claims.has_changed(claim_id)
    answer(quotes, quote_id, after)

    assert not while_searching
    assert claims.has_changed(claim_id) == changed
    assert claims.needs_review(claim_id) == changed
    assert claims.reviewed == (0 if changed else 1)


def test_another_quote_under_a_claim_asks_for_another_look(
    quotes: Quotes, claims: Claims
) -> None:
    (first,) = quotes.add([Quote("first", claim=WARM)])
    answer(quotes, first, Status.VERBATIM)
    judged(claims, claims.order[0], Verdict.SUPPORTED)
    (second,) = quotes.add([Quote("second", claim=WARM)])
    answer(quotes, second, Status.VERBATIM)

    assert claims.has_changed(claims.order[0])


def test_the_claim_of_the_current_quote_is_current(
    qtbot: QtBot, quotes: Quotes, claims: Claims
) -> None:
    first, second = quotes.add([Quote("first", claim=WARM), Quote("second")])
    with qtbot.waitSignal(claims.current_changed) as told:
        quotes.set_current(second)
    of_second = claims.order[1]
    claims.set_current(claims.order[0])

    assert told.args == [of_second]
    assert quotes.current is not None
    assert quotes.current.id == first


def test_a_claim_without_quotes_can_be_current(quotes: Quotes, claims: Claims) -> None:
    (quote_id,) = quotes.add([Quote("first", claim=WARM)])
    alone = claims.take(ClaimEntry(0, Claim(COLD), stands_alone=True))
    quotes.set_current(quote_id)
    claims.set_current(alone)

    assert quotes.current is None
    assert claims.current == alone


@pytest.mark.parametrize(
    ("claim", "evidence", "same", "why"),
    [
        (Claim(WARM, "c1"), "/a.json", True, "the same in all"),
        (Claim(WARM, "c1"), "/b.json", True, "one claim over several files"),
        (Claim(COLD, "c1"), "/a.json", True, "its words were edited in the file"),
        (Claim(COLD, "c1"), "/b.json", False, "two files may both have a first claim"),
        (Claim(WARM, "c2"), "/a.json", False, "another name in the same file"),
        (Claim(COLD), "/a.json", False, "other words"),
    ],
)
def test_claims_are_the_same_by_words_and_name(
    claims: Claims,
    claim: Claim,
    evidence: str,
    same: bool,
    why: str,
) -> None:
    known = claims.known(Claim(WARM, "c1"), "/a.json")
    found = claims.known(claim, evidence)
    entry = claims.entry(found)

    assert (found == known) == same, why
    assert entry is not None
    assert entry.claim.text == claim.text


def test_a_verdict_of_a_file_counts_where_nobody_has_judged(claims: Claims) -> None:
    theirs = Judgement(Verdict.UNCLEAR, "see table 2", "R. Sato")
    unjudged = claims.known(Claim(WARM))
    claims.known(Claim(WARM, judgement=theirs))
    ours = claims.known(Claim(COLD, judgement=Judgement(Verdict.SUPPORTED)))
    claims.known(Claim(COLD, judgement=theirs))

    verdicts = [entry.verdict for entry in map(claims.entry, (unjudged, ours)) if entry]
    assert verdicts == [Verdict.UNCLEAR, Verdict.SUPPORTED]


def test_a_named_quote_finds_its_claim_by_the_name(
    quotes: Quotes, claims: Claims
) -> None:
    record = Record(Quote("first"), 1, claim_name="c1")
    quotes.take([QuoteEntry(0, record.quote, record=record, evidence="/a.json")])

    assert words(claims) == ["c1"]
