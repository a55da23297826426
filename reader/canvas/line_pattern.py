"""The lines of the highlights: their pattern says the status without colour."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from reader.canvas.line_box import LineBox
from reader.canvas.strips import Strip, paint_strip

_OVERLAP_PX = 0.5  # of line and fill
_SOLID_PX = 1.5
_SMALL_PX = 2.0
_DASHED_PX, _DASH_PX, _SPACE_PX = 1.75, 5.0, 3.0
_DOT_PX = 1.6
_WAVY_PX, _AMPLITUDE_PX, _PERIOD_PX = 1.1, 1.5, 5.0
_ROOM_PX = 1.0  # above and below what is drawn into a strip


def solid(
    painter: QPainter, box: LineBox, colour: QColor, width_px: float = _SOLID_PX
) -> None:
    """Draw a solid line from one end of a box to the other, at its lower edge."""
    upper = box.padded.bottom() - _OVERLAP_PX
    line = QRectF(box.padded.left(), upper, box.padded.width(), width_px)
    painter.fillRect(line, colour)


def small(painter: QPainter, box: LineBox, colour: QColor) -> None:
    """Draw the line that stands for all patterns where they cannot be read."""
    solid(painter, box, colour, _SMALL_PX)


def dashed(painter: QPainter, box: LineBox, colour: QColor) -> None:
    """Draw dashes."""
    pen = QPen(colour, _DASHED_PX)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([_DASH_PX / _DASHED_PX, _SPACE_PX / _DASHED_PX])
    y = box.padded.bottom() - _OVERLAP_PX + _DASHED_PX / 2
    painter.setPen(pen)
    painter.drawLine(QPointF(box.padded.left(), y), QPointF(box.padded.right(), y))


def dotted(painter: QPainter, box: LineBox, colour: QColor) -> None:
    """Draw round dots, a dot's width apart."""
    start = QPointF(box.padded.left(), box.padded.bottom() - _OVERLAP_PX + _DOT_PX / 2)
    paint_strip(painter, _dots(colour), start, box.padded.width())


def wavy(painter: QPainter, box: LineBox, colour: QColor) -> None:
    """Draw a wave."""
    start = QPointF(box.padded.left(), box.padded.bottom())
    paint_strip(painter, _waves(colour), start, box.padded.width())


def dotted_outline(painter: QPainter, box: LineBox, colour: QColor) -> None:
    """Draw dots around a box, in its own axes."""
    dots, edge = _dots(colour), box.padded
    paint_strip(painter, dots, edge.topLeft(), edge.width())
    paint_strip(painter, dots, edge.bottomLeft(), edge.width())
    painter.save()
    painter.rotate(90)  # x runs down, y to the left
    paint_strip(painter, dots, QPointF(edge.top(), -edge.left()), edge.height())
    paint_strip(painter, dots, QPointF(edge.top(), -edge.right()), edge.height())
    painter.restore()


def _dots(colour: QColor) -> Strip:
    period = 2 * _DOT_PX

    def draw(painter: QPainter, width_px: float, middle_px: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for number in range(round(width_px / period)):
            at = QPointF(number * period + _DOT_PX / 2, middle_px)
            painter.drawEllipse(at, _DOT_PX / 2, _DOT_PX / 2)

    return Strip(f"dots {colour.name()}", 5 * period, _DOT_PX + 2 * _ROOM_PX, draw)


def _waves(colour: QColor) -> Strip:
    half = _PERIOD_PX / 2

    def draw(painter: QPainter, width_px: float, middle_px: float) -> None:
        # It begins before the strip and ends behind it, so that strips join.
        path = QPainterPath(QPointF(-_PERIOD_PX, middle_px))
        side = -1.0
        while path.currentPosition().x() < width_px + _PERIOD_PX:
            at = path.currentPosition()
            # A quadratic curve reaches half of its control point's height.
            top = QPointF(at.x() + half / 2, middle_px + side * 2 * _AMPLITUDE_PX)
            path.quadTo(top, QPointF(at.x() + half, middle_px))
            side = -side
        painter.strokePath(path, QPen(colour, _WAVY_PX))

    height = 2 * _AMPLITUDE_PX + _WAVY_PX + 2 * _ROOM_PX
    return Strip(f"waves {colour.name()}", 4 * _PERIOD_PX, height, draw)


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
    painter: QPainter, box: LineBox, line: Line, colour: QColor, drop_px: float = 0.0
) -> None:
    """Draw a line below a piece.

    Args:
        painter: Paints in logical pixels of the view.
        box: The piece.
        line: What draws the line, in the box's own axes.
        colour: Its colour.
        drop_px: How much lower it lies than usual.
    """
    painter.save()
    painter.setTransform(box.to_view, combine=True)
    painter.translate(0, drop_px)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line(painter, box, colour)
    painter.restore()
