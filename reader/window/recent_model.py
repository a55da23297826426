"""The recent documents as Qt's views ask for them."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from typing_extensions import override

from reader import messages
from reader.window.opened_when import opened_when
from reader.window.recent_document import RecentDocument

DOCUMENT = Qt.ItemDataRole.UserRole
WHEN = Qt.ItemDataRole.UserRole + 1

Index = QModelIndex | QPersistentModelIndex


class RecentModel(QAbstractListModel):
    """One row per document, the last one opened first."""

    def __init__(self) -> None:
        super().__init__()
        self._documents: Sequence[RecentDocument] = ()
        self._now = datetime.now().astimezone()

    def set_documents(self, documents: Sequence[RecentDocument], now: datetime) -> None:
        """Take other documents in."""
        self.beginResetModel()
        self._documents = tuple(documents)
        self._now = now
        self.endResetModel()

    def document(self, row: int) -> RecentDocument:
        """Return the document of a row."""
        return self._documents[row]

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else len(self._documents)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        document = self._documents[index.row()]
        when = opened_when(document.opened_at, self._now)
        with_evidence = (
            messages.HOME_WITH.format(name=document.evidence_name)
            if document.evidence_name
            else ""
        )
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = (document.title, with_evidence, document.in_words(), when)
            return ", ".join(filter(None, parts))
        values: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: document.title,
            Qt.ItemDataRole.ToolTipRole: f"{document.path}\n{document.in_words()}",
            DOCUMENT: document,
            WHEN: when,
        }
        return values.get(role)
