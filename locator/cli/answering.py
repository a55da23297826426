"""Locates what was asked for, has it printed, and gives the exit code."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import click

from locator.checked import CheckedQuote, Source
from locator.cli import exits, messages
from locator.cli import source as files
from locator.cli.asked import Asked
from locator.cli.opened import opened
from locator.cli.progress import Bar
from locator.evidence.record import Record
from locator.in_paper import Wanted, quotes_in, source_of
from locator.status import FAITHFUL


@dataclass(frozen=True, slots=True)
class Answers:
    """What is to be printed: the question, the answers to it, and the document.

    Attributes:
        asked: What was asked for.
        quotes: The answers, in its order.
        source: The document.
        recognised: Whether pictures of text were to be read.
    """

    asked: Asked
    quotes: tuple[CheckedQuote, ...]
    source: Source
    recognised: bool = False


Printer: TypeAlias = Callable[[Answers], None]


def answer(source: files.Source, wanted: Asked, printed: Printer) -> int:
    """Locate all that is `wanted` in `source`, print it, and return the exit code."""
    named = [
        Wanted(Record(quote, 0), name)
        for quote, name in zip(wanted.quotes, wanted.names, strict=True)
    ]
    with Bar() as bar:

        def on_page(done: int, total: int) -> None:
            bar.show(messages.READING, done, total)

        def on_quote(done: int) -> None:
            bar.show(messages.LOCATING, done, len(named))

        with opened(source, on_page) as file:
            paper = file.paper
            quotes = quotes_in(paper, named, progress=on_quote)
            about = source_of(paper, quotes)
    for complaint in wanted.complaints():
        click.echo(complaint, err=True)
    printed(Answers(wanted, quotes, about, bool(source.recogniser)))
    faithful = all(quote.located.status in FAITHFUL for quote in quotes)
    if faithful and not wanted.evidence.bad_records:
        return exits.FAITHFUL
    return exits.NOT_FAITHFUL
