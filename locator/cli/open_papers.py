"""The documents of an evidence file that was checked, open for who draws them."""

import hashlib
from collections.abc import Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Self

from typing_extensions import override

from locator.checked import Source
from locator.cli.checking import Manner
from locator.cli.opened import Opened, opened
from locator.errors import FileError, Obstacle
from locator.exports.drawings import Crop, Drawings, Picture, SourceFile
from locator.glyphs import PageGlyphs
from locator.located import Located
from locator.pdf.crop import CropSource, crops_of
from locator.pdf.picture import page_picture


class OpenPapers(Drawings):
    """Opens a document when it is asked for, and lets go of the one before.

    Use it in a `with` block.

    Args:
        sources: The documents.
        manner: How they were opened when they were checked.
    """

    def __init__(self, sources: Sequence[Source], manner: Manner) -> None:
        self._sources = sources
        self._manner = manner
        self._open: Opened | None = None
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    @override
    def glyphs(self, source: int, page_index: int) -> PageGlyphs:
        return self._opened(source).document.glyphs(page_index)

    @override
    def crops(self, source: int, located: Located) -> tuple[Crop, ...]:
        opened = self._opened(source)
        return crops_of(CropSource(opened.pages.page, opened.document.glyphs), located)

    @override
    def picture(self, source: int, page_index: int, dpi: int) -> Picture:
        return page_picture(self._opened(source).pages.page(page_index), dpi)

    @override
    def file(self, source: int) -> SourceFile:
        about = self._sources[source]
        data = about.path.read_bytes()
        if hashlib.sha256(data).hexdigest() != about.sha256:
            raise FileError(about.path, Obstacle.CHANGED)
        return SourceFile(about.path, data, self._manner.password)

    def _opened(self, source: int) -> Opened:
        path = self._sources[source].path
        if self._open is None or self._open.source.path != path:
            self._stack.close()
            file = opened(self._manner.source(path))
            self._open = self._stack.enter_context(file)
        return self._open
