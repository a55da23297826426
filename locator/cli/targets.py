"""Tells from the names typed what `qlocate verify` is to check."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from locator.cli import verify_messages as words
from locator.errors import FileError, Obstacle
from locator.evidence.record import Evidence
from locator.manifest import is_manifest
from locator.paired_names import PDF_SUFFIX
from locator.pairing import Pair, Pairing, pairs_in

_HEADER = b"%PDF-"
_HEADER_WITHIN = 1024


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of pairs."""

    path: Path


@dataclass(frozen=True, slots=True)
class ManifestFile:
    """A manifest that names pairs."""

    path: Path


@dataclass(frozen=True, slots=True)
class Readers:
    """What looks into the files of a folder.

    Attributes:
        evidence: Reads an evidence file.
        title: Returns what a PDF file says its title is.
    """

    evidence: Callable[[Path], Evidence]
    title: Callable[[Path], str]


def target(paths: Sequence[Path], readers: Readers) -> Folder | ManifestFile | Pair:
    """Return what is to be checked.

    Args:
        paths: What was typed.
        readers: What looks into the files beside a file that was typed alone.

    Raises:
        FileError: There is no such file.
        click.UsageError: It cannot be told what is meant.
    """
    for path in paths:
        if not path.exists():
            raise FileError(path, Obstacle.MISSING)
    named = list({path.resolve(): path for path in reversed(paths)}.values())[::-1]
    match named:
        case [path] if path.is_dir():
            return Folder(path)
        case [path] if not is_pdf(path) and is_manifest(path):
            return ManifestFile(path)
        case [path]:
            return _beside(path, pairs_in(path.parent, readers.evidence, readers.title))
    pdfs = tuple(path for path in named if is_pdf(path))
    evidence = [path for path in named if path not in pdfs]
    if len(evidence) != 1 or evidence[0].is_dir():
        raise click.UsageError(words.ONE_EVIDENCE)
    return Pair(evidence[0], pdfs)


def is_pdf(path: Path) -> bool:
    """Tell whether a file is to be taken as a PDF file: by its name or its header."""
    if path.suffix.lower() == PDF_SUFFIX:
        return True
    try:
        with path.open("rb") as file:
            return _HEADER in file.read(_HEADER_WITHIN)
    except OSError:
        return False


def _beside(path: Path, pairing: Pairing) -> Pair:
    """Return the one pair that a file belongs to.

    Raises:
        FileError: It is evidence that cannot be read.
        click.ClickException: It belongs to none, or to several.
    """
    found = [
        pair
        for pair in pairing.pairs
        if path.name in [pair.evidence.name, *(pdf.name for pdf in pair.pdfs)]
    ]
    if len(found) == 1:
        return found[0]
    if found:
        others = [pair.evidence.name for pair in found]
        raise click.ClickException(words.several_beside(path, others))
    for each in pairing.unpaired:
        if each.file.fault and each.file.path.name == path.name:
            raise each.file.fault
    raise click.ClickException(words.nothing_beside(path))
