"""The ring inside a view that tells that it has the keyboard."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen

_WIDTH_PX = 2
_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


def by_keyboard(reason: Qt.FocusReason) -> bool:
    """Tell whether the keyboard came by a key: then the ring is shown."""
    return reason in _BY_KEYBOARD


def paint_ring(painter: QPainter, view: QRect, colour: str) -> None:
    """Paint the ring along the edges of a view, inside of it."""
    inside = _WIDTH_PX // 2
    painter.setPen(QPen(QColor(colour), _WIDTH_PX))
    painter.drawRect(view.adjusted(inside, inside, -inside, -inside))
