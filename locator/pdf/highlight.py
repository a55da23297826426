"""Paints over a drawn page what is lit there, as the window does."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

import pymupdf

from locator.contrast import contrast, mixed
from locator.geometry import Quad
from locator.pdf.canvas import Canvas, Shape
from locator.status import Status
from locator.status_colours import (
    CURRENT_SHARE,
    DAY_FILL,
    LIGHT_LINES,
    OTHER_SHARE,
    WORD_SHARE,
)

# All in pixels of the window at a scale of 1.
_PAPER = "#FFFFFF"
_HALO = 1.0
_ABOVE, _BELOW, _MOST_PADDING = 1.5, 1.0, 0.2
_FILL_RADIUS, _FRAME_RADIUS = 1.0, 2.0
_OVERLAP = 0.5  # of line and fill
_SOLID = 1.5
_DASHED, _DASH, _SPACE = 1.75, 5.0, 3.0
_DOT = 1.6
_WAVY, _AMPLITUDE, _PERIOD = 1.1, 1.5, 5.0
_WORD, _CURRENT = 1.25, 1.75
_LEAST_CONTRAST = 3.2  # of a line and what it lies on
_ALONG = 11  # points in each row that is looked at
_ACROSS = (-0.12, 0.5, 1.12)  # of the height: small print fills its box with ink


@dataclass(frozen=True, slots=True)
class Lit:
    """What is lit on one page.

    Attributes:
        status: The quote's status.
        quads: Where it stands.
        words: Where it says something else.
        gaps: What it leaves out with an ellipsis.
    """

    status: Status
    quads: tuple[Quad, ...]
    words: tuple[Quad, ...] = ()
    gaps: tuple[Quad, ...] = ()


@dataclass(frozen=True, slots=True)
class _Box:
    """The padded box around a line piece, in its own axes: x along, y to the next line.

    Attributes:
        matrix: From those axes, in pixels of the window, to pixels of the picture.
        width: Of the ink.
        top: Upper edge of the padded box; the ink begins at 0.
        bottom: Its lower edge.
        on_picture: Whether a line could not be told from what it lies on.
    """

    matrix: "pymupdf.Matrix"
    width: float
    top: float
    bottom: float
    on_picture: bool

    def shape(self, grown: float, radius: float) -> Shape:
        return Shape().box(
            -grown, self.top - grown, self.width + grown, self.bottom + grown, radius
        )

    def frame(self, width: float) -> Shape:
        shape = self.shape(width, _FRAME_RADIUS + width / 2)
        return shape.box(
            0, self.top, self.width, self.bottom, _FRAME_RADIUS - width / 2
        )


def paint_lit(
    picture: "pymupdf.Pixmap", lit: Lit, to_picture: "pymupdf.Matrix", scale: float
) -> None:
    """Paint highlights into a picture of a part of a page.

    Args:
        picture: The picture, RGB.
        lit: What is lit.
        to_picture: From points, frame `page`, to pixels of the picture.
        scale: Pixels of the picture for one of the window.
    """
    line = LIGHT_LINES[lit.status]

    def box(quad: Quad) -> _Box:
        return _box_of(quad, to_picture, scale, partial(_is_picture, picture, line))

    quads, words = list(map(box, lit.quads)), list(map(box, lit.words))
    gaps = list(map(box, lit.gaps))
    canvas = Canvas(picture)
    share = CURRENT_SHARE if lit.status is Status.AMBIGUOUS else OTHER_SHARE
    with canvas.multiplied():
        _fill(canvas, quads, mixed(DAY_FILL[lit.status], _PAPER, share))
        _fill(canvas, words, mixed(DAY_FILL[lit.status], _PAPER, WORD_SHARE))
    draw = _LINES.get(lit.status, _outline)
    for each in quads:
        draw(canvas, each, line)
    for each in gaps:
        _dotted(canvas, each, line)
    for each in words:
        _filled(canvas, each, each.frame(_WORD), line)
    canvas.close()


def _fill(canvas: Canvas, boxes: Iterable[_Box], colour: str) -> None:
    """Fill boxes with an opaque colour; a picture below keeps its own."""
    for box in boxes:
        if not box.on_picture:
            canvas.fill(box.shape(0, _FILL_RADIUS), box.matrix, colour)


def _filled(canvas: Canvas, box: _Box, shape: Shape, colour: str) -> None:
    if box.on_picture:
        canvas.stroke(shape, box.matrix, _PAPER, 2 * _HALO)
    canvas.fill(shape, box.matrix, colour)


def _solid(canvas: Canvas, box: _Box, colour: str) -> None:
    upper = box.bottom - _OVERLAP
    shape = Shape().box(0, upper, box.width, upper + _SOLID, 0)
    _filled(canvas, box, shape, colour)


def _dashed(canvas: Canvas, box: _Box, colour: str) -> None:
    shape, upper, at = Shape(), box.bottom - _OVERLAP, 0.0
    while at < box.width:
        shape.box(at, upper, min(box.width, at + _DASH), upper + _DASHED, 0)
        at += _DASH + _SPACE
    _filled(canvas, box, shape, colour)


def _dotted(canvas: Canvas, box: _Box, colour: str) -> None:
    shape, upper, at = Shape(), box.bottom - _OVERLAP, 0.0
    while at + _DOT <= box.width:
        shape.box(at, upper, at + _DOT, upper + _DOT, _DOT / 2)
        at += 2 * _DOT
    _filled(canvas, box, shape, colour)


def _wavy(canvas: Canvas, box: _Box, colour: str) -> None:
    shape = Shape().wave(0, box.width, box.bottom, _AMPLITUDE, _PERIOD)
    if box.on_picture:
        canvas.stroke(shape, box.matrix, _PAPER, _WAVY + 2 * _HALO)
    canvas.stroke(shape, box.matrix, colour, _WAVY)


def _outline(canvas: Canvas, box: _Box, colour: str) -> None:
    _filled(canvas, box, box.frame(_CURRENT), colour)


_LINES: dict[Status, Callable[[Canvas, _Box, str], None]] = {
    Status.VERBATIM: _solid,
    Status.ELIDED: _solid,
    Status.ALTERED: _wavy,
    Status.PARTIAL: _dashed,
}


def _box_of(
    quad: Quad,
    to_picture: "pymupdf.Matrix",
    scale: float,
    is_picture: "Callable[[Sequence[pymupdf.Point]], bool]",
) -> _Box:
    """Return the padded box of a quad, in whatever direction its line runs."""
    numbers = quad.numbers()
    corners = [
        pymupdf.Point(x, y) * to_picture
        for x, y in zip(numbers[0::2], numbers[1::2], strict=True)
    ]
    start, end, below = corners[0], corners[1], corners[2]
    along, down = end - start, below - start
    width = math.hypot(along.x, along.y)
    unit = along / width if width > 1 else pymupdf.Point(1, 0)
    height = unit.x * down.y - unit.y * down.x
    side = math.copysign(1, height)  # -1: mirrored
    matrix = pymupdf.Matrix(
        unit.x * scale,
        unit.y * scale,
        -unit.y * side * scale,
        unit.x * side * scale,
        start.x,
        start.y,
    )
    width, height = width / scale, abs(height) / scale
    most = _MOST_PADDING * height
    points = [
        pymupdf.Point((at + 0.5) / _ALONG * width, share * height) * matrix
        for share in _ACROSS
        for at in range(_ALONG)
    ]
    return _Box(
        matrix,
        width,
        -min(_ABOVE, most),
        height + min(_BELOW, most),
        is_picture(points),
    )


def _is_picture(
    picture: "pymupdf.Pixmap", line: str, points: "Sequence[pymupdf.Point]"
) -> bool:
    """Tell whether a line could not be told from what it lies on.

    That is the colour of medium lightness: ink covers less than half of the points.
    """
    found = sorted(
        (picture.pixel(int(at.x), int(at.y)) for at in points if _is_in(picture, at)),
        key=sum,
    )
    if not found:
        return False
    ground = "#" + "".join(f"{channel:02X}" for channel in found[len(found) // 2][:3])
    return contrast(line, ground) < _LEAST_CONTRAST


def _is_in(picture: "pymupdf.Pixmap", at: "pymupdf.Point") -> bool:
    return bool(0 <= at.x < picture.width and 0 <= at.y < picture.height)
