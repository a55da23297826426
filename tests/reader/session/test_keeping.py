"""What is in the list is in the store: in the same order, with its own answers only."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QUndoStack

from locator.checked import Remark
from locator.claim import Claim, Verdict
from locator.evidence.record import Evidence, GivenBoxes, Record
from locator.frames import Frame
from locator.located import Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.status import Status
from reader.session.claims import Claims
from reader.session.document import SessionDocument
from reader.session.keeping import Keeping
from reader.session.quotes import Quotes
from reader.session.store import Store
from reader.session.undo import Acts

QUOTES = [Quote(f"Sentence number {number} stands here.") for number in range(6)]
ANSWER = Located(QUOTES[0], Status.VERBATIM)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path)
    yield store
    store.close()


@pytest.fixture
def quotes() -> Quotes:
    return Quotes()


@pytest.fixture
def claims(quotes: Quotes) -> Claims:
    return Claims(quotes)


@pytest.fixture
def acts(quotes: Quotes, claims: Claims) -> Acts:
    return Acts(quotes, claims, QUndoStack())


@pytest.fixture
def keeping(store: Store, quotes: Quotes, claims: Claims, acts: Acts) -> Keeping:
    keeping = Keeping(store, quotes, claims)
    keeping.left.connect(acts.forget)
    return keeping


def opened(keeping: Keeping, number: int, sha256: str) -> SessionDocument:
    """Return a document that was just opened, and is shown."""
    document = SessionDocument(number, Path(f"/{number}.pdf"))
    document.sha256 = sha256
    keeping.set_current(document)
    keeping.bring_back(document)
    return document


def answers(store: Store, sha256: str) -> list[Located | None]:
    return [each.located for each in store.quotes(sha256)]


@pytest.mark.parametrize("rows", [(0,), (1, 2, 4), (5,)])
def test_quotes_whose_deletion_is_undone_keep_their_place(
    store: Store, acts: Acts, keeping: Keeping, rows: tuple[int, ...]
) -> None:
    ids = acts.add(QUOTES)
    acts.remove([ids[row] for row in rows])
    acts.stack.undo()

    assert keeping is not None
    assert [each.quote for each in store.quotes("")] == QUOTES


def test_an_answer_about_another_document_is_not_kept(
    store: Store, quotes: Quotes, keeping: Keeping
) -> None:
    opened(keeping, 2, "other")
    opened(keeping, 1, "own")
    (quote_id,) = quotes.add(QUOTES[:1])
    quotes.set_located(quote_id, ANSWER, 2)

    assert answers(store, "own") == [None]
    assert answers(store, "other") == []


def test_an_answer_about_another_document_is_not_kept_by_undo_either(
    store: Store, quotes: Quotes, acts: Acts, keeping: Keeping
) -> None:
    opened(keeping, 2, "other")
    opened(keeping, 1, "own")
    (quote_id,) = acts.add(QUOTES[:1])
    quotes.set_located(quote_id, ANSWER, 2)
    acts.remove([quote_id])
    acts.stack.undo()

    assert answers(store, "own") == [None]


def test_a_quote_that_waited_belongs_where_it_was_located(
    store: Store, quotes: Quotes, keeping: Keeping
) -> None:
    (quote_id,) = quotes.add(QUOTES[:1])
    opened(keeping, 1, "own")
    quotes.set_located(quote_id, ANSWER, 1)

    assert answers(store, "own") == [ANSWER]
    assert answers(store, "") == []


def test_closing_one_of_two_copies_leaves_the_other_its_quotes(
    quotes: Quotes, keeping: Keeping
) -> None:
    copies = [opened(keeping, number, "same") for number in (1, 2)]
    quotes.add(QUOTES)
    keeping.let_go(copies[0])
    left = len(quotes.entries)
    keeping.let_go(copies[1])

    assert left == len(QUOTES)
    assert not quotes.entries


def test_a_deletion_undone_after_the_tab_was_closed_is_kept_with_its_document(
    store: Store, quotes: Quotes, acts: Acts, keeping: Keeping
) -> None:
    closed = opened(keeping, 1, "own")
    ids = acts.add(QUOTES[:3])
    acts.remove(ids[1:])
    opened(keeping, 2, "other")
    keeping.let_go(closed)
    acts.stack.undo()

    assert [each.quote for each in store.quotes("own")] == QUOTES[:3]
    assert store.quotes("other") == ()
    assert [entry.quote for entry in quotes.entries] == QUOTES[1:3]


def test_an_edited_quote_is_stored_with_its_new_words(
    store: Store, acts: Acts, keeping: Keeping
) -> None:
    ids = acts.add(QUOTES[:2])
    acts.edit(ids[0], "Something else.")

    assert keeping is not None
    assert [each.quote.text for each in store.quotes("")] == [
        "Something else.",
        QUOTES[1].text,
    ]


def test_of_two_copies_only_the_one_that_changed_takes_its_quotes_along(
    store: Store, quotes: Quotes, keeping: Keeping
) -> None:
    changed, copy = (opened(keeping, number, "same") for number in (1, 2))
    ids = quotes.add(QUOTES[:2])
    for quote_id, document in zip(ids, (changed, copy), strict=True):
        quotes.set_located(quote_id, ANSWER, document.number)
    changed.sha256 = "other"
    keeping.bring_back(changed)
    keeping.follow("same", changed)

    assert [each.quote for each in store.quotes("other")] == QUOTES[:1]
    assert [each.quote for each in store.quotes("same")] == QUOTES[1:2]


def test_what_was_added_belongs_to_one_document_whatever_is_done_again(
    store: Store, quotes: Quotes, acts: Acts, keeping: Keeping
) -> None:
    closed = opened(keeping, 1, "own")
    acts.add(QUOTES[:1])
    opened(keeping, 2, "other")
    keeping.let_go(closed)
    acts.stack.undo()
    acts.stack.redo()

    assert [each.quote for each in store.quotes("own")] == QUOTES[:1]
    assert store.quotes("other") == ()
    assert not quotes.entries


def test_undo_passes_by_what_was_done_to_the_quotes_of_a_closed_document(
    quotes: Quotes, acts: Acts, keeping: Keeping
) -> None:
    opened(keeping, 1, "other")
    (stays,) = acts.add(QUOTES[:1])
    acts.edit(stays, "Something else.")
    closed = opened(keeping, 2, "own")
    (goes,) = acts.add(QUOTES[1:2])
    acts.edit(goes, "Something new.")
    keeping.let_go(closed)
    acts.stack.undo()

    assert [entry.quote for entry in quotes.entries] == QUOTES[:1]
    assert acts.stack.count() == 2


def test_a_quote_taken_out_before_its_file_changed_comes_back_into_the_new_state(
    store: Store, acts: Acts, keeping: Keeping
) -> None:
    document = opened(keeping, 1, "before")
    ids = acts.add(QUOTES[:2])
    acts.remove(ids[1:])
    document.sha256 = "after"
    keeping.bring_back(document)
    keeping.follow("before", document)
    acts.stack.undo()

    assert [each.quote for each in store.quotes("after")] == QUOTES[:2]
    assert store.quotes("before") == ()


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
