"""Draws shapes into a picture that MuPDF has drawn."""

from collections.abc import Iterator
from contextlib import contextmanager

import pymupdf
from pymupdf import mupdf

_ARC = 0.5523  # of the radius: control points of a quarter of a circle


class Shape:
    """An outline of straight and bent lines, in axes of its own."""

    def __init__(self) -> None:
        self.path = mupdf.FzPath()

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float) -> "Shape":
        """Add a box with round corners; return this."""
        path, radius = self.path, max(0.0, min(radius, (x1 - x0) / 2, (y1 - y0) / 2))
        arc = radius * (1 - _ARC)
        mupdf.fz_moveto(path, x0 + radius, y0)
        mupdf.fz_lineto(path, x1 - radius, y0)
        mupdf.fz_curveto(path, x1 - arc, y0, x1, y0 + arc, x1, y0 + radius)
        mupdf.fz_lineto(path, x1, y1 - radius)
        mupdf.fz_curveto(path, x1, y1 - arc, x1 - arc, y1, x1 - radius, y1)
        mupdf.fz_lineto(path, x0 + radius, y1)
        mupdf.fz_curveto(path, x0 + arc, y1, x0, y1 - arc, x0, y1 - radius)
        mupdf.fz_lineto(path, x0, y0 + radius)
        mupdf.fz_curveto(path, x0, y0 + arc, x0 + arc, y0, x0 + radius, y0)
        mupdf.fz_closepath(path)
        return self

    def wave(
        self, x0: float, x1: float, y: float, amplitude: float, period: float
    ) -> "Shape":
        """Add a wave from `x0` to `x1` about `y`; return this."""
        mupdf.fz_moveto(self.path, x0, y)
        at, half, side = x0, period / 2, -1
        while at < x1:
            step = min(half, x1 - at)  # at the end a smaller wave, none beyond it
            # A quadratic curve reaches half of its control point's height.
            top = y + side * 2 * amplitude * step / half
            mupdf.fz_quadto(self.path, at + step / 2, top, at + step, y)
            at, side = at + step, -side
        return self


class Canvas:
    """A picture that is drawn on; call `close` before it is used.

    Args:
        picture: The picture, RGB.
    """

    def __init__(self, picture: "pymupdf.Pixmap") -> None:
        self._device = mupdf.fz_new_draw_device(mupdf.FzMatrix(), picture.this)
        self._rgb = mupdf.fz_device_rgb()
        self._area = mupdf.FzRect(mupdf.fz_pixmap_bbox(picture.this))

    def close(self) -> None:
        """Finish drawing."""
        mupdf.fz_close_device(self._device)

    @contextmanager
    def multiplied(self) -> Iterator[None]:
        """Lay what is drawn in the block over the picture, so that ink stays ink."""
        mupdf.fz_begin_group(
            self._device, self._area, self._rgb, 1, 0, mupdf.FZ_BLEND_MULTIPLY, 1.0
        )
        yield
        mupdf.fz_end_group(self._device)

    def fill(self, shape: Shape, matrix: "pymupdf.Matrix", colour: str) -> None:
        """Fill a shape, in axes that `matrix` maps to pixels; colour as #RRGGBB.

        Where an outline lies in another the inner one is left out.
        """
        with _floats(colour) as numbers:
            mupdf.fz_fill_path(
                self._device,
                shape.path,
                1,
                _fz(matrix),
                self._rgb,
                numbers,
                1.0,
                mupdf.FzColorParams(),
            )

    def stroke(
        self, shape: Shape, matrix: "pymupdf.Matrix", colour: str, width: float
    ) -> None:
        """Draw the outline of a shape, `width` in the shape's own axes."""
        pen = mupdf.fz_new_stroke_state()
        pen.m_internal.linewidth = width
        with _floats(colour) as numbers:
            mupdf.fz_stroke_path(
                self._device,
                shape.path,
                pen,
                _fz(matrix),
                self._rgb,
                numbers,
                1.0,
                mupdf.FzColorParams(),
            )


def _fz(matrix: "pymupdf.Matrix") -> "mupdf.FzMatrix":
    return mupdf.FzMatrix(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)


@contextmanager
def _floats(colour: str) -> Iterator[object]:
    """Lend a colour as MuPDF takes it: three numbers of C, which are given back."""
    numbers = mupdf.new_floats(3)
    for at in range(3):
        value = int(colour[1 + 2 * at : 3 + 2 * at], 16) / 255
        mupdf.floats_setitem(numbers, at, value)
    try:
        yield numbers
    finally:
        mupdf.delete_floats(numbers)
