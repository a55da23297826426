"""Reads the tables of a spreadsheet: every sheet is one, hidden ones too."""

from collections.abc import Sequence

from locator.evidence.tables.choice import ChoiceError, ColumnChoice
from locator.evidence.tables.table import Table
from locator.evidence.xlsx.sheet import Shared, outline_of, rows_of
from locator.evidence.xlsx.values import values_of
from locator.evidence.xlsx.words import shared_texts
from locator.evidence.xlsx.workbook import workbook_in
from locator.evidence.zipped import ZippedXml


def read(file: ZippedXml, choice: ColumnChoice | None = None) -> list[Table]:
    """Return the tables of a workbook, those that are empty left out.

    Args:
        file: The workbook.
        choice: What somebody said about columns: it holds for the first sheet that has
            such columns, and for others with the same header.

    Raises:
        FileError: It is broken.
        ChoiceError: No sheet has a column of a name that somebody said.
    """
    workbook = workbook_in(file)
    shared = Shared(shared_texts(file), values_of(file, from_1904=workbook.from_1904))
    tables = []
    for sheet in workbook.sheets:
        outline = outline_of(file, sheet.member)
        rows = rows_of(file, sheet.member, shared, outline)
        table = Table(rows, outline.rows, sheet.name)
        if not table.is_empty:
            tables.append(table)
    if choice:
        _choose(tables, choice)
    return tables


def _choose(tables: Sequence[Table], choice: ColumnChoice) -> None:
    """Take what somebody said about columns for the tables that have them."""
    headers: tuple[str, ...] = ()
    wrong: ChoiceError | None = None
    for table in tables:
        if headers and table.mapping.headers != headers:
            continue
        try:
            table.choose(choice)
        except ChoiceError as error:
            wrong = wrong or error
        else:
            headers = table.mapping.headers
    if wrong and not headers:
        raise wrong
