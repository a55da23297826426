"""Paints lines over pictures: paper around them, so that any ground shows them."""

from collections.abc import Callable

from PySide6.QtGui import QColor, QPainter

from reader.canvas.line_box import LineBox

_HALO_PX = 1.0
_SIDES = (-_HALO_PX, 0.0, _HALO_PX)


def paint_haloed(
    painter: QPainter,
    box: LineBox,
    paint: Callable[[QColor], None],
    colour: QColor,
    paper: QColor,
) -> None:
    """Paint something that belongs to a line piece.

    Args:
        painter: Paints in logical pixels of the view.
        box: The piece: whether it lies over a picture.
        paint: Paints it in a colour.
        colour: Its colour.
        paper: What is painted around it over a picture.
    """
    if box.on_picture:
        for across in _SIDES:
            for down in _SIDES:
                painter.save()
                painter.translate(across, down)
                paint(paper)
                painter.restore()
    paint(colour)
