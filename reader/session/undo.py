"""What can be taken back: adding, deleting and choosing, each as one step."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand, QUndoStack
from typing_extensions import override

from locator.number_runs import unbroken
from locator.quote import Quote
from reader import messages
from reader.session.quotes import Quotes

if TYPE_CHECKING:
    from reader.session.quote_entry import QuoteEntry

_CHOOSING = 1  # Qt merges only steps of the same number


class AddQuotes(QUndoCommand):
    """Quotes that came into the list together: one paste, one evidence file.

    Attributes:
        ids: The quotes that were not in the list before.
    """

    def __init__(self, quotes: Quotes, added: Sequence[Quote]) -> None:
        super().__init__(messages.UNDO_ADD)
        self._quotes = quotes
        self._added = added
        self._kept: list[QuoteEntry] = []
        self.ids: tuple[int, ...] = ()

    @override
    def redo(self) -> None:
        if self._kept:
            self._quotes.insert(len(self._quotes.entries), self._kept)
        else:
            self.ids = self._quotes.add(self._added)

    @override
    def undo(self) -> None:
        found = (self._quotes.entry(quote_id) for quote_id in self.ids)
        self._kept = [entry for entry in found if entry]
        self._quotes.remove(self.ids)


class RemoveQuotes(QUndoCommand):
    """Quotes that were deleted together; they come back where they were."""

    def __init__(self, quotes: Quotes, quote_ids: Sequence[int]) -> None:
        super().__init__(messages.UNDO_REMOVE)
        self._quotes = quotes
        self._places: list[tuple[int, QuoteEntry]] = []
        self._ids = tuple(quote_ids)

    @override
    def redo(self) -> None:
        places = [
            (self._quotes.row_of(quote_id), self._quotes.entry(quote_id))
            for quote_id in self._ids
        ]
        self._places = sorted(
            ((row, entry) for row, entry in places if entry), key=lambda each: each[0]
        )
        self._quotes.remove(self._ids)

    @override
    def undo(self) -> None:
        came_back = dict(self._places)
        for first, last in unbroken(came_back):
            rows = range(first, last + 1)
            self._quotes.insert(first, [came_back[row] for row in rows])


class ChoosePlace(QUndoCommand):
    """Another of several places is the current one; a walk through them is one step.

    Attributes:
        quote_id: Of which quote.
        place: Which one is current now (index from 0).
    """

    def __init__(self, quotes: Quotes, quote_id: int, before: int, place: int) -> None:
        super().__init__(messages.UNDO_PLACE)
        self._quotes = quotes
        self.quote_id = quote_id
        self._before = before
        self.place = place

    @override
    def id(self) -> int:
        return _CHOOSING

    @override
    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, ChoosePlace) or other.quote_id != self.quote_id:
            return False
        self.place = other.place
        self.setObsolete(self.place == self._before)
        return True

    @override
    def redo(self) -> None:
        self._quotes.set_place(self.quote_id, self.place)

    @override
    def undo(self) -> None:
        self._quotes.set_place(self.quote_id, self._before)


class EditQuote(QUndoCommand):
    """A quote was given other words; it is located again, also when that is undone."""

    def __init__(self, quotes: Quotes, quote_id: int, before: Quote, text: str) -> None:
        super().__init__(messages.UNDO_EDIT)
        self._quotes = quotes
        self._quote_id = quote_id
        self._before = before
        self._after = replace(before, text=text)

    @override
    def redo(self) -> None:
        self._quotes.set_quote(self._quote_id, self._after)

    @override
    def undo(self) -> None:
        self._quotes.set_quote(self._quote_id, self._before)


class Acts:
    """Everything that a person does to the list; each can be undone."""

    def __init__(self, quotes: Quotes, stack: QUndoStack) -> None:
        self._quotes = quotes
        self.stack = stack
        quotes.place_chosen.connect(self._on_place_chosen)

    def add(self, added: Sequence[Quote]) -> tuple[int, ...]:
        """Add quotes; return the ids of those that were not there before."""
        fresh = self._quotes.fresh(added)
        if not fresh:
            return ()  # nothing to undo, and what can be done again stays
        command = AddQuotes(self._quotes, fresh)
        self.stack.push(command)
        return command.ids

    def remove(self, quote_ids: Sequence[int]) -> None:
        """Delete quotes."""
        if quote_ids:
            self.stack.push(RemoveQuotes(self._quotes, quote_ids))

    def edit(self, quote_id: int, text: str) -> None:
        """Give a quote other words; none, or the same, change nothing."""
        entry, words = self._quotes.entry(quote_id), text.strip()
        if entry and words and words != entry.quote.text.strip():
            self.stack.push(EditQuote(self._quotes, quote_id, entry.quote, words))

    def _on_place_chosen(self, quote_id: int, before: int) -> None:
        entry = self._quotes.entry(quote_id)
        if entry:
            self.stack.push(ChoosePlace(self._quotes, quote_id, before, entry.chosen))
