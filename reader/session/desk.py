"""Opens documents for the window, and keeps both workers supplied with them."""

import os
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from reader.protocol import (
    OTHER_BYTES,
    Close,
    DrawTile,
    GetGlyphs,
    MeasurePages,
    Open,
    ReadOutline,
    ReadPage,
    Request,
)
from reader.replies import Done, Failed, Opened, OutlineRead, PagesMeasured, Reply
from reader.session.document import Obstacle, SessionDocument
from reader.session.drawing import Drawing
from reader.session.errands import Errands
from reader.session.open_file import OpenFile, descriptor_of, obstacle_of
from reader.session.page_texts import PageTexts

_BATCH = 100
_OPENING = 0
_MEASURING = 4
_MOST_TEXTS_ASIDE = 3
_UNSEEN_MS = 300


class Desk(QObject):
    """The documents that are open, and the two workers that draw and read them.

    Signals:
        text_ready: A document that the reading worker has opened (again).
        text_failed: A document whose text cannot be read, or not to its end.
        renewed: A document that was opened anew: the file may hold other bytes.
        worker_restarted: A worker died or hung, and another one stands ready.
    """

    text_ready = Signal(object)
    text_failed = Signal(object)
    renewed = Signal(object)
    worker_restarted = Signal()

    def __init__(self, pages: Errands, text: Errands) -> None:
        super().__init__()
        self._pages = pages
        self._text = text
        self._documents: dict[int, SessionDocument] = {}
        self._files: dict[int, OpenFile] = {}
        self._next = 1
        self._foreseen: SessionDocument | None = None
        self._drawing = Drawing(pages)
        self._page_texts = PageTexts(text)
        pages.door.restarted.connect(self._on_pages_restarted)
        text.door.lost.connect(self._on_text_lost)
        text.door.restarted.connect(self._on_text_restarted)
        pages.door.given_up.connect(self._on_pages_given_up)
        text.door.given_up.connect(self._on_text_given_up)

    @property
    def documents(self) -> tuple[SessionDocument, ...]:
        """Return the open documents in the order in which they were opened."""
        return tuple(self._documents.values())

    def document(self, number: int) -> SessionDocument | None:
        """Return an open document by its number."""
        return self._documents.get(number)

    def file_of(self, document: SessionDocument) -> OpenFile | None:
        """Return the open file of a document; None if it could not be opened."""
        return self._files.get(document.number)

    @property
    def worker_pids(self) -> tuple[int, int]:
        """Return the process numbers of the drawing and the reading worker."""
        return self._pages.door.pid, self._text.door.pid

    def foresee(self, path: Path) -> None:
        """Begin to open a file that is going to be asked for: `open` returns it."""
        self._foreseen = self.open(path)

    def open(self, path: Path, password: str | None = None) -> SessionDocument:
        """Return a document for the file at `path`; its signals tell how it goes on."""
        foreseen, self._foreseen = self._foreseen, None
        if foreseen and foreseen.path == path:
            return foreseen
        if foreseen:
            self.close(foreseen)
        document = SessionDocument(self._next, path)
        self._next += 1
        self._documents[document.number] = document
        self._drawing.serve(document)
        # Before its text is asked for, it is opened for reading.
        document.seen.connect(lambda: self._read_now(document))
        document.glyphs_wanted.connect(lambda _page: self._read_now(document))
        document.find_wanted.connect(lambda _request: self._read_now(document))
        self._page_texts.serve(document)
        self.reopen(document, password)
        return document

    def reopen(self, document: SessionDocument, password: str | None = None) -> None:
        """Try a document again: with a password, or after the file has come back."""
        try:
            descriptor = descriptor_of(document.path)
        except OSError as error:
            document.set_obstacle(Obstacle(obstacle_of(error), str(error)))
            return
        self._let_go(document)
        self._forget(document)
        self._files[document.number] = OpenFile(descriptor, password)
        self._open_at(self._pages, document)

    def reload(self, document: SessionDocument) -> None:
        """Open a document anew in its place: its file has changed on disk."""
        file = self._files.get(document.number)
        self.reopen(document, file.password if file else None)

    def close(self, document: SessionDocument) -> None:
        """Close a document in both workers."""
        self._let_go(document)
        self._drawing.forget(document)
        self._documents.pop(document.number, None)
        self._forget(document)
        for errands in (self._pages, self._text):
            errands.run(Close(document.number), lambda _reply, _payload: None)
        document.deleteLater()  # whoever listens to it is kept alive by that alone

    def shut(self) -> None:
        """Let go of everything: workers first, then files."""
        self._pages.door.close()
        self._text.door.close()
        for document in self.documents:
            self._let_go(document)

    def _forget(self, document: SessionDocument) -> None:
        """Cancel whatever was asked about a document."""
        self._page_texts.forget(document)
        for errands in (self._pages, self._text):
            errands.forget(lambda request: _document_of(request) == document.number)

    def _let_go(self, document: SessionDocument) -> None:
        file = self._files.pop(document.number, None)
        if file:
            with suppress(OSError):
                os.close(file.descriptor)

    def _open_at(self, errands: Errands, document: SessionDocument) -> None:
        file = self._files.get(document.number)
        if file is None:
            return
        if errands is self._pages:
            is_first = not document.page_count
            request = Open(document.number, file.password, warm=is_first)
        else:
            request = Open(document.number, file.password, sha256=document.sha256)
        if errands.has(request):
            return  # asked while there was no worker: it waits for the new one
        then = self._on_pages_opened if errands is self._pages else self._on_text_opened
        errands.run(
            request,
            lambda reply, _payload: then(document, reply),
            _OPENING,
            file.descriptor,
        )

    def _on_pages_opened(self, document: SessionDocument, reply: Reply) -> None:
        if isinstance(reply, Failed):
            document.set_obstacle(Obstacle(reply.kind, reply.detail))
            if document.page_count:  # what it was asked is asked of the others
                self.renewed.emit(document)
        elif isinstance(reply, Opened):
            file = self._files.get(document.number)
            # A file may be written over in its place: a new worker sees other bytes.
            is_other = reply.sha256 != document.sha256
            if file and (file.is_new or is_other):
                file.is_new = False
                self._begin(document, reply)
            self._measure(document)
            self._ask_outline(document)
            self._drawing.draw_again(document)

    def _begin(self, document: SessionDocument, reply: Opened) -> None:
        was_open = bool(document.page_count)
        document.set_opened(reply)
        if was_open:
            self.renewed.emit(document)
        self._read_later(document)

    def _read_later(self, document: SessionDocument) -> None:
        """Let the text wait until a page is seen: the first one comes sooner."""
        file = self._files.get(document.number)
        if file:
            file.waits_to_be_read = True
            QTimer.singleShot(_UNSEEN_MS, partial(self._read_now, document))

    def _read_now(self, document: SessionDocument) -> None:
        file = self._files.get(document.number)
        if file and file.waits_to_be_read:
            file.waits_to_be_read = False
            self._open_at(self._text, document)
            file.wants_outline = True
            self._ask_outline(document)

    def _ask_outline(self, document: SessionDocument) -> None:
        file, request = self._files.get(document.number), ReadOutline(document.number)
        if file and file.wants_outline and not self._pages.has(request):
            self._pages.run(
                request,
                lambda reply, _payload: self._take_outline(document, reply),
                _MEASURING,
            )

    def _take_outline(self, document: SessionDocument, reply: Reply) -> None:
        file = self._files.get(document.number)
        if file:
            file.wants_outline = False
        if isinstance(reply, OutlineRead):
            document.set_outline(reply.entries)

    def _on_text_opened(self, document: SessionDocument, reply: Reply) -> None:
        if isinstance(reply, Done):
            self.text_ready.emit(document)
        elif isinstance(reply, Failed) and reply.kind == OTHER_BYTES:
            self._show_anew(document)
        else:
            self.text_failed.emit(document)

    def _show_anew(self, document: SessionDocument) -> None:
        """Draw, then read, the bytes that have come in the place of those shown."""
        file = self._files.get(document.number)
        if file:
            file.is_new = True
            self._open_at(self._pages, document)

    def _measure(self, document: SessionDocument) -> None:
        if document.measured < document.page_count:
            self._pages.run(
                MeasurePages(document.number, document.measured, _BATCH),
                lambda reply, _payload: self._on_measured(document, reply),
                _MEASURING,
            )

    def _on_measured(self, document: SessionDocument, reply: Reply) -> None:
        if isinstance(reply, PagesMeasured) and reply.sizes:
            document.set_sizes(reply.first, reply.sizes)
            self._measure(document)

    def _on_pages_restarted(self) -> None:
        for document in self.documents:
            self._open_at(self._pages, document)
        self.worker_restarted.emit()

    def _on_text_lost(self) -> None:
        for document in self.documents:
            if document.page_count and not document.text_is_aside:
                document.forget_text()

    def _on_text_restarted(self) -> None:
        for document in self.documents:
            self._read_now(document)
            if document.page_count and not document.text_is_aside:
                self._open_at(self._text, document)
        self.worker_restarted.emit()

    def _on_pages_given_up(self, _ticket: int, request: Request) -> None:
        document = self._documents.get(_document_of(request))
        if document and isinstance(request, DrawTile):
            document.set_page_aside(request.page_index)
        elif document and isinstance(request, Open):
            self._let_go(document)
            document.set_obstacle(Obstacle("fault", ""))

    def _on_text_given_up(self, _ticket: int, request: Request) -> None:
        document = self._documents.get(_document_of(request))
        if document and isinstance(request, (ReadPage, GetGlyphs)):
            document.set_page_text_aside(request.page_index)
        texts_aside = len(document.texts_aside) if document else 0
        if document and (isinstance(request, Open) or texts_aside > _MOST_TEXTS_ASIDE):
            self.text_failed.emit(document)


def _document_of(request: Request) -> int:
    return getattr(request, "document", 0)
