"""The lines by which highlights are told apart where there is no colour."""

import math
from collections.abc import Iterator
from enum import StrEnum

from locator.geometry import Quad
from locator.pdf.syntax import written

_ABOVE = 0.75  # line widths between the lower edge of a quad and the middle of a line
_HALF_WAVE = 2.5  # line widths along the line
_AMPLITUDE = 1.0  # line widths to each side
_THIRDS = (1 / 3, 2 / 3)
_BEND = 4 / 3  # a curve reaches three quarters of the way to its two control points


class LineStyle(StrEnum):
    """A line under a line piece, or around it."""

    SOLID = "solid"
    WAVY = "wavy"
    DASHED = "dashed"
    DOTTED = "dotted"
    FRAME = "frame"
    DOTTED_FRAME = "dotted frame"

    def strokes(self, quad: Quad, width: float) -> str:
        """Return the operators that draw it at one line piece.

        Args:
            quad: The line piece, frame `pdf`.
            width: Of a line, in units of user space.
        """
        if self is LineStyle.WAVY:
            return _wave(quad, width)
        framed = self in (LineStyle.FRAME, LineStyle.DOTTED_FRAME)
        path = outline(quad) if framed else _underline(quad, width)
        return f"{self._dash(width)} {path} S"

    def _dash(self, width: float) -> str:
        """Return the operators that set the dash pattern."""
        match self:
            case LineStyle.DASHED:
                lengths = written((5 * width, 3 * width))
            case LineStyle.DOTTED | LineStyle.DOTTED_FRAME:
                lengths = written((width, 2 * width))
            case _:
                lengths = ""
        return f"[{lengths}] 0 d"


def outline(quad: Quad) -> str:
    """Return the path around a quad."""
    ul_x, ul_y, ur_x, ur_y, ll_x, ll_y, lr_x, lr_y = quad.numbers()
    return (
        f"{written((ul_x, ul_y))} m {written((ur_x, ur_y))} l "
        f"{written((lr_x, lr_y))} l {written((ll_x, ll_y))} l h"
    )


def _underline(quad: Quad, width: float) -> str:
    start, end = _at(quad, 0, _ABOVE * width), _at(quad, 1, _ABOVE * width)
    return f"{written(start)} m {written(end)} l"


def _wave(quad: Quad, width: float) -> str:
    """Return a wave along the lower edge, in as many half waves as fit."""
    length = math.hypot(quad.lr_x - quad.ll_x, quad.lr_y - quad.ll_y)
    count = max(1, round(length / (_HALF_WAVE * width)))
    middle = (_ABOVE + _AMPLITUDE) * width
    curves = " ".join(_half_waves(quad, count, middle, _AMPLITUDE * width))
    return f"[] 0 d {written(_at(quad, 0, middle))} m {curves} S"


def _half_waves(
    quad: Quad, count: int, middle: float, amplitude: float
) -> Iterator[str]:
    for number in range(count):
        side = amplitude * _BEND * (-1) ** number
        controls = (_at(quad, (number + at) / count, middle + side) for at in _THIRDS)
        end = _at(quad, (number + 1) / count, middle)
        yield f"{' '.join(map(written, (*controls, end)))} c"


def _at(quad: Quad, along: float, above: float) -> tuple[float, float]:
    """Return a point over the lower edge of a quad.

    Args:
        quad: The line piece.
        along: Share of the edge.
        above: Distance from it; no more than the quad is high.
    """
    height = math.hypot(quad.ul_x - quad.ll_x, quad.ul_y - quad.ll_y)
    up = min(1.0, above / height) if height else 0.0
    return (
        quad.ll_x + along * (quad.lr_x - quad.ll_x) + up * (quad.ul_x - quad.ll_x),
        quad.ll_y + along * (quad.lr_y - quad.ll_y) + up * (quad.ul_y - quad.ll_y),
    )
