"""A row of a table, as its file has it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of one row.

    Attributes:
        line: The line of the file (from 1) at which it begins; in a spreadsheet, the
            number of the row.
        cells: What stands in them; fewer than the table has columns where the last
            ones are empty.
        has_lines: Whether a line end in a cell is one of the file: then what stands
            behind it is on the next line.
        is_finished: Whether every cell ends where it should.
    """

    line: int
    cells: tuple[str, ...]
    has_lines: bool = True
    is_finished: bool = True

    def cell(self, column: int) -> str:
        """Return what stands in a column (from 0); empty if the row is shorter."""
        return self.cells[column] if column < len(self.cells) else ""

    def line_of(self, column: int, offset: int = 0) -> int:
        """Return the line of a place in a cell.

        Args:
            column: The column of the cell, from 0.
            offset: Characters of it before the place.
        """
        if not self.has_lines:
            return self.line
        before = sum(cell.count("\n") for cell in self.cells[:column])
        return self.line + before + self.cell(column).count("\n", 0, offset)

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing stands in it."""
        return not any(cell.strip() for cell in self.cells)
