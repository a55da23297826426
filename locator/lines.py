"""One line of a page as an extractor gives it, before it goes into columns."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field

RIGHT_TO_LEFT = frozenset(("R", "AL"))
_FIRST_HEBREW = "\u0590"


@dataclass(slots=True)
class RawLine:
    """Columns of the characters of one line.

    Attributes:
        block: Number of the extractor's block.
        dx: Writing direction, x part of the unit vector.
        dy: Writing direction, y part (frame `page`, y down).
        characters: One character per glyph.
        quads: Eight numbers per glyph, in points.
        sizes: Type size per glyph, in points.
        baselines: Position across the line per glyph, in points.
    """

    block: int
    dx: float
    dy: float
    characters: list[str] = field(default_factory=list)
    quads: list[float] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)
    baselines: list[float] = field(default_factory=list)

    @property
    def is_right_to_left(self) -> bool:
        """Tell whether at least half of the letters are read from right to left."""
        if self.dx <= 0 or max(self.characters) < _FIRST_HEBREW:
            return False
        kinds = [
            unicodedata.bidirectional(character)
            for character in self.characters
            if character.isalpha()
        ]
        return 0 < len(kinds) <= 2 * sum(kind in RIGHT_TO_LEFT for kind in kinds)

    def left(self, at: int) -> float:
        """Return the smallest x of a glyph's quad."""
        return min(self.quads[8 * at : 8 * at + 8 : 2])

    def right(self, at: int) -> float:
        """Return the largest x of a glyph's quad."""
        return max(self.quads[8 * at : 8 * at + 8 : 2])

    def reordered(self, order: Iterable[int]) -> "RawLine":
        """Return the line with its glyphs in another order."""
        line = RawLine(self.block, self.dx, self.dy)
        for at in order:
            line.characters.append(self.characters[at])
            line.quads.extend(self.quads[8 * at : 8 * at + 8])
            line.sizes.append(self.sizes[at])
            line.baselines.append(self.baselines[at])
        return line

    def extend(self, other: "RawLine") -> None:
        """Append the glyphs of another line."""
        self.characters.extend(other.characters)
        self.quads.extend(other.quads)
        self.sizes.extend(other.sizes)
        self.baselines.extend(other.baselines)
