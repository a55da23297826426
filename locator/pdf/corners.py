"""The four corners of every glyph: from its box, or from XML on a slanted line."""

import re
from array import array
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import TypeAlias

from locator.reading_order.lines import RawGlyph, RawLine

# The one form in which PyMuPDF hands out corners; it takes thrice the time of boxes.
_CHAR = re.compile(r'<char c="[^"]*" quad="([^"]*)" x="([^"]*)" y="([^"]*)"')
_UPRIGHT = 0.001
_PER_POINT = 100
_BOX_NUMBERS = (0, 1, 2, 1, 0, 3, 2, 3)  # which of a box each of a quad's eight is

Corners: TypeAlias = tuple[float, ...]
_Place: TypeAlias = tuple[int, int]


def is_slanted(line: RawLine) -> bool:
    """Tell whether a line runs neither along the page nor up or down."""
    return min(abs(line.dx), abs(line.dy)) > _UPRIGHT


def with_corners(lines: Iterable[RawLine], xml: str) -> Iterator[RawLine]:
    """Yield `lines`, those that are slanted with the corners that `xml` gives them.

    Args:
        lines: The lines of a page.
        xml: MuPDF's structured text of that page.
    """
    known = {
        _place(float(x), float(y)): tuple(map(float, quad.split()))
        for quad, x, y in _CHAR.findall(xml)
    }
    for line in lines:
        yield line.with_glyphs(_cornered(line, known)) if is_slanted(line) else line


def quads_of(line: RawLine) -> "array[float]":
    """Return the quads of a line's glyphs: eight numbers each, UL, UR, LL, LR."""
    if line.dx != 1:
        corners = (
            each.corners or _turned(each, line.dx, line.dy) for each in line.glyphs
        )
        return array("f", chain.from_iterable(corners))
    boxes = array("f", chain.from_iterable([glyph.box for glyph in line.glyphs]))
    quads = array("f", bytes(2 * boxes.itemsize * len(boxes)))
    for corner, number in enumerate(_BOX_NUMBERS):
        quads[corner::8] = boxes[number::4]
    return quads


def _place(x: float, y: float) -> _Place:
    return round(x * _PER_POINT), round(y * _PER_POINT)


def _cornered(line: RawLine, known: Mapping[_Place, Corners]) -> Iterator[RawGlyph]:
    for glyph in line.glyphs:
        yield glyph._replace(corners=known.get(_place(*glyph.origin), ()))


def _turned(glyph: RawGlyph, dx: float, dy: float) -> Corners:
    """Return the corners of a box in the direction in which its line is read."""
    x0, y0, x1, y1 = glyph.box
    corners = ((x0, y0), (x1, y0), (x0, y1), (x1, y1))
    along = [x * dx + y * dy for x, y in corners]
    across = [y * dx - x * dy for x, y in corners]
    return tuple(
        number
        for v in (min(across), max(across))
        for u in (min(along), max(along))
        for number in (u * dx - v * dy, u * dy + v * dx)
    )
