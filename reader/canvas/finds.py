"""Paints what a search found and what is selected: fills, no line below them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from reader.canvas.fills import Fill, area, paint_fills
from reader.canvas.line_box import LineBox
from reader.canvas.page_colours import PageColours

if TYPE_CHECKING:
    from locator.geometry import Quad

_FIND_SHARE = 0.85
_SELECTED_SHARE = 0.26
_OUTLINE_PX = 1.5


@dataclass(frozen=True, slots=True)
class Find:
    """One place that a search found.

    Attributes:
        page_index: Page, counted from 0.
        quads: Line pieces in points, frame `page`.
    """

    page_index: int
    quads: "tuple[Quad, ...]"


def paint_finds(
    painter: QPainter,
    finds: Sequence[Sequence[LineBox]],
    current: Sequence[LineBox],
    colours: PageColours,
) -> None:
    """Paint the finds of one page, and the current one if it is there."""
    fills = [Fill(area(current), colours.mixed(colours.find.current, 1.0))]
    share = colours.mixed(colours.find.other, _FIND_SHARE)
    fills += [Fill(area(boxes), share) for boxes in finds]
    paint_fills(painter, fills, colours.mode)
    for box in current:
        painter.fillPath(box.frame(_OUTLINE_PX, 1.0), colours.ink)


def paint_selection(
    painter: QPainter, boxes: Sequence[LineBox], colours: PageColours
) -> None:
    """Paint what is selected on one page."""
    tint = colours.mixed(colours.theme.accent, _SELECTED_SHARE)
    paint_fills(painter, [Fill(area(boxes), tint)], colours.mode)
