"""A PDF file as the commands use it: its document, and the facts about the file."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from locator.document import Document
from locator.glyphs import PageGlyphs
from locator.pdf.open import open_pdf
from locator.pdf.pages import PdfPages


class _WatchedPages:
    """Pages that tell how many of them have been read for the first time."""

    def __init__(self, pages: PdfPages, on_page: Callable[[int, int], None]) -> None:
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
            self._on_page(self._read, self._pages.page_count)

    def close(self) -> None:
        self._pages.close()


@dataclass(frozen=True, slots=True)
class Opened:
    """An open PDF file.

    Attributes:
        path: The file, as it was named.
        pages: The file's own side: metadata, damaged pages.
        document: The document in which quotes are located.
    """

    path: Path
    pages: PdfPages
    document: Document

    def pages_without_text(self) -> list[int]:
        """Return the numbers (from 1) of the pages that have no text to search."""
        return [index + 1 for index in self.document.pages_without_text]

    def damaged_pages(self) -> list[int]:
        """Return the numbers (from 1) of the pages that could not be read."""
        return sorted(index + 1 for index in self.pages.damaged)


@contextmanager
def opened(
    path: Path,
    password: str | None = None,
    on_page: Callable[[int, int], None] = lambda _read, _all: None,
) -> Iterator[Opened]:
    """Open the PDF file at `path`, and close it at the end of the block.

    Args:
        path: The file.
        password: The password, if there is one.
        on_page: Is told how many pages were read, and how many there are.
    """
    pages = open_pdf(path, password)
    with Document(_WatchedPages(pages, on_page)) as document:
        yield Opened(path, pages, document)
