"""Reads the text of open documents in the background, one page at a time."""

from PySide6.QtCore import QObject, Signal

from reader.protocol import ReadPage
from reader.replies import Failed, PageRead, Reply
from reader.session.desk import Desk
from reader.session.document import SessionDocument
from reader.session.errands import Errands

_BACKGROUND = 8
_CURRENT = 6


class Reading(QObject):
    """Keeps the reading worker busy until every page of every document was read.

    Signals:
        read: A document whose last page was read.
    """

    read = Signal(object)

    def __init__(self, desk: Desk, text: Errands) -> None:
        super().__init__()
        self._desk = desk
        self._text = text
        self._current = 0
        desk.text_ready.connect(self._go_on)
        desk.text_failed.connect(self._on_failed)

    def set_current(self, document: SessionDocument | None) -> None:
        """Read this document before the others."""
        self._current = document.number if document else 0

    def _go_on(self, document: SessionDocument) -> None:
        priority = _CURRENT if document.number == self._current else _BACKGROUND
        at = document.pages_read
        without_text = at in document.texts_aside
        self._text.run(
            ReadPage(document.number, at, without_text),
            lambda reply, _payload: self._on_read(document, reply),
            priority,
        )

    def _on_read(self, document: SessionDocument, reply: Reply) -> None:
        at = document.pages_read
        if isinstance(reply, Failed) and at in document.texts_aside:
            self._on_failed(document)
        elif isinstance(reply, Failed):
            document.set_page_text_aside(at)
            self._go_on(document)
        elif isinstance(reply, PageRead):
            document.set_page_read(reply.page_index, usable=reply.usable)
            if reply.done:
                self.read.emit(document)
            else:
                self._go_on(document)

    def _on_failed(self, document: SessionDocument) -> None:
        document.set_text_aside()
        self.read.emit(document)
