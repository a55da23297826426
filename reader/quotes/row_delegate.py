"""Paints a row of the quotes list: sign, word, why, page; below, the snippet."""

from typing import TypeAlias

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from locator.marked import MarkedText
from reader.look.look import Look
from reader.look.signs import paint_sign
from reader.quotes.list_model import Role
from reader.quotes.marked_line import MarkedLine
from reader.quotes.row_layout import RowFonts, RowLayout, Switcher, row_px, unit
from reader.quotes.row_text import RowText
from reader.quotes.snippet import snippet
from reader.session.quote_entry import SEARCHING, QuoteEntry
from reader.session.quotes import Quotes

_GAP_PX = 6
_BAR_PX = 3
_LEAST_HIT_PX = 24
_NAME_SHARE = 0.3  # of the head, for the name of the document


_Pieces: TypeAlias = tuple[MarkedText, ...]


class RowDelegate(QStyledItemDelegate):
    """One delegate for all rows; they are all of the same height.

    Args:
        quotes: The list.
        look: How things look.
        view: Whose rows they are.
        indent_px: How much further in the content is than usual.

    Attributes:
        rings_current: Whether the keyboard is at work: the row has a ring.
        look: How things look.
        font: The font from which all sizes come.
    """

    def __init__(
        self, quotes: Quotes, look: Look, view: QWidget, indent_px: int = 0
    ) -> None:
        super().__init__(view)
        self._view = view
        self.rings_current = False
        self._quotes = quotes
        self.look = look
        self._indent_px = indent_px
        self.font = QFont()
        self._fonts = RowFonts.of(self.font)
        self._line = MarkedLine(self._fonts)
        self._cut: dict[int, tuple[_Pieces, int, _Pieces]] = {}

    def set_font(self, font: QFont) -> None:
        """Take another font; all sizes follow it."""
        self.font = font
        self._fonts = RowFonts.of(font)
        self._line = MarkedLine(self._fonts)
        self._cut.clear()

    @override
    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        return QSize(0, row_px(self.font))

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry, row = index.data(Role.ENTRY), index.data(Role.ROW)
        if not isinstance(entry, QuoteEntry) or not isinstance(row, RowText):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        state = option.state
        layout = self._layout(rect)
        current = self._quotes.current
        is_current = current is not None and current.id == entry.id
        ground = self.paint_row_ground(painter, rect, state, is_current=is_current)
        paint_sign(painter, layout.sign, row.status, self.look.colours, ground)
        right = self._paint_page(painter, layout, row)
        self._paint_head(painter, layout.head, row, right)
        self._paint_snippet(painter, layout.snippet, entry, row)
        painter.restore()

    def step_at(self, rect: QRectF, row: RowText, point: QPointF) -> int:
        """Return -1 or 1 if a point hits ‹ or › of a row, else 0."""
        if not row.switcher:
            return 0
        switcher = self._switcher(self._layout(rect), row)
        return switcher.step_at(point.x(), point.y())

    def acts_at(self, rect: QRectF, row: RowText, point: QPointF) -> bool:
        """Tell whether a point hits the word of a row that can be pressed."""
        head = self._layout(rect).head
        return bool(row.act) and self._act_rect(head, row).contains(point)

    def _layout(self, rect: QRectF) -> RowLayout:
        return RowLayout.of(rect.adjusted(self._indent_px, 0, 0, 0), self.font)

    def _act_rect(self, head: QRectF, row: RowText) -> QRectF:
        width = QFontMetricsF(self._fonts.small_strong).horizontalAdvance(row.act)
        grow = max(0.0, _LEAST_HIT_PX - head.height()) / 2
        word = head.adjusted(head.width() - width, 0, 0, 0)
        return word.adjusted(-grow, -grow, grow, grow)

    def _paint_act(self, painter: QPainter, head: QRectF, row: RowText) -> float:
        """Paint the word that can be pressed; return where it begins."""
        rect = self._act_rect(head, row)
        painter.setFont(self._fonts.small_strong)
        painter.setPen(QColor(self.look.colours.accent))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, row.act)
        return rect.left()

    def paint_row_ground(
        self,
        painter: QPainter,
        rect: QRectF,
        state: QStyle.StateFlag,
        *,
        is_current: bool,
    ) -> str:
        """Paint what is behind a row: ground, line, bar of the current one, ring.

        Returns:
            The colour of the ground.
        """
        colours, flag = self.look.colours, QStyle.StateFlag
        ground = colours.base
        if is_current or state & flag.State_Selected:
            ground = colours.sel
        elif state & flag.State_MouseOver:
            ground = colours.hover
        painter.fillRect(rect, QColor(ground))
        line = QColor(colours.line)
        line.setAlphaF(0.55)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), line)
        if is_current:
            bar = colours.accent if self._view.hasFocus() else colours.text2
            place = QRectF(rect.left(), rect.top(), _BAR_PX, rect.height())
            painter.fillRect(place, QColor(bar))
        if state & flag.State_HasFocus and self.rings_current:
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -2), 3, 3)
        return ground

    def _paint_page(self, painter: QPainter, layout: RowLayout, row: RowText) -> float:
        """Paint what stands at the right of the head; return where it begins."""
        if row.act:
            return self._paint_act(painter, layout.head, row)
        colours = self.look.colours
        painter.setFont(self._fonts.small)
        painter.setPen(QColor(colours.text2))
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(layout.head, align, self._place(layout, row))
        left = self._page_left(layout, row)
        if not row.switcher:
            return left
        switcher = self._switcher(layout, row)
        icons = self.look.icons
        icons.paint(painter, switcher.back, "chevron-left", colours.text2)
        icons.paint(painter, switcher.forward, "chevron-right", colours.text2)
        painter.drawText(switcher.label, Qt.AlignmentFlag.AlignCenter, row.switcher)
        return switcher.back.left()

    def _page_left(self, layout: RowLayout, row: RowText) -> float:
        place = self._place(layout, row)
        width = QFontMetricsF(self._fonts.small).horizontalAdvance(place)
        return layout.head.right() - width

    def _place(self, layout: RowLayout, row: RowText) -> str:
        """Return document and page; a long name leaves room for the status word."""
        small = QFontMetricsF(self._fonts.small)
        word = QFontMetricsF(self._fonts.strong).horizontalAdvance(row.word)
        others = word + small.horizontalAdvance(f" {row.page}") + 2 * _GAP_PX
        if row.switcher:
            others += small.horizontalAdvance(row.switcher) + 32 * unit(self.font)
            others += _GAP_PX
        width = layout.head.width()
        most = max(0.0, min(width * _NAME_SHARE, width - others))
        name = small.elidedText(row.document, Qt.TextElideMode.ElideRight, most)
        return " ".join(filter(None, (name, row.page)))

    def _switcher(self, layout: RowLayout, row: RowText) -> Switcher:
        width = QFontMetricsF(self._fonts.small).horizontalAdvance(row.switcher)
        right = self._page_left(layout, row) - _GAP_PX
        return Switcher.of(layout.head, right, width, 16 * unit(self.font))

    def _paint_head(
        self, painter: QPainter, head: QRectF, row: RowText, right: float
    ) -> None:
        colours = self.look.colours
        strong = QFontMetricsF(self._fonts.strong)
        small = QFontMetricsF(self._fonts.small)
        baseline = head.center().y() - strong.height() / 2 + strong.ascent()
        room = right - _GAP_PX - head.left()
        word = strong.elidedText(row.word, Qt.TextElideMode.ElideRight, room)
        painter.setFont(self._fonts.strong)
        painter.setPen(QColor(colours.status[row.status]))
        painter.drawText(QPointF(head.left(), baseline), word)
        room -= strong.horizontalAdvance(word) + _GAP_PX
        if row.why and room > 0:
            why = small.elidedText(row.why, Qt.TextElideMode.ElideRight, room)
            painter.setFont(self._fonts.small)
            painter.setPen(QColor(colours.text2))
            x = right - _GAP_PX - room
            painter.drawText(QPointF(x, baseline), why)

    def _paint_snippet(
        self, painter: QPainter, line: QRectF, entry: QuoteEntry, row: RowText
    ) -> None:
        colours = self.look.colours
        width = int(line.width())
        known = self._cut.get(entry.id)
        if known is None or known[:2] != (row.pieces, width):
            known = row.pieces, width, snippet(row.pieces, width, self._line.width)
            self._cut[entry.id] = known
        colour = colours.text2 if row.status == SEARCHING else colours.text
        self._line.paint(painter, line, known[2], colours, colour)
