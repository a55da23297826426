"""Draws a pattern once and repeats it: stroking a long wave takes milliseconds."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache


@dataclass(frozen=True, slots=True)
class Strip:
    """A piece of a pattern that joins itself.

    Attributes:
        name: What tells it from other patterns and colours: drawn strips are kept.
        width_px: Its length: a whole number of periods, and of device pixels at
            scales in quarters.
        height_px: Room for it across.
        draw: Draws it: painter, width, and height of its middle.
    """

    name: str
    width_px: float
    height_px: float
    draw: Callable[[QPainter, float, float], None]


def paint_strip(
    painter: QPainter, strip: Strip, start: QPointF, length_px: float
) -> None:
    """Paint a pattern along x.

    Args:
        painter: In any axes.
        strip: The pattern.
        start: Where its middle begins.
        length_px: How long it is.
    """
    pixmap = _drawn(strip, painter.device().devicePixelRatio())
    height = pixmap.deviceIndependentSize().height()
    target = QRectF(start.x(), start.y() - height / 2, length_px, height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawTiledPixmap(target, pixmap)
    painter.restore()


def _drawn(strip: Strip, ratio: float) -> QPixmap:
    """Return the strip for so many device pixels per pixel."""
    key = f"strip {strip.name} {ratio}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    size = QSize(round(strip.width_px * ratio), ceil(strip.height_px * ratio))
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    inner = QPainter(pixmap)
    inner.setRenderHint(QPainter.RenderHint.Antialiasing)
    strip.draw(inner, strip.width_px, size.height() / ratio / 2)
    inner.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap
