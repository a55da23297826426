"""The claims of the session as a model for tree views, with their quotes below them."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from typing_extensions import override

from reader import messages
from reader.quotes.filter_model import SEVERITY
from reader.quotes.list_model import SPOKEN, ListModel, Role
from reader.quotes.verdict_text import words_of
from reader.session.claims import Claims
from reader.session.quotes import Quotes

_ROOT = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex


class Shown(Enum):
    """Which claims are shown."""

    ALL = auto()
    TO_REVIEW = auto()
    REVIEWED = auto()


@dataclass(frozen=True, slots=True)
class ClaimRow:
    """What the row of a claim says.

    Attributes:
        claim_id: Which claim.
        number: Its number in the whole list, from 1.
        words: Its words.
        verdict: The person's verdict; "" before there is one.
        statuses: The statuses of its quotes, the worst first.
        has_changed: Whether they are others than at the verdict.
    """

    claim_id: int
    number: int
    words: str
    verdict: str
    statuses: tuple[str, ...]
    has_changed: bool


class ClaimsModel(QAbstractItemModel):
    """Claims, and below each its quotes, in the session's order.

    A claim that does not pass any more stays until another one is current: no row
    vanishes under the hand.

    Signals:
        arranged: There are other rows now; what was open is closed.
    """

    arranged = Signal()

    def __init__(
        self,
        quotes: Quotes,
        claims: Claims,
        rows: ListModel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._quotes = quotes
        self._claims = claims
        self._rows = rows
        self._shown = Shown.ALL
        self._order: list[int] = []
        self._members: dict[int, tuple[int, ...]] = {}
        self._row_of: dict[int, int] = {}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.arrange)
        claims.rearranged.connect(self._soon.start)
        claims.changed.connect(self._on_claim)
        claims.current_changed.connect(self._on_current)
        quotes.changed.connect(self._on_quote)
        rows.dataChanged.connect(self._on_rows)
        self.arrange()

    @property
    def shown(self) -> Shown:
        """Return which claims are shown."""
        return self._shown

    def set_shown(self, shown: Shown) -> None:
        """Show other claims."""
        if shown is not self._shown:
            self._shown = shown
            self.arrange()

    def arrange(self) -> None:
        """Take in which claims there are, and which of them are shown."""
        self._soon.stop()
        self.beginResetModel()
        self._order = [each for each in self._claims.order if self._passes(each)]
        self._members = {
            each: tuple(entry.id for entry in self._claims.quotes_of(each))
            for each in self._order
        }
        self._row_of = {each: row for row, each in enumerate(self._order)}
        self.endResetModel()
        self.arranged.emit()

    def claim_at(self, index: _Index) -> int:
        """Return the claim of a row, or of the quote in it; 0 for none."""
        if not index.isValid():
            return 0
        return int(index.internalId()) or self._order[index.row()]

    def index_of_claim(self, claim_id: int) -> QModelIndex:
        """Return the row of a claim; an invalid one if it is not shown."""
        row = self._row_of.get(claim_id)
        return QModelIndex() if row is None else self.index(row, 0)

    def index_of_quote(self, quote_id: int) -> QModelIndex:
        """Return the row of a quote; an invalid one if it is not shown."""
        entry = self._quotes.entry(quote_id)
        if entry is None or quote_id not in self._members.get(entry.claim, ()):
            return QModelIndex()
        row = self._members[entry.claim].index(quote_id)
        return self.createIndex(row, 0, entry.claim)

    def row(self, claim_id: int) -> ClaimRow:
        """Return what the row of a claim says."""
        entry = self._claims.entry(claim_id)
        return ClaimRow(
            claim_id,
            self._claims.number_of(claim_id),
            words_of(self._claims, claim_id),
            str(entry.verdict) if entry and entry.verdict else "",
            tuple(sorted(self._claims.statuses(claim_id), key=SEVERITY.index)),
            self._claims.has_changed(claim_id),
        )

    @override
    def index(self, row: int, column: int, parent: _Index = _ROOT) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        claim = self._order[parent.row()] if parent.isValid() else 0
        return self.createIndex(row, column, claim)

    @override
    def parent(self, index: _Index) -> QModelIndex:  # type: ignore[override]  # Qt has two of this name
        claim = int(index.internalId()) if index.isValid() else 0
        row = self._row_of.get(claim) if claim else None
        return QModelIndex() if row is None else self.createIndex(row, 0, 0)

    @override
    def rowCount(self, parent: _Index = _ROOT) -> int:
        if not parent.isValid():
            return len(self._order)
        if parent.internalId() or parent.row() >= len(self._order):
            return 0
        return len(self._members[self._order[parent.row()]])

    @override
    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 1

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if index.internalId():
            return self._quote_data(index, role)
        row = self.row(self._order[index.row()])
        if role == Role.ROW:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.words
        return said(row) if role in SPOKEN else None

    def _quote_data(self, index: _Index, role: int) -> object:
        claim = int(index.internalId())
        entry = self._quotes.entry(self._members[claim][index.row()])
        return self._rows.data_of(entry, role) if entry else None

    def _passes(self, claim_id: int) -> bool:
        if self._shown is Shown.ALL:
            return True
        return self._claims.needs_review(claim_id) == (self._shown is Shown.TO_REVIEW)

    def _on_current(self, _claim_id: int) -> None:
        if self._shown is not Shown.ALL:
            self._soon.start()

    def _on_claim(self, claim_id: int) -> None:
        index = self.index_of_claim(claim_id)
        if index.isValid():
            self.dataChanged.emit(index, index)

    def _on_quote(self, row: int) -> None:
        entry = self._quotes.entries[row]
        for index in (self.index_of_claim(entry.claim), self.index_of_quote(entry.id)):
            if index.isValid():
                self.dataChanged.emit(index, index)

    def _on_rows(self, first: QModelIndex, last: QModelIndex) -> None:
        """Say all rows anew if what is around the quotes has changed."""
        if last.row() > first.row() and self._order:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._order) - 1, 0))


def said(row: ClaimRow) -> str:
    """Return the row of a claim as a screen reader says it."""
    verdict = messages.VERDICT.get(row.verdict, messages.NOT_REVIEWED)
    claim = messages.CLAIM_SPOKEN.format(
        number=row.number, verdict=verdict, words=row.words
    )
    statuses = ", ".join(messages.STATUS[each] for each in row.statuses)
    return f"{claim}. {statuses or messages.CLAIM_NO_QUOTE}"
