"""The tables of `qlocate bench measure`."""

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

from locator.cli import bench_messages as messages
from locator.cli.confidence_tables import print_calibrations
from locator.cli.figures_table import figures_table
from locator.evaluation.summary import Summaries, Summary

_COLUMNS = (
    messages.COLUMN_COUNT,
    messages.COLUMN_LIT,
    messages.COLUMN_LIT_RIGHT,
    messages.COLUMN_ELSEWHERE,
    messages.COLUMN_EXACT,
    messages.COLUMN_F1,
    messages.COLUMN_STATUS_RIGHT,
    messages.COLUMN_CALLED_FAITHFUL,
    messages.COLUMN_AS_ALTERED,
    messages.COLUMN_KIND_RIGHT,
)


def print_measured(summaries: Summaries) -> None:
    """Print a line for every variant, every kind of change, and every tag."""
    console = Console(highlight=False, width=140)
    console.print(_table(messages.COLUMN_VARIANT, summaries.variants))
    console.print(_table(messages.COLUMN_CHANGE, summaries.changes))
    for variant, by_tag in summaries.tags.items():
        console.print(_table(messages.tags_of(variant), by_tag))
    print_calibrations(summaries.confidence)


def _table(title: str, summaries: Mapping[str, Summary]) -> Table:
    table = figures_table(title, *_COLUMNS)
    largest_first = sorted(summaries.items(), key=lambda each: -each[1].count)
    for name, summary in largest_first:
        table.add_row(name, *_cells(summary))
    return table


def _cells(summary: Summary) -> list[str]:
    return [
        str(summary.count),
        messages.share(summary.lit),
        messages.share(summary.right_place),
        str(summary.elsewhere),
        messages.share(summary.exact),
        f"{summary.f1:.4f}",
        messages.share(summary.status_right),
        messages.share(summary.faithful),
        messages.share(summary.as_altered),
        messages.share(summary.kind_right),
    ]
