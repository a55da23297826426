"""`qlocate manifest`: writes down which files of a folder go together."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import click

from locator.batch.kept import statuses_kept
from locator.cli import exits, file_messages, messages
from locator.cli import folder_messages as folder_words
from locator.cli import verify_messages as words
from locator.cli.output import write_bytes
from locator.cli.pair_jobs import pairing_lines
from locator.errors import FileError
from locator.evidence.read import read_evidence
from locator.exports.files import refused, write_whole
from locator.manifest import Entry, manifest_lines
from locator.paired_names import RESULT_SUFFIX
from locator.pairing import Pair, pairs_in
from locator.pdf.open import open_pdf, sha256_of, title_of


@click.command(help=folder_words.MANIFEST)
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), help=folder_words.MANIFEST_OUT)
@click.option("--force", is_flag=True, help=words.FORCE)
def manifest(*, folder: Path, out: Path | None, force: bool) -> int:
    """Return the exit code after writing the manifest of a folder."""
    if not folder.is_dir():
        raise click.ClickException(folder_words.no_folder(folder))
    pairing = pairs_in(folder, read_evidence, title_of)
    if out:
        sources = [path for pair in pairing.pairs for path in _files(pair)]
        found = refused([out], sources, force=force)
        if found:
            raise click.ClickException(words.not_written(found))
    for line in pairing_lines(pairing):
        click.echo(line, err=True)
    if not pairing.pairs:
        raise click.ClickException(folder_words.NO_PAIRS)
    entries = _entries(pairing.pairs, out.parent if out else folder)
    _write(out, manifest_lines(entries))
    return exits.FAITHFUL


def _write(out: Path | None, data: bytes) -> None:
    if out is None:
        write_bytes(data)
        return
    try:
        write_whole(out, data)
    except OSError as error:
        raise click.ClickException(messages.cannot_write(out)) from error


def _files(pair: Pair) -> Iterator[Path]:
    yield pair.evidence
    yield from pair.pdfs


def _entries(pairs: Iterable[Pair], base: Path) -> Iterator[Entry]:
    """Yield a line for every document of every pair; say which cannot be opened.

    Args:
        pairs: The pairs.
        base: The folder from which files are named.
    """
    used: Counter[str] = Counter()
    for pair in pairs:
        for pdf in pair.pdfs:
            try:
                pages = _pages(pdf)
            except FileError as error:
                click.echo(file_messages.file_error(error), err=True)
                continue
            used[pdf.stem] += 1
            number = f"-{used[pdf.stem]}" if used[pdf.stem] > 1 else ""
            yield Entry(
                f"{pdf.stem}{number}",
                _relative(pdf, base),
                _relative(pair.evidence, base),
                sha256_of(pdf),
                pages,
                _counts(pair),
            )


def _counts(pair: Pair) -> Mapping[str, int]:
    """Return how many quotes a pair has, and of which status if it was checked."""
    evidence = pair.evidence
    kept = evidence.with_name(f"{evidence.name}{RESULT_SUFFIX}")
    return {"quotes": len(read_evidence(evidence).records), **statuses_kept(kept)}


def _relative(path: Path, base: Path) -> str:
    return Path(os.path.relpath(path, base)).as_posix()


def _pages(pdf: Path) -> int:
    pages = open_pdf(pdf)
    try:
        return pages.page_count
    finally:
        pages.close()
