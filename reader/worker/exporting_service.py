"""The worker that makes the files that leave: reports, copies, data."""

import errno
import hashlib
import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle
from typing import TYPE_CHECKING

from typing_extensions import override

from locator.checked import Checked, CheckedClaim, CheckedQuote
from locator.document import Document
from locator.errors import FileError, Obstacle
from locator.exports.drawings import Crop, Drawings, Picture, SourceFile
from locator.exports.kinds import kinds
from locator.glyphs import PageGlyphs
from locator.in_paper import words_on
from locator.located import Located
from locator.pdf.crop import CropSource, crops_of
from locator.pdf.picture import page_picture
from locator.pdf.shapes import page_shape
from reader.protocol import (
    OTHER_BYTES,
    BeginExport,
    MakeFile,
    Open,
    PrepareQuote,
    TakeClaims,
)
from reader.replies import Done, Failed
from reader.worker.received import pages_in, received_bytes
from reader.worker.service import Outcome, Service

if TYPE_CHECKING:
    from locator.frames import PageShape
    from locator.pdf.pages import PdfPages

_WITH_PICTURES = ("report-html", "report-pdf")


class _Held:
    """An open document, and the bytes that it was opened from."""

    def __init__(self, data: memoryview, password: str | None) -> None:
        self.data = data
        self.password = password
        self.pages: PdfPages = pages_in(data, password)
        self.document = Document(self.pages)

    def close(self) -> None:
        self.document.close()


class _Begun(Drawings):
    """A file that is being made: what it is about, and what was drawn for it."""

    def __init__(self, request: BeginExport, documents: Mapping[int, _Held]) -> None:
        self.kind = request.kind
        self.claims: list[CheckedClaim] = []
        self._head = request.head
        self._held = [documents[number] for number in request.documents]
        self._crops: dict[tuple[int, Located], tuple[Crop, ...]] = {}
        self._left_out: dict[tuple[int, int], tuple[str, ...]] = {}
        self._shapes: list[dict[int, PageShape]] = [{} for _ in self._held]

    def prepare(self, claim: int, quote: int) -> None:
        """Work out what is to be said and drawn about one quote."""
        asked = self.claims[claim].quotes[quote]
        if asked.source is None:
            return
        held, located = self._held[asked.source], asked.located
        for placement in located.placements:
            for page in placement.pages:
                at, shapes = page.page_index, self._shapes[asked.source]
                if at not in shapes:  # a page takes its time to load
                    shapes[at] = page_shape(held.pages.page(at))
        self._left_out[claim, quote] = tuple(
            words_on(page, held.document) for page in located.comparison.left_out
        )
        if self.kind in _WITH_PICTURES:
            self.crops(asked.source, located)

    def checked(self) -> Checked:
        """Return everything that the file is about.

        Raises:
            FileError: A document was written over in its place: what was drawn since
                may be other pages, with the highlights of these.
        """
        for source, held in zip(self._head.sources, self._held, strict=True):
            if hashlib.sha256(held.data).hexdigest() != source.sha256:
                raise FileError(source.path, Obstacle.CHANGED)
        sources = tuple(
            replace(
                source,
                title=held.pages.metadata.title,
                authors=held.pages.metadata.author,
                damaged=tuple(sorted(held.pages.damaged)),
                shapes=shapes,
            )
            for source, held, shapes in zip(
                self._head.sources, self._held, self._shapes, strict=True
            )
        )
        claims = tuple(
            replace(claim, quotes=tuple(self._quotes(at, claim)))
            for at, claim in enumerate(self.claims)
        )
        return replace(self._head, sources=sources, claims=claims)

    def _quotes(self, at: int, claim: CheckedClaim) -> Iterator[CheckedQuote]:
        for number, quote in enumerate(claim.quotes):
            yield replace(quote, left_out=self._left_out.get((at, number), ()))

    @override
    def glyphs(self, source: int, page_index: int) -> PageGlyphs:
        return self._held[source].document.glyphs(page_index)

    @override
    def crops(self, source: int, located: Located) -> tuple[Crop, ...]:
        key = source, located
        if key not in self._crops:
            held = self._held[source]
            taken_from = CropSource(held.pages.page, held.document.glyphs)
            self._crops[key] = crops_of(taken_from, located)
        return self._crops[key]

    @override
    def picture(self, source: int, page_index: int, dpi: int) -> Picture:
        return page_picture(self._held[source].pages.page(page_index), dpi)

    @override
    def file(self, source: int) -> SourceFile:
        held, about = self._held[source], self._head.sources[source]
        return SourceFile(about.path, bytes(held.data), held.password)


class ExportingService(Service[_Held]):
    """Makes one file at a time, in steps: what each quote needs, then the whole."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._begun: _Begun | None = None
        self.answers |= {
            BeginExport: self._begin,
            TakeClaims: self._take,
            PrepareQuote: self._prepare,
            MakeFile: self._make,
        }

    @override
    def open(self, request: Open) -> Outcome:
        data = received_bytes(self.connection)
        if request.sha256 not in ("", hashlib.sha256(data).hexdigest()):
            return Outcome(Failed(OTHER_BYTES))
        self.hold(request.document, _Held(data, request.password))
        return Outcome(Done())

    def _begin(self, request: BeginExport) -> Outcome:
        self._begun = _Begun(request, self.documents)
        return Outcome(Done())

    def _take(self, request: TakeClaims) -> Outcome:
        self._file().claims.extend(request.claims)
        return Outcome(Done())

    def _prepare(self, request: PrepareQuote) -> Outcome:
        self._file().prepare(request.claim, request.quote)
        return Outcome(Done())

    def _make(self, _request: MakeFile) -> Outcome:
        descriptor = recv_handle(self.connection)
        try:
            begun = self._file()
            data = kinds()[begun.kind].exporter()(begun.checked(), begun)
        except BaseException:
            os.close(descriptor)
            raise
        return _written(descriptor, data)

    def _file(self) -> _Begun:
        if self._begun is None:
            raise RuntimeError("no file was begun")
        return self._begun


def _written(descriptor: int, data: bytes) -> Outcome:
    """Write the whole of a file down to the disk, and let go of it."""
    try:
        # To close a file writes what is left of it: that may find no room as well.
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        is_full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
        return Outcome(Failed("disk_full" if is_full else "not_writable"))
    return Outcome(Done())
