"""Paints the rows of the outline: flat grounds, and the ring of the keyboard focus."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from reader.look.look import Look
from reader.window.keyboard_focus import WIDTH, KeyboardFocus

_HEIGHT = 26
_AIR = 8
_RADIUS = 4.0


class OutlineRows(QStyledItemDelegate):
    """The delegate of the tree.

    Args:
        look: Colours of now.
        focus: Tells whether the current row wears the focus ring.
    """

    def __init__(self, look: Look, focus: KeyboardFocus) -> None:
        super().__init__(focus)
        self._look = look
        self._focus = focus

    @override
    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), max(_HEIGHT, size.height() + _AIR))

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        flag = QStyle.StateFlag
        colours = self._look.colours
        state = option.state
        ground = ""
        if state & flag.State_Selected:
            ground = colours.sel
        elif state & flag.State_MouseOver:
            ground = colours.hover
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = QRectF(option.rect).adjusted(0, 0, -2, 0)
        if ground:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(row, _RADIUS, _RADIUS)
        if state & flag.State_HasFocus and self._focus.shown:
            painter.setPen(QPen(QColor(colours.accent), WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        painter.restore()
        plain = QStyleOptionViewItem(option)
        plain.state = state & ~(
            flag.State_Selected | flag.State_MouseOver | flag.State_HasFocus
        )
        super().paint(painter, plain, index)
