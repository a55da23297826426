"""Steps about quotes: adding, deleting, editing, choosing and giving a place."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from PySide6.QtGui import QUndoCommand
from typing_extensions import override

from locator.number_runs import unbroken
from reader import messages
from reader.session.claims import Claims
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes
from reader.session.step import Step

_CHOOSING = 1  # Qt merges only steps of the same number


class QuoteStep(Step):
    """Something that a person did to the list of quotes."""

    def __init__(self, text: str, quotes: Quotes) -> None:
        super().__init__(text)
        self._quotes = quotes


class AddQuotes(QuoteStep):
    """Quotes that came into the list together: one paste, one evidence file.

    Attributes:
        ids: The quotes that were not in the list before.

    Args:
        quotes: The list.
        claims: What its quotes are to support.
        added: The quotes, without ids.
        alone: Claims that the file states without a quote, and were not there before.
    """

    def __init__(
        self,
        quotes: Quotes,
        claims: Claims,
        added: Sequence[QuoteEntry],
        alone: Sequence[int] = (),
    ) -> None:
        super().__init__(messages.UNDO_ADD, quotes)
        self._claims = claims
        self._added = added
        self._alone = alone
        self._kept: list[QuoteEntry] = []
        self.ids: tuple[int, ...] = ()

    @override
    def do(self) -> None:
        if self._added:
            self.ids = self._quotes.take(self._added)
            self._added = ()  # what is added once only comes back
        else:
            self._quotes.insert(len(self._quotes.entries), self._kept)
        self._let_stand(alone=True)

    @override
    def take_back(self) -> None:
        found = (self._quotes.entry(quote_id) for quote_id in self.ids)
        self._kept = [entry for entry in found if entry]
        self._quotes.remove(self.ids)
        self._let_stand(alone=False)

    def _let_stand(self, *, alone: bool) -> None:
        """Let claims without a quote be in the list, or not."""
        for entry in map(self._claims.entry, self._alone):
            if entry:
                self._claims.replace(replace(entry, stands_alone=alone))

    @override
    def forget(self, gone: Collection[int]) -> bool:
        self.ids = tuple(each for each in self.ids if each not in gone)
        return not self.ids and not self._alone

    @override
    def renew(self, document: int) -> bool:
        self._kept = [_without_answer(entry, document) for entry in self._kept]
        return False


class RemoveQuotes(QuoteStep):
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


class ChoosePlace(QuoteStep):
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


class EditQuote(QuoteStep):
    """A quote was given other words; it is located again, also when that is undone."""

    def __init__(self, quotes: Quotes, before: QuoteEntry, text: str) -> None:
        super().__init__(messages.UNDO_EDIT, quotes)
        self._before = before
        words = replace(before.quote, text=text)
        self._after = replace(before.unanswered(), quote=words)

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


class GivePlace(QuoteStep):
    """A person said where a quote stands, or that it does not stand there."""

    def __init__(self, text: str, quotes: Quotes, after: QuoteEntry) -> None:
        super().__init__(text, quotes)
        self._before = quotes.entry(after.id) or after
        self._after = after

    @override
    def do(self) -> None:
        self._put(self._after)

    @override
    def take_back(self) -> None:
        self._put(self._before)

    def _put(self, entry: QuoteEntry) -> None:
        now = self._quotes.entry(entry.id)
        if now and now.quote == entry.quote:
            self._quotes.replace(replace(entry, claim=now.claim))

    @override
    def forget(self, gone: Collection[int]) -> bool:
        return self._after.id in gone

    @override
    def renew(self, document: int) -> bool:
        return document in (self._before.document, self._after.document)


class PutUnder(QuoteStep):
    """Quotes support another claim."""

    def __init__(
        self, quotes: Quotes, before: Sequence[QuoteEntry], claim: int
    ) -> None:
        super().__init__(messages.UNDO_UNDER, quotes)
        self._claims = {entry.id: entry.claim for entry in before}
        self._claim = claim

    @override
    def do(self) -> None:
        self._put(dict.fromkeys(self._claims, self._claim))

    @override
    def take_back(self) -> None:
        self._put(self._claims)

    def _put(self, claims: Mapping[int, int]) -> None:
        for quote_id, claim in claims.items():
            entry = self._quotes.entry(quote_id)
            if entry:
                self._quotes.replace(replace(entry, claim=claim))

    @override
    def forget(self, gone: Collection[int]) -> bool:
        for quote_id in gone:
            self._claims.pop(quote_id, None)
        return not self._claims

    @override
    def renew(self, document: int) -> bool:
        return False


def _without_answer(entry: QuoteEntry, document: int) -> QuoteEntry:
    """Return a quote as it is searched for again, if its answer is about a document."""
    is_about = entry.document == document
    return entry.unanswered() if is_about else entry
