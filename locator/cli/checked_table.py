"""An evidence file that was checked, as people get it: claim by claim."""

from collections.abc import Sequence
from pathlib import PurePath

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from locator.checked import Checked
from locator.cli import messages
from locator.cli import verify_messages as words
from locator.cli.printable import printable
from locator.cli.table import (
    Entry,
    Group,
    print_counts,
    print_groups,
    print_pages,
)
from locator.shares import Share, together
from locator.status import FAITHFUL


def print_checked(checked: Checked, *, recognised: bool) -> None:
    """Print every claim with its quotes, the counts, and one sentence of result.

    Args:
        checked: The evidence file.
        recognised: Whether pictures of text were to be read.
    """
    console = Console(highlight=False)
    print_groups(_groups(checked), console)
    print_counts(checked.quotes, console)
    for source in checked.sources:
        if len(checked.sources) > 1 and (source.without_text or source.recognised):
            console.print(Text(printable(str(source.path))))
        print_pages(source, console, recognised=recognised)
    faithful = [q for q in checked.quotes if q.located.status in FAITHFUL]
    console.print(words.result(len(faithful), len(checked.quotes)))


def print_shares(shares: Sequence[Share]) -> None:
    """Print the shares of the statuses, a line for every evidence file, model, run."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(words.COLUMN_EVIDENCE, overflow="fold")
    table.add_column(words.COLUMN_MODEL, overflow="fold")
    table.add_column(words.COLUMN_RUN, overflow="fold")
    table.add_column(words.COLUMN_QUOTES, justify="right")
    table.add_column(words.COLUMN_FAITHFUL, justify="right")
    table.add_column(words.COLUMN_STATUSES)
    for share in shares:
        _add(table, share, PurePath(share.evidence).name)
    if len(shares) > 1:
        _add(table, together(shares), words.TOTAL)
    Console(highlight=False).print(table)


def _add(table: Table, share: Share, name: str) -> None:
    table.add_row(
        Text(printable(name)),
        Text(printable(share.model)),
        Text(printable(share.run)),
        str(share.quotes),
        "" if share.faithful is None else f"{share.faithful:.1%}",
        messages.counts_only(share.statuses, share.not_searched),
    )


def _groups(checked: Checked) -> list[Group]:
    only_quotes = all(not claim.claim.text for claim in checked.claims)
    groups = []
    for claim in checked.claims:
        judgement = claim.claim.judgement
        verdict = str(judgement.verdict or "") if judgement else ""
        heading = words.claim_heading(claim.number, claim.claim.text, verdict)
        entries = [
            Entry(q, None if q.source is None else checked.sources[q.source])
            for q in claim.quotes
        ]
        groups.append(Group("" if only_quotes else heading, entries))
    return groups
