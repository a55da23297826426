"""The signs of verdicts: squares without hue, nobody takes them for statuses."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QPolygonF

from reader.look.colours import Colours

_BOX = 16.0
_RADIUS = 3.0


def paint_verdict(
    painter: QPainter,
    rect: QRectF,
    verdict: str,
    colours: Colours,
    *,
    inverted: bool = False,
) -> None:
    """Paint the sign of a verdict into a square; an empty square for none.

    Args:
        painter: Where to.
        rect: The square.
        verdict: "supported", "refuted", "unclear", or "" for not reviewed.
        colours: The theme.
        inverted: Whether it stands on ink, as on a button that is chosen.
    """
    ink = QColor(colours.base if inverted else colours.text)
    sign = QColor(colours.text if inverted else colours.base)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _BOX, rect.height() / _BOX)
    square = QRectF(0.7, 0.7, 14.6, 14.6)
    if not verdict:
        painter.setPen(QPen(QColor(colours.ctl), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(square, _RADIUS, _RADIUS)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawRoundedRect(QRectF(0, 0, 16, 16), _RADIUS, _RADIUS)
        _paint_mark(painter, verdict, sign)
    painter.restore()


def verdict_pixmap(
    verdict: str, side: int, ratio: float, colours: Colours, *, inverted: bool = False
) -> QPixmap:
    """Return the sign as a pixmap of `side` logical pixels at a pixel ratio."""
    pixmap = QPixmap(QSize(side, side) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    rect = QRectF(0, 0, side, side)
    paint_verdict(painter, rect, verdict, colours, inverted=inverted)
    painter.end()
    return pixmap


def _paint_mark(painter: QPainter, verdict: str, colour: QColor) -> None:
    pen = QPen(
        colour,
        2,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )
    painter.setPen(pen)
    if verdict == "supported":
        tick = (QPointF(4.2, 8.4), QPointF(6.9, 11), QPointF(11.9, 5.2))
        painter.drawPolyline(QPolygonF(tick))
    elif verdict == "refuted":
        painter.drawLine(QPointF(5, 5), QPointF(11, 11))
        painter.drawLine(QPointF(11, 5), QPointF(5, 11))
    else:
        font = QFont(painter.font())
        font.setPixelSize(12)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.drawText(QRectF(0, 0, 16, 16), Qt.AlignmentFlag.AlignCenter, "?")
