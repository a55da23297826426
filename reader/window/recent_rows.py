"""Paints the rows of recent documents: title and evidence, bar of statuses, date."""

from collections.abc import Callable

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from locator.contrast import mixed
from reader import messages
from reader.look.lettering import SMALL, scaled
from reader.look.look import Look
from reader.window.keyboard_focus import WIDTH
from reader.window.recent_document import RecentDocument
from reader.window.recent_model import DOCUMENT, WHEN

_HEIGHT = 36
_PADDING = 4
_GAP = 10
_ICON = 16
_COUNTS_WIDTH = 200
_DATE_WIDTH = 90
_BAR = QSize(76, 6)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RecentRows(QStyledItemDelegate):
    """The delegate of the list.

    Args:
        look: Icons and colours of now.
        ringed: Tells whether the current row wears the focus ring.
    """

    def __init__(self, look: Look, ringed: Callable[[], bool]) -> None:
        super().__init__()
        self._look = look
        self._ringed = ringed

    def height(self, font: QFont) -> int:
        """Return the height of a row; it grows with the type."""
        return max(_HEIGHT, 2 * QFontMetrics(font).height())

    @override
    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        return QSize(0, self.height(option.font))

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        document: RecentDocument = index.data(DOCUMENT)
        row = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option)
        inside = row.adjusted(_PADDING, 0, -_PADDING, -1)
        small = scaled(option.font, SMALL)
        date = QRect(inside)
        date.setLeft(inside.right() - _wide(small, _DATE_WIDTH) + 1)
        counts = QRect(inside)
        counts.setRight(date.left() - _GAP)
        counts.setLeft(counts.right() - _wide(small, _COUNTS_WIDTH) + 1)
        title = QRect(inside)
        title.setRight(counts.left() - _GAP)
        self._paint_title(painter, title, document, option.font)
        painter.setFont(small)
        painter.setPen(QColor(self._look.colours.text2))
        painter.drawText(date, _RIGHT, index.data(WHEN))
        self._paint_counts(painter, counts, document)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        colours = self._look.colours
        if option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, QColor(colours.hover))
        line = QRect(option.rect)
        line.setTop(line.bottom())
        painter.fillRect(line, QColor(mixed(colours.line, colours.base, 0.55)))
        if option.state & QStyle.StateFlag.State_HasFocus and self._ringed():
            painter.setPen(QPen(QColor(colours.accent), WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(option.rect).adjusted(1, 1, -1, -2))

    def _paint_title(
        self, painter: QPainter, area: QRect, document: RecentDocument, font: QFont
    ) -> None:
        colours = self._look.colours
        icon = QRectF(0, 0, _ICON, _ICON)
        icon.moveCenter(QPointF(area.left() + _ICON / 2 + 1, QRectF(area).center().y()))
        self._look.icons.paint(painter, icon, "file", colours.text)
        area.setLeft(area.left() + 18 + _GAP)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        title = _drawn(painter, area, document.title)
        area.setLeft(area.left() + title + _GAP)
        if document.evidence_name:
            painter.setFont(scaled(font, SMALL))
            painter.setPen(QColor(colours.text2))
            name = messages.HOME_WITH.format(name=document.evidence_name)
            _drawn(painter, area, name)

    def _paint_counts(
        self, painter: QPainter, area: QRect, document: RecentDocument
    ) -> None:
        parts = tuple(document.strip())
        if parts:
            bar = QRectF(0, 0, _BAR.width(), _BAR.height())
            bar.moveCenter(QRectF(area).center())
            bar.moveLeft(area.left())
            self._paint_bar(painter, bar, parts)
            area.setLeft(area.left() + _BAR.width() + 9)
        _drawn(painter, area, document.in_short())

    def _paint_bar(
        self, painter: QPainter, bar: QRectF, parts: tuple[tuple[str, int], ...]
    ) -> None:
        painter.save()
        round_bar = QPainterPath()
        round_bar.addRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        painter.setClipPath(round_bar)
        total = sum(count for _, count in parts)
        room = bar.width() - (len(parts) - 1)
        left = bar.left()
        for status, count in parts:
            width = room * count / total
            piece = QRectF(left, bar.top(), width, bar.height())
            painter.fillRect(piece, QColor(self._look.colours.status[status]))
            left += width + 1
        painter.restore()


def _wide(font: QFont, width: int) -> int:
    """Return a width that was meant for the usual type in the type of now."""
    return max(width, round(QFontMetrics(font).averageCharWidth() * width / 7))


def _drawn(painter: QPainter, area: QRect, text: str) -> int:
    """Draw a text, cut at the end if there is no room; return its width."""
    metrics = painter.fontMetrics()
    cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, _LEFT, cut)
    return metrics.horizontalAdvance(cut)
