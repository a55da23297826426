"""Moves the view from one offset to another, gently where people let it."""

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation
from PySide6.QtWidgets import QScrollBar, QScroller, QWidget

SCROLL_MS = 160


class Motion(QObject):
    """Scrolls one bar; what is asked for while it moves is added to its aim.

    Args:
        bar: What is moved.
        flicked: What goes on by itself when a finger flicks it, and moves the bar.

    Attributes:
        reduced: Whether everything happens at once.
    """

    def __init__(self, bar: QScrollBar, flicked: QWidget) -> None:
        super().__init__(bar)
        self.reduced = False
        self._bar = bar
        self._scroller = QScroller.scroller(flicked)
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(SCROLL_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._on_value)

    @property
    def running(self) -> bool:
        """Tell whether the view is on its way."""
        return self._animation.state() is QAbstractAnimation.State.Running

    @property
    def aim(self) -> int:
        """Return the offset that the view has, or will have soon."""
        return int(self._animation.endValue()) if self.running else self._bar.value()

    def to(self, value: int, *, at_once: bool = False) -> None:
        """Move to an offset."""
        value = max(self._bar.minimum(), min(self._bar.maximum(), value))
        self.stop()
        if at_once or self.reduced:
            self._bar.setValue(value)
        elif value != self._bar.value():
            self._animation.setStartValue(self._bar.value())
            self._animation.setEndValue(value)
            self._animation.start()

    def by(self, distance: int) -> None:
        """Move so far from where the view will be soon."""
        self.to(self.aim + distance)

    def stop(self) -> None:
        """Stay where the view is, whatever moved it."""
        self._animation.stop()
        self._scroller.stop()

    def _on_value(self, value: object) -> None:
        if isinstance(value, int):
            self._bar.setValue(value)
