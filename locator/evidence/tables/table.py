"""Reads a table: by its first rows it is known what the columns hold."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from locator.evidence.record import Found, Notice, NoticeKind
from locator.evidence.tables.choice import ColumnChoice
from locator.evidence.tables.columns import mapping_of
from locator.evidence.tables.own import own_mapping
from locator.evidence.tables.records import records
from locator.evidence.tables.row import Row

_LOOKED_AT = 200  # rows
_MOST_COLUMNS = 16_384  # of a spreadsheet


class Table:
    """A table whose columns are known.

    Attributes:
        mapping: What its columns hold.
        name: What people call it: the name of its sheet.
        lines: How many lines it has, or rows.
        is_too_wide: Whether it has more columns than a spreadsheet: it is not read.
    """

    def __init__(self, rows: Iterable[Row], lines: int, name: str = "") -> None:
        """Look at the first rows.

        Args:
            rows: Its rows, from the header on.
            lines: How many lines it has.
            name: What people call it.
        """
        self.lines = lines
        self.name = name
        self._rows = iter(rows)
        self._first = list(islice(self._rows, _LOOKED_AT))
        self.is_too_wide = any(len(row.cells) > _MOST_COLUMNS for row in self._first)
        own = own_mapping(self._first[0].cells) if self._first else None
        self.mapping = own or mapping_of([] if self.is_too_wide else self._first)

    def choose(self, choice: ColumnChoice) -> None:
        """Take what somebody said about the columns.

        Raises:
            ChoiceError: There is no column of a name that they said.
        """
        if not self.is_too_wide:
            self.mapping = mapping_of(self._first, choice)

    @property
    def notices(self) -> tuple[Notice, ...]:
        """Return which columns may hold something, and how to say that they do."""
        headers = self.mapping.headers
        return tuple(
            Notice(
                NoticeKind.OFFERED_COLUMN,
                headers[guess.column],
                f"{guess.role}={guess.column + 1}",
            )
            for guess in self.mapping.offered
        )

    @property
    def is_empty(self) -> bool:
        """Tell whether it has no rows."""
        return not self._first

    def rows(self) -> Iterator[Row]:
        """Yield all rows; they can be read once."""
        return chain(self._first, self._rows)

    def records(self) -> Iterator[Found]:
        """Yield what it holds, if it is sure where; it can be read once."""
        return records(self.rows(), self.mapping)
