"""A table of figures: a name at the left, numbers at the right."""

from rich.box import SIMPLE_HEAD
from rich.table import Table


def figures_table(title: str, *columns: str) -> Table:
    """Return an empty table with the names of its columns."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(title)
    for name in columns:
        table.add_column(name, justify="right")
    return table
