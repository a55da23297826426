"""Keeps what rows say about the document up to date, at most ten times a second."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from reader.quotes.surroundings import Surroundings
from reader.session.document import SessionDocument
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes

_REST_MS = 100


class Watch(QObject):
    """Listens to the document that is shown.

    Signals:
        changed: What rows say about their surroundings is to be said anew.
    """

    changed = Signal()

    def __init__(self, quotes: Quotes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.around = Surroundings()
        self._quotes = quotes
        self._document: SessionDocument | None = None
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._take_in)
        quotes.changed.connect(self._on_quote_changed)

    def set_document(self, document: SessionDocument | None) -> None:
        """Watch another document, or none."""
        if self._document:
            self._document.opened.disconnect(self._on_news)
            self._document.page_read.disconnect(self._on_news)
            self._document.glyphs_got.disconnect(self._on_glyphs_got)
        self._document = document
        self.around.page_texts.clear()
        if document:
            document.opened.connect(self._on_news)
            document.page_read.connect(self._on_news)
            document.glyphs_got.connect(self._on_glyphs_got)
        self._take_in()

    def set_names(self, names: Mapping[int, str]) -> None:
        """Take in the short names of all open documents by their numbers."""
        self.around.names = dict(names)
        self.changed.emit()

    def _on_news(self) -> None:
        if not self._rest.isActive():
            self._rest.start()

    def _take_in(self) -> None:
        document, around = self._document, self.around
        around.document = document.number if document else 0
        around.name = document.name if document else ""
        around.reading = (
            (document.pages_read, document.page_count) if document else (0, 0)
        )
        around.labels = document.labels if document else ()
        around.without_text = (
            tuple(sorted(document.pages_without_text)) if document else ()
        )
        for entry in self._quotes.entries:
            self._ask_left_out(entry)
        self.changed.emit()

    def _on_quote_changed(self, row: int) -> None:
        self._ask_left_out(self._quotes.entries[row])

    def _ask_left_out(self, entry: QuoteEntry) -> None:
        """Ask for the pages whose text says what an ellipsis hides."""
        if not self._document or entry.document != self._document.number:
            return
        parts = entry.located.comparison.left_out if entry.located else ()
        for part in parts:
            if part.page_index not in self.around.page_texts:
                glyphs = self._document.glyphs(part.page_index)
                if glyphs:
                    self.around.page_texts[part.page_index] = glyphs.text

    def _on_glyphs_got(self, page_index: int) -> None:
        wanted = any(
            part.page_index == page_index
            for entry in self._quotes.entries
            if entry.located
            for part in entry.located.comparison.left_out
        )
        glyphs = self._document.glyphs(page_index) if self._document else None
        if wanted and glyphs:
            self.around.page_texts[page_index] = glyphs.text
            self._on_news()
