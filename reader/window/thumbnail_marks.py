"""The quotes of a page as small bars on its thumbnail."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from locator.contrast import mixed
from locator.geometry import Quad
from locator.status_colours import DAY_FILL, NIGHT_FILL
from reader.canvas.page_frame import PageFrame, Point
from reader.look.colours import DARK, LIGHT
from reader.session.highlight import Highlight

_LEAST_HEIGHT = 3.0
_LEAST_WIDTH = 4.0
_LINE = 1.25
_FILL = 0.55
_AROUND = 1.5


def paint_marks(
    painter: QPainter,
    frame: PageFrame,
    marks: Sequence[Highlight],
    current: int,
    *,
    night: bool,
) -> None:
    """Paint a bar for each line piece, and a frame around those of the current quote.

    Args:
        painter: Paints in logical pixels.
        frame: Where the small page lies.
        marks: What is lit on the page.
        current: Id of the current quote.
        night: Whether it is the night page.
    """
    colours = DARK if night else LIGHT
    fills = NIGHT_FILL if night else DAY_FILL
    paper = colours.paper
    bars = [(mark, list(_bars(frame, mark.quads))) for mark in marks]
    painter.setPen(Qt.PenStyle.NoPen)
    for mark, rects in bars:
        fill = QColor(mixed(fills.get(mark.status, paper), paper, _FILL))
        for rect in rects:
            painter.fillRect(rect, fill)
    for mark, rects in bars:
        line = QColor(colours.status[mark.status])
        for rect in rects:
            under = QRectF(rect.left(), rect.bottom() - _LINE, rect.width(), _LINE)
            painter.fillRect(under, line)
        if mark.quote_id == current and mark.chosen:
            _frame(painter, rects, line)


def _bars(frame: PageFrame, quads: Sequence[Quad]) -> Iterator[QRectF]:
    for quad in quads:
        x0, y0, x1, y1 = quad.rect()
        first, last = frame.to_px(Point(x0, y0)), frame.to_px(Point(x1, y1))
        left, right = sorted((first.x, last.x))
        upper, lower = sorted((first.y, last.y))
        width = max(_LEAST_WIDTH, right - left)
        height = max(_LEAST_HEIGHT, lower - upper)
        yield QRectF(left, (upper + lower - height) / 2, width, height)


def _frame(painter: QPainter, rects: Sequence[QRectF], line: QColor) -> None:
    around = QRectF()
    for rect in rects:
        around = around.united(rect)
    painter.setPen(QPen(line, _LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(around.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))
