"""Whether a widget that draws its own ring has the focus from the keyboard."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from typing_extensions import override

from reader.look.focus_ring import keeps_ring_off

WIDTH = 2.0


class KeyboardFocus(QObject):
    """Knows whether a widget has the focus and the keyboard gave it.

    For lists and cards; `reader.look.focus_ring` draws the ring of everything else.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        keeps_ring_off(widget)
        self._widget = widget
        self._shown = True  # until the mouse says otherwise
        widget.installEventFilter(self)
        if isinstance(widget, QAbstractScrollArea):
            widget.viewport().installEventFilter(self)  # it gets the mouse

    @property
    def shown(self) -> bool:
        """Tell whether the ring is to be seen."""
        return self._shown and self._widget.hasFocus()

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
