"""Paints what stands in the outer margin of a page: the current bar, small signs."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from reader.canvas.bands import Bands
from reader.canvas.lit_page import Lit
from reader.canvas.page_colours import PageColours
from reader.look.signs import paint_sign

_BAR_PX = 3.0
_FROM_EDGE_PX = 3.0
_SIGN_PX = 12.0
_BESIDE_PX = 1.0


def paint_bar(
    painter: QPainter, lit: Iterable[Lit], page: QRectF, colours: PageColours
) -> None:
    """Paint a bar beside the lines of the current quote, on their side of the page."""
    painter.setPen(Qt.PenStyle.NoPen)
    for each in lit:
        if not each.current:
            continue
        painter.setBrush(colours.line(each.status))
        for is_left in (True, False):
            lines = [
                box.bounds
                for box in each.boxes
                if _is_left(box.bounds, page) is is_left
            ]
            if lines:
                upper = min(line.top() for line in lines)
                lower = max(line.bottom() for line in lines)
                bar = QRectF(
                    _edge(page, is_left=is_left, width_px=_BAR_PX),
                    upper,
                    _BAR_PX,
                    lower - upper,
                )
                painter.drawRoundedRect(bar, 1, 1)


def paint_signs(
    painter: QPainter, lit: Sequence[Lit], page: QRectF, colours: PageColours
) -> None:
    """Paint the sign of each quote beside its first line; none covers another."""
    painted: Bands[QRectF] = Bands()
    for each in lit:
        if not each.boxes:
            continue
        line = each.boxes[0].bounds
        is_left = _is_left(line, page)
        left = _edge(page, is_left=is_left, width_px=_SIGN_PX)
        sign = QRectF(left, line.center().y() - _SIGN_PX / 2, _SIGN_PX, _SIGN_PX)
        inward = _SIGN_PX + _BESIDE_PX
        sign.translate(_BAR_PX + _BESIDE_PX if is_left else -_BAR_PX - _BESIDE_PX, 0)
        near = painted.near(sign.top(), sign.bottom())
        while any(sign.intersects(other) for other in near):
            sign.translate(inward if is_left else -inward, 0)
        painted.add(sign.top(), sign.bottom(), sign)
        paint_sign(painter, sign, each.status, colours.theme, colours.theme.paper)


def _is_left(line: QRectF, page: QRectF) -> bool:
    """Tell whether the left margin is nearer to the column of a line."""
    return line.center().x() < page.center().x() - 0.02 * page.width()


def _edge(page: QRectF, *, is_left: bool, width_px: float) -> float:
    if is_left:
        return page.left() + _FROM_EDGE_PX
    return page.right() - _FROM_EDGE_PX - width_px
