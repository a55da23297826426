"""What is said of claims is in the store, and there again with their document."""

from dataclasses import replace
from pathlib import Path

import pytest

from locator.checked import Remark
from locator.claim import Claim, Verdict
from locator.evidence.record import Evidence, GivenBoxes, Record
from locator.frames import Frame
from locator.located import Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.status import Status
from reader.session.claims import Claims
from reader.session.keeping import Keeping
from reader.session.quotes import Quotes
from reader.session.store import Store
from reader.session.undo import Acts
from tests.reader.session.kept import opened

QUOTES = [Quote(f"Sentence number {number} stands here.") for number in range(6)]


def judged(claims: Claims, acts: Acts, at: int = 0) -> None:
    acts.judge([claims.order[at]], Verdict.REFUTED)
    acts.set_note(claims.order[at], "See table 2.")


def again(store: Store) -> tuple[Quotes, Claims, Keeping]:
    """Return the session of a window that is opened after this one."""
    quotes = Quotes()
    claims = Claims(quotes)
    return quotes, claims, Keeping(store, quotes, claims)


@pytest.mark.parametrize("claim", ["", "The film works"])
def test_a_verdict_is_there_again_with_its_document(
    store: Store, claims: Claims, acts: Acts, keeping: Keeping, claim: str
) -> None:
    opened(keeping, 1, "own")
    acts.add([replace(quote, claim=claim) for quote in QUOTES[:2]])
    judged(claims, acts)
    before = claims.entry(claims.order[0])
    _, later, kept = again(store)
    opened(kept, 1, "own")
    after = later.entry(later.order[0])

    assert before is not None
    assert after is not None
    assert after.claim == before.claim
    assert after.given_under == before.given_under
    assert len(later.order) == len(claims.order)


def test_a_verdict_that_is_taken_back_is_not_there_again(
    store: Store, claims: Claims, acts: Acts, keeping: Keeping
) -> None:
    opened(keeping, 1, "own")
    acts.add(QUOTES[:1])
    judged(claims, acts)
    acts.stack.undo()
    acts.stack.undo()
    _, later, kept = again(store)
    opened(kept, 1, "own")

    assert later.reviewed == 0


def test_one_claim_over_two_papers_is_one_claim_again(
    store: Store, claims: Claims, acts: Acts, keeping: Keeping
) -> None:
    for number, sha256 in enumerate(("first", "second")):
        opened(keeping, number + 1, sha256)
        acts.add([replace(QUOTES[number], claim="Over both")])
    judged(claims, acts)
    _, later, kept = again(store)
    opened(kept, 1, "second")
    alone = [len(later.quotes_of(each)) for each in later.order]
    opened(kept, 2, "first")

    assert (alone, later.reviewed) == ([1], 1)
    assert [len(later.quotes_of(each)) for each in later.order] == [2]


def test_a_claim_without_quotes_comes_and_goes_with_its_document(
    store: Store, claims: Claims, acts: Acts, keeping: Keeping
) -> None:
    document = opened(keeping, 1, "own")
    acts.add_evidence(Path("/a.json"), Evidence(claims=(Claim("Not shown"),)))
    judged(claims, acts)
    keeping.let_go(document)
    gone = claims.order
    opened(keeping, 2, "own")
    _, later, kept = again(store)
    opened(kept, 1, "own")

    assert gone == ()
    for each in (claims, later):
        assert [each.words(claim_id) for claim_id in each.order] == ["Not shown"]
        assert each.reviewed == 1


def test_what_a_file_says_of_a_quote_is_there_again(
    store: Store, acts: Acts, keeping: Keeping
) -> None:
    record = Record(
        QUOTES[0],
        7,
        "q7",
        document="paper.pdf",
        boxes=(GivenBoxes(2, Frame.PDF, ((1.0, 2.0, 3.0, 4.0),)),),
        others={"reason": ["a", 1, None]},
    )
    opened(keeping, 1, "own")
    acts.add_evidence(Path("/a.json"), Evidence((record,)))
    quotes, _, kept = again(store)
    opened(kept, 1, "own")

    assert [entry.record for entry in quotes.entries] == [record]
    assert quotes.entries[0].evidence == "/a.json"


def test_a_place_given_by_a_person_is_there_again(
    store: Store, quotes: Quotes, acts: Acts, keeping: Keeping
) -> None:
    opened(keeping, 1, "own")
    (quote_id,) = acts.add(QUOTES[:1])
    placed = Placement(1.0, "here", (PagePlacement(3, (), ()),))
    acts.attach(quote_id, Located(QUOTES[0], Status.ALTERED, (placed,)), 1)
    later, _, kept = again(store)
    opened(kept, 1, "own")

    assert later.entries[0].remark == Remark.ATTACHED
    assert later.entries[0].placed_by == quotes.entries[0].placed_by
    assert later.entries[0].page_index == 3


def test_claims_follow_the_bytes_of_their_document(
    store: Store, claims: Claims, acts: Acts, keeping: Keeping
) -> None:
    document = opened(keeping, 1, "before")
    acts.add_evidence(Path("/a.json"), Evidence(claims=(Claim("Not shown"),)))
    document.sha256 = "after"
    keeping.follow("before", document)

    assert [each.claim.text for each in store.claims.of("after")] == ["Not shown"]
    assert len(claims.order) == 1


@pytest.mark.parametrize("undone", [False, True])
def test_a_quote_that_was_put_under_another_claim_is_there_again(
    store: Store,
    quotes: Quotes,
    claims: Claims,
    acts: Acts,
    keeping: Keeping,
    undone: bool,
) -> None:
    opened(keeping, 1, "own")
    acts.add([replace(QUOTES[0], claim="A"), replace(QUOTES[1], claim="B"), QUOTES[2]])
    ids = [entry.id for entry in quotes.entries]
    acts.put_under(ids[1:], claims.order[0])
    together = [claims.words(each) for each in claims.order]
    if undone:
        acts.stack.undo()
    _, later, kept = again(store)
    opened(kept, 1, "own")
    now = [(later.words(each), len(later.quotes_of(each))) for each in later.order]

    assert together == ["A"]
    expected = [("A", 1), ("B", 1), (QUOTES[2].text, 1)] if undone else [("A", 3)]
    assert now == expected
