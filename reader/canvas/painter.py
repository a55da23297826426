"""Paints what is lit on a page: fills below, lines above, numbers on top."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from reader.canvas.fills import Fill, area, paint_fills
from reader.canvas.line_box import LineBox
from reader.canvas.line_pattern import (
    dotted,
    dotted_outline,
    draw_below,
    line_of,
    small,
)
from reader.canvas.lit_page import Lit
from reader.canvas.page_colours import PageColours

SMALL_ZOOM = 0.6  # below it patterns cannot be read
_OUTLINE_PX = 1.75
_RADIUS_PX = 2.0
_WORD_PX = 1.25
_BADGE_PX = 12.0
_LOW_BADGE_PX = 10.0  # where there is no room before the words: between two lines
_BADGE_SPACE_PX = 4.0  # at least, to both sides together
_BADGE_BEFORE = 0.6  # of its width: how far before the words its middle is
_BADGE_WIDTH_PX = 12.0
_BADGE_TYPE_PX = 9
_BADGE_RADIUS_PX = 3.0
_BADGE_PADDING_PX = 2.0
_BADGE_INSIDE_PX = 1.5


def paint_lit(
    painter: QPainter, lit: Sequence[Lit], colours: PageColours, zoom: float
) -> None:
    """Paint the highlights of one page.

    Args:
        painter: Paints in logical pixels of the view, clipped to the page.
        lit: The highlights, in their order.
        colours: Those of the day or of the night page.
        zoom: 1.0 for 100 %.
    """
    is_small = zoom < SMALL_ZOOM
    paint_fills(painter, _fills(lit, colours), colours.mode)
    for each in lit:
        _paint_lines(painter, each, colours, is_small=is_small)
    for each in lit:
        for box in each.boxes if each.current else ():
            frame = box.frame(_OUTLINE_PX, _RADIUS_PX)
            painter.fillPath(frame, colours.line(each.status))
    for each in () if is_small else lit:
        if each.highlight.place and each.boxes:
            _paint_badge(painter, each, colours)


def _fills(lit: Sequence[Lit], colours: PageColours) -> Iterator[Fill]:
    """Yield fills, what is to be seen first: words that differ, then the current."""
    ordered = sorted(lit, key=lambda each: not each.current)
    for each in ordered:
        if each.words:
            yield Fill(area(each.words), colours.fill(each.status, colours.word))
    for each in ordered:
        if each.current or each.status != "ambiguous":
            share = colours.current if each.current else colours.other
            yield Fill(area(each.boxes), colours.fill(each.status, share))


def _paint_lines(
    painter: QPainter, lit: Lit, colours: PageColours, *, is_small: bool
) -> None:
    colour = colours.line(lit.status)
    line = small if is_small else line_of(lit.status)
    if line is None:
        for box in () if lit.current else lit.boxes:
            draw_below(painter, box, dotted_outline, colour)
    else:
        for box, drop_px in zip(lit.boxes, lit.drops, strict=True):
            draw_below(painter, box, line, colour, drop_px)
    for gap in lit.gaps:
        draw_below(painter, gap, dotted, colour)
    for word in lit.words:
        painter.fillPath(word.frame(_WORD_PX, _RADIUS_PX), colour)


def _badge_rect(box: LineBox, width_px: float, room_px: float) -> QRectF:
    """Return where a badge lies: before the words, or over their corner."""
    corner = box.to_view.map(box.padded.topLeft())
    lower = box.to_view.map(box.padded.bottomLeft())
    before = box.to_view.map(box.padded.topLeft() - QPointF(width_px, 0))
    if room_px >= width_px + _BADGE_SPACE_PX:
        badge = QRectF(0, 0, width_px, _BADGE_PX)
        middle = (corner + lower) / 2
        badge.moveCenter(middle + (before - corner) * _BADGE_BEFORE)
        return badge
    badge = QRectF(0, 0, width_px, _LOW_BADGE_PX)
    badge.moveBottomLeft(corner + QPointF(-width_px / 2, _BADGE_INSIDE_PX))
    return badge


def _paint_badge(painter: QPainter, lit: Lit, colours: PageColours) -> None:
    """Paint the number of a place at the beginning of its first line."""
    box = lit.boxes[0]
    text = str(lit.highlight.place)
    font = QFont(painter.font())
    font.setPixelSize(_BADGE_TYPE_PX)
    font.setBold(True)
    painter.save()
    painter.setFont(font)
    width = max(
        _BADGE_WIDTH_PX,
        painter.fontMetrics().horizontalAdvance(text) + 2 * _BADGE_PADDING_PX,
    )
    badge = _badge_rect(box, width, lit.room_px)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.line("ambiguous"))
    painter.drawRoundedRect(badge, _BADGE_RADIUS_PX, _BADGE_RADIUS_PX)
    painter.setPen(colours.theme.on_sign)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
