"""Finds the row of a table that says what its columns are."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from locator.comparable.scripts import worth
from locator.evidence.tables.column import looked_at
from locator.evidence.tables.header_names import header_words, named, names_column
from locator.evidence.tables.roles import Role
from locator.evidence.tables.row import Row

_LONGEST = 60  # letters of a header; those that a form asks are longer, and known
_WORDS = 3
_LONGEST_UNKNOWN = 40
_ROWS_BEFORE = 10  # a title, the date of the export


@dataclass(frozen=True, slots=True)
class Headers:
    """What the columns are called.

    Attributes:
        names: A name for every column; one of ours where the file has none.
        rows: How many rows at the beginning are not for reading.
        are_given: Whether the file has them.
    """

    names: tuple[str, ...]
    rows: int
    are_given: bool


def headers_of(rows: Sequence[Row], said: Collection[str] = ()) -> Headers:
    """Return what the columns of a table are called, by its first rows.

    Args:
        rows: Its first rows.
        said: Names of columns that somebody knows: the row that has them all is it.
    """
    for at, row in enumerate(rows[:_ROWS_BEFORE] if said else ()):
        if set(map(_plain, said)) <= set(map(_plain, row.cells)):
            return _given(row, rows[at + 1 :], at + 1)
    for at, row in enumerate(rows[:_ROWS_BEFORE]):
        if _names_columns(row) or (at == 0 and _may_name_columns(row, rows[1:])):
            return _given(row, rows[at + 1 :], at + 1)
        if sum(bool(cell.strip()) for cell in row.cells) > 1:
            break  # no title: a row
    widths = Counter(len(row.cells) for row in rows)
    width = widths.most_common(1)[0][0] if widths else 0
    return Headers(tuple(map(_unnamed, range(width))), 0, are_given=False)


def _given(row: Row, below: Sequence[Row], count: int) -> Headers:
    names = [
        " ".join(cell.split()) or _unnamed(at) for at, cell in enumerate(row.cells)
    ]
    if below and all(len(each.cells) == len(names) + 1 for each in below):
        names.insert(0, _unnamed(0))  # R gives the names of rows no header
    seen: Counter[str] = Counter()
    for at, name in enumerate(names):
        seen[name] += 1
        if seen[name] > 1:
            names[at] = f"{name} ({seen[name]})"
    return Headers(tuple(names), count, are_given=True)


def _plain(name: str) -> str:
    return " ".join(name.split()).casefold()


def _unnamed(column: int) -> str:
    return f"column {column + 1}"


def _names_columns(row: Row) -> bool:
    """Tell whether a row has words that name columns, and no text beside them."""
    known = [cell for cell in row.cells if names_column(cell)]
    others = [cell[:999] for cell in row.cells if cell not in known]
    roles = {found.role for cell in known if (found := named(header_words(cell)))}
    if Role.QUOTE in roles and len(known) > 1:
        return True
    # "no" and "page" may be words of a row as well: beside them there is no sentence.
    said = any(worth(cell) > _LONGEST or len(cell.split()) > _WORDS for cell in others)
    return bool(known) and not said


def _may_name_columns(row: Row, below: Sequence[Row]) -> bool:
    """Tell whether a row of unknown words is unlike the rows below it."""
    cells = [cell.strip() for cell in row.cells]
    if len(set(cells)) < len(cells) or not all(cells) or not below:
        return False
    if any(worth(cell[:999]) > _LONGEST_UNKNOWN or _is_value(cell) for cell in cells):
        return False
    columns = range(len(cells))
    return any(looked_at([each.cell(at) for each in below]).is_text for at in columns)


def _is_value(cell: str) -> bool:
    column = looked_at([cell])
    return column.is_number or column.is_file or (column.is_page and cell[-1].isdigit())
