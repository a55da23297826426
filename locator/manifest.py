"""A manifest: a list of documents with their evidence, a line of JSON for each.

The fields are in docs/pairing.md. Fields that mean nothing to us are kept.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from locator.errors import FileError, Obstacle
from locator.evidence.fields import QUOTE
from locator.plain_json import Json

_SUFFIXES = (".jsonl", ".ndjson")
_FOLDERS_OF_PDF = ("", "pdf")
_FOLDERS_OF_EVIDENCE = ("", "evidence", "quotes")
_TEXTS = ("id", "pdf", "evidence", "sha256", "source", "accessed", "licence")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a manifest.

    Attributes:
        id: What the pair is called; no two lines share one.
        pdf: The document, as the line has it: relative to the manifest.
        evidence: Its evidence file, likewise.
        sha256: Of the document's bytes; empty if it is not given.
        pages: How many pages it has; None if it is not given.
        counts: How many quotes of which status, or whatever was counted.
        source: Where the document comes from.
        accessed: When it was fetched, in ISO 8601.
        licence: Under which licence it stands.
        others: Fields that mean nothing to us, as they came.
        line: The line of the manifest (from 1).
    """

    id: str
    pdf: str = ""
    evidence: str = ""
    sha256: str = ""
    pages: int | None = None
    counts: Mapping[str, int] = field(default_factory=dict)
    source: str = ""
    accessed: str = ""
    licence: str = ""
    others: Mapping[str, Json] = field(default_factory=dict)
    line: int = 0


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line of a manifest that cannot be understood."""

    line: int


@dataclass(frozen=True, slots=True)
class Manifest:
    """The entries of a manifest, and its lines that cannot be understood."""

    entries: tuple[Entry, ...] = ()
    bad: tuple[BadLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Located:
    """Where the files of an entry are; None for one that is not there."""

    pdf: Path | None
    evidence: Path | None


def is_manifest(path: Path) -> bool:
    """Tell whether a file is a manifest, by its name and its first line.

    That names a PDF file and its evidence, or one of them by its name or an id and
    holds no more than numbers and words, none of which are called a quote.
    """
    if path.suffix.lower() not in _SUFFIXES:
        return False
    try:
        with path.open(encoding="utf-8-sig") as file:
            first = next((line for line in file if line.strip()), "")
        fields = json.loads(first)
    except (OSError, ValueError, RecursionError):
        return False
    if not isinstance(fields, dict):
        return False
    texts = {_plain(name) for name, value in fields.items() if isinstance(value, str)}
    if texts & ({_plain(name) for name in QUOTE} - {"evidence"}):
        return False
    plain = not any(
        isinstance(value, list | dict)
        for name, value in fields.items()
        if name != "counts"
    )
    return texts >= {"pdf", "evidence"} or (plain and bool(texts & {"pdf", "id"}))


def _plain(name: str) -> str:
    """Return a field's name as `locator.evidence.fields` compares them."""
    return name.replace("_", "").casefold()


def read_manifest(path: Path) -> Manifest:
    """Return the entries of a manifest.

    Raises:
        FileError: It cannot be read.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        gone = Obstacle.UNREADABLE if path.exists() else Obstacle.MISSING
        raise FileError(path, gone) from error
    except UnicodeDecodeError as error:
        raise FileError(path, Obstacle.NOT_TEXT) from error
    entries: list[Entry] = []
    bad: list[BadLine] = []
    ids: set[str] = set()
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        entry = _entry(line, number)
        if entry is None or entry.id in ids:
            bad.append(BadLine(number))
        else:
            ids.add(entry.id)
            entries.append(entry)
    return Manifest(tuple(entries), tuple(bad))


def manifest_lines(entries: Iterable[Entry]) -> bytes:
    """Return a manifest with these entries."""
    lines = (json.dumps(_fields(entry), ensure_ascii=False) for entry in entries)
    return "".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace")


def files_of(entry: Entry, folder: Path, suffixes: Iterable[str]) -> Located:
    """Return where the files of an entry are.

    A line without `pdf` means `<id>.pdf` beside the manifest or in the folder `pdf`;
    one without `evidence` means `<id>` with a suffix of evidence there, in `evidence`
    or in `quotes`.

    Args:
        entry: The entry.
        folder: The folder of the manifest.
        suffixes: What the names of evidence files end with.
    """
    pdfs = (
        [folder / entry.pdf]
        if entry.pdf
        else _named(folder, _FOLDERS_OF_PDF, entry.id, (".pdf",))
    )
    evidence = (
        [folder / entry.evidence]
        if entry.evidence
        else _named(folder, _FOLDERS_OF_EVIDENCE, entry.id, suffixes)
    )
    return Located(_first_file(pdfs), _first_file(evidence))


def _named(
    folder: Path, inside: Iterable[str], name: str, suffixes: Iterable[str]
) -> list[Path]:
    return [folder / each / f"{name}{end}" for each in inside for end in suffixes]


def _first_file(paths: Iterable[Path]) -> Path | None:
    return next(filter(_is_file, paths), None)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # no file can have this name
        return False


def _entry(line: str, number: int) -> Entry | None:
    try:
        return _entry_of(json.loads(line), number)
    except (ValueError, TypeError, RecursionError):
        return None


def _entry_of(value: object, number: int) -> Entry:
    if not isinstance(value, dict):
        raise TypeError(value)
    fields = dict(value)
    texts = {name: _text(fields.pop(name, "")) for name in _TEXTS}
    pages, counts = fields.pop("pages", None), fields.pop("counts", {})
    if not (pages is None or type(pages) is int) or not isinstance(counts, dict):
        raise TypeError(pages, counts)
    texts["id"] = texts["id"] or Path(texts["pdf"]).stem
    if not texts["id"]:
        raise ValueError(value)
    return Entry(**texts, pages=pages, counts=counts, others=fields, line=number)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _fields(entry: Entry) -> dict[str, object]:
    given: dict[str, object] = {
        "id": entry.id,
        "pdf": entry.pdf,
        "evidence": entry.evidence,
        "sha256": entry.sha256,
        "pages": entry.pages,
        "counts": entry.counts,
        "source": entry.source,
        "accessed": entry.accessed,
        "licence": entry.licence,
    }
    return {name: value for name, value in given.items() if value} | dict(entry.others)
