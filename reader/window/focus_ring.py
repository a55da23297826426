"""The ring around what has the keyboard focus; not around what was clicked."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from typing_extensions import override

WIDTH = 2.0


class KeyboardFocus(QObject):
    """Knows whether a widget has the focus and the keyboard gave it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._shown = True  # until the mouse says otherwise
        widget.installEventFilter(self)
        if isinstance(widget, QAbstractScrollArea):
            widget.viewport().installEventFilter(self)  # it gets the mouse

    @property
    def shown(self) -> bool:
        """Tell whether the ring is to be seen."""
        return self._shown and self._widget.hasFocus()

    def paint(self, painter: QPainter, colour: str, radius: float) -> None:
        """Paint the ring just inside the widget, if it is to be seen."""
        if not self.shown:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colour), WIDTH))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = WIDTH / 2
        ring = QRectF(self._widget.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(
            ring, max(0.0, radius - inset), max(0.0, radius - inset)
        )
        painter.restore()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        before = self._shown
        if isinstance(event, QFocusEvent) and event.gotFocus():
            if event.reason() not in _QUIET:
                self._shown = event.reason() is not Qt.FocusReason.MouseFocusReason
        elif event.type() == QEvent.Type.KeyPress:
            self._shown = True
        elif event.type() == QEvent.Type.MouseButtonPress:
            self._shown = False
        if before != self._shown:
            self._widget.update()
        return super().eventFilter(watched, event)


# The focus comes back as it was before the window or a menu had it.
_QUIET = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
)
