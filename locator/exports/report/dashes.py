"""The outline of a box in dashes, as a path of SVG: MuPDF draws dashed ones whole."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

_STEPS = 6  # in which a corner is walked
_FINEST = 0.05


@dataclass(frozen=True, slots=True)
class Dashes:
    """A dashed line: the radius of its corners, and how long dashes and spaces are."""

    radius: float
    dash: float
    space: float


@dataclass(frozen=True, slots=True)
class _Point:
    x: float
    y: float

    def towards(self, other: "_Point", share: float) -> "_Point":
        return _Point(
            self.x + share * (other.x - self.x), self.y + share * (other.y - self.y)
        )

    def to(self, other: "_Point") -> float:
        return math.hypot(other.x - self.x, other.y - self.y)


def dashed_box(x: float, y: float, width: float, height: float, line: Dashes) -> str:
    """Return the path of a dashed box with round corners; it begins upper left."""
    path, walked = [], 0.0
    period = line.dash + line.space
    for start, end in pairwise(_corners(x, y, width, height, line.radius)):
        length, at = start.to(end), 0.0
        while length - at > _FINEST / 10:
            phase = (walked + at) % period
            is_dash = phase < line.dash - _FINEST / 100
            step = min(length - at, (line.dash if is_dash else period) - phase)
            if is_dash:
                first = start.towards(end, at / length)
                last = start.towards(end, (at + step) / length)
                path.append(f"M{first.x:.2f} {first.y:.2f}L{last.x:.2f} {last.y:.2f}")
            at += max(step, _FINEST / 10)
        walked += length
    return "".join(path)


def _corners(
    x: float, y: float, width: float, height: float, radius: float
) -> Iterator[_Point]:
    """Yield points along the outline, close to each other where it bends."""
    middles = (
        (x + width - radius, y + radius, 270),
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 90),
        (x + radius, y + radius, 180),
    )
    yield _Point(x + radius, y)
    for middle_x, middle_y, degrees in middles:
        for step in range(_STEPS + 1):
            angle = math.radians(degrees + 90 * step / _STEPS)
            yield _Point(
                middle_x + radius * math.cos(angle), middle_y + radius * math.sin(angle)
            )
