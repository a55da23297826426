"""The text of a document, its pages joined, with its skeleton and provenance."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable

from locator.comparable.skeleton import skeleton_of
from locator.glyphs import PageGlyphs
from locator.span import Span


class JoinedText:
    """All pages behind one another: offsets run through the whole document.

    Glyph columns are asked for only where something is looked at closely;
    texts and skeletons are held for all pages.

    Args:
        glyphs_of: Gives the glyph columns of a page (index from 0).
    """

    def __init__(self, glyphs_of: Callable[[int], PageGlyphs]) -> None:
        self._glyphs_of = glyphs_of
        self._texts: list[str] = []
        self._starts: list[int] = [0]
        self._skeletons: list[str] = []
        self._skeleton: str | None = None
        self._offsets: array[int] = array("I")

    def add_page(self, text: str) -> None:
        """Append the text of the next page."""
        skeleton = skeleton_of(text, self._starts[-1])
        self._texts.append(text)
        self._starts.append(self._starts[-1] + len(text))
        self._skeletons.append(skeleton.text)
        self._offsets.extend(skeleton.offsets)
        self._skeleton = None

    @property
    def pages(self) -> int:
        """Return how many pages were added so far."""
        return len(self._texts)

    @property
    def skeleton(self) -> str:
        """Return the skeleton of the whole document."""
        if self._skeleton is None:
            self._skeleton = "".join(self._skeletons)
        return self._skeleton

    def offset(self, skeleton_offset: int) -> int:
        """Return the offset of the glyph that a skeleton character came from."""
        return self._offsets[skeleton_offset]

    def skeleton_offset(self, offset: int) -> int:
        """Return the first skeleton character at or behind the glyph at `offset`."""
        return bisect_left(self._offsets, offset)

    def page_of(self, offset: int) -> int:
        """Return the index of the page on which the glyph at `offset` stands."""
        return min(bisect_right(self._starts, offset) - 1, len(self._texts) - 1)

    def page_start(self, page_index: int) -> int:
        """Return the offset of the first glyph of a page."""
        return self._starts[page_index]

    def __len__(self) -> int:
        return self._starts[-1]

    def text(self, span: Span) -> str:
        """Return the characters inside `span`, which may cross pages."""
        if not len(span):
            return ""
        first, last = self.page_of(span.start), self.page_of(span.end - 1)
        pages = (
            self._texts[first]
            if first == last
            else "".join(self._texts[first : last + 1])
        )
        return span.shifted(-self._starts[first]).of(pages)

    def page_text(self, page_index: int) -> str:
        """Return the text of one page."""
        return self._texts[page_index]

    def glyphs(self, page_index: int) -> PageGlyphs:
        """Return the glyph columns of one page."""
        return self._glyphs_of(page_index)
