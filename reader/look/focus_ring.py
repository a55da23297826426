"""The ring around whatever has the keyboard: drawn once, for every widget."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from shiboken6 import isValid
from typing_extensions import override

from reader.look.look import Look

_WIDTH_PX = 2
_REACH_PX = 2 * _WIDTH_PX
_MOVES = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.LayoutRequest,
)


def keeps_ring_off(widget: QWidget) -> None:
    """Leave a widget without a ring: it shows by itself where the keyboard is."""
    widget.setProperty("ring", False)


class FocusRing(QObject):
    """Follows the keyboard focus through all widgets inside of one.

    The ring is there only if the focus did not come by a click. It lies over the
    window, 2 px outside of the widget, so no widget has to leave room for it.
    """

    def __init__(self, within: QWidget, look: Look) -> None:
        super().__init__(within)
        self._within = within
        self._look = look
        self._ring: _Ring | None = None
        self._watched: list[QWidget] = []
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        ring = self._ring
        if event.type() in _MOVES and ring and isValid(ring) and self._watched:
            self._place(ring, self._watched[0])
        return False

    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        self._let_go()
        if now is None or not self._wants_ring(now):
            return
        self._ring = _Ring(now.window(), self._look)
        widget = _ringed(now)
        while True:
            widget.installEventFilter(self)
            self._watched.append(widget)
            parent = widget.parentWidget()
            if widget.isWindow() or parent is None:
                break
            widget = parent
        self._place(self._ring, self._watched[0])

    def _let_go(self) -> None:
        for widget in self._watched:
            if isValid(widget):  # a window that closes takes its widgets along
                widget.removeEventFilter(self)
        self._watched.clear()
        if self._ring and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None

    def _wants_ring(self, widget: QWidget) -> bool:
        # Qt.WA_KeyboardFocusChange knows Tab alone, not shortcuts that move the focus.
        by_mouse = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        own = isinstance(widget, QAbstractItemView) or widget.property("ring") is False
        return self._within.isAncestorOf(widget) and not by_mouse and not own

    @staticmethod
    def _place(ring: "_Ring", widget: QWidget) -> None:
        corner = widget.mapTo(widget.window(), QPoint())
        outer = QRect(corner, widget.size()).adjusted(
            -_REACH_PX, -_REACH_PX, _REACH_PX, _REACH_PX
        )
        ring.setGeometry(outer)
        ring.setVisible(widget.isVisible())
        ring.raise_()


def _ringed(widget: QWidget) -> QWidget:
    """Return the box around a field, where it has one; else the widget."""
    parent = widget.parentWidget()
    boxed = parent is not None and parent.property("look") == "box"
    return parent if boxed and parent is not None else widget


class _Ring(QWidget):
    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._look.colours.accent), _WIDTH_PX))
        half = _WIDTH_PX / 2
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(box, 8, 8)
        painter.end()
