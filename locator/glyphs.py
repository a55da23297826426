"""The glyphs of one page, kept in columns: an object per glyph would cost 350 bytes."""

from array import array
from bisect import bisect_right
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PageGlyphs:
    """What is drawn on a page, character by character, in reading order.

    The columns run in step with `text`: the character at offset `i` has the
    quad `quads[8*i : 8*i+8]` and the type size `sizes[i]`. Every line ends with
    a newline, which has the box of the last glyph.

    Attributes:
        text: One character per glyph, never rewritten; a ligature is one.
        quads: Ink boxes in points, frame `page`: upper left, upper right, lower
            left and lower right in reading direction, as x, y pairs.
        sizes: Type sizes in points.
        baselines: Distance of the glyph's origin from the page's origin,
            measured across the line, in points: equal along one line.
        line_starts: Offset in `text` of the first character of each line.
        line_blocks: Number of the block that each line belongs to.
        directions: Unit vector of each line's writing direction, as x, y pairs.
    """

    text: str
    quads: "array[float]"
    sizes: "array[float]"
    baselines: "array[float]"
    line_starts: "array[int]"
    line_blocks: "array[int]"
    directions: "array[float]"

    def __len__(self) -> int:
        return len(self.text)

    def direction(self, offset: int) -> tuple[float, float]:
        """Return the writing direction at a glyph: a unit vector, frame `page`."""
        line = bisect_right(self.line_starts, offset) - 1
        return self.directions[2 * line], self.directions[2 * line + 1]

    def extents(self, offset: int) -> tuple[float, float, float, float]:
        """Return how far a glyph's ink reaches: from and to along its line, and across.

        In points from the page's origin, as `baselines` are measured.
        """
        dx, dy = self.direction(offset)
        quad = self.quad(offset)
        along = [quad[at] * dx + quad[at + 1] * dy for at in (0, 2, 4, 6)]
        across = [quad[at + 1] * dx - quad[at] * dy for at in (0, 2, 4, 6)]
        return min(along), max(along), min(across), max(across)

    def quad(self, offset: int) -> "array[float]":
        """Return the eight numbers of one glyph's quad."""
        return self.quads[8 * offset : 8 * offset + 8]


def no_glyphs() -> PageGlyphs:
    """Return the glyphs of a page without text."""
    return PageGlyphs(
        "", array("f"), array("f"), array("f"), array("I"), array("I"), array("f")
    )
