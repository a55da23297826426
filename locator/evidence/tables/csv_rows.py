"""Reads the rows of CSV: what stands between separators, or between quotation marks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from locator.evidence.tables.row import Row

_LINE_ENDS = re.compile(r"\n+")
_OPENING = re.compile(r' *"')


@dataclass(frozen=True, slots=True)
class Dialect:
    r"""How a CSV file is written (RFC 4180 and what people make of it).

    Attributes:
        separator: What stands between two cells; empty if a line is a cell.
        is_escaped: Whether a mark inside of a cell is written \\", not "".
        width: Cells of a row; 0 if that is not known.
        declared: Lines at the beginning of the file that are no row: `sep=;`.
    """

    separator: str
    is_escaped: bool = False
    width: int = 0
    declared: int = 0


def csv_rows(text: str, dialect: Dialect) -> Iterator[Row]:
    """Yield the rows of `text` in order, empty lines left out.

    A quotation mark that opens a cell and is never closed costs its own line only.
    """
    reader = _Reader(text, dialect)
    while reader.is_going:
        reader.skip_empty()
        row = reader.row()
        if not row.is_empty:
            yield row


class _Reader:
    """Goes through a text once, whatever is wrong with it."""

    def __init__(self, text: str, dialect: Dialect) -> None:
        self._text = text
        self._dialect = dialect
        self._at = 0
        self._line = 1
        self._broken_end = 0  # up to here an open mark is not closed on another line
        ends = [re.escape(dialect.separator), r"\n", r"\Z"]
        self._cell_end = re.compile(rf" *(?={'|'.join(filter(None, ends))})")
        for _ in range(dialect.declared):
            self._at = self._line_end() + 1
            self._line += 1

    @property
    def is_going(self) -> bool:
        """Tell whether there is more to read."""
        return self._at < len(self._text)

    def skip_empty(self) -> None:
        """Go on to the next line with anything in it."""
        found = _LINE_ENDS.match(self._text, self._at)
        if found:
            self._line += found.end() - self._at
            self._at = found.end()

    def row(self) -> Row:
        """Return the next row."""
        line, end = self._line, self._line_end()
        if self._text.find('"', self._at, end) < 0:
            cells = self._split(self._at, end)
            self._at, self._line = end + 1, line + 1
            return Row(line, cells)
        return self._marked_row(line)

    def _marked_row(self, line: int) -> Row:
        cells: list[str] = []
        while True:
            start = self._at
            cell = self._marked_cell() if self._opens() else self._plain_cell()
            if cell is None:
                return self._broken_row(line, tuple(cells), start)
            cells.append(cell)
            self._line += self._text.count("\n", start, self._at)
            ended = self._at >= len(self._text) or self._text[self._at] == "\n"
            self._at += 1  # the separator or the line end
            if ended:
                self._line += 1
                return Row(line, tuple(cells))

    def _broken_row(self, line: int, cells: tuple[str, ...], start: int) -> Row:
        """Return a row in which a mark is not closed, read to the end of that line.

        Where marks are words of the cells, as in a table that uses none, they come in
        pairs, and the line has just as many cells as the others.
        """
        end = self._line_end()
        rest = self._split(start, end)
        self._at, self._line = end + 1, self._line + 1
        width = len(cells) + len(rest)
        is_word = rest[0].count('"') % 2 == 0 and width == self._dialect.width
        return Row(line, (*cells, *rest), is_finished=is_word)

    def _opens(self) -> bool:
        return _OPENING.match(self._text, self._at) is not None

    def _plain_cell(self) -> str:
        end = self._line_end()
        if self._dialect.separator:
            found = self._text.find(self._dialect.separator, self._at, end)
            end = end if found < 0 else found
        cell, self._at = self._text[self._at : end], end
        return cell

    def _marked_cell(self) -> str | None:
        """Return a cell in quotation marks; None if it is not closed."""
        start = self._text.index('"', self._at) + 1
        line_end = self._line_end()
        limit = len(self._text) if start >= self._broken_end else line_end
        at = start
        while (mark := self._text.find('"', at, limit)) >= 0:
            if self._is_inside(mark):
                at = mark + 1
            elif self._text.startswith('"', mark + 1):
                at = mark + 2
            elif end := self._cell_end.match(self._text, mark + 1):
                self._at = end.end()
                return self._words(start, mark)
            elif mark > line_end and self._follows_separator(mark):
                break  # it opens a cell: ours was never closed
            else:
                at = mark + 1  # words of the cell, whose mark should be doubled
        self._broken_end = max(self._broken_end, mark if mark >= 0 else limit)
        return None

    def _is_inside(self, mark: int) -> bool:
        return self._dialect.is_escaped and self._text[mark - 1] == "\\"

    def _follows_separator(self, mark: int) -> bool:
        return self._text[mark - 1] in ("\n", self._dialect.separator)

    def _words(self, start: int, end: int) -> str:
        words = self._text[start:end].replace('""', '"')
        return words.replace('\\"', '"') if self._dialect.is_escaped else words

    def _split(self, start: int, end: int) -> tuple[str, ...]:
        line = self._text[start:end]
        separator = self._dialect.separator
        return tuple(line.split(separator)) if separator else (line,)

    def _line_end(self) -> int:
        end = self._text.find("\n", self._at)
        return len(self._text) if end < 0 else end
