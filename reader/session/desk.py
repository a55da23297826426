"""Opens documents for the window, and keeps both workers supplied with them."""

import os
import stat
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from locator.errors import Obstacle as FileObstacle
from reader.protocol import (
    Close,
    DrawTile,
    Failed,
    MeasurePages,
    Open,
    Opened,
    PagesMeasured,
    ReadPage,
    Reply,
    Request,
    TileDrawn,
)
from reader.session.document import Obstacle, SessionDocument
from reader.session.errands import Errands
from reader.session.page_texts import PageTexts

_BINARY = getattr(os, "O_BINARY", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)
_BATCH = 100
_VISIBLE = 1
_THUMBNAIL = 3
_OPENING = 0
_MEASURING = 4


@dataclass(slots=True)
class _File:
    """The open file of a document; both workers get its descriptor."""

    descriptor: int
    password: str | None = field(repr=False)
    tiles: tuple[DrawTile, ...] = ()
    thumbnails: tuple[DrawTile, ...] = ()
    is_new: bool = True


class Desk(QObject):
    """The documents that are open, and the two workers that draw and read them.

    Signals:
        text_ready: A document that the reading worker has opened (again).
        text_failed: A document whose text cannot be read, or not to its end.
        worker_restarted: A worker died or hung, and another one stands ready.
    """

    text_ready = Signal(object)
    text_failed = Signal(object)
    worker_restarted = Signal()

    def __init__(self, pages: Errands, text: Errands) -> None:
        super().__init__()
        self._pages = pages
        self._text = text
        self._documents: dict[int, SessionDocument] = {}
        self._files: dict[int, _File] = {}
        self._next = 1
        self._page_texts = PageTexts(text)
        pages.door.restarted.connect(self._on_pages_restarted)
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

    @property
    def worker_pids(self) -> tuple[int, int]:
        """Return the process numbers of the drawing and the reading worker."""
        return self._pages.door.pid, self._text.door.pid

    def sha256_of(self, number: int) -> str:
        """Return the digest of an open document's bytes, empty if it is not open."""
        document = self._documents.get(number)
        return document.sha256 if document else ""

    def open(self, path: Path, password: str | None = None) -> SessionDocument:
        """Return a document for the file at `path`; its signals tell how it goes on."""
        document = SessionDocument(self._next, path)
        self._next += 1
        self._documents[document.number] = document
        document.tiles_wanted.connect(lambda tiles: self._draw(document, tiles))
        document.thumbnails_wanted.connect(
            lambda tiles: self._draw_thumbnails(document, tiles)
        )
        self._page_texts.serve(document)
        self.reopen(document, password)
        return document

    def reopen(self, document: SessionDocument, password: str | None = None) -> None:
        """Try a document again: with a password, or after the file has come back."""
        self._let_go(document)
        try:
            descriptor = _descriptor_of(document.path)
        except OSError as error:
            document.set_obstacle(Obstacle(_kind_of(error), str(error)))
            return
        self._files[document.number] = _File(descriptor, password)
        self._open_at(self._pages, document)

    def reload(self, document: SessionDocument) -> None:
        """Open a document anew in its place: its file has changed on disk."""
        file = self._files.get(document.number)
        self._forget(document)
        document.forget_text()
        self.reopen(document, file.password if file else None)

    def close(self, document: SessionDocument) -> None:
        """Close a document in both workers."""
        self._let_go(document)
        self._page_texts.forget(document)
        self._documents.pop(document.number, None)
        self._forget(document)
        for errands in (self._pages, self._text):
            errands.run(Close(document.number), lambda _reply, _payload: None)

    def shut(self) -> None:
        """Let go of everything: workers first, then files."""
        self._pages.door.close()
        self._text.door.close()
        for document in self.documents:
            self._let_go(document)

    def _forget(self, document: SessionDocument) -> None:
        """Cancel whatever was asked about a document."""
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
        then = self._on_pages_opened if errands is self._pages else self._on_text_opened
        errands.run(
            Open(document.number, file.password),
            lambda reply, _payload: then(document, reply),
            _OPENING,
            file.descriptor,
        )

    def _on_pages_opened(self, document: SessionDocument, reply: Reply) -> None:
        if isinstance(reply, Failed):
            document.set_obstacle(Obstacle(reply.kind, reply.detail))
            return
        file = self._files.get(document.number)
        if file is None or not isinstance(reply, Opened):
            return
        if file.is_new:
            file.is_new = False
            document.set_opened(reply)
            self._open_at(self._text, document)
        self._measure(document)
        self._draw(document, file.tiles)
        self._draw_thumbnails(document, file.thumbnails)

    def _on_text_opened(self, document: SessionDocument, reply: Reply) -> None:
        if isinstance(reply, Opened):
            self.text_ready.emit(document)
        else:
            self.text_failed.emit(document)

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

    def _draw(self, document: SessionDocument, tiles: tuple[DrawTile, ...]) -> None:
        """Draw exactly these tiles of a document; forget what else was asked."""
        file = self._files.get(document.number)
        if file:
            file.tiles = tiles
            self._draw_only(document, file, tiles, _VISIBLE)

    def _draw_thumbnails(
        self, document: SessionDocument, tiles: tuple[DrawTile, ...]
    ) -> None:
        """Draw exactly these small pages, after everything that is visible."""
        file = self._files.get(document.number)
        if file:
            file.thumbnails = tiles
            self._draw_only(document, file, tiles, _THUMBNAIL)

    def _draw_only(
        self,
        document: SessionDocument,
        file: _File,
        tiles: tuple[DrawTile, ...],
        priority: int,
    ) -> None:
        wanted = frozenset(file.tiles + file.thumbnails)
        self._pages.forget(
            lambda request: (
                isinstance(request, DrawTile)
                and request.document == document.number
                and request not in wanted
            )
        )
        for tile in tiles:
            if not self._pages.has(tile):
                self._pages.run(tile, partial(self._on_drawn, document, tile), priority)

    def _on_drawn(
        self,
        document: SessionDocument,
        tile: DrawTile,
        reply: Reply,
        payload: bytes | None,
    ) -> None:
        file = self._files.get(document.number)
        if file:
            file.tiles = _without(tile, file.tiles)
            file.thumbnails = _without(tile, file.thumbnails)
        if isinstance(reply, TileDrawn):
            document.tile_drawn.emit(tile, payload)
        else:
            document.tile_failed.emit(tile)

    def _on_pages_restarted(self) -> None:
        for document in self.documents:
            self._open_at(self._pages, document)
        self.worker_restarted.emit()

    def _on_text_restarted(self) -> None:
        for document in self.documents:
            if not document.text_is_aside:
                self._open_at(self._text, document)
                document.forget_text()  # who asks again now asks after the opening
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
        if document and isinstance(request, (Open, ReadPage)):
            self.text_failed.emit(document)


def _without(tile: DrawTile, tiles: tuple[DrawTile, ...]) -> tuple[DrawTile, ...]:
    return tuple(each for each in tiles if each != tile)


def _document_of(request: Request) -> int:
    return getattr(request, "document", 0)


def _descriptor_of(path: Path) -> int:
    """Return the open file; for a pipe that nobody writes to it is not waited."""
    if path.is_dir():
        raise IsADirectoryError(path)
    descriptor = os.open(path, os.O_RDONLY | _BINARY | _NO_WAIT)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(path)
    return descriptor


def _kind_of(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return FileObstacle.MISSING
    if isinstance(error, IsADirectoryError):
        return FileObstacle.NOT_A_FILE
    return FileObstacle.UNREADABLE
