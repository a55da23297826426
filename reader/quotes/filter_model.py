"""Shows the quotes that are asked for: by status, kind of difference, page, text."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Signal,
)
from typing_extensions import override

from reader import messages
from reader.quotes.list_model import ListModel
from reader.quotes.row_text import kinds_of, pages_of
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes

SEVERITY = (
    "altered",
    "not_found",
    "partial",
    "ambiguous",
    "unsearchable",
    "elided",
    "verbatim",
    "searching",
)


class Order(Enum):
    """In which order the list shows its quotes."""

    GIVEN = auto()
    PAGE = auto()
    WORST_FIRST = auto()


@dataclass(frozen=True, slots=True)
class Filter:
    """Which quotes are shown; empty parts let everything pass.

    Attributes:
        statuses: Only these.
        kinds: Only quotes with a difference of one of these kinds.
        page_index: Only quotes whose current place touches this page.
        document: Only quotes that were located in this document.
        text: Only quotes that hold this text, in any case of letters.
    """

    statuses: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()
    page_index: int | None = None
    document: int = 0
    text: str = ""

    def passes(self, entry: QuoteEntry) -> bool:
        """Tell whether a quote is shown."""
        return (
            (not self.statuses or entry.status in self.statuses)
            and (not self.kinds or not self.kinds.isdisjoint(kinds_of(entry)))
            and (self.page_index is None or self.page_index in pages_of(entry))
            and self.document in (0, entry.document)
            and (not self.text or self.text.casefold() in entry.quote.text.casefold())
        )


def counted(quotes: Quotes) -> Mapping[str, int]:
    """Return how many quotes there are of every status that is present."""
    counts = Counter(entry.status for entry in quotes.entries)
    return {status: counts[status] for status in messages.STATUS if counts[status]}


class FilterModel(QSortFilterProxyModel):
    """The list as it is shown.

    A quote whose status changes stays where it is until the filter is set anew: no
    row may vanish under the hand while answers arrive.

    Signals:
        filter_changing: Another filter is about to be set.
        filter_changed: Another filter is at work.
    """

    filter_changing = Signal()
    filter_changed = Signal()

    def __init__(self, source: ListModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._filter = Filter()
        self._source = source
        self._order = Order.GIVEN
        self.setDynamicSortFilter(False)
        self.setSourceModel(source)

    @property
    def filter(self) -> Filter:
        """Return which quotes are shown."""
        return self._filter

    @property
    def order(self) -> Order:
        """Return in which order they are shown."""
        return self._order

    def set_filter(self, wanted: Filter) -> None:
        """Show other quotes."""
        if wanted != self._filter:
            self.filter_changing.emit()
            self.beginFilterChange()
            self._filter = wanted
            self.endFilterChange()
            self.filter_changed.emit()

    def set_order(self, order: Order) -> None:
        """Show the quotes in another order."""
        self._order = order
        self.sort(-1 if order is Order.GIVEN else 0)

    @override
    def filterAcceptsRow(
        self, source_row: int, source_parent: QModelIndex | QPersistentModelIndex
    ) -> bool:
        return self._filter.passes(self._source.entry_at(source_row))

    @override
    def lessThan(
        self,
        source_left: QModelIndex | QPersistentModelIndex,
        source_right: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        return self._rank(source_left) < self._rank(source_right)

    def _rank(self, index: QModelIndex | QPersistentModelIndex) -> tuple[int, int]:
        entry = self._source.entry_at(index.row())
        if self._order is Order.WORST_FIRST:
            return SEVERITY.index(entry.status), index.row()
        pages = pages_of(entry)
        return (min(pages) if pages else 1 << 30), index.row()
