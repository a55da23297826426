"""Lies over the columns of a narrow window, with the side bar at its left."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from reader.window.side_bar import SideBar

_SHADOW_PX = 14
_SHADOW = QColor(0, 0, 0, 70)


class OverPage(QWidget):
    """Shows the side bar without taking room from the page.

    Args:
        side_bar: The side bar; `take` puts it here.
        columns: What this lies over; it has the same parent.

    Signals:
        left: Escape was pressed, or the mouse beside the side bar.
    """

    left = Signal()

    def __init__(self, side_bar: SideBar, columns: QWidget) -> None:
        super().__init__(columns.parentWidget())
        self._side_bar = side_bar
        self._columns = columns
        columns.installEventFilter(self)
        self.hide()

    def take(self) -> None:
        """Let the side bar be here and no longer among the columns."""
        self._side_bar.setParent(self)
        self._place()

    def open(self) -> None:
        """Show the side bar and give it the keyboard."""
        self._side_bar.show()
        self._place()
        self.show()
        self.raise_()
        self._side_bar.setFocus(Qt.FocusReason.PopupFocusReason)

    def _place(self) -> None:
        self.setGeometry(self._columns.geometry())
        if self._side_bar.parentWidget() is self:
            self._side_bar.setGeometry(0, 0, self._side_bar.wanted_width, self.height())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place()
        return False

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.left.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        from PySide6.QtGui import QLinearGradient  # noqa: PLC0415 - in narrow windows only

        left = self._side_bar.width()
        fading = QLinearGradient(left, 0, left + _SHADOW_PX, 0)
        fading.setColorAt(0, _SHADOW)
        fading.setColorAt(1, QColor(0, 0, 0, 0))
        QPainter(self).fillRect(left, 0, _SHADOW_PX, self.height(), fading)
