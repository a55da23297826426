"""The cells of an HTML table, written as Markdown has them."""

from locator.evidence.answer.html_inline import Inline
from locator.evidence.block import MOST_COLUMNS

_FREE_CELLS = 20_000


class Table:
    """Collects rows; blocks inside of a cell are parted by spaces."""

    def __init__(self) -> None:
        self._rows: list[list[str]] = []
        self._headed = False
        self._cell = False

    def begin(self, tag: str, inline: Inline) -> None:
        """Take in the start of any tag inside of the table."""
        if tag in ("td", "th", "tr"):
            self.end_cell(inline)
        if tag == "tr" or (tag in ("td", "th") and not self._rows):
            self._rows.append([])
        if tag in ("td", "th"):
            self._headed = self._headed or (tag == "th" and len(self._rows) == 1)
            self._cell = True
        inline.add(" ")

    def end_cell(self, inline: Inline) -> None:
        """Take the text as that of the open cell."""
        text = " ".join(inline.take().split()).replace("|", r"\|")
        if self._cell:
            self._rows[-1].append(text)
        self._cell = False

    def lines(self) -> list[str]:
        """Return the lines of the table, with blank headings if it has none."""
        rows = [row for row in self._rows if any(row)]
        if not rows:
            return []
        width = max(map(len, rows))
        if not self._headed:
            rows.insert(0, [])
        if width > MOST_COLUMNS:
            return []
        size = sum(len(cell) + 1 for row in rows for cell in row)
        if width * len(rows) <= _FREE_CELLS + size:  # else short rows stay short
            rows = [[*row, *[""] * (width - len(row))] for row in rows]
        written = list(map(_line, rows))
        return [written[0], _line(["---"] * width), *written[1:]]


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
