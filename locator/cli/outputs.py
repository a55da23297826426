"""The files that `qlocate verify` writes: one option for every kind there is."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import click

from locator.checked import Checked
from locator.cli import messages
from locator.cli import verify_messages as words
from locator.cli.output import write_bytes
from locator.exports.drawings import Drawings
from locator.exports.files import refused, write_whole
from locator.exports.kinds import Kind, kinds
from locator.pairing import Pair

STDOUT = Path("-")

_Command = TypeVar("_Command", bound=Callable[..., int])


@dataclass(frozen=True, slots=True)
class Output:
    """A file to be written, or standard output."""

    kind: Kind
    path: Path

    @property
    def is_stdout(self) -> bool:
        """Tell whether it goes to standard output."""
        return self.path == STDOUT


def output_options(command: _Command) -> _Command:
    """Return `command` with an option for every kind of file that can be written."""
    options = {kind.asked_by: None for kind in kinds().values()}
    for option in reversed(options):
        add = click.option(
            f"--{option}",
            metavar="FILE",
            multiple=True,
            type=click.Path(path_type=Path),
            help=words.OUTPUTS[option],
        )
        command = add(command)
    return command


def outputs(given: Mapping[str, Sequence[Path]]) -> tuple[Output, ...]:
    """Return what is to be written.

    Args:
        given: The files given for every option, by its name as an argument of Python.

    Raises:
        click.UsageError: What a file is to be cannot be told by its name.
    """
    found = tuple(
        Output(_kind(name.replace("_", "-"), path), path)
        for name, paths in given.items()
        for path in paths
    )
    if sum(output.is_stdout for output in found) > 1:
        raise click.UsageError(words.STDOUT_TWICE)
    return found


def check_outputs(
    wanted: Sequence[Output], pair: Pair, read: Iterable[Path], *, force: bool
) -> None:
    """Refuse what cannot be written about a pair, before any work is done.

    Args:
        wanted: What is to be written.
        pair: The pair.
        read: Files that are read as well.
        force: Whether files that are there may be replaced.

    Raises:
        click.ClickException: It is about one document only, and there are several; or
            its file must not be written.
    """
    for output in wanted:
        if output.kind.one_document and len(pair.pdfs) > 1:
            raise click.UsageError(words.one_document(output.kind.asked_by))
    check_files(wanted, (*pair.pdfs, pair.evidence, *read), force=force)


def check_files(
    wanted: Iterable[Output], sources: Iterable[Path], *, force: bool
) -> None:
    """Refuse files that must not be written.

    Raises:
        click.ClickException: A file is a source, is there already, or has no folder.
    """
    paths = [output.path for output in wanted if not output.is_stdout]
    found = refused(paths, sources, force=force)
    if found:
        raise click.ClickException(words.not_written(found))


def write_outputs(
    wanted: Sequence[Output], checked: Checked, drawings: Drawings
) -> None:
    """Write everything that is wanted; say which files there are now.

    All is made before any file is written.

    Raises:
        click.ClickException: A file cannot be written.
    """
    made = [(output, output.kind.exporter()(checked, drawings)) for output in wanted]
    for output, data in made:
        if output.is_stdout:
            write_bytes(data)
            continue
        try:
            write_whole(output.path, data)
        except OSError as error:
            raise click.ClickException(messages.cannot_write(output.path)) from error
        click.echo(words.written(output.path), err=True)


def _kind(option: str, path: Path) -> Kind:
    able = [kind for kind in kinds().values() if kind.asked_by == option]
    if len(able) == 1:
        return able[0]
    for kind in able:
        if path.suffix.lower() in kind.suffixes:
            return kind
    suffixes = [suffix for kind in able for suffix in kind.suffixes]
    raise click.UsageError(words.wrong_suffix(option, path, suffixes))
