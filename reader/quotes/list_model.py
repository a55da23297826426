"""The quotes of the session as a model for list views."""

from enum import IntEnum
from html import escape

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from typing_extensions import override

from reader import messages
from reader.quotes.row_text import RowText, row_text
from reader.quotes.surroundings import Surroundings
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes

_ROOT = QModelIndex()


class Role(IntEnum):
    """What a row can be asked for beside Qt's own roles."""

    ENTRY = Qt.ItemDataRole.UserRole + 1
    ROW = Qt.ItemDataRole.UserRole + 2


SPOKEN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
"""The roles that screen readers ask for."""


class ListModel(QAbstractListModel):
    """One row per quote, in the session's order.

    It keeps its own list of entries: while views hear that a row goes, it is still
    there, as Qt promises them.
    """

    def __init__(
        self, quotes: Quotes, around: Surroundings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._quotes = quotes
        self._around = around
        self._rows: dict[int, tuple[QuoteEntry, RowText]] = {}
        quotes.inserted.connect(self._on_inserted)
        quotes.removed.connect(self._on_removed)
        quotes.changed.connect(self._on_changed)
        self._entries = list(quotes.entries)

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    @override
    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if not index.isValid():
            return None
        return self.data_of(self._entries[index.row()], role)

    def data_of(self, entry: QuoteEntry, role: int) -> object:
        """Return what the row of a quote answers to a role."""
        if role == Role.ENTRY:
            return entry
        row = self.row(entry)
        if role == Role.ROW:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row)
        return spoken(row) if role in SPOKEN else None

    def entry_at(self, row: int) -> QuoteEntry:
        """Return the quote of a row, without a detour through Qt."""
        return self._entries[row]

    def row(self, entry: QuoteEntry) -> RowText:
        """Return what the row of a quote says."""
        known = self._rows.get(entry.id)
        if known is None or known[0] is not entry:
            known = entry, row_text(entry, self._around)
            self._rows[entry.id] = known
        return known[1]

    def refresh(self) -> None:
        """Say all rows anew: their surroundings changed."""
        self._rows.clear()
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def _on_inserted(self, first: int, count: int) -> None:
        self.beginInsertRows(QModelIndex(), first, first + count - 1)
        self._entries = list(self._quotes.entries)
        self.endInsertRows()
        self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def _on_removed(self, first: int, count: int) -> None:
        self.beginRemoveRows(QModelIndex(), first, first + count - 1)
        for entry in self._entries[first : first + count]:
            self._rows.pop(entry.id, None)
        del self._entries[first : first + count]
        self.endRemoveRows()

    def _on_changed(self, row: int) -> None:
        if len(self._entries) != len(self._quotes.entries):
            return  # who heard of new rows first changed one: they all come at once
        self._entries[row] = self._quotes.entries[row]
        index = self.index(row)
        self.dataChanged.emit(index, index)


def spoken(row: RowText) -> str:
    """Return a row as a screen reader says it."""
    head = ", ".join(
        filter(None, (row.word, row.why, row.switcher, row.document, row.page))
    )
    return f"{head}: {''.join(piece.text for piece in row.pieces)}"


def tip(row: RowText) -> str:
    """Return the tooltip of a row: both names of the status, and the whole quote."""
    name = messages.STATUS_TIP.format(word=row.word, status=row.status)
    words = "".join(piece.text for piece in row.pieces)
    page = f"<br>{escape(row.page_tip)}" if row.page_tip else ""
    return f"<qt>{escape(f'{name}: {words}')}{page}</qt>"
