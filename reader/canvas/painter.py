"""Paints what is lit on a page: fills below, lines above, numbers on top."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from reader.canvas.fills import Fill, area, paint_fills
from reader.canvas.halo import paint_haloed
from reader.canvas.line_box import LineBox
from reader.canvas.line_pattern import (
    Line,
    dotted,
    dotted_outline,
    draw_below,
    line_of,
    small,
)
from reader.canvas.lit_page import Lit
from reader.canvas.page_colours import PageColours

SMALL_ZOOM = 0.6  # below it patterns cannot be read
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
        if each.current:
            _paint_frames(painter, each, each.boxes, colours.outline_px, colours)
    for each in () if is_small else lit:
        if each.highlight.place and each.boxes:
            _paint_badge(painter, each, colours)


def _fills(lit: Sequence[Lit], colours: PageColours) -> Iterator[Fill]:
    """Yield fills, what is to be seen first: words that differ, then the current."""
    ordered = sorted(lit, key=lambda each: not each.current)
    for each in ordered:
        if each.words:
            words = area(_on_paper(each.words))
            yield Fill(words, colours.fill(each.status, colours.word))
    for each in ordered:
        if each.current or each.status != "ambiguous":
            share = colours.current if each.current else colours.other
            boxes = area(_on_paper(each.boxes))
            yield Fill(boxes, colours.fill(each.status, share))


def _on_paper(boxes: Iterable[LineBox]) -> Iterator[LineBox]:
    """Yield the pieces that are filled: a picture keeps its colours."""
    return (box for box in boxes if not box.on_picture)


def _paint_lines(
    painter: QPainter, lit: Lit, colours: PageColours, *, is_small: bool
) -> None:
    def draw(box: LineBox, line: Line, drop_px: float = 0.0) -> None:
        paint = partial(draw_below, painter, box, line, drop_px=drop_px)
        paint_haloed(painter, box, paint, colours.line(lit.status), colours.paper)

    line = small if is_small else line_of(lit.status)
    if line is None:
        for box in () if lit.current else lit.boxes:
            draw(box, dotted_outline)
    else:
        for box, drop_px in zip(lit.boxes, lit.drops, strict=True):
            draw(box, line, drop_px)
    for gap in lit.gaps:
        draw(gap, dotted)
    _paint_frames(painter, lit, lit.words, _WORD_PX, colours)


def _paint_frames(
    painter: QPainter,
    lit: Lit,
    boxes: Iterable[LineBox],
    width_px: float,
    colours: PageColours,
) -> None:
    for box in boxes:
        paint = partial(painter.fillPath, box.frame(width_px, _RADIUS_PX))
        paint_haloed(painter, box, paint, colours.line(lit.status), colours.paper)


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
