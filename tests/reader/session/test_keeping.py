"""What is in the list is in the store: in the same order, with its own answers only."""

import pytest

from locator.located import Located
from locator.quote import Quote
from locator.status import Status
from reader.session.keeping import Keeping
from reader.session.quotes import Quotes
from reader.session.store import Store
from reader.session.undo import Acts
from tests.reader.session.kept import opened

QUOTES = [Quote(f"Sentence number {number} stands here.") for number in range(6)]
ANSWER = Located(QUOTES[0], Status.VERBATIM)


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
