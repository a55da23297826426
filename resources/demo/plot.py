"""Axes, curves, points and labels for the figures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot

from resources.demo.faces import Faces
from resources.demo.ink import Colour, Ink, Path, Point, Text
from resources.demo.markup import parse, pieces

BLUE: Colour = (0.231, 0.435, 0.690)
RUST: Colour = (0.710, 0.329, 0.165)
GREY: Colour = (0.427, 0.459, 0.502)
PALE: Colour = (0.878, 0.898, 0.925)
SIZE = 8.6


@dataclass(frozen=True, slots=True)
class Drawing:
    """A finished figure: its height in points and its ink."""

    height: float
    ink: tuple[Ink, ...]


@dataclass(frozen=True, slots=True)
class Axis:
    """A range of values, the values with a tick, and the name of the axis."""

    low: float
    high: float
    ticks: tuple[float, ...]
    title: str

    def share(self, value: float) -> float:
        """Return where a value lies between the ends, 0 to 1."""
        return (value - self.low) / (self.high - self.low)


@dataclass(frozen=True, slots=True)
class Chart:
    """A pair of axes in a rectangle (left, top, right, bottom) of a figure."""

    faces: Faces
    box: tuple[float, float, float, float]
    across: Axis
    up: Axis

    def at(self, x: float, y: float) -> Point:
        """Return the place of a pair of values."""
        left, top, right, bottom = self.box
        return (
            left + (right - left) * self.across.share(x),
            bottom - (bottom - top) * self.up.share(y),
        )

    def frame(self) -> list[Ink]:
        """Return the axes with ticks, tick labels and titles."""
        left, top, right, bottom = self.box
        ink: list[Ink] = [Path(((left, top), (left, bottom), (right, bottom)), 0.7)]
        for value in self.up.ticks:
            _, y = self.at(self.across.low, value)
            ink.append(Path(((left - 3, y), (left, y))))
            ink.append(label(self.faces, f"{value:g}", left - 5, y + 2.8, 1.0))
        for value in self.across.ticks:
            x, _ = self.at(value, self.up.low)
            ink.append(Path(((x, bottom), (x, bottom + 3))))
            ink.append(label(self.faces, f"{value:g}", x, bottom + 11.5, 0.5))
        middle = (left + right) / 2
        ink.append(label(self.faces, self.across.title, middle, bottom + 23, 0.5))
        ink.append(self._up_title())
        return ink

    def _up_title(self) -> Text:
        left, top, _, bottom = self.box
        text = label(self.faces, self.up.title, 0, 0, 0.0).pieces
        start = (top + bottom) / 2 + self.faces.measure(text) / 2
        return Text(left - 21, start, text, upwards=True)

    def curve(
        self,
        value: Callable[[float], float],
        colour: Colour,
        dash: str = "",
        width: float = 1.3,
    ) -> Path:
        """Return a function as a line of sixty pieces."""
        low, high = self.across.low, self.across.high
        steps = [low + (high - low) * step / 60 for step in range(61)]
        return Path(tuple(self.at(x, value(x)) for x in steps), width, colour, dash)

    def dots(self, values: Sequence[Point], colour: Colour) -> list[Ink]:
        """Return a small filled diamond for each pair of values."""
        places = [self.at(x, y) for x, y in values]
        return [
            Path(
                ((x - 2.3, y), (x, y - 2.3), (x + 2.3, y), (x, y + 2.3)),
                colour=colour,
                fill=True,
            )
            for x, y in places
        ]

    def note(self, text: str, x: float, y: float) -> Text:
        """Return a label that starts at a pair of values."""
        return label(self.faces, text, *self.at(x, y), 0.0)


def label(faces: Faces, text: str, x: float, y: float, share: float) -> Text:
    """Return a label of which the given share lies left of ``x``."""
    content = pieces(parse(text, SIZE, {}))
    return Text(x - share * faces.measure(content), y, content)


def box(left: float, top: float, right: float, bottom: float) -> Path:
    """Return the outline of a rectangle."""
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Path((*corners, (left, top)), 0.7)


def bar(left: float, top: float, right: float, bottom: float, colour: Colour) -> Path:
    """Return a filled rectangle."""
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Path(corners, colour=colour, fill=True)


def arrow(start: Point, end: Point) -> list[Ink]:
    """Return a line with a filled head at its end."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    foot = (end[0] - 4 * x, end[1] - 4 * y)
    sides = (foot[0] - 2 * y, foot[1] + 2 * x), (foot[0] + 2 * y, foot[1] - 2 * x)
    return [Path((start, end), 0.7), Path((sides[0], end, sides[1]), fill=True)]
