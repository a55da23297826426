"""What can be put on a page: styled text and stroked or filled paths."""

from dataclasses import dataclass
from typing import TypeAlias

BLACK = (0.0, 0.0, 0.0)

Colour: TypeAlias = tuple[float, float, float]
Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Style:
    """A face at a size in points, raised above the baseline by ``rise`` points."""

    face: str
    size: float
    rise: float = 0.0


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text in one style."""

    text: str
    style: Style


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; ``extra`` points are added to each of its level spaces.

    ``x`` and ``y`` are the start of the baseline, ``y`` counted downwards.
    """

    x: float
    y: float
    pieces: tuple[Piece, ...]
    extra: float = 0.0
    upwards: bool = False

    def moved(self, dx: float, dy: float) -> "Text":
        """Return the same line elsewhere."""
        return Text(self.x + dx, self.y + dy, self.pieces, self.extra, self.upwards)


@dataclass(frozen=True, slots=True)
class Path:
    """A path through ``points``: straight, or cubic curves (1 + 3n points)."""

    points: tuple[Point, ...]
    width: float = 0.5
    colour: Colour = BLACK
    dash: str = ""
    curved: bool = False
    fill: bool = False

    def moved(self, dx: float, dy: float) -> "Path":
        """Return the same path elsewhere."""
        points = tuple((x + dx, y + dy) for x, y in self.points)
        return Path(points, self.width, self.colour, self.dash, self.curved, self.fill)


Ink: TypeAlias = Text | Path


@dataclass(frozen=True, slots=True)
class Slab:
    """A full-width slice of a column; its ink is relative to its upper left corner.

    ``before`` is white space that vanishes at the top of a column; ``keep`` binds
    the slab to the next one.
    """

    height: float
    ink: tuple[Ink, ...]
    before: float = 0.0
    keep: bool = False
