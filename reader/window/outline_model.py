"""The outline of a document as a tree, and which of its sections is current."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont, QStandardItem, QStandardItemModel

from reader.outline_entry import OutlineEntry

ENTRY = Qt.ItemDataRole.UserRole


class OutlineModel(QStandardItemModel):
    """One item per section; the current one is set in 600."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[tuple[OutlineEntry, QStandardItem]] = []
        self._current: QStandardItem | None = None

    def set_entries(self, entries: Sequence[OutlineEntry]) -> None:
        """Show other sections."""
        self.clear()
        self._items = []
        self._current = None
        above: list[tuple[int, QStandardItem]] = []
        for entry in entries:
            while above and above[-1][0] >= entry.level:
                above.pop()
            parent = above[-1][1] if above else self.invisibleRootItem()
            item = QStandardItem(entry.title)
            item.setEditable(False)
            item.setToolTip(entry.title)
            item.setData(entry, ENTRY)
            parent.appendRow(item)
            above.append((entry.level, item))
            self._items.append((entry, item))

    def set_current(self, page_index: int, top_pt: float) -> QStandardItem | None:
        """Set the section in 600 in which a place lies; return its item."""
        found = section_at([entry for entry, _ in self._items], page_index, top_pt)
        item = self._items[found][1] if found >= 0 else None
        if item is not self._current:
            _weigh(self._current, QFont.Weight.Normal)
            _weigh(item, QFont.Weight.DemiBold)
            self._current = item
        return item


def section_at(entries: Sequence[OutlineEntry], page_index: int, top_pt: float) -> int:
    """Return the index of the last section that begins at or before a place, or -1.

    Args:
        entries: Sections; outlines are not always in the order of pages.
        page_index: Page, counted from 0.
        top_pt: Place on it; points from the top, frame `display`.
    """
    found, best = -1, (-1, 0.0)
    for at, entry in enumerate(entries):
        begins = (entry.page_index, entry.top_pt)
        if best <= begins <= (page_index, top_pt):
            found, best = at, begins
    return found


def _weigh(item: QStandardItem | None, weight: QFont.Weight) -> None:
    if item:
        font = item.font()
        font.setWeight(weight)
        item.setFont(font)
