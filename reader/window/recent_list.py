"""The list of recent documents on the Home page."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView
from typing_extensions import override

from reader.look.look import Look
from reader.window.keyboard_focus import KeyboardFocus
from reader.window.recent_document import RecentDocument
from reader.window.recent_model import RecentModel
from reader.window.recent_rows import RecentRows


class RecentList(QListView):
    """Shows all rows; the page around it scrolls.

    Signals:
        chosen: The `RecentDocument` that was clicked or entered.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self._model = RecentModel()
        focus = KeyboardFocus(self)
        self.rows = RecentRows(look, lambda: focus.shown)
        self.setModel(self._model)
        self.setItemDelegate(self.rows)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._on_clicked)
        look.changed.connect(self.viewport().update)

    def set_documents(self, documents: Sequence[RecentDocument], now: datetime) -> None:
        """Show other documents; `now` decides how their dates are called."""
        self._model.set_documents(documents, now)
        if documents:
            self.setCurrentIndex(self._model.index(0))
        self.setFixedHeight(self.sizeHint().height())

    @override
    def sizeHint(self) -> QSize:
        height = self.rows.height(self.font()) * self._model.rowCount()
        return QSize(super().sizeHint().width(), height)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and index.isValid():
            self._on_clicked(index)
        else:
            super().keyPressEvent(event)

    def _on_clicked(self, index: QModelIndex) -> None:
        self.chosen.emit(self._model.document(index.row()))
