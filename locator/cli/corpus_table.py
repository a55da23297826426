"""What `qlocate bench corpus` says."""

from collections.abc import Iterable

from rich.console import Console

from locator.cli import bench_messages as messages
from locator.evaluation.corpus import CorpusSummary, Found


def print_corpus(summary: CorpusSummary) -> None:
    """Print how many real quotes were found, and every one that went wrong."""
    console = Console(highlight=False, soft_wrap=True, markup=False)
    present, paged = summary.present, summary.paged
    right = paged - len(summary.wrong_page)
    console.print(messages.corpus_found(present - len(summary.missed), present))
    _list(console, summary.missed)
    console.print(messages.corpus_pages(right, paged))
    _list(console, summary.wrong_page)
    console.print(messages.corpus_guessed(len(summary.guessed), summary.absent))
    _list(console, summary.guessed)


def _list(console: Console, found: Iterable[Found]) -> None:
    for each in found:
        console.print(messages.corpus_fault(each))
