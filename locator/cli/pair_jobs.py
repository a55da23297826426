"""What there is to be checked in a folder, or in a manifest."""

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from locator.cli import folder_messages as words
from locator.cli.checking import Manner
from locator.cli.pair_work import PairJob
from locator.cli.targets import Readers
from locator.manifest import Entry, files_of, read_manifest
from locator.paired_names import EVIDENCE_SUFFIXES, RESULT_SUFFIX
from locator.pairing import Pair, Pairing, Why, pairs_in

_NOT_IN_NAMES = re.compile(r"[^\w.-]+")
_LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Jobs:
    """The pairs to be checked, and what does not go together.

    Attributes:
        jobs: The pairs.
        lines: A line for people for everything that is missing, double or unmatched.
        is_complete: Whether every quote that was found will be checked.
    """

    jobs: tuple[PairJob, ...]
    lines: tuple[str, ...] = ()
    is_complete: bool = True


@dataclass(frozen=True, slots=True)
class Keeping:
    """Where results are kept.

    Attributes:
        folder: The folder; beside the evidence if there is none.
        force: Whether files that are no results may be replaced.
    """

    folder: Path | None = None
    force: bool = False

    def place(self, evidence: Path, name: str) -> Path:
        """Return where the result about an evidence file is kept.

        Args:
            evidence: The evidence file.
            name: What the result is called in a folder that holds all.
        """
        if self.folder is None:
            return evidence.with_name(f"{evidence.name}{RESULT_SUFFIX}")
        return self.folder / f"{name}{RESULT_SUFFIX}"


def folder_jobs(
    folder: Path, readers: Readers, manner: Manner, keeping: Keeping
) -> Jobs:
    """Return what there is to be checked in a folder."""
    pairing = pairs_in(folder, readers.evidence, readers.title)
    return Jobs(
        tuple(
            PairJob(
                pair,
                keeping.place(pair.evidence, pair.evidence.name),
                manner,
                force=keeping.force,
            )
            for pair in pairing.pairs
        ),
        tuple(pairing_lines(pairing)),
        not pairing.missing
        and not any(
            each.file.quotes or each.why is Why.UNREADABLE for each in pairing.unpaired
        ),
    )


def manifest_jobs(path: Path, manner: Manner, keeping: Keeping) -> Jobs:
    """Return what a manifest says is to be checked.

    Lines that share an evidence file are one pair with several documents.

    Raises:
        FileError: The manifest cannot be read.
    """
    manifest = read_manifest(path)
    lines = [words.bad_line(path, bad.line) for bad in manifest.bad]
    found: dict[Path, _Listed] = {}
    for entry in manifest.entries:
        files = files_of(entry, path.parent, EVIDENCE_SUFFIXES)
        if files.pdf and files.evidence:
            listed = found.setdefault(files.evidence.resolve(), _Listed(entry.id))
            listed.evidence = files.evidence
            listed.pdfs[files.pdf] = entry.sha256
        else:
            lines.append(_absent(path, entry, files.pdf))
    return Jobs(
        tuple(_job(listed, manner, keeping) for listed in found.values()),
        tuple(lines),
        not lines,
    )


@dataclass(slots=True)
class _Listed:
    """The documents that lines of a manifest name with one evidence file."""

    name: str
    evidence: Path = Path()
    pdfs: dict[Path, str] = field(default_factory=dict)


def _job(listed: _Listed, manner: Manner, keeping: Keeping) -> PairJob:
    return PairJob(
        Pair(listed.evidence, tuple(listed.pdfs)),
        keeping.place(listed.evidence, file_name(listed.name)),
        manner,
        dict(listed.pdfs),
        keeping.force,
    )


def file_name(name: str) -> str:
    """Return a name for a file; the same for no two names.

    Whatever a system might not like in it is left out, and made up for by a hash.
    """
    plain = _NOT_IN_NAMES.sub("_", name)[:_LONGEST_NAME].lstrip(".")
    if plain == name:
        return name
    return f"{plain}-{hashlib.sha256(name.encode('utf-8', 'replace')).hexdigest()[:8]}"


def _absent(manifest: Path, entry: Entry, pdf: Path | None) -> str:
    if pdf is None:
        return words.no_pdf_of_line(manifest, entry.line, entry.pdf or entry.id)
    return words.no_evidence_of_line(manifest, entry.line, entry.evidence or entry.id)


def pairing_lines(pairing: Pairing) -> Iterator[str]:
    """Yield a line for people for everything missing, double or unmatched."""
    for missing in pairing.missing:
        yield words.missing(missing.evidence, missing.names)
    for double in pairing.doubles:
        yield words.double(double.pdf, _names(double.evidence))
    for unpaired in pairing.unpaired:
        yield words.unpaired(unpaired)
    for path in pairing.manifests:
        yield words.is_a_manifest(path)
    if pairing.unmatched_pdfs:
        yield words.unmatched_pdfs(_names(pairing.unmatched_pdfs))


def _names(paths: Iterable[Path]) -> list[str]:
    return [path.name for path in paths]
