"""The lines of the highlights: their pattern says the status without colour."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from reader.canvas.line_box import LineBox

SECOND_LINE_PX = 3.0  # how much lower another quote's line lies
_OVERLAP_PX = 1.0  # of line and fill
_SOLID_PX = 1.5
_SMALL_PX = 2.0
_DASHED_PX, _DASH_PX, _SPACE_PX = 1.75, 5.0, 3.0
_DOTTED_PX = 1.6
_WAVY_PX, _AMPLITUDE_PX, _PERIOD_PX = 1.1, 1.5, 5.0


def dotted_pen(colour: QColor, width_px: float = _DOTTED_PX) -> QPen:
    """Return a pen of round dots, a dot's width apart."""
    pen = QPen(colour, width_px)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.01, 2.0])
    return pen


def _flat_pen(colour: QColor, width_px: float) -> QPen:
    pen = QPen(colour, width_px)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def solid(
    painter: QPainter, box: LineBox, colour: QColor, width_px: float = _SOLID_PX
) -> None:
    """Draw a solid line from one end of a box to the other, at its lower edge."""
    _straight(painter, box, _flat_pen(colour, width_px))


def small(painter: QPainter, box: LineBox, colour: QColor) -> None:
    """Draw the line that stands for all patterns where they cannot be read."""
    solid(painter, box, colour, _SMALL_PX)


def dashed(painter: QPainter, box: LineBox, colour: QColor) -> None:
    """Draw dashes."""
    pen = _flat_pen(colour, _DASHED_PX)
    pen.setDashPattern([_DASH_PX / _DASHED_PX, _SPACE_PX / _DASHED_PX])
    _straight(painter, box, pen)


def dotted(painter: QPainter, box: LineBox, colour: QColor) -> None:
    """Draw dots."""
    _straight(painter, box, dotted_pen(colour))


def _straight(painter: QPainter, box: LineBox, pen: QPen) -> None:
    y = box.padded.bottom() - _OVERLAP_PX + pen.widthF() / 2
    painter.setPen(pen)
    painter.drawLine(QPointF(box.padded.left(), y), QPointF(box.padded.right(), y))


def wavy(painter: QPainter, box: LineBox, colour: QColor) -> None:
    """Draw a wave."""
    y = box.padded.bottom()
    x = box.padded.left()
    path = QPainterPath(QPointF(x, y))
    half = _PERIOD_PX / 2
    side = -1.0
    while x < box.padded.right():
        # A quadratic curve reaches half of its control point's height.
        top = QPointF(x + half / 2, y + side * 2 * _AMPLITUDE_PX)
        path.quadTo(top, QPointF(x + half, y))
        x, side = x + half, -side
    pen = QPen(colour, _WAVY_PX)
    painter.save()
    painter.setClipRect(
        box.padded.adjusted(0, 0, 0, 2 * _AMPLITUDE_PX),
        Qt.ClipOperation.IntersectClip,
    )
    painter.strokePath(path, pen)
    painter.restore()


Line = Callable[[QPainter, LineBox, QColor], None]


def line_of(status: str) -> Line | None:
    """Return what draws the line below a piece; None where an outline says it."""
    lines: dict[str, Line] = {
        "verbatim": solid,
        "elided": solid,
        "altered": wavy,
        "partial": dashed,
    }
    return lines.get(status)


def draw_below(
    painter: QPainter, box: LineBox, line: Line, colour: QColor, level: int = 0
) -> None:
    """Draw a line below a piece.

    Args:
        painter: Paints in logical pixels of the view.
        box: The piece.
        line: What draws the line, in the box's own axes.
        colour: Its colour.
        level: How many quotes have a line there already.
    """
    painter.save()
    painter.setTransform(box.to_view, combine=True)
    painter.translate(0, SECOND_LINE_PX * level)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line(painter, box, colour)
    painter.restore()
