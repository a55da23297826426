"""Walks from problem to problem."""

from PySide6.QtCore import QAbstractItemModel

from reader.quotes.list_model import Role
from reader.session.quote_entry import QuoteEntry

PROBLEMS = frozenset({"altered", "partial", "not_found"})


def next_problem_row(model: QAbstractItemModel, row: int, step: int) -> int:
    """Return the row of the next problem, around the end; -1 if there is none.

    Args:
        model: The list.
        row: Where to start behind; -1 for before the first row.
        step: 1 to go down, -1 to go up.
    """
    count = model.rowCount()
    if row < 0 and step < 0:
        row = 0
    for distance in range(1, count + 1):
        at = (row + step * distance) % count
        entry = model.index(at, 0).data(Role.ENTRY)
        if isinstance(entry, QuoteEntry) and entry.status in PROBLEMS:
            return at
    return -1
