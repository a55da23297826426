"""Locates the quotes of the list in the open documents, one after the other."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from reader.protocol import Locate, Request
from reader.replies import QuoteLocated, Reply
from reader.session.assigning import Assigning
from reader.session.desk import Desk
from reader.session.document import SessionDocument
from reader.session.errands import Errands
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes
from reader.session.reading import Reading

if TYPE_CHECKING:
    from locator.located import Located

_LOCATING = 3
_REPORT_MS = 100
_NOWHERE = ("not_found", "unsearchable")


class Locating(QObject):
    """Asks for every quote in the current document first, then in the others.

    A quote stays searched for until every page of every document was read: "not
    found" is said only when it is final; a document that is opened later is searched
    as well. One that is found nowhere is set aside if searching for it failed in a
    document.

    Signals:
        progressed: How many quotes are located, and how many are to be.
    """

    progressed = Signal(int, int)

    def __init__(
        self, desk: Desk, reading: Reading, quotes: Quotes, text: Errands
    ) -> None:
        super().__init__()
        self._desk = desk
        self._quotes = quotes
        self._text = text
        self._current = 0
        self._asked: dict[int, int] = {}
        self._best: dict[int, tuple[Located, int]] = {}
        self._tried: dict[int, set[int]] = {}
        self._failed: set[int] = set()
        self._assigning = Assigning((), ())
        self._soon = QTimer(self, singleShot=True, interval=_REPORT_MS)
        self._soon.timeout.connect(self._catch_up)
        self._is_behind = False
        desk.text_ready.connect(self._on_text_ready)
        reading.read.connect(lambda _document: self.go_on())
        quotes.inserted.connect(lambda _row, _count: self.go_on())
        quotes.edited.connect(self._on_edited)
        desk.renewed.connect(self._on_renewed)
        text.door.lost.connect(self._on_lost)
        text.door.restarted.connect(self.go_on)
        text.door.given_up.connect(self._on_given_up)

    def set_current(self, document: SessionDocument | None) -> None:
        """Search this document before the others."""
        self._current = document.number if document else 0
        self.go_on()

    def stop(self) -> None:
        """Leave what was not located yet unsearched until it is wanted again."""
        self._text.forget(lambda request: isinstance(request, Locate))
        self._asked.clear()
        for entry in tuple(self._quotes.entries):
            self._quotes.set_stopped(entry.id)

    def locate_again(self, quote_ids: list[int]) -> None:
        """Forget the answers about some quotes and search for them again."""
        for quote_id in quote_ids:
            self._forget(quote_id)
            self._quotes.set_searching(quote_id)
        self.go_on()

    def go_on(self) -> None:
        """Ask for every quote that has no answer and a document that was read."""
        self._forget_closed()
        self._assigning = Assigning(self._quotes.entries, self._in_order())
        self._search_the_new()
        for entry in tuple(self._quotes.entries):
            if entry.located is not None or entry.set_aside or entry.stopped:
                continue
            self._quotes.set_needs(entry.id, self._assigning.needs(entry))
            if entry.too_long:
                self._quotes.set_aside(entry.id)
            else:
                self._settle_or_go_on(entry)
        self._tell()

    def _on_text_ready(self, _document: SessionDocument) -> None:
        for entry in tuple(self._quotes.entries):
            if entry.stopped:  # it is wanted in another document
                self._quotes.set_searching(entry.id)

    def _search_the_new(self) -> None:
        """Go on with what was not found where there is a document to search now."""
        read = {each.number for each in self._in_order() if each.is_read}
        for entry in tuple(self._quotes.entries):
            if entry.placed_by or not entry.located:
                continue
            if entry.status in _NOWHERE:
                mine = read & self._numbers_for(entry)
                tried = self._tried.setdefault(entry.id, {entry.document})
                if mine - tried:
                    self._best[entry.id] = (entry.located, entry.document)
                    self._quotes.set_searching(entry.id)

    def _on_edited(self, quote_id: int) -> None:
        self._asked.pop(quote_id, None)
        self._forget(quote_id)
        self.go_on()

    def _forget_closed(self) -> None:
        """Take back what was asked, or answered, about documents that were closed."""
        is_open = self._desk.document
        for quote_id, number in tuple(self._asked.items()):
            if not is_open(number):
                del self._asked[quote_id]
        for quote_id, tried in tuple(self._tried.items()):
            if not all(map(is_open, tried)):
                self._forget(quote_id)
        for entry in tuple(self._quotes.entries):
            if entry.located and not is_open(entry.document):
                self._quotes.set_searching(entry.id)

    def _on_renewed(self, document: SessionDocument) -> None:
        """Search again where the file may hold other bytes than those searched."""
        for entry in tuple(self._quotes.entries):
            self._tried.get(entry.id, set()).discard(document.number)
            if entry.located is None or entry.document == document.number:
                self._asked.pop(entry.id, None)
                self._forget(entry.id)
                self._quotes.set_searching(entry.id)
        self.go_on()

    def _forget(self, quote_id: int) -> None:
        """Forget in which documents a quote was searched, and what came of it."""
        self._tried.pop(quote_id, None)
        self._best.pop(quote_id, None)
        self._failed.discard(quote_id)

    def _ask(self, entry: QuoteEntry) -> None:
        if entry.id in self._asked or entry.stopped:
            return
        document = self._next_document(entry)
        if document is None:
            return
        self._asked[entry.id] = document.number
        self._text.run(
            Locate(document.number, entry.quote),
            lambda reply, _payload: self._on_located(entry, document, reply),
            _LOCATING,
        )

    def _next_document(self, entry: QuoteEntry) -> SessionDocument | None:
        """Return the next document to search; None if it must be waited for."""
        tried = self._tried.get(entry.id, set())
        for document in self._documents_for(entry):
            if document.number not in tried:
                return document if document.is_read else None
        return None

    def _numbers_for(self, entry: QuoteEntry) -> set[int]:
        return {each.number for each in self._documents_for(entry)}

    def _documents_for(self, entry: QuoteEntry) -> list[SessionDocument]:
        """Return where a quote is searched, as far as that is open still."""
        numbers = self._assigning.numbers_for(entry)
        return [each for each in map(self._desk.document, numbers) if each]

    def _in_order(self) -> list[SessionDocument]:
        shown = [
            each
            for each in self._desk.documents
            if each.page_count and not each.obstacle
        ]
        return sorted(shown, key=lambda each: each.number != self._current)

    def _on_located(
        self, asked: QuoteEntry, document: SessionDocument, reply: Reply
    ) -> None:
        quote_id = asked.id
        entry = self._quotes.entry(quote_id)
        if entry and entry.quote != asked.quote:
            return  # it was edited meanwhile, and is asked for anew
        self._asked.pop(quote_id, None)
        if entry is None or entry.located is not None:
            return
        self._tried.setdefault(quote_id, set()).add(document.number)
        if isinstance(reply, QuoteLocated):
            if reply.located.status not in _NOWHERE:
                self._settle(quote_id, reply.located, document.number)
                return
            self._best.setdefault(quote_id, (reply.located, document.number))
        else:
            self._failed.add(quote_id)
        self._settle_or_go_on(entry)

    def _settle_or_go_on(self, entry: QuoteEntry) -> None:
        waiting = self._numbers_for(entry)
        if waiting - self._tried.get(entry.id, set()):
            self._ask(entry)
        elif entry.id in self._failed:
            self._forget(entry.id)
            self._quotes.set_aside(entry.id)
            self._report()
        elif entry.id in self._best:
            self._settle(entry.id, *self._best[entry.id])

    def _settle(self, quote_id: int, located: "Located", document: int) -> None:
        tried = self._tried.get(quote_id, {document})
        self._forget(quote_id)
        if located.status in _NOWHERE:
            self._tried[quote_id] = tried
        self._quotes.set_located(quote_id, located, document)
        self._report()

    def _report(self) -> None:
        """Tell how far it is, at most ten times a second: answers come in hundreds."""
        if self._soon.isActive() and self._asked:
            self._is_behind = True
        else:
            self._soon.start()
            self._tell()

    def _catch_up(self) -> None:
        if self._is_behind:
            self._tell()

    def _tell(self) -> None:
        self._is_behind = False
        entries = [each for each in self._quotes.entries if not each.stopped]
        done = sum(bool(entry.located or entry.set_aside) for entry in entries)
        self.progressed.emit(done, len(entries))

    def _on_lost(self) -> None:
        self._asked.clear()

    def _on_given_up(self, _ticket: int, request: Request) -> None:
        if isinstance(request, Locate):
            for entry in tuple(self._quotes.entries):
                if entry.quote == request.quote and entry.located is None:
                    self._tried.setdefault(entry.id, set()).add(request.document)
                    self._failed.add(entry.id)
            self.go_on()
