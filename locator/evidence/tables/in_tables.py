"""Reads the tables of a file: those in which it is sure where the quotes are."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from locator.errors import FileError, Obstacle
from locator.evidence.portions import Portion, in_portions
from locator.evidence.record import Notice, NoticeKind
from locator.evidence.tables.columns import ColumnMapping
from locator.evidence.tables.table import Table
from locator.evidence.tables.unsure import UnsureColumnsError


def in_tables(path: Path, tables: Sequence[Table]) -> Iterator[Portion]:
    """Yield what the tables of the file at `path` hold; what is left aside is told.

    Raises:
        FileError: There is no table, one is too wide, or in none of them it is sure.
    """
    if not tables:
        raise FileError(path, Obstacle.EMPTY)
    if any(table.is_too_wide for table in tables):
        raise FileError(path, Obstacle.TOO_MANY_COLUMNS)
    sure = [table for table in tables if table.mapping.is_sure]
    # A sheet without a header is one of quotes only if there is no better one.
    sure = [table for table in sure if table.mapping.header_rows] or sure
    if not sure:
        raise UnsureColumnsError(path, _likeliest(tables))
    notices = _notices(tables, sure)
    lines, before = sum(table.lines for table in sure), 0
    for table in sure:
        for portion in in_portions(table.records(), table.lines):
            evidence = replace(portion.evidence, notices=notices)
            yield Portion(evidence, portion.line + before, lines)
            notices = ()
        before += table.lines


def _notices(tables: Sequence[Table], sure: Sequence[Table]) -> tuple[Notice, ...]:
    offered = [notice for table in sure for notice in table.notices]
    unread = [
        Notice(NoticeKind.UNREAD_SHEET, table.name)
        for table in tables
        if table not in sure
    ]
    return (*offered, *unread)


def _likeliest(tables: Sequence[Table]) -> ColumnMapping:
    """Return the columns of the table for which a choice makes most sense."""
    with_offer = [table.mapping for table in tables if table.mapping.offered]
    return with_offer[0] if with_offer else tables[0].mapping
