"""The pages of a document as the list of thumbnails asks for them."""

from collections import Counter

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from typing_extensions import override

from reader import messages
from reader.session.document import SessionDocument
from reader.session.highlight import Highlight

Index = QModelIndex | QPersistentModelIndex


class ThumbnailModel(QAbstractListModel):
    """One row per page, named by its printed label."""

    def __init__(self, document: SessionDocument) -> None:
        super().__init__()
        self._document = document
        self._marks: dict[int, list[Highlight]] = {}
        document.opened.connect(self._on_opened)
        document.highlights_changed.connect(self._on_highlights_changed)
        self._on_highlights_changed()

    def marks(self, page_index: int) -> list[Highlight]:
        """Return what is lit on a page."""
        return self._marks.get(page_index, [])

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else self._document.page_count

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._document.labels[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._page(index.row())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._in_words(index.row())
        return None

    def _page(self, page_index: int) -> str:
        number, label = str(page_index + 1), self._document.labels[page_index]
        if label == number:
            return messages.THUMBNAIL.format(page=number)
        return messages.THUMBNAIL_PRINTED.format(page=number, label=label)

    def _in_words(self, page_index: int) -> str:
        quotes = {mark.quote_id: mark.status for mark in self.marks(page_index)}
        if not quotes:
            return self._page(page_index)
        words = ", ".join(
            messages.STATUS_COUNT.format(
                count=count, word=messages.STATUS[status].lower()
            )
            for status, count in Counter(quotes.values()).items()
        )
        return messages.THUMBNAIL_QUOTES.format(
            page=self._page(page_index), quotes=words
        )

    def _on_opened(self) -> None:
        self.beginResetModel()
        self.endResetModel()

    def _on_highlights_changed(self) -> None:
        before = self._marks
        self._marks = {}
        for mark in self._document.highlights:
            self._marks.setdefault(mark.page_index, []).append(mark)
        for page_index in sorted(before.keys() | self._marks.keys()):
            if before.get(page_index) != self._marks.get(page_index):
                index = self.index(page_index)
                self.dataChanged.emit(index, index)
