"""Reads the tables of a file: those in which it is sure where the quotes are."""

from collections.abc import Sequence
from pathlib import Path

from locator.errors import FileError, Obstacle
from locator.evidence.record import Evidence, Notice, NoticeKind
from locator.evidence.tables.columns import ColumnMapping
from locator.evidence.tables.table import Table
from locator.evidence.tables.unsure import UnsureColumnsError


def in_tables(path: Path, tables: Sequence[Table]) -> Evidence:
    """Return what the tables of the file at `path` hold; what is left aside is told.

    Raises:
        FileError: There is no table, or in none of them it is sure.
    """
    if not tables:
        raise FileError(path, Obstacle.EMPTY)
    sure = [table for table in tables if table.mapping.is_sure]
    # A sheet without a header is one of quotes only if there is no better one.
    sure = [table for table in sure if table.mapping.header_rows] or sure
    if not sure:
        raise UnsureColumnsError(path, _likeliest(tables))
    found = [each for table in sure for each in table.records()]
    unread = [
        Notice(NoticeKind.UNREAD_SHEET, table.name)
        for table in tables
        if table not in sure
    ]
    offered = [remark for table in sure for remark in table.notices]
    return Evidence.of(found, (*offered, *unread))


def _likeliest(tables: Sequence[Table]) -> ColumnMapping:
    """Return the columns of the table for which a choice makes most sense."""
    with_offer = [table.mapping for table in tables if table.mapping.offered]
    return with_offer[0] if with_offer else tables[0].mapping
