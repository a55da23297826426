"""What is in the list is in the store, in the same order."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QUndoStack

from locator.quote import Quote
from reader.session.keeping import Keeping
from reader.session.quotes import Quotes
from reader.session.store import Store
from reader.session.undo import Acts

QUOTES = [Quote(f"Sentence number {number} stands here.") for number in range(6)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path)
    yield store
    store.close()


@pytest.mark.parametrize("rows", [(0,), (1, 2, 4), (5,)])
def test_quotes_whose_deletion_is_undone_keep_their_place(
    store: Store, rows: tuple[int, ...]
) -> None:
    quotes = Quotes()
    acts = Acts(quotes, QUndoStack())
    keeping = Keeping(store, quotes, lambda _number: "")
    ids = acts.add(QUOTES)
    acts.remove([ids[row] for row in rows])
    acts.stack.undo()

    assert keeping is not None
    assert [each.quote for each in store.quotes("")] == QUOTES


def test_an_edited_quote_is_stored_with_its_new_words(store: Store) -> None:
    quotes = Quotes()
    acts = Acts(quotes, QUndoStack())
    keeping = Keeping(store, quotes, lambda _number: "")
    ids = acts.add(QUOTES[:2])
    acts.edit(ids[0], "Something else.")

    assert keeping is not None
    assert [each.quote.text for each in store.quotes("")] == [
        "Something else.",
        QUOTES[1].text,
    ]
