"""The padded box around one line piece, in pixels of the view, along its line."""

from dataclasses import dataclass
from math import ceil, floor, hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from reader.canvas.page_frame import PageFrame, Point

if TYPE_CHECKING:
    from locator.geometry import Quad

_ABOVE_PX = 1.5
_BELOW_PX = 1.0
_MOST_PADDING = 0.2  # of the height: so that none reaches the next line's x-height
_STRAIGHT = 1e-3


@dataclass(frozen=True, slots=True)
class LineBox:
    """A line piece in its own axes: x in reading direction, y to the next line.

    Attributes:
        to_view: From those axes to logical pixels of the view.
        inked: The glyphs.
        padded: What is filled around them, its edges on whole device pixels.
        on_picture: Whether a line could not be told from what it lies on.
    """

    to_view: QTransform
    inked: QRectF
    padded: QRectF
    on_picture: bool = False

    @property
    def bounds(self) -> QRectF:
        """Return the padded box in pixels of the view."""
        return self.to_view.mapRect(self.padded)

    def outline(self, by_px: float, radius_px: float) -> QPainterPath:
        """Return the padded box grown on all sides, rounded; in pixels of the view."""
        path = QPainterPath()
        box = self.padded.adjusted(-by_px, -by_px, by_px, by_px)
        path.addRoundedRect(box, radius_px, radius_px)
        return self.to_view.map(path)

    def frame(self, width_px: float, radius_px: float) -> QPainterPath:
        """Return a frame of some width around the padded box, to be filled.

        Qt strokes a path ten times slower than it fills one.
        """
        path = self.outline(width_px, radius_px + width_px / 2)
        path.setFillRule(Qt.FillRule.OddEvenFill)
        path.addPath(self.outline(0.0, max(0.0, radius_px - width_px / 2)))
        return path


def line_box(quad: "Quad", frame: PageFrame, ratio: float) -> LineBox:
    """Return the box of a quad of frame `page`.

    Args:
        quad: Upper and lower are those of the text, however the page is turned.
        frame: Where the page lies in the view.
        ratio: Device pixels per logical pixel.
    """
    upper_left = frame.to_px(Point(quad.ul_x, quad.ul_y))
    upper_right = frame.to_px(Point(quad.ur_x, quad.ur_y))
    lower_left = frame.to_px(Point(quad.ll_x, quad.ll_y))
    along_x, along_y = upper_right.x - upper_left.x, upper_right.y - upper_left.y
    width = hypot(along_x, along_y) or 1.0
    along_x, along_y = (along_x / width, along_y / width) if width > 1 else (1.0, 0.0)
    down_x, down_y = lower_left.x - upper_left.x, lower_left.y - upper_left.y
    height = along_x * down_y - along_y * down_x
    side = -1.0 if height < 0 else 1.0  # -1: mirrored
    to_view = QTransform(
        along_x, along_y, -along_y * side, along_x * side, upper_left.x, upper_left.y
    )
    inked = QRectF(0, 0, width, abs(height))
    return LineBox(to_view, inked, _padded(inked, to_view, ratio))


def _padded(inked: QRectF, to_view: QTransform, ratio: float) -> QRectF:
    most = _MOST_PADDING * inked.height()
    padded = inked.adjusted(0, -min(_ABOVE_PX, most), 0, min(_BELOW_PX, most))
    if min(abs(to_view.m11()), abs(to_view.m12())) > _STRAIGHT:
        return padded
    return _on_pixels(inked, padded, to_view, ratio)


def _on_pixels(
    inked: QRectF, padded: QRectF, to_view: QTransform, ratio: float
) -> QRectF:
    """Return the padded box with its edges on device pixels, never inside the ink."""
    ink = QTransform.fromScale(ratio, ratio).mapRect(to_view.mapRect(inked))
    box = QTransform.fromScale(ratio, ratio).mapRect(to_view.mapRect(padded))
    left = min(round(box.left()), floor(ink.left()))
    top = min(round(box.top()), floor(ink.top()))
    right = max(round(box.right()), ceil(ink.right()))
    bottom = max(round(box.bottom()), ceil(ink.bottom()))
    snapped = QRectF(
        left / ratio, top / ratio, (right - left) / ratio, (bottom - top) / ratio
    )
    back, _ = to_view.inverted()
    return back.mapRect(snapped)
