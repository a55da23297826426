"""A document as it is drawn: sizes, outline, and what stands on each page."""

import hashlib
from collections.abc import Mapping

import pymupdf
from pymupdf import mupdf

from locator.pdf.faults import FAULTS
from locator.pdf.pages import PdfPages
from reader.outline_entry import OutlineEntry
from reader.replies import Opened, PageSize

_FIRST_PAGES = 64
_MOST_ENTRIES = 5000
_KEPT_LISTS = 24
_LETTER = PageSize(612.0, 792.0)  # stands in for a page that cannot be measured


class DrawnDocument:
    """One PDF file: what the window is told of it, and its pages to draw."""

    def __init__(self, data: memoryview, pages: PdfPages) -> None:
        self._data = data
        self._pages = pages
        self._lists: dict[int, mupdf.FzDisplayList] = {}

    def opened(self) -> Opened:
        """Return what the window is told first."""
        return Opened(
            self._pages.metadata.title,
            tuple(self._pages.labels),
            self.sizes(0, _FIRST_PAGES),
            hashlib.sha256(self._data).hexdigest(),
        )

    def outline(self) -> tuple[OutlineEntry, ...]:
        """Return the sections in order, none if there is no outline."""
        try:
            # Every document has a first page; only pages know their document here.
            entries = self._pages.page(0).parent.get_toc(simple=False)
            return tuple(
                OutlineEntry(level, " ".join(title.split()), number - 1, _top(target))
                for level, title, number, target in entries[:_MOST_ENTRIES]
                if 0 < number <= self._pages.page_count
            )
        except FAULTS:
            return ()

    def sizes(self, first: int, count: int) -> tuple[PageSize, ...]:
        """Return the displayed sizes of up to `count` pages from `first` on."""
        last = min(first + count, self._pages.page_count)
        return tuple(map(self._size, range(first, last)))

    def _size(self, page_index: int) -> PageSize:
        try:
            page = self._pages.page(page_index)
            return PageSize(page.rect.width, page.rect.height, page.rotation)
        except FAULTS:
            return _LETTER

    def display_list(self, page_index: int) -> "mupdf.FzDisplayList":
        """Return what is drawn on a page, as displayed; the last few are kept."""
        if page_index not in self._lists:
            if len(self._lists) >= _KEPT_LISTS:
                del self._lists[next(iter(self._lists))]
            page = self._pages.page(page_index)
            self._lists[page_index] = page.get_displaylist().this
        return self._lists[page_index]

    def picture_rects(self, page_index: int) -> "list[pymupdf.Rect]":
        """Return where pictures stand on a page; frame `display`."""
        page = self._pages.page(page_index)
        turned = page.rotation_matrix
        return [
            pymupdf.Rect(picture["bbox"]) * turned for picture in page.get_image_info()
        ]

    def close(self) -> None:
        """Let go of the file."""
        self._lists.clear()
        self._pages.close()


def _top(target: Mapping[str, object]) -> float:
    """Return where on its page a section begins; frame `display`."""
    point = target.get("to")
    return max(0.0, float(point.y)) if isinstance(point, pymupdf.Point) else 0.0
