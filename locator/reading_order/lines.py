"""One line of a page as an extractor gives it, before it goes into columns."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

RIGHT_TO_LEFT = frozenset(("R", "AL"))
_FIRST_HEBREW = "\u0590"


class RawGlyph(NamedTuple):
    """One glyph whose numbers are read only when somebody asks for them.

    Most pages of a long document are only read, never looked at closely: four fifths
    of the time would go into numbers that nobody needs.

    Attributes:
        character: What it stands for.
        quad: Eight numbers in points, UL, UR, LL, LR, separated by spaces.
        x: Origin on the baseline, in points.
        y: Origin on the baseline, in points, y down.
        size: Type size in points.
    """

    character: str
    quad: str
    x: str
    y: str
    size: float


class RawLine:
    """The glyphs of one line.

    Attributes:
        block: Number of the extractor's block.
        dx: Writing direction, x part of the unit vector.
        dy: Writing direction, y part (frame `page`, y down).
        glyphs: What is drawn, in the order in which it is read.
    """

    def __init__(
        self, block: int, dx: float, dy: float, glyphs: Sequence[RawGlyph] = ()
    ) -> None:
        self.block = block
        self.dx = dx
        self.dy = dy
        self.glyphs = list(glyphs)

    @property
    def text(self) -> str:
        """Return the characters."""
        return "".join([glyph.character for glyph in self.glyphs])

    @property
    def sizes(self) -> list[float]:
        """Return the type size of each glyph, in points."""
        return [glyph.size for glyph in self.glyphs]

    @property
    def is_right_to_left(self) -> bool:
        """Tell whether at least half of the letters are read from right to left."""
        text = self.text
        if self.dx <= 0 or max(text) < _FIRST_HEBREW:
            return False
        kinds = [unicodedata.bidirectional(each) for each in text if each.isalpha()]
        return 0 < len(kinds) <= 2 * sum(kind in RIGHT_TO_LEFT for kind in kinds)

    def quad(self, at: int) -> list[float]:
        """Return the eight numbers of a glyph's quad, in points."""
        return [float(number) for number in self.glyphs[at].quad.split()]

    def left(self, at: int) -> float:
        """Return the smallest x of a glyph's quad."""
        return min(self.quad(at)[::2])

    def right(self, at: int) -> float:
        """Return the largest x of a glyph's quad."""
        return max(self.quad(at)[::2])

    def baseline(self, at: int) -> float:
        """Return a glyph's position across the line: equal along one baseline."""
        glyph = self.glyphs[at]
        return float(glyph.y) * self.dx - float(glyph.x) * self.dy

    def reordered(self, order: Iterable[int]) -> "RawLine":
        """Return the line with its glyphs in another order."""
        return RawLine(self.block, self.dx, self.dy, [self.glyphs[at] for at in order])
