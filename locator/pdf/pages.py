"""The pages of an open PDF file."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import pymupdf

from locator.glyphs import PageGlyphs
from locator.pdf.faults import FAULTS
from locator.pdf.glyphs import glyphs_of, lines_on, text_of
from locator.pdf.labels import page_labels
from locator.reading_order.lines import RawLine

# MuPDF keeps the fonts and pictures of pages gone by. Emptying its store now and then
# takes no measurable time, and 145 MB instead of 615 after 600 pages.
_PAGES_KEPT_WARM = 64


@dataclass(frozen=True, slots=True)
class Metadata:
    """What a file says about itself; empty where it says nothing."""

    title: str = ""
    author: str = ""
    subject: str = ""
    keywords: str = ""
    creator: str = ""
    producer: str = ""


class PdfPages:
    """Hands out labels and glyphs of a PDF file's pages.

    Attributes:
        damaged: Pages (index from 0) that could not be read when they were asked for;
            they count as pages without text.
    """

    def __init__(self, document: "pymupdf.Document") -> None:
        self._document = document
        self.damaged: set[int] = set()
        self._asked = 0

    @property
    def page_count(self) -> int:
        """Return the number of pages."""
        return int(self._document.page_count)

    @cached_property
    def labels(self) -> Sequence[str]:
        """Return the printed label of every page, its number where none is given."""
        return page_labels(self._document)

    @cached_property
    def metadata(self) -> Metadata:
        """Return what the file says about itself."""
        given = self._document.metadata or {}
        return Metadata(
            **{
                name: " ".join(str(given.get(name) or "").split())
                for name in Metadata.__slots__
            }
        )

    def text(self, page_index: int) -> str:
        """Return the text of one page; nothing if it is damaged."""
        return text_of(self._lines(page_index))

    def glyphs(self, page_index: int) -> PageGlyphs:
        """Return the glyphs of one page; frame `page`; none if it is damaged."""
        return glyphs_of(self._lines(page_index))

    def page(self, page_index: int) -> "pymupdf.Page":
        """Return a page itself, for those who draw it."""
        return self._document[page_index]

    def _lines(self, page_index: int) -> list[RawLine]:
        self._asked += 1
        if self._asked % _PAGES_KEPT_WARM == 0:
            pymupdf.TOOLS.store_shrink(100)
        try:
            return lines_on(self._document[page_index])
        except FAULTS:
            self.damaged.add(page_index)
            return []

    def close(self) -> None:
        """Close the file."""
        self._document.close()
