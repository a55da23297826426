"""Lays opaque, mixed colours over a page so that its text keeps its own colour."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from reader.canvas.bands import Bands
from reader.canvas.line_box import LineBox

RADIUS_PX = 1.0


@dataclass(frozen=True, slots=True)
class Fill:
    """An area and its colour; where several lie over each other the first one counts.

    Attributes:
        path: In pixels of the view.
        colour: Opaque: mixed with paper beforehand.
    """

    path: QPainterPath
    colour: QColor


def area(boxes: Iterable[LineBox], grown_px: float = 0.0) -> QPainterPath:
    """Return the area that line pieces cover together."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for box in boxes:
        path.addPath(box.outline(grown_px, RADIUS_PX))
    return path


def paint_fills(
    painter: QPainter, fills: Iterable[Fill], mode: QPainter.CompositionMode
) -> None:
    """Paint areas; colours do not add up where two of them meet."""
    painter.save()
    painter.setCompositionMode(mode)
    painter.setPen(Qt.PenStyle.NoPen)
    done: Bands[QPainterPath] = Bands()
    for fill in fills:
        path, box = fill.path, fill.path.boundingRect()
        for earlier in done.near(box.top(), box.bottom()):
            if earlier.boundingRect().intersects(box):
                path = path.subtracted(earlier)
        painter.fillPath(path, fill.colour)
        done.add(box.top(), box.bottom(), fill.path)
    painter.restore()
