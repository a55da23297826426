"""Reads CSV and its relatives: one row a line, whatever stands between the cells."""

from dataclasses import replace

from locator.evidence.tables.choice import ColumnChoice
from locator.evidence.tables.csv_dialect import dialect_of
from locator.evidence.tables.csv_rows import csv_rows
from locator.evidence.tables.header_names import names_column
from locator.evidence.tables.own import as_given
from locator.evidence.tables.row import Row
from locator.evidence.tables.table import Table

_HEADER = 10_000  # characters


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


def is_table(text: str) -> bool:
    """Tell whether a text is CSV: its first line names nothing but columns."""
    dialect = dialect_of(text)
    first = next(csv_rows(text[:_HEADER], dialect), None)
    if not dialect.separator or first is None or len(first.cells) < 2:  # noqa: PLR2004 - columns
        return False
    return all(map(names_column, first.cells)) and read(text).mapping.is_sure


def _as_given(row: Row) -> Row:
    return replace(row, cells=tuple(map(as_given, row.cells)))
