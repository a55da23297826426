"""Pages whose text is recognised where the file itself has none that can be used."""

from collections.abc import Sequence

from locator.glyphs import PageGlyphs, no_glyphs
from locator.pdf.faults import FAULTS
from locator.pdf.glyphs import glyphs_of
from locator.pdf.ocr import Recogniser
from locator.pdf.pages import PdfPages
from locator.usable import has_usable_text


class RecognisedPages:
    """Hands out a file's own glyphs, or those that are recognised in its pictures.

    Recognising takes about a second a page: what was recognised is kept.

    Attributes:
        recognised: Pages (index from 0) whose text was recognised so far.
    """

    def __init__(self, pages: PdfPages, recogniser: Recogniser) -> None:
        self._pages = pages
        self._recogniser = recogniser
        self._kept: dict[int, PageGlyphs] = {}
        self.recognised: set[int] = set()

    @property
    def labels(self) -> Sequence[str]:
        """Return the printed label of every page, its number where none is given."""
        return self._pages.labels

    def text(self, page_index: int) -> str:
        """Return the text of one page."""
        return self.glyphs(page_index).text

    def glyphs(self, page_index: int) -> PageGlyphs:
        """Return the glyphs of one page; frame `page`."""
        if page_index in self._kept:
            return self._kept[page_index]
        glyphs = self._pages.glyphs(page_index)
        if has_usable_text(glyphs.text) or page_index in self._pages.damaged:
            return glyphs
        seen = self._seen_on(page_index)
        if has_usable_text(seen.text):
            self.recognised.add(page_index)
            glyphs = seen
        self._kept[page_index] = glyphs
        return glyphs

    def close(self) -> None:
        """Close the file."""
        self._pages.close()

    def _seen_on(self, page_index: int) -> PageGlyphs:
        try:
            return glyphs_of(self._recogniser.lines(self._pages.page(page_index)))
        except FAULTS:
            return no_glyphs()
