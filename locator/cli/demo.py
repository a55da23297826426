"""`qlocate demo`: the quotes about the sample paper, checked."""

import shutil
import sys
from importlib.resources import as_file, files
from pathlib import Path

import click

from locator.cli import exits, messages
from locator.cli.answering import answer
from locator.cli.asked import asked
from locator.cli.demo_overlay import write_overlay
from locator.cli.source import Source
from locator.cli.table import print_answers

_PAPER = "halden-2024.pdf"
_EVIDENCE = "halden-2024.md"


@click.command(help=messages.DEMO)
@click.option(
    "--overlay", metavar="FILE", type=click.Path(path_type=Path), help=messages.OVERLAY
)
def demo(*, overlay: Path | None) -> int:
    """Return the exit code after printing the table of the sample paper."""
    if overlay and overlay.exists():
        raise click.ClickException(messages.already_there(overlay))
    folder = files("resources") / "demo"
    if not all((folder / name).is_file() for name in (_PAPER, _EVIDENCE)):
        raise click.ClickException(messages.NO_DEMO)
    with as_file(folder / _PAPER) as paper, as_file(folder / _EVIDENCE) as evidence:
        answer(Source(paper), asked((), evidence), print_answers)
        if overlay:
            _write(overlay, paper, evidence)
    click.echo(messages.TRY_NEXT.format(command=_command()))
    return exits.FAITHFUL  # the sample holds false quotes on purpose


def _write(overlay: Path, paper: Path, evidence: Path) -> None:
    try:
        write_overlay(overlay, paper, evidence)
    except OSError as error:
        raise click.ClickException(messages.cannot_write(overlay)) from error
    click.echo(messages.written(overlay), err=True)


def _command() -> str:
    """Return what to type here: the program may be in a folder nobody looks in."""
    name = "qlocate"
    if shutil.which(name):
        return name
    beside = Path(sys.executable).with_name(name)
    if not beside.exists():
        return f"{sys.executable} -m locator"
    here = Path.cwd()
    return str(beside.relative_to(here) if beside.is_relative_to(here) else beside)
