"""The four corners of every glyph: from its box, or from XML on a slanted line."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from locator.reading_order.lines import RawGlyph, RawLine

# The one form in which PyMuPDF hands out corners; it takes thrice the time of boxes.
_CHAR = re.compile(r'<char c="[^"]*" quad="([^"]*)" x="([^"]*)" y="([^"]*)"')
_UPRIGHT = 0.001
_PER_POINT = 100

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
        yield _cornered(line, known) if is_slanted(line) else line


def quads_of(line: RawLine) -> Iterator[Corners]:
    """Yield the quad of each glyph: eight numbers in points, UL, UR, LL, LR."""
    if line.dx == 1:
        for glyph in line.glyphs:
            x0, y0, x1, y1 = glyph.box
            yield x0, y0, x1, y0, x0, y1, x1, y1
    else:
        for glyph in line.glyphs:
            yield glyph.corners or _turned(glyph, line.dx, line.dy)


def _place(x: float, y: float) -> _Place:
    return round(x * _PER_POINT), round(y * _PER_POINT)


def _cornered(line: RawLine, known: Mapping[_Place, Corners]) -> RawLine:
    glyphs = [
        glyph._replace(corners=known.get(_place(*glyph.origin), ()))
        for glyph in line.glyphs
    ]
    return RawLine(line.block, line.dx, line.dy, glyphs)


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
