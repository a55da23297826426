"""Shows the rows of tables: CSV, TSV, XLSX."""

from collections.abc import Iterable, Iterator

from locator.evidence.shown.block import Run, ShownBlock, ShownKind, ShownRow
from locator.evidence.shown.placing import Placing
from locator.evidence.tables.row import Row
from locator.evidence.tables.table import Table

_ROWS = 50  # in a block: what is shown at once is counted in blocks


def shown_table(table: Table, placing: Placing) -> Iterator[ShownBlock]:
    """Yield a table in blocks of some rows; what has no sure place is behind them."""
    if table.name:
        yield ShownBlock(ShownKind.HEADING, 1, (Run(table.name),), level=2)
    heads = table.mapping.header_rows
    rows: list[ShownRow] = []
    for number, row in enumerate(table.rows()):
        rows.append(_shown(row, placing, is_head=number < heads))
        rest = tuple(placing.rest_up_to(row.line))
        if rest or len(rows) == _ROWS:
            yield _block(rows)
            yield from rest
            rows = []
    if rows:
        yield _block(rows)


def _shown(row: Row, placing: Placing, *, is_head: bool) -> ShownRow:
    return placing.row(row.cells, row.line, is_head=is_head, mark_up=False)


def _block(rows: Iterable[ShownRow]) -> ShownBlock:
    rows = tuple(rows)
    return ShownBlock(ShownKind.TABLE, rows[0].line, rows=rows)
