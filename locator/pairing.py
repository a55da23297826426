"""Tells which evidence files and which PDF files of a folder go together.

The rule, with its table, is in docs/pairing.md. Names are compared as wholes: nothing
is paired because it looks alike.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from locator.assigned import Documents, names_in
from locator.errors import FileError, Obstacle
from locator.evidence.record import Evidence
from locator.exports.results import is_result
from locator.manifest import is_manifest
from locator.paired_names import PDF_SUFFIX, evidence_key, is_evidence_name


@dataclass(frozen=True, slots=True)
class EvidenceFile:
    """An evidence file, as far as pairing looks at it.

    Attributes:
        path: The file.
        names: The documents that it names, as a whole or record by record.
        quotes: How many quotes it holds.
        fault: Why it cannot be read; None if it can.
    """

    path: Path
    names: tuple[str, ...] = ()
    quotes: int = 0
    fault: FileError | None = None


@dataclass(frozen=True, slots=True)
class Pair:
    """An evidence file and the documents that it is about.

    Attributes:
        evidence: The evidence file.
        pdfs: Its documents; several where it names several.
    """

    evidence: Path
    pdfs: tuple[Path, ...]


class Why(StrEnum):
    """Why an evidence file has no documents."""

    NO_PDF = "no_pdf"
    SEVERAL_PDFS = "several_pdfs"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Unpaired:
    """An evidence file without documents.

    Attributes:
        file: The evidence file.
        why: What is missing.
    """

    file: EvidenceFile
    why: Why


@dataclass(frozen=True, slots=True)
class Missing:
    """Documents that an evidence file names beside those that are there."""

    evidence: Path
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Double:
    """A document with several evidence files; all of them are pairs."""

    pdf: Path
    evidence: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Pairing:
    """Everything in a folder that goes together, and what does not.

    Attributes:
        pairs: What goes together, by the evidence's name.
        missing: Documents that are named, and are not there.
        doubles: Documents with several evidence files.
        unpaired: Evidence files without documents.
        unmatched_pdfs: PDF files without evidence.
        manifests: Files that are no evidence, but manifests.
    """

    pairs: tuple[Pair, ...] = ()
    missing: tuple[Missing, ...] = ()
    doubles: tuple[Double, ...] = ()
    unpaired: tuple[Unpaired, ...] = ()
    unmatched_pdfs: tuple[Path, ...] = ()
    manifests: tuple[Path, ...] = ()


def paired(
    pdfs: Sequence[Path],
    evidence: Iterable[EvidenceFile],
    title: Callable[[int], str] = lambda _index: "",
) -> Pairing:
    """Return which files go together.

    Args:
        pdfs: The PDF files.
        evidence: The evidence files.
        title: What a PDF file (by its place in `pdfs`) says its title is.
    """
    documents = Documents(pdfs, title)
    pairs: list[Pair] = []
    missing: list[Missing] = []
    unpaired: list[Unpaired] = []
    for file in sorted(evidence, key=lambda each: each.path.name):
        found = {name: documents.named(name) for name in file.names}
        indices = _documents_of(file, found, documents)
        if isinstance(indices, Why):
            unpaired.append(Unpaired(file, indices))
            continue
        pairs.append(Pair(file.path, tuple(pdfs[at] for at in indices)))
        absent = tuple(name for name, named in found.items() if not named)
        if absent and len(file.names) > 1:
            missing.append(Missing(file.path, absent))
    matched = {pdf for pair in pairs for pdf in pair.pdfs}
    return Pairing(
        tuple(pairs),
        tuple(missing),
        _doubles(pdfs, pairs),
        tuple(unpaired),
        tuple(pdf for pdf in pdfs if pdf not in matched),
    )


def pairs_in(
    folder: Path, read: Callable[[Path], Evidence], title: Callable[[Path], str]
) -> Pairing:
    """Return which files of a folder go together; folders inside are left alone.

    Args:
        folder: The folder.
        read: Reads an evidence file.
        title: Returns what a PDF file says its title is.

    Raises:
        FileError: The folder cannot be read.
    """
    try:
        files = sorted(
            path
            for path in folder.iterdir()
            if path.is_file() and not path.name.startswith(".")
        )
    except OSError as error:
        raise FileError(folder, Obstacle.UNREADABLE) from error
    pdfs = [path for path in files if path.suffix.lower() == PDF_SUFFIX]
    named = [path for path in files if is_evidence_name(path) and not is_result(path)]
    manifests = tuple(path for path in named if is_manifest(path))
    evidence = [evidence_file(path, read) for path in named if path not in manifests]
    found = paired(pdfs, evidence, lambda index: title(pdfs[index]))
    return replace(found, manifests=manifests)


def evidence_file(path: Path, read: Callable[[Path], Evidence]) -> EvidenceFile:
    """Return an evidence file, as far as pairing looks at it."""
    try:
        evidence = read(path)
    except FileError as error:
        return EvidenceFile(path, fault=error)
    return EvidenceFile(path, names_in(evidence), len(evidence.records))


def _documents_of(
    file: EvidenceFile, found: Mapping[str, Sequence[int]], documents: Documents
) -> Sequence[int] | Why:
    """Return the documents of an evidence file, or what is missing."""
    if file.fault:
        return Why.UNREADABLE
    named = sorted({at for indices in found.values() for at in indices})
    if named:
        return named
    by_name = documents.files_named(evidence_key(file.path))
    if len(file.names) > 1 or not by_name:
        return Why.NO_PDF
    return by_name if len(by_name) == 1 else Why.SEVERAL_PDFS


def _doubles(pdfs: Iterable[Path], pairs: Sequence[Pair]) -> tuple[Double, ...]:
    """Return the documents that several evidence files are about as a whole."""
    alone: dict[Path, list[Path]] = {pdf: [] for pdf in pdfs}
    for pair in pairs:
        if len(pair.pdfs) == 1:
            alone[pair.pdfs[0]].append(pair.evidence)
    return tuple(
        Double(pdf, tuple(evidence))
        for pdf, evidence in alone.items()
        if len(evidence) > 1
    )
