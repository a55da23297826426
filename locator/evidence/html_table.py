"""The rows of an HTML table, with the cells that reach over several of them."""

from collections.abc import Mapping
from dataclasses import dataclass

from locator.evidence.block import MOST_COLUMNS, Row

_MOST_SPANNED = 30  # columns or rows
_MOST_REACHED = 60  # columns; in what is right of them no cell reaches down


@dataclass(slots=True)
class _Reaching:
    """A cell that reaches down: its text, and how many rows it still goes on."""

    text: str
    rows_left: int


class Table:
    """Collects the rows of a table; what is in tables inside of it is in its cells.

    Attributes:
        is_too_wide: Whether it has more columns than anybody makes: its rows are none.
    """

    def __init__(self) -> None:
        self._rows: list[Row] = []
        self._cells: list[str] = []
        self._line = 0
        self.is_too_wide = False
        self._reaching: dict[int, _Reaching] = {}
        self._spans: Mapping[str, str] | None = None  # of the cell that is open

    def begin_row(self, line: int) -> None:
        """Begin a row."""
        self.end_row()
        self._line = line
        self._fill()

    def begin_cell(self, attributes: Mapping[str, str], line: int) -> None:
        """Begin a cell; a row without a start begins with it."""
        if not self._line:
            self.begin_row(line)
        self._spans = attributes

    def end_cell(self, text: str) -> None:
        """Take the text of the open cell; text between cells is nobody's."""
        if self._spans is None:
            return
        if self.is_too_wide:
            self._cells.clear()
        down = _count(self._spans.get("rowspan", ""))
        for _ in range(_count(self._spans.get("colspan", ""))):
            if down > 1 and len(self._cells) < _MOST_REACHED:
                self._reaching[len(self._cells)] = _Reaching(text, down - 1)
            self._cells.append(text)
            text = ""
        self.is_too_wide = self.is_too_wide or len(self._cells) > MOST_COLUMNS
        self._spans = None
        self._fill()

    def end_row(self) -> None:
        """End the open row."""
        if any(self._cells) and not self.is_too_wide:
            self._rows.append(Row(tuple(self._cells), self._line))
        self._cells = []
        self._line = 0

    def rows(self) -> tuple[Row, ...]:
        """Return the rows that hold anything."""
        self.end_row()
        return () if self.is_too_wide else tuple(self._rows)

    def _fill(self) -> None:
        """Write the cells that reach down into the row up to the next free place."""
        while (reaching := self._reaching.get(len(self._cells))) is not None:
            reaching.rows_left -= 1
            if not reaching.rows_left:
                del self._reaching[len(self._cells)]
            self._cells.append(reaching.text)


def _count(text: str) -> int:
    return min(int(text), _MOST_SPANNED) if text.isdecimal() and int(text) else 1
