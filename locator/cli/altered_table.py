"""The table of `qlocate bench altered`."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from locator.cli import messages
from locator.evaluation.altered import Evaluation, Tally


def print_altered(evaluation: Evaluation) -> None:
    """Print how altered quotes were answered, by kind of change, and absent ones."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(messages.COLUMN_CHANGE)
    for name in (
        messages.COLUMN_COUNT,
        messages.COLUMN_CALLED_FAITHFUL,
        messages.COLUMN_LIT,
        messages.COLUMN_LIT_RIGHT,
    ):
        table.add_column(name, justify="right")
    for kind, tally in sorted(evaluation.altered.items()):
        table.add_row(kind, *_cells(tally))
    table.add_section()
    table.add_row(messages.ALL_ALTERED, *_cells(evaluation.all_altered()))
    console = Console(highlight=False)
    console.print(table)
    absent = evaluation.absent
    console.print(messages.absent_lit(absent.lit, absent.count))


def _cells(tally: Tally) -> list[str]:
    def share(part: int) -> str:
        return messages.share(part, tally.count)

    return [
        str(tally.count),
        share(tally.called_faithful),
        share(tally.lit),
        share(tally.lit_right),
    ]
