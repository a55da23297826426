"""Reads CSV and its relatives: one row a line, whatever stands between the cells."""

from dataclasses import replace

from locator.evidence.tables.choice import ColumnChoice
from locator.evidence.tables.csv_dialect import dialect_of
from locator.evidence.tables.csv_rows import csv_rows
from locator.evidence.tables.own import as_given
from locator.evidence.tables.row import Row
from locator.evidence.tables.table import Table


def read(text: str, choice: ColumnChoice | None = None) -> Table:
    """Return the table that a CSV text holds.

    Args:
        text: The text.
        choice: What somebody said about its columns.

    Raises:
        ChoiceError: There is no column of a name that somebody said.
    """
    lines = text.count("\n") + 1
    table = Table(csv_rows(text, dialect_of(text)), lines)
    if choice:
        table.choose(choice)
    return Table(map(_as_given, table.rows()), lines) if table.mapping.is_own else table


def _as_given(row: Row) -> Row:
    return replace(row, cells=tuple(map(as_given, row.cells)))
