"""Keeps what rows say about documents up to date, at most ten times a second."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from reader.quotes.surroundings import Surroundings
from reader.session.document import SessionDocument
from reader.session.quotes import Quotes

_REST_MS = 100


class Watch(QObject):
    """Listens to the documents that were shown and are still open.

    Signals:
        changed: What rows say about their surroundings is to be said anew.
    """

    changed = Signal()

    def __init__(
        self, quotes: Quotes, parent: QObject | None = None, reviewer: str = ""
    ) -> None:
        super().__init__(parent)
        self.around = Surroundings(reviewer=reviewer)
        self._quotes = quotes
        self._shown: SessionDocument | None = None
        self._open: dict[int, SessionDocument] = {}
        self._texts: dict[int, dict[int, str]] = {}
        self._asked: set[tuple[int, int]] = set()
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._take_in)
        quotes.changed.connect(self._on_quote_changed)

    def set_document(self, document: SessionDocument | None) -> None:
        """Take in which document is shown, if any."""
        self._shown = document
        if document and document.number not in self._open:
            self._open[document.number] = document
            self._texts[document.number] = {}
            document.opened.connect(partial(self._on_opened, document.number))
            document.page_read.connect(self._on_news)
            document.glyphs_got.connect(self._on_glyphs_got)
        self._take_in()

    def set_names(self, names: Mapping[int, str]) -> None:
        """Take in the short names of all open documents; forget the others."""
        self.around.names = dict(names)
        for number in self._open.keys() - names.keys():
            document = self._open.pop(number)
            del self._texts[number]
            if isValid(document):
                document.page_read.disconnect(self._on_news)
                document.glyphs_got.disconnect(self._on_glyphs_got)
        self._take_in()

    def _on_opened(self, number: int) -> None:
        """Forget what pages said: the file may be another one now."""
        if number in self._open:
            self._texts[number].clear()
            self._asked = {asked for asked in self._asked if asked[0] != number}
            self._on_news()

    def _on_news(self, *_: int) -> None:
        if not self._rest.isActive():
            self._rest.start()

    def _take_in(self) -> None:
        for row in range(len(self._quotes.entries)):
            self._ask_left_out(row)
        around, shown = self.around, self._shown
        now = self._facts(shown) if shown else Surroundings()
        around.document = now.document
        around.name = now.name
        around.reading = now.reading
        around.labels = now.labels
        around.without_text = now.without_text
        around.page_texts = now.page_texts
        around.others = {
            number: self._facts(document)
            for number, document in self._open.items()
            if document is not shown
        }
        self.changed.emit()

    def _facts(self, document: SessionDocument) -> Surroundings:
        return Surroundings(
            document.number,
            document.name,
            (document.pages_read, document.page_count),
            document.labels,
            tuple(sorted(document.pages_without_text)),
            self._texts.get(document.number, {}),
        )

    def _on_quote_changed(self, row: int) -> None:
        self._ask_left_out(row)

    def _on_glyphs_got(self, page_index: int) -> None:
        """Take in a page that was asked for; others are not for us."""
        got = {asked for asked in self._asked if asked[1] == page_index}
        if got:
            self._asked -= got
            self._on_news()

    def _ask_left_out(self, row: int) -> None:
        """Ask, once, for the pages whose text says what an ellipsis hides."""
        entry = self._quotes.entries[row]
        document = self._open.get(entry.document)
        parts = entry.located.comparison.left_out if entry.located else ()
        if document is None:
            return
        texts = self._texts[document.number]
        for page in {part.page_index for part in parts} - texts.keys():
            if (document.number, page) in self._asked:
                continue
            self._asked.add((document.number, page))
            glyphs = document.glyphs(page)
            if glyphs:
                texts[page] = glyphs.text
                self._asked.discard((document.number, page))
