"""The signs of the eight statuses: shapes that differ without colour, too."""

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from reader.look.colours import Colours

_BOX = 16.0
_DOTS = 8
_CENTRE = QPointF(8, 8)


def paint_sign(
    painter: QPainter,
    rect: QRectF,
    status: str,
    colours: Colours,
    ground: str = "",
) -> None:
    """Paint the sign of a status into a square; `ground` is the colour behind it."""
    colour = QColor(colours.status[status])
    behind = QColor(ground or colours.base)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _BOX, rect.height() / _BOX)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if status == "ambiguous":
        _places(painter, colour, behind)
    else:
        _PAINTERS[status](painter, colour, QColor(colours.on_sign))
    painter.restore()


def sign_pixmap(
    status: str, side: int, ratio: float, colours: Colours, ground: str = ""
) -> QPixmap:
    """Return the sign as a pixmap of `side` logical pixels at a pixel ratio."""
    pixmap = QPixmap(QSize(side, side) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_sign(painter, QRectF(0, 0, side, side), status, colours, ground)
    painter.end()
    return pixmap


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(
        colour,
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def _equals(painter: QPainter, colour: QColor, on: QColor) -> None:
    painter.setBrush(colour)
    painter.drawEllipse(_CENTRE, 7, 7)
    painter.setPen(_pen(on, 1.7))
    painter.drawLines([QLineF(5, 6.4, 11, 6.4), QLineF(5, 9.6, 11, 9.6)])


def _pill(painter: QPainter, colour: QColor, on: QColor) -> None:
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(0.6, 3.6, 14.8, 8.8), 4.4, 4.4)
    painter.setBrush(on)
    for x in (4.6, 8.0, 11.4):
        painter.drawEllipse(QPointF(x, 8), 1.15, 1.15)


def _diamond(painter: QPainter, colour: QColor, on: QColor) -> None:
    painter.save()
    painter.translate(_CENTRE)
    painter.rotate(45)
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(-5.4, -5.4, 10.8, 10.8), 1.6, 1.6)
    painter.restore()
    painter.setPen(_pen(on, 1.3))
    painter.drawLines(
        [
            QLineF(5.3, 6.7, 10.7, 6.7),
            QLineF(5.3, 9.3, 10.7, 9.3),
            QLineF(9.6, 4.6, 6.4, 11.4),
        ]
    )


def _half(painter: QPainter, colour: QColor, _on: QColor) -> None:
    half = QPainterPath(QPointF(8, 1.8))
    half.arcTo(QRectF(1.8, 1.8, 12.4, 12.4), 90, 180)
    half.closeSubpath()
    painter.fillPath(half, colour)
    painter.setPen(_pen(colour, 1.6))
    painter.drawEllipse(_CENTRE, 6.2, 6.2)


def _places(painter: QPainter, colour: QColor, behind: QColor) -> None:
    painter.setPen(_pen(colour, 1.5))
    painter.drawEllipse(QPointF(10, 6), 4.9, 4.9)
    painter.setPen(_pen(behind, 1.2))
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(5.8, 10.2), 5, 5)


def _slashed(painter: QPainter, colour: QColor, _on: QColor) -> None:
    painter.setPen(_pen(colour, 1.7))
    painter.drawEllipse(_CENTRE, 6.1, 6.1)
    painter.drawLine(QLineF(12.2, 3.2, 3.8, 12.8))


def _dashed(painter: QPainter, colour: QColor, _on: QColor) -> None:
    frame = QPen(colour, 1.5)
    frame.setCapStyle(Qt.PenCapStyle.FlatCap)
    frame.setDashPattern([2.6 / 1.5, 2 / 1.5])
    painter.setPen(frame)
    painter.drawRoundedRect(QRectF(1.9, 1.9, 12.2, 12.2), 2, 2)
    painter.setPen(_pen(colour, 1.5))
    painter.drawLines([QLineF(5.2, 5.4, 10.8, 5.4), QLineF(8, 5.4, 8, 10.8)])


def _ring(painter: QPainter, colour: QColor, _on: QColor) -> None:
    for dot in range(_DOTS):
        shade = QColor(colour)
        shade.setAlphaF(1 - 0.11 * dot)
        painter.setBrush(shade)
        angle = dot * 2 * pi / _DOTS
        at = QPointF(8 + 5.6 * sin(angle), 8 - 5.6 * cos(angle))
        painter.drawEllipse(at, 1.25, 1.25)


_PAINTERS: dict[str, Callable[[QPainter, QColor, QColor], None]] = {
    "verbatim": _equals,
    "elided": _pill,
    "altered": _diamond,
    "partial": _half,
    "not_found": _slashed,
    "unsearchable": _dashed,
    "searching": _ring,
}
