"""Keeps the list of quotes in the store, change by change, as it happens."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from reader.session.document import SessionDocument
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes
from reader.session.store import Store
from reader.session.store_error import StoreError
from reader.session.stored import StoredQuote

ResultT = TypeVar("ResultT")


class Keeping(QObject):
    """Writes every change down, and brings quotes back with their document.

    A quote belongs to the document that was current when it came; if none was open
    yet, to the one in which it was located first. An answer is kept only if it is about
    the bytes of that document: in any other, its places would be wrong.

    Args:
        store: Where it is kept.
        quotes: The list.

    Signals:
        failed: Kind of the `StoreError`: what was changed is not saved.
        saved: It could be written again after a failure.
        left: Ids of quotes that left the list with their document.
    """

    failed = Signal(str)
    saved = Signal()
    left = Signal(object)

    def __init__(self, store: Store, quotes: Quotes) -> None:
        super().__init__()
        self._store = store
        self._quotes = quotes
        self._keys: dict[int, int] = {}
        self._homes: dict[int, str] = {}
        self._open: dict[int, str] = {}
        self._order: list[int] = []
        self._current = ""
        self._failing = False
        self._leaving = False
        quotes.inserted.connect(self._on_inserted)
        quotes.removed.connect(self._on_removed)
        quotes.changed.connect(self._on_changed)
        quotes.edited.connect(self._on_edited)

    def set_current(self, document: SessionDocument | None) -> None:
        """Take in which document new quotes belong to."""
        self._current = document.sha256 if document else ""

    def bring_back_waiting(self) -> None:
        """Put the quotes that belong to no document yet into the list."""
        self._bring_back("", 0)

    def bring_back(self, document: SessionDocument) -> None:
        """Put the quotes of a document that was just opened into the list."""
        self._open[document.number] = document.sha256
        self._bring_back(document.sha256, document.number)

    def attempt(self, act: Callable[[], ResultT]) -> ResultT | None:
        """Return what `act` gives; None, and the reason told, if it cannot be done."""
        try:
            done = act()
        except StoreError as error:
            self._failing = True
            self.failed.emit(str(error.problem))
            return None
        if self._failing:
            self._failing = False
            self.saved.emit()
        return done

    def _bring_back(self, sha256: str, number: int) -> None:
        stored = self.attempt(lambda: self._store.quotes(sha256)) or ()
        known = set(self._keys.values())
        entries: list[QuoteEntry] = []
        for each in stored:
            if each.key in known:
                continue
            entry = QuoteEntry(
                self._quotes.next_id() + len(entries),
                each.quote,
                each.located,
                number,
                each.chosen,
            )
            self._keys[entry.id] = each.key
            self._homes[entry.id] = sha256
            entries.append(entry)
        self._quotes.insert(len(self._quotes.entries), entries)

    def follow(self, before: str, document: SessionDocument) -> None:
        """Let quotes belong to what their file, of another digest before, is now."""
        others = {
            sha256 for number, sha256 in self._open.items() if number != document.number
        }
        for quote_id, home in tuple(self._homes.items()):
            entry = self._quotes.entry(quote_id)
            is_its = before not in others or (
                entry is not None and entry.document == document.number
            )
            if not is_its or not home == before != document.sha256:
                continue
            if entry:
                self._move_in(entry, document.sha256)
            else:  # it was taken out, and may come back
                self._homes[quote_id] = document.sha256

    def let_go(self, document: SessionDocument) -> None:
        """Take the quotes of a closed document off the list; the store keeps them.

        They stay if the same file is open a second time.
        """
        self._open.pop(document.number, None)
        still_open = {"", *self._open.values()}
        gone = [
            entry.id
            for entry in self._quotes.entries
            if self._homes.get(entry.id, "") not in still_open
        ]
        self._leaving = True
        self._quotes.remove(gone)
        self._leaving = False
        for quote_id in gone:
            self._keys.pop(quote_id, None)
            self._homes.pop(quote_id, None)
        self.left.emit(frozenset(gone))

    def _on_inserted(self, row: int, count: int) -> None:
        fresh = self._quotes.entries[row : row + count]
        before = Counter(self._homes.get(each, "") for each in self._order[:row])
        is_last = row == len(self._order)
        self._order[row:row] = [entry.id for entry in fresh]
        for entry in fresh:
            if entry.id in self._keys:
                continue
            home = self._homes.setdefault(entry.id, self._current)
            stored = self._stored(entry)
            at = None if is_last else before[home]
            before[home] += 1
            keys = self.attempt(partial(self._store.add_quotes, home, [stored], at))
            if keys:
                self._keys[entry.id] = keys[0]

    def _on_removed(self, row: int, count: int) -> None:
        gone = self._order[row : row + count]
        del self._order[row : row + count]
        if self._leaving:
            return
        keys = [self._keys.pop(quote_id) for quote_id in gone if quote_id in self._keys]
        self.attempt(lambda: self._store.remove_quotes(keys))

    def _on_changed(self, row: int) -> None:
        entry = self._quotes.entries[row]
        searched = self._open.get(entry.document, "") if entry.located else ""
        if searched and not self._homes.get(entry.id):
            self._move_in(entry, searched)
            return
        key = self._keys.get(entry.id)
        if key is not None:
            stored = self._stored(entry)
            self.attempt(
                lambda: self._store.set_answer(key, stored.located, stored.chosen)
            )

    def _on_edited(self, quote_id: int) -> None:
        entry, key = self._quotes.entry(quote_id), self._keys.get(quote_id)
        if entry and key is not None:
            self.attempt(lambda: self._store.set_quote(key, entry.quote))

    def _move_in(self, entry: QuoteEntry, home: str) -> None:
        """Let a quote that waited belong to the document it was located in."""
        old = self._keys.pop(entry.id, None)
        self._homes[entry.id] = home
        keys = self.attempt(lambda: self._store.add_quotes(home, [self._stored(entry)]))
        if keys:
            self._keys[entry.id] = keys[0]
        if old is not None:
            self.attempt(lambda: self._store.remove_quotes([old]))

    def _stored(self, entry: QuoteEntry) -> StoredQuote:
        """Return a quote as it is kept: without an answer about another document."""
        home = self._homes.get(entry.id, "")
        if home and self._open.get(entry.document) == home:
            return StoredQuote(entry.quote, entry.located, entry.chosen)
        return StoredQuote(entry.quote)
