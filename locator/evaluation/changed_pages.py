"""Documents made of another one on the fly: with pages twice, or one without text."""

from collections.abc import Sequence

from locator.document import Pages
from locator.glyphs import PageGlyphs, no_glyphs


class Twice:
    """The pages of a document, and behind them all of them once more."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._count = len(pages.labels)

    @property
    def labels(self) -> Sequence[str]:
        """Return numbers: a label would tell a page from its copy."""
        return [str(number + 1) for number in range(2 * self._count)]

    def text(self, page_index: int) -> str:
        """Return the text of the page, or of the page that it copies."""
        return self._pages.text(page_index % self._count)

    def glyphs(self, page_index: int) -> PageGlyphs:
        """Return the glyphs of the page, or of the page that it copies."""
        return self._pages.glyphs(page_index % self._count)

    def close(self) -> None:
        """Leave the document open: it is lent."""


class WithImage:
    """The pages of a document, one of them an image: no text can be had of it.

    Args:
        pages: The pages.
        image_index: The page (from 0) that is an image.
    """

    def __init__(self, pages: Pages, image_index: int) -> None:
        self._pages = pages
        self._image_index = image_index

    @property
    def labels(self) -> Sequence[str]:
        """Return numbers: they name one page each."""
        return [str(number + 1) for number in range(len(self._pages.labels))]

    def text(self, page_index: int) -> str:
        """Return the text of the page; none of the image."""
        return "" if page_index == self._image_index else self._pages.text(page_index)

    def glyphs(self, page_index: int) -> PageGlyphs:
        """Return the glyphs of the page; none of the image."""
        if page_index != self._image_index:
            return self._pages.glyphs(page_index)
        return no_glyphs()

    def close(self) -> None:
        """Leave the document open: it is lent."""


class Kept:
    """Pages whose text and glyphs are read once, however many documents ask."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._texts: dict[int, str] = {}
        self._glyphs: dict[int, PageGlyphs] = {}

    @property
    def labels(self) -> Sequence[str]:
        """Return the printed label of every page."""
        return self._pages.labels

    def text(self, page_index: int) -> str:
        """Return the text of one page."""
        if page_index not in self._texts:
            self._texts[page_index] = self._pages.text(page_index)
        return self._texts[page_index]

    def glyphs(self, page_index: int) -> PageGlyphs:
        """Return the glyphs of one page."""
        if page_index not in self._glyphs:
            self._glyphs[page_index] = self._pages.glyphs(page_index)
        return self._glyphs[page_index]

    def close(self) -> None:
        """Let go of the file."""
        self._pages.close()
