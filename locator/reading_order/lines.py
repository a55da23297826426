"""One line of a page as an extractor gives it, before it goes into columns."""

import unicodedata
from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

RIGHT_TO_LEFT = frozenset(("R", "AL"))
SAME_BASELINE = 0.12  # in type sizes
_FIRST_HEBREW = "\u0590"
_LEAST_SPACE = 0.2  # in type sizes


class RawGlyph(NamedTuple):
    """One glyph as an extractor gives it.

    Attributes:
        character: What it stands for.
        box: Upright box around the ink: x0, y0, x1, y1 in points, frame `page`.
        origin: Its point on the baseline, in points, y down.
        size: Type size in points.
        corners: On a slanted line the eight numbers of its quad, UL, UR, LL, LR, in
            points; elsewhere the box says it all.
    """

    character: str
    box: tuple[float, float, float, float]
    origin: tuple[float, float]
    size: float
    corners: tuple[float, ...] = ()


def space_between(left: RawGlyph, right: RawGlyph) -> RawGlyph | None:
    """Return the space that an extractor leaves out between two neighbours of a line.

    None where they touch, or where there is one.
    """
    apart = right.box[0] - left.box[2] > _LEAST_SPACE * max(left.size, right.size)
    if not apart or left.character.isspace() or right.character.isspace():
        return None
    box = (left.box[2], left.box[1], right.box[0], right.box[3])
    return RawGlyph(" ", box, (left.box[2], left.origin[1]), left.size)


class RawLine:
    """The glyphs of one line; they stay as they are.

    Attributes:
        block: Number of the extractor's block.
        dx: Writing direction, x part of the unit vector.
        dy: Writing direction, y part (frame `page`, y down).
        glyphs: What is drawn, in the order in which it is read.
    """

    def __init__(
        self, block: int, dx: float, dy: float, glyphs: Iterable[RawGlyph] = ()
    ) -> None:
        self.block = block
        self.dx = dx
        self.dy = dy
        self.glyphs = tuple(glyphs)

    @cached_property
    def text(self) -> str:
        """Return the characters."""
        return "".join([glyph.character for glyph in self.glyphs])

    @cached_property
    def sizes(self) -> list[float]:
        """Return the type size of each glyph, in points."""
        return [glyph.size for glyph in self.glyphs]

    @cached_property
    def is_right_to_left(self) -> bool:
        """Tell whether at least half of the letters are read from right to left."""
        text = self.text
        if self.dx <= 0 or max(text) < _FIRST_HEBREW:
            return False
        kinds = [unicodedata.bidirectional(each) for each in text if each.isalpha()]
        return 0 < len(kinds) <= 2 * sum(kind in RIGHT_TO_LEFT for kind in kinds)

    def left(self, at: int) -> float:
        """Return the smallest x of a glyph's box."""
        return self.glyphs[at].box[0]

    def right(self, at: int) -> float:
        """Return the largest x of a glyph's box."""
        return self.glyphs[at].box[2]

    def begins(self) -> float:
        """Return where along the writing direction the hindmost origin lies."""
        return min(map(self.along, range(len(self.glyphs))))

    def ends(self) -> float:
        """Return where along the writing direction the foremost origin lies."""
        return max(map(self.along, range(len(self.glyphs))))

    def along(self, at: int) -> float:
        """Return where along the writing direction a glyph's origin lies."""
        x, y = self.glyphs[at].origin
        return x * self.dx + y * self.dy

    def baseline(self, at: int) -> float:
        """Return a glyph's position across the line: equal along one baseline."""
        x, y = self.glyphs[at].origin
        return y * self.dx - x * self.dy

    def baselines(self) -> list[float]:
        """Return the position of each glyph across the line."""
        if self.dx == 1:
            return [glyph.origin[1] for glyph in self.glyphs]
        return [self.baseline(at) for at in range(len(self.glyphs))]

    def reordered(self, order: Iterable[int]) -> "RawLine":
        """Return the line with its glyphs in another order."""
        return self.with_glyphs([self.glyphs[at] for at in order])

    def with_glyphs(self, glyphs: Iterable[RawGlyph]) -> "RawLine":
        """Return the line with other glyphs."""
        return RawLine(self.block, self.dx, self.dy, glyphs)
