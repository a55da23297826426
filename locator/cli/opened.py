"""A PDF file as the commands use it: its document, and the facts about the file."""

from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from dataclasses import dataclass

from locator.cli.source import Source
from locator.document import Document, Pages
from locator.glyphs import PageGlyphs
from locator.paper import Paper
from locator.pdf.open import open_pdf, sha256_of
from locator.pdf.pages import PdfPages
from locator.pdf.recognised import RecognisedPages
from locator.pdf.shapes import page_shape


class _WatchedPages:
    """Pages that tell how many of them have been read for the first time."""

    def __init__(self, pages: Pages, on_page: Callable[[int, int], None]) -> None:
        self._pages = pages
        self._on_page = on_page
        self._read = 0

    @property
    def labels(self) -> Sequence[str]:
        return self._pages.labels

    def text(self, page_index: int) -> str:
        text = self._pages.text(page_index)
        self._count(page_index)
        return text

    def glyphs(self, page_index: int) -> PageGlyphs:
        glyphs = self._pages.glyphs(page_index)
        self._count(page_index)
        return glyphs

    def _count(self, page_index: int) -> None:
        if page_index == self._read:
            self._read += 1
            self._on_page(self._read, len(self.labels))

    def close(self) -> None:
        self._pages.close()


@dataclass(frozen=True, slots=True)
class Opened:
    """An open PDF file.

    Attributes:
        source: The file, as it was asked for.
        pages: The file's own side: metadata, damaged pages.
        recognised: Pages (index from 0) whose text was recognised so far.
        document: The document in which quotes are located.
    """

    source: Source
    pages: PdfPages
    recognised: AbstractSet[int]
    document: Document

    @property
    def paper(self) -> Paper:
        """Return the document with the facts that reports state about it."""
        return Paper(
            self.source.path,
            sha256_of(self.source.path),
            self.document,
            lambda page_index: page_shape(self.pages.page(page_index)),
            self.pages.metadata.title,
            self.pages.metadata.author,
            self.recognised,
            self.pages.damaged,
        )


@contextmanager
def opened(
    source: Source,
    on_page: Callable[[int, int], None] = lambda _read, _all: None,
) -> Iterator[Opened]:
    """Open a PDF file, and close it at the end of the block.

    Args:
        source: The file.
        on_page: Is told how many pages were read, and how many there are.
    """
    pages = open_pdf(source.path, source.password)
    read: Pages = pages
    recognised: AbstractSet[int] = frozenset()
    if source.recogniser:
        read = RecognisedPages(pages, source.recogniser)
        recognised = read.recognised
    with Document(_WatchedPages(read, on_page)) as document:
        yield Opened(source, pages, recognised, document)
