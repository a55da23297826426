"""Checks one evidence file for `qlocate verify`, and says what came of it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from locator.assigned import names_in
from locator.checked import Checked
from locator.cli import exits, file_messages, messages, table_messages
from locator.cli import verify_messages as words
from locator.cli.checked_table import print_checked, print_shares
from locator.cli.checking import Manner, Task, Watch, check, documents_of, task
from locator.cli.open_papers import OpenPapers
from locator.cli.outputs import Output, check_outputs, write_outputs
from locator.cli.progress import Bar, reading_shown_by
from locator.corrections import Misfit
from locator.evidence.record import BadRecord
from locator.pairing import Pair
from locator.shares import shares_of
from locator.status import FAITHFUL


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is wanted of the answers.

    Attributes:
        outputs: The files to be written.
        summary: Whether the shares by model and run are printed.
        force: Whether files that are there may be replaced.
        read: Files that are read beside the pair, and so never written.
    """

    outputs: tuple[Output, ...] = ()
    summary: bool = False
    force: bool = False
    read: tuple[Path, ...] = ()

    @property
    def fills_stdout(self) -> bool:
        """Tell whether standard output is taken by a file."""
        return any(output.is_stdout for output in self.outputs)


def check_pair(pair: Pair, manner: Manner, wishes: Wishes) -> int:
    """Return the exit code after checking one evidence file and writing what is wanted.

    Raises:
        FileError: It cannot be read, or its only document cannot be opened.
        click.ClickException: It holds no quotes, or a file cannot be written.
    """
    if manner.any_document and len(pair.pdfs) != 1:
        raise click.UsageError(words.ONLY_PDF)
    check_outputs(wishes.outputs, pair, wishes.read, force=wishes.force)
    checked = _watched(pair, manner)
    with OpenPapers(checked.sources, manner) as papers:
        write_outputs(wishes.outputs, checked, papers)
    if not wishes.fills_stdout:
        print_checked(checked, recognised=bool(manner.recogniser))
        if wishes.summary:
            print_shares(shares_of(checked))
    return exits.FAITHFUL if is_faithful(checked) else exits.NOT_FAITHFUL


def _watched(pair: Pair, manner: Manner) -> Checked:
    """Return the pair, checked, with a bar while it lasts; say what was left aside."""
    with Bar() as bar:
        wanted = task(pair.evidence, pair.pdfs, manner, reading_shown_by(bar))
    for line in notes(wanted, manner):
        click.echo(line, err=True)
    if not wanted.evidence.records:
        for line in _skipped(pair.evidence, wanted.evidence.bad_records):
            click.echo(line, err=True)
        raise click.ClickException(messages.no_evidence(pair.evidence))
    with Bar() as bar:
        checked = check(
            wanted,
            manner,
            Watch(
                lambda done, total: bar.show(messages.READING, done, total),
                lambda done, total: bar.show(messages.LOCATING, done, total),
            ),
        )
    for line in complaints(checked):
        click.echo(line, err=True)
    return checked


def notes(wanted: Task, manner: Manner) -> Iterator[str]:
    """Yield a line for everything that was taken for granted, and may be wrong."""
    for notice in wanted.evidence.notices:
        yield table_messages.notice(wanted.path, notice)
    detected = wanted.evidence.detected
    if detected and not detected.sure:
        yield words.unsure_format(wanted.path, detected)
    match names_in(wanted.evidence), wanted.pdfs:
        case [name], [pdf] if not documents_of(wanted, manner).named(name):
            yield words.other_name(wanted.path, name, pdf)


def complaints(checked: Checked) -> Iterator[str]:
    """Yield a line for everything that was left aside."""
    if checked.evidence:
        yield from _skipped(checked.evidence, checked.bad_records)
    yield from map(words.bad_source, checked.bad_sources)
    yield from map(words.unapplied, checked.unapplied)


def is_faithful(checked: Checked) -> bool:
    """Tell whether every quote stands there as given, and nothing was left aside.

    Corrections about other documents are nobody's fault: one file may hold them all.
    """
    return (
        all(quote.located.status in FAITHFUL for quote in checked.quotes)
        and not checked.bad_records
        and not checked.bad_sources
        and all(each.misfit is Misfit.OTHER_DOCUMENT for each in checked.unapplied)
    )


def _skipped(path: Path, bad_records: Iterable[BadRecord]) -> Iterator[str]:
    for bad in bad_records:
        yield file_messages.bad_record(path, bad.line, bad.fault)
