"""What can be taken back: adding, deleting and choosing, each as one step."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand, QUndoStack
from typing_extensions import override

from locator.number_runs import unbroken
from locator.quote import Quote
from reader import messages
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes

if TYPE_CHECKING:
    from reader.session.document import SessionDocument

_CHOOSING = 1  # Qt merges only steps of the same number


class Step(QUndoCommand):
    """Something that a person did to the list.

    Attributes:
        asleep: Whether doing it and taking it back change nothing for now.
    """

    def __init__(self, text: str, quotes: Quotes) -> None:
        super().__init__(text)
        self._quotes = quotes
        self.asleep = False

    @override
    def redo(self) -> None:
        if not self.asleep:
            self.do()

    @override
    def undo(self) -> None:
        if not self.asleep:
            self.take_back()

    def do(self) -> None:
        """Do it, for the first time or again."""
        raise NotImplementedError

    def take_back(self) -> None:
        """Make the list what it was before."""
        raise NotImplementedError

    def forget(self, gone: Collection[int]) -> bool:
        """Forget quotes that left with their document; tell whether none is left."""
        raise NotImplementedError

    def renew(self, document: int) -> bool:
        """Forget answers about the old bytes of a document; tell if none is left."""
        raise NotImplementedError


class AddQuotes(Step):
    """Quotes that came into the list together: one paste, one evidence file.

    Attributes:
        ids: The quotes that were not in the list before.
    """

    def __init__(self, quotes: Quotes, added: Sequence[Quote]) -> None:
        super().__init__(messages.UNDO_ADD, quotes)
        self._added = added
        self._kept: list[QuoteEntry] = []
        self.ids: tuple[int, ...] = ()

    @override
    def do(self) -> None:
        if self._added:
            self.ids = self._quotes.add(self._added)
            self._added = ()  # what is added once only comes back
        else:
            self._quotes.insert(len(self._quotes.entries), self._kept)

    @override
    def take_back(self) -> None:
        found = (self._quotes.entry(quote_id) for quote_id in self.ids)
        self._kept = [entry for entry in found if entry]
        self._quotes.remove(self.ids)

    @override
    def forget(self, gone: Collection[int]) -> bool:
        self.ids = tuple(each for each in self.ids if each not in gone)
        return not self.ids

    @override
    def renew(self, document: int) -> bool:
        self._kept = [_without_answer(entry, document) for entry in self._kept]
        return False


class RemoveQuotes(Step):
    """Quotes that were deleted together; they come back where they were."""

    def __init__(self, quotes: Quotes, quote_ids: Sequence[int]) -> None:
        super().__init__(messages.UNDO_REMOVE, quotes)
        self._places: list[tuple[int, QuoteEntry]] = []
        self._ids = tuple(quote_ids)

    @override
    def do(self) -> None:
        places = [
            (self._quotes.row_of(quote_id), self._quotes.entry(quote_id))
            for quote_id in self._ids
        ]
        self._places = sorted(
            ((row, entry) for row, entry in places if entry), key=lambda each: each[0]
        )
        self._quotes.remove(self._ids)

    @override
    def take_back(self) -> None:
        came_back = dict(self._places)
        for first, last in unbroken(came_back):
            rows = range(first, last + 1)
            self._quotes.insert(first, [came_back[row] for row in rows])

    @override
    def forget(self, gone: Collection[int]) -> bool:
        self._ids = tuple(each for each in self._ids if each not in gone)
        return not self._ids

    @override
    def renew(self, document: int) -> bool:
        self._places = [
            (row, _without_answer(entry, document)) for row, entry in self._places
        ]
        return False


class ChoosePlace(Step):
    """Another of several places is the current one; a walk through them is one step.

    Attributes:
        entry: The quote as it was before, with the answer that has the places.
        place: Which one is current now (index from 0).
    """

    def __init__(self, quotes: Quotes, entry: QuoteEntry, place: int) -> None:
        super().__init__(messages.UNDO_PLACE, quotes)
        self.entry = entry
        self.place = place

    @override
    def id(self) -> int:
        return _CHOOSING

    @override
    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, ChoosePlace) or other.entry.id != self.entry.id:
            return False
        self.place = other.place
        self.setObsolete(self.place == self.entry.chosen)
        return True

    @override
    def do(self) -> None:
        self._choose(self.place)

    @override
    def take_back(self) -> None:
        self._choose(self.entry.chosen)

    def _choose(self, place: int) -> None:
        now = self._quotes.entry(self.entry.id)
        if now and now.document == self.entry.document:
            self._quotes.set_place(now.id, place)

    @override
    def forget(self, gone: Collection[int]) -> bool:
        return self.entry.id in gone

    @override
    def renew(self, document: int) -> bool:
        return self.entry.document == document


class EditQuote(Step):
    """A quote was given other words; it is located again, also when that is undone."""

    def __init__(self, quotes: Quotes, before: QuoteEntry, text: str) -> None:
        super().__init__(messages.UNDO_EDIT, quotes)
        self._before = before
        self._after = QuoteEntry(before.id, replace(before.quote, text=text))

    @override
    def do(self) -> None:
        self._quotes.set_quote(self._after)

    @override
    def take_back(self) -> None:
        self._after = self._quotes.entry(self._after.id) or self._after
        self._quotes.set_quote(self._before)

    @override
    def forget(self, gone: Collection[int]) -> bool:
        return self._after.id in gone

    @override
    def renew(self, document: int) -> bool:
        self._before = _without_answer(self._before, document)
        self._after = _without_answer(self._after, document)
        return False


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
            self.stack.push(EditQuote(self._quotes, entry, words))

    def take_back_adding(self, quote_ids: Sequence[int]) -> None:
        """Take quotes out that came together, whatever was done since."""
        last = self.stack.command(self.stack.index() - 1)
        if isinstance(last, AddQuotes) and last.ids == tuple(quote_ids):
            self.stack.undo()
        else:
            known = (each for each in quote_ids if self._quotes.entry(each))
            self.remove(tuple(known))

    def forget(self, gone: Collection[int]) -> None:
        """Forget what was done to quotes that left the list with their document.

        What was deleted before stays: it can come back without its document.
        """
        self._drop(lambda step: step.forget(gone))

    def renew(self, document: "SessionDocument") -> None:
        """Keep nothing about the bytes that a document had before: no place, no answer.

        They would light the wrong words of the new ones.
        """
        self._drop(lambda step: step.renew(document.number))

    def _drop(self, is_over: Callable[[Step], bool]) -> None:
        """Take the steps out of the stack that are over, and do or undo nothing."""
        every = (self.stack.command(at) for at in range(self.stack.count()))
        steps = [each for each in every if isinstance(each, Step)]
        over = [is_over(step) for step in steps]
        if not any(over):
            return
        done = self.stack.index() - sum(over[: self.stack.index()])
        for step, it_is in zip(steps, over, strict=True):
            step.asleep = True
            step.setObsolete(it_is)
        # Qt lets go of an obsolete step when it passes by it.
        kept = [step for step, it_is in zip(steps, over, strict=True) if not it_is]
        self.stack.setIndex(0)
        self.stack.setIndex(self.stack.count())
        self.stack.setIndex(done)
        for step in kept:
            step.asleep = False

    def _on_place_chosen(self, quote_id: int, before: int) -> None:
        entry = self._quotes.entry(quote_id)
        if entry:
            was = replace(entry, chosen=before)
            self.stack.push(ChoosePlace(self._quotes, was, entry.chosen))


def _without_answer(entry: QuoteEntry, document: int) -> QuoteEntry:
    """Return a quote as it is searched for again, if its answer is about a document."""
    is_about = entry.document == document
    return QuoteEntry(entry.id, entry.quote) if is_about else entry
