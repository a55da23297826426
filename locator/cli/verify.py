"""`qlocate verify`: checks whole evidence files against their PDF files."""

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import click

from locator.cli import folder_messages as folder_words
from locator.cli import messages
from locator.cli import verify_messages as words
from locator.cli.checking import Manner
from locator.cli.columns_option import columns_option
from locator.cli.many_pairs import check_pairs
from locator.cli.one_pair import Wishes, check_pair
from locator.cli.options import ocr_options, password_option, source
from locator.cli.outputs import output_options, outputs
from locator.cli.pair_jobs import Keeping, folder_jobs, manifest_jobs
from locator.cli.targets import Folder, Readers, target
from locator.corrections import Correction, read_corrections
from locator.evidence.formats import Format
from locator.evidence.read import read_evidence
from locator.evidence.tables.choice import ColumnChoice
from locator.pairing import Pair
from locator.pdf.open import title_of

_EVERY_PDF = Path()
_FORMATS = [str(each) for each in Format]


@click.command(help=words.VERIFY)
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@output_options
@click.option("--reviewer", default="", help=words.REVIEWER)
@click.option("--format", "kind", type=click.Choice(_FORMATS), help=words.FORMAT)
@columns_option
@click.option("--corrections", type=click.Path(path_type=Path), help=words.CORRECTIONS)
@click.option("--any-document", is_flag=True, help=words.ANY_DOCUMENT)
@click.option("--summary", is_flag=True, help=words.SUMMARY)
@click.option("--force", is_flag=True, help=words.FORCE)
@click.option("--jobs", type=click.IntRange(min=1), help=folder_words.JOBS)
@click.option("--out", type=click.Path(path_type=Path), help=folder_words.OUT)
@password_option
@ocr_options
def verify(  # noqa: PLR0913 - one parameter for every option
    *,
    paths: Sequence[Path],
    reviewer: str,
    kind: str | None,
    columns: ColumnChoice | None,
    corrections: Path | None,
    any_document: bool,
    summary: bool,
    force: bool,
    jobs: int | None,
    out: Path | None,
    password_stdin: bool,
    ocr: bool,
    ocr_language: str | None,
    **files: Sequence[Path],
) -> int:
    """Return the exit code after checking what was named."""
    wishes = Wishes(
        outputs(files), summary, force, (corrections,) if corrections else ()
    )
    opening = source(
        _EVERY_PDF, password_stdin=password_stdin, ocr=ocr, ocr_language=ocr_language
    )
    manner = Manner(
        datetime.now(UTC).astimezone().replace(microsecond=0),
        reviewer,
        Format(kind) if kind else None,
        columns,
        _corrections(corrections),
        any_document,
        opening.password,
        opening.recogniser,
    )
    about = target(paths, _readers(manner))
    if isinstance(about, Pair):
        if jobs or out:
            raise click.UsageError(folder_words.ONLY_FOLDER)
        return check_pair(about, manner, wishes)
    if out:
        _make_folder(out)
    keeping = Keeping(out, force)
    found = (
        folder_jobs(about.path, _readers(manner), manner, keeping)
        if isinstance(about, Folder)
        else manifest_jobs(about.path, manner, keeping)
    )
    return check_pairs(found, jobs or os.cpu_count() or 1, wishes)


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.ClickException(messages.cannot_write(path)) from error


def _readers(manner: Manner) -> Readers:
    return Readers(
        lambda path: read_evidence(path, manner.format, manner.columns),
        lambda path: title_of(path, manner.password),
    )


def _corrections(path: Path | None) -> tuple[Correction, ...]:
    """Return the corrections in a file; say which cannot be understood."""
    if path is None:
        return ()
    found = read_corrections(path)
    for bad in found.bad:
        click.echo(words.bad_correction(path, bad.number), err=True)
    return found.corrections
