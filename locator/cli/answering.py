"""Locates what was asked for, has it printed, and gives the exit code."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import click

from locator.cli import exits, messages
from locator.cli.asked import Asked
from locator.cli.opened import Opened, opened
from locator.cli.progress import Bar
from locator.cli.source import Source
from locator.located import Located
from locator.status import FAITHFUL


@dataclass(frozen=True, slots=True)
class Answers:
    """What is to be printed: the question, the answers to it, and the file."""

    asked: Asked
    located: Sequence[Located]
    file: Opened


Printer: TypeAlias = Callable[[Answers], None]


def answer(source: Source, wanted: Asked, printed: Printer) -> int:
    """Locate all that is `wanted` in `source`, print it, and return the exit code."""
    with Bar() as bar:

        def on_page(done: int, total: int) -> None:
            bar.show(messages.READING, done, total)

        def on_quote(done: int) -> None:
            bar.show(messages.LOCATING, done, len(wanted.quotes))

        with opened(source, on_page) as file:
            located = file.document.locate_all(wanted.quotes, on_quote)
            bar.hide()
            for complaint in wanted.complaints():
                click.echo(complaint, err=True)
            printed(Answers(wanted, located, file))
    faithful = all(found.status in FAITHFUL for found in located)
    if faithful and not wanted.evidence.bad_records:
        return exits.FAITHFUL
    return exits.NOT_FAITHFUL
