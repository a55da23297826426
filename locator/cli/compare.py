"""`qlocate compare`: two reviewers' verdicts on the same claims."""

import json
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from locator.agreement import Agreement, Pair, compared
from locator.claim import Judgement
from locator.cli import compare_messages as words
from locator.cli import exits
from locator.cli.output import write_bytes
from locator.cli.printable import printable
from locator.project.reading import read_project
from locator.project.values import Project

_DECIMALS = 4


@click.command(help=words.COMPARE)
@click.argument("first", type=click.Path(path_type=Path))
@click.argument("second", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help=words.AS_JSON)
def compare(*, first: Path, second: Path, as_json: bool) -> int:
    """Return the exit code after printing how far two reviews agree."""
    ours, theirs = read_project(first), read_project(second)
    found = compared(ours.claims, theirs.claims)
    if as_json:
        text = json.dumps(_as_json(found, ours, theirs), ensure_ascii=False, indent=1)
        write_bytes(f"{text}\n".encode("utf-8", "backslashreplace"))
    else:
        _print(found, ours, theirs)
    if not found.pairs:
        return exits.FAILED
    return exits.NOT_FAITHFUL if found.disagreements else exits.FAITHFUL


def _print(found: Agreement, ours: Project, theirs: Project) -> None:
    console = Console(highlight=False)
    if not found.pairs:
        console.print(words.NONE_BOTH)
    else:
        _print_figures(found, console)
    if found.disagreements:
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(words.COLUMN_CLAIM, overflow="fold")
        for project in (ours, theirs):
            table.add_column(Text(_name(project)), overflow="fold")
        for pair in found.disagreements:
            said = (_said(pair.first), _said(pair.second))
            table.add_row(Text(printable(pair.words)), *map(Text, said))
        console.print(table)
    elif found.pairs:
        console.print(words.ALL_AGREE)
    for project, only in ((ours, found.only_first), (theirs, found.only_second)):
        if only:
            claims = "; ".join(map(printable, only))
            line = words.ONLY.format(name=_name(project), claims=claims)
            console.print(Text(line))


def _print_figures(found: Agreement, console: Console) -> None:
    count = len(found.pairs)
    agreed = count - len(found.disagreements)
    said = words.PAIRS_ONE if count == 1 else words.PAIRS.format(count=count)
    console.print(said)
    percent = round(100 * agreed / count)
    console.print(words.AGREE.format(agreed=agreed, count=count, percent=percent))
    if found.kappa is None:
        console.print(words.NO_KAPPA)
        return
    low, high = found.interval or (0.0, 0.0)
    interval = words.INTERVAL.format(low=f"{low:.2f}", high=f"{high:.2f}")
    console.print(words.KAPPA.format(kappa=f"{found.kappa:.2f}", interval=interval))


def _name(project: Project) -> str:
    return printable(project.reviewer) or words.NOBODY


def _said(judgement: Judgement) -> str:
    note = f": {judgement.note}" if judgement.note else ""
    return printable(f"{judgement.verdict}{note}")


def _as_json(found: Agreement, ours: Project, theirs: Project) -> dict[str, object]:
    kappa, interval = found.kappa, found.interval
    return {
        "schema": 1,
        "reviewers": [ours.reviewer, theirs.reviewer],
        "judged_by_both": len(found.pairs),
        "agreed": len(found.pairs) - len(found.disagreements),
        "kappa": None if kappa is None else round(kappa, _DECIMALS),
        "kappa_interval": interval and [round(each, _DECIMALS) for each in interval],
        "disagreements": [_pair(pair) for pair in found.disagreements],
        "only_first": list(found.only_first),
        "only_second": list(found.only_second),
    }


def _pair(pair: Pair) -> dict[str, object]:
    return {
        "claim": pair.words,
        "verdicts": [str(pair.first.verdict), str(pair.second.verdict)],
        "notes": [pair.first.note, pair.second.note],
    }
