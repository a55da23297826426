"""Tells how a CSV file is written, by its content."""

import re
from collections import Counter
from dataclasses import dataclass
from itertools import islice

from locator.evidence.tables.csv_rows import Dialect, csv_rows
from locator.evidence.tables.header_names import names_column

_SEPARATORS = (",", ";", "\t", "|")
_LOOKED_AT = 2**16  # characters
_ROWS = 60
_LEAST_SHARE = 0.5
# Where marks are doubled, none stands before a letter but that which opens a cell.
_ESCAPED = re.compile(r'\\"[^,;\t|\n"]')
_DECLARED = re.compile(r"sep=(.)\n", re.IGNORECASE)  # for a spreadsheet program


@dataclass(frozen=True, slots=True)
class _Fit:
    """How well a separator fits.

    Attributes:
        names: Cells of the first row that are known to name a column, if several are.
        share: The share of rows that are as wide as most are.
        width: Their width.
        dialect: The dialect with this separator.
    """

    names: int
    share: float
    width: int
    dialect: Dialect


def dialect_of(text: str) -> Dialect:
    """Return how the CSV file `text` is written.

    Where no separator makes rows of one width, a line is a cell.
    """
    declared = _DECLARED.match(text)
    start = text[:_LOOKED_AT]
    is_escaped = _ESCAPED.search(start) is not None
    if declared:
        return _fit(start, Dialect(declared[1], is_escaped, declared=1)).dialect
    fits = [_fit(start, Dialect(each, is_escaped)) for each in _SEPARATORS]
    # Where a header falls into words that are known, rows may be ragged.
    good = [
        fit for fit in fits if fit.names or (fit.width > 1 and fit.share > _LEAST_SHARE)
    ]
    if not good:
        return _single(fits, is_escaped=is_escaped)
    return max(good, key=lambda fit: (fit.names, fit.share, fit.width)).dialect


def _single(fits: list[_Fit], *, is_escaped: bool) -> Dialect:
    """Return the dialect of a table with one column, which may hold separators."""
    whole = (fit for fit in fits if fit.width == fit.share == 1)
    return next((fit.dialect for fit in whole), Dialect("", is_escaped, 1))


def _fit(text: str, dialect: Dialect) -> _Fit:
    rows = list(islice(csv_rows(text, dialect), _ROWS))
    if len(rows) > 1 and len(text) == _LOOKED_AT:
        rows = rows[:-1]  # it may be cut
    widths = Counter(len(row.cells) for row in rows)
    if not widths:
        return _Fit(0, 0, 0, dialect)
    names = sum(map(names_column, rows[0].cells))
    # The header knows how many columns there are; its rows may be ragged.
    first = len(rows[0].cells)
    width = max(widths, key=lambda each: (widths[each], each == first))
    known = Dialect(dialect.separator, dialect.is_escaped, width, dialect.declared)
    share = widths[width] / len(rows)
    return _Fit(names if names > 1 else 0, share, width, known)
