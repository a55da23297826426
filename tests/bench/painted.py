"""Notices when everything that is to be seen in a widget has been painted."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget
from typing_extensions import override


def say(*words: object) -> None:
    """Tell whoever watches the program how far it is."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


class WhenPainted(QObject):
    """Calls back once, after the first painting for which all was there.

    Args:
        widget: The widget that is painted.
        is_ready: Tells whether all that it is to paint is there.
        then: What is called afterwards.
    """

    def __init__(
        self, widget: QWidget, is_ready: Callable[[], bool], then: Callable[[], None]
    ) -> None:
        super().__init__(widget)
        self._is_ready = is_ready
        self._then = then
        self._is_done = False
        widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and not self._is_done and self._is_ready():
            self._is_done = True
            QTimer.singleShot(0, self._then)
        return False
