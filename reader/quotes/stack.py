"""List above, details below: who gets how much of the height."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget
from typing_extensions import override

_LEAST_PX = 96
_MOST = 0.6


def details_height(total: int, wanted: int, content: int, row: int) -> int:
    """Return how high the details are.

    They get the height of their content, but not more than 60 % of all; a list that
    is longer than its part then ends with a whole row.

    Args:
        total: Height of list and details.
        wanted: Height of the content of the details.
        content: Height of all rows of the list.
        row: Height of one row.
    """
    if wanted <= 0:
        return 0
    height = max(min(wanted, int(_MOST * total)), min(_LEAST_PX, total))
    rest = total - height
    if content > rest > row:
        height += rest % row
    return height


class Stack(QSplitter):
    """A vertical splitter that follows its content until a person moves it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._wanted = (0, 0, 1)
        self._moved = False
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        self.splitterMoved.connect(self._on_moved)

    def fit(self, wanted: int, content: int, row: int) -> None:
        """Give list and details their heights; see `details_height`."""
        self._wanted = (wanted, content, row)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        total = self.height() - self.handleWidth()
        details = self.widget(1)
        if self._moved or details is None or total <= 0:
            return
        height = details_height(total, *self._wanted)
        details.setVisible(height > 0)
        self.setSizes([total - height, height])

    def _on_moved(self) -> None:
        self._moved = True
