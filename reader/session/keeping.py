"""Keeps the list of quotes in the store, change by change, as it happens."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from reader.session.claim_keeping import ClaimKeeping, Whereabouts
from reader.session.claims import Claims
from reader.session.document import SessionDocument
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes
from reader.session.store import Store
from reader.session.store_error import StoreError
from reader.session.stored import More, StoredQuote

ResultT = TypeVar("ResultT")


class Keeping(QObject):
    """Writes every change down, and brings quotes back with their document.

    A quote belongs to the document that was current when it came; if none was open
    yet, to the one in which it was located first. An answer is kept only if it is about
    the bytes of that document: in any other, its places would be wrong.

    Args:
        store: Where it is kept.
        quotes: The list.
        claims: What its quotes are to support.

    Signals:
        failed: Kind of the `StoreError`: what was changed is not saved.
        saved: It could be written again after a failure.
        left: Ids of quotes that left the list with their document.
    """

    failed = Signal(str)
    saved = Signal()
    left = Signal(object)

    def __init__(self, store: Store, quotes: Quotes, claims: Claims) -> None:
        super().__init__()
        self._store = store
        self._quotes = quotes
        self._claims = claims
        self._claim_keys = ClaimKeeping(
            store.claims, claims, self.attempt, self._whereabouts
        )
        self._keys: dict[int, int] = {}
        self._homes: dict[int, str] = {}
        self._under: dict[int, int] = {}
        self._open: dict[int, str] = {}
        self._order: list[int] = []
        self._current = ""
        self._failing = False
        self._silent = False
        self._others = 0
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
        self._others = self._others or self.attempt(self._store.others) or 0
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
        claims = self._claim_keys.bring_back(sha256)
        stored = self.attempt(lambda: self._store.quotes(sha256)) or ()
        known = set(self._keys.values())
        entries: list[QuoteEntry] = []
        for each in stored:
            if each.key in known:
                continue
            entry = _entry(
                each,
                self._quotes.next_id() + len(entries),
                number,
                claims.get(each.claim, 0),
            )
            self._keys[entry.id] = each.key
            self._homes[entry.id] = sha256
            self._under[entry.id] = entry.claim
            entries.append(entry)
        self._quotes.insert(len(self._quotes.entries), entries)

    def look_elsewhere(self) -> None:
        """Take in what another window has written since the last look."""
        try:  # to read says nothing about whether it can be written
            others = self._store.others()
        except StoreError:
            return
        if others == self._others:
            return
        self._others = others
        for number, sha256 in tuple(self._open.items()):
            self._silent = True  # what comes from the store is not written to it
            self._take_in(sha256, number)
            self._silent = False
            self._bring_back(sha256, number)

    def _take_in(self, sha256: str, number: int) -> None:
        """Let the quotes of a document be what the store says that they are."""
        claims = self._claim_keys.bring_back(sha256)
        stored = self.attempt(lambda: self._store.quotes(sha256))
        if stored is None:
            return
        by_key = {each.key: each for each in stored}
        mine = [each for each, home in self._homes.items() if home == sha256]
        gone = [each for each in mine if self._keys.get(each, 0) not in by_key]
        self._quotes.remove(gone)
        for quote_id in gone:
            self._keys.pop(quote_id, None)
            self._homes.pop(quote_id, None)
        for quote_id in mine:
            entry, known = self._quotes.entry(quote_id), self._keys.get(quote_id, 0)
            if entry is None or known not in by_key:
                continue
            each = by_key[known]
            there = _entry(each, quote_id, number, claims.get(each.claim, entry.claim))
            if entry.document not in (0, number) or not there.located:
                there = replace(entry, claim=there.claim)
            if there != replace(entry, needs=""):
                self._quotes.replace(there)

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
        if before not in others:
            self._claim_keys.follow(before, document.sha256)

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
        self._silent = True
        self._quotes.remove(gone)
        self._silent = False
        for quote_id in gone:
            self._keys.pop(quote_id, None)
            self._homes.pop(quote_id, None)
            self._under.pop(quote_id, None)
        self._claim_keys.let_go(still_open)
        self.left.emit(frozenset(gone))

    def _on_inserted(self, row: int, count: int) -> None:
        fresh = self._quotes.entries[row : row + count]
        before = Counter(self._homes.get(each, "") for each in self._order[:row])
        is_last = row == len(self._order)
        self._order[row:row] = [entry.id for entry in fresh]
        new = [entry for entry in fresh if entry.id not in self._keys]
        for entry in new:
            home = self._open.get(entry.document) if entry.located else None
            self._homes.setdefault(entry.id, home or self._current)
        for home, together in groupby(new, lambda entry: self._homes[entry.id]):
            entries = list(together)
            at = None if is_last else before[home]
            before[home] += len(entries)
            self._add(home, entries, at)

    def _add(
        self, home: str, entries: Sequence[QuoteEntry], at: int | None = None
    ) -> None:
        stored = [self._stored(entry) for entry in entries]
        keys = self.attempt(lambda: self._store.add_quotes(home, stored, at))
        self._keys.update(zip((each.id for each in entries), keys or (), strict=False))

    def _on_removed(self, row: int, count: int) -> None:
        gone = self._order[row : row + count]
        del self._order[row : row + count]
        if self._silent:
            return
        keys = [self._keys.pop(quote_id) for quote_id in gone if quote_id in self._keys]
        self.attempt(lambda: self._store.remove_quotes(keys))

    def _on_changed(self, row: int) -> None:
        if self._silent:
            return
        entry = self._quotes.entries[row]
        searched = self._open.get(entry.document, "") if entry.located else ""
        home = self._homes.get(entry.id)
        names_it = bool(entry.record and entry.record.document and home != searched)
        if searched and (names_it or not home):
            self._move_in(entry, searched)
            return
        key = self._keys.get(entry.id)
        if key is not None:
            before = self._under.get(entry.id)
            stored = self._stored(entry)
            self.attempt(lambda: self._store.set_answer(key, stored))
            if before != entry.claim:
                claim = stored.claim
                self.attempt(lambda: self._store.claims.put_under(claim, (key,)))

    def _on_edited(self, quote_id: int) -> None:
        entry, key = self._quotes.entry(quote_id), self._keys.get(quote_id)
        if entry and key is not None:
            self.attempt(lambda: self._store.set_quote(key, entry.quote))

    def _move_in(self, entry: QuoteEntry, home: str) -> None:
        """Let a quote that waited belong to the document it was located in."""
        old = self._keys.pop(entry.id, None)
        self._homes[entry.id] = home
        self._add(home, [entry])
        if old is not None:
            self.attempt(lambda: self._store.remove_quotes([old]))

    def _whereabouts(self, claim_id: int) -> Whereabouts:
        ids = [entry.id for entry in self._claims.quotes_of(claim_id)]
        homes = [self._homes[each] for each in ids if each in self._homes]
        keys = tuple(self._keys[each] for each in ids if each in self._keys)
        return Whereabouts(homes[0] if homes else self._current, keys)

    def _stored(self, entry: QuoteEntry) -> StoredQuote:
        """Return a quote as it is kept: without an answer about another document."""
        home = self._homes.get(entry.id, "")
        claim = self._claim_keys.key_for(entry.claim, home)
        self._under[entry.id] = entry.claim
        if home and self._open.get(entry.document) == home:
            more = More(entry.record, entry.evidence, entry.placed_by, entry.remark)
            return StoredQuote(
                entry.quote, entry.located, entry.chosen, claim=claim, more=more
            )
        more = More(entry.record, entry.evidence)
        return StoredQuote(entry.quote, claim=claim, more=more)


def _entry(stored: StoredQuote, quote_id: int, document: int, claim: int) -> QuoteEntry:
    return QuoteEntry(
        quote_id,
        stored.quote,
        stored.located,
        document,
        stored.chosen,
        claim=claim,
        record=stored.more.record,
        evidence=stored.more.evidence,
        placed_by=stored.more.placed_by,
        remark=stored.more.remark,
    )
