"""The quotes of the window, in the order in which they came, and the current one."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from locator.number_runs import unbroken
from locator.quote import Quote
from reader.session.quote_entry import QuoteEntry
from reader.session.same_quotes import SameQuotes

if TYPE_CHECKING:
    from locator.located import Located


class Quotes(QObject):
    """The list that panel, page and lane share.

    Signals:
        inserted: First row and how many rows were inserted.
        removed: First row and how many rows were removed.
        changed: Row whose entry is another one now.
        place_chosen: Id of a quote, and which of its places was the current one before.
        current_changed: Id of the current quote, 0 for none.
        jump_wanted: Id of the quote to go to, with history and focus.
        edited: Id of a quote that has other words now, and no answer.
    """

    inserted = Signal(int, int)
    removed = Signal(int, int)
    changed = Signal(int)
    place_chosen = Signal(int, int)
    current_changed = Signal(int)
    jump_wanted = Signal(int)
    edited = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[QuoteEntry] = []
        self._rows: dict[int, int] = {}
        self._next_id = 1
        self._current = 0

    @property
    def entries(self) -> Sequence[QuoteEntry]:
        """Return all quotes in order."""
        return self._entries

    @property
    def current(self) -> QuoteEntry | None:
        """Return the current quote."""
        return self.entry(self._current)

    def entry(self, quote_id: int) -> QuoteEntry | None:
        """Return the quote with an id, None if there is none (any more)."""
        row = self._rows.get(quote_id)
        return None if row is None else self._entries[row]

    def row_of(self, quote_id: int) -> int:
        """Return the row of a quote, -1 if it is not in the list."""
        return self._rows.get(quote_id, -1)

    def next_id(self) -> int:
        """Return the id that the next new quote will get."""
        return self._next_id

    def add(self, quotes: Iterable[Quote]) -> tuple[int, ...]:
        """Append quotes that are not in the list yet; return their ids."""
        return self.take(QuoteEntry(0, quote) for quote in quotes)

    def take(self, drafts: Iterable[QuoteEntry]) -> tuple[int, ...]:
        """Append those that are not in the list yet, numbered; return their ids."""
        fresh = [
            replace(draft, id=quote_id)
            for quote_id, draft in enumerate(self.fresh(drafts), self._next_id)
        ]
        self.insert(len(self._entries), fresh)
        return tuple(entry.id for entry in fresh)

    def fresh(self, drafts: Iterable[QuoteEntry]) -> list[QuoteEntry]:
        """Return those that are not in the list yet, each once."""
        known = SameQuotes(self._entries)
        return [draft for draft in drafts if known.add(draft)]

    def give_claims(self, claims: Mapping[int, int]) -> None:
        """Put quotes under claims, by their ids; it is no news: they are new."""
        for quote_id, claim in claims.items():
            row = self._rows[quote_id]
            self._entries[row] = replace(self._entries[row], claim=claim)

    def insert(self, row: int, entries: Sequence[QuoteEntry]) -> None:
        """Put entries at a row: restored ones, or those whose removal is undone.

        At the end, if the list has become shorter: a document was closed since.
        """
        if not entries:
            return
        row = min(row, len(self._entries))
        self._entries[row:row] = entries
        self._next_id = max(self._next_id, *(entry.id + 1 for entry in entries))
        self._renumber()
        self.inserted.emit(row, len(entries))

    def remove(self, quote_ids: Iterable[int]) -> None:
        """Take quotes out of the list."""
        known = {self._rows[each] for each in quote_ids if each in self._rows}
        for first, last in reversed(unbroken(known)):
            del self._entries[first : last + 1]
            self._renumber()
            self.removed.emit(first, last + 1 - first)
        if self._current not in self._rows:
            self.set_current(0)

    def replace(self, entry: QuoteEntry) -> None:
        """Put another state of a quote in its place."""
        row = self._rows.get(entry.id)
        if row is not None:
            self._entries[row] = entry
            self.changed.emit(row)

    def set_quote(self, other: QuoteEntry) -> None:
        """Take other words for a quote; the answer was about the old ones.

        Which place was chosen is kept for an answer about the same document.
        """
        if self.entry(other.id):
            self.replace(
                replace(
                    other.unanswered(), document=other.document, chosen=other.chosen
                )
            )
            self.edited.emit(other.id)

    def set_located(self, quote_id: int, located: "Located", document: int) -> None:
        """Take in the answer about a quote."""
        entry = self.entry(quote_id)
        if entry:
            is_there = entry.chosen < len(located.placements)
            chosen = entry.chosen if is_there and entry.document == document else 0
            self.replace(entry.answered(located, document, chosen))

    def set_aside(self, quote_id: int) -> None:
        """Take in that a quote cannot be located: the worker died of it twice."""
        entry = self.entry(quote_id)
        if entry and not entry.set_aside:
            self.replace(replace(entry, set_aside=True))

    def set_stopped(self, quote_id: int) -> None:
        """Take in that a person does not want to wait for an answer."""
        entry = self.entry(quote_id)
        if entry and not (entry.located or entry.set_aside or entry.stopped):
            self.replace(replace(entry, stopped=True))

    def set_needs(self, quote_id: int, document: str) -> None:
        """Take in which document must be opened to look for a quote; "" for none."""
        entry = self.entry(quote_id)
        if entry and entry.needs != document:
            self.replace(replace(entry, needs=document))

    def set_searching(self, quote_id: int) -> None:
        """Forget the answer about a quote, or why there is none: search again."""
        entry = self.entry(quote_id)
        fresh = entry.unanswered() if entry else None
        if fresh and fresh != entry:
            self.replace(fresh)

    def choose_place(self, quote_id: int, place: int) -> None:
        """Make another of several places the current one (index from 0), and tell."""
        entry = self.entry(quote_id)
        if entry and entry.located and self.set_place(quote_id, place):
            self.place_chosen.emit(quote_id, entry.chosen)

    def set_place(self, quote_id: int, place: int) -> bool:
        """Make a place the current one; tell whether it was not before.

        While the quote is searched for, it is the one that will be chosen.
        """
        entry = self.entry(quote_id)
        if not entry:
            return False
        places = len(entry.located.placements) if entry.located else place + 1
        if not places or place % places == entry.chosen:
            return False
        self.replace(replace(entry, chosen=place % places))
        return True

    def set_current(self, quote_id: int) -> None:
        """Make a quote the current one: list, page and lane follow."""
        if quote_id != self._current:
            self._current = quote_id
            self.current_changed.emit(quote_id)

    def jump_to(self, quote_id: int) -> None:
        """Make a quote current and go to its place."""
        self.set_current(quote_id)
        self.jump_wanted.emit(quote_id)

    def _renumber(self) -> None:
        self._rows = {entry.id: row for row, entry in enumerate(self._entries)}
