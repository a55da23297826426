"""Every word about folders of pairs and manifests."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from locator.batch.workers import End
from locator.cli.file_messages import file_error
from locator.cli.messages import counted
from locator.cli.printable import printable
from locator.pairing import Unpaired, Why

MANIFEST = """Write the manifest of a folder: a line of JSON for every pair.

Says which PDF files and evidence files go together, with hashes, pages and counts."""
MANIFEST_OUT = "Write it to this file instead of standard output."
JOBS = "Of a folder: how many pairs are checked at the same time."
OUT = "Of a folder: where the results go; otherwise beside the evidence."
CHECKING = "Checking pairs"
NO_PAIRS = "No pairs of a PDF file and an evidence file found. See docs/pairing.md."
ONLY_FOLDER = "--jobs and --out go with a folder or a manifest."
NOT_FOR_FOLDER = "In a folder every result is kept as JSON: give --out or --json only."

_WITHOUT_PDF: Mapping[Why, str] = {
    Why.NO_PDF: "no PDF file here goes with it",
    Why.SEVERAL_PDFS: "several PDF files have its name",
    Why.UNREADABLE: "it cannot be read",
}
_ENDS: Mapping[End, str] = {
    End.RAISED: "internal error: {error}",
    End.DIED: "its process was ended",
    End.SILENT: "its process hung, and was ended",
}
_MOST_NAMED = 20


def bad_line(path: Path, line: int) -> str:
    """Return that a line of a manifest cannot be understood."""
    name = printable(str(path))
    return f"{name}, line {line}: skipped, no record with an id of its own."


def no_pdf_of_line(path: Path, line: int, name: str) -> str:
    """Return that a manifest names a document that is not there."""
    where = f"{printable(str(path))}, line {line}"
    return f"{where}: skipped, there is no PDF file {printable(name)}."


def no_evidence_of_line(path: Path, line: int, name: str) -> str:
    """Return that a manifest names an evidence file that is not there."""
    where = f"{printable(str(path))}, line {line}"
    return f"{where}: skipped, there is no evidence file {printable(name)}."


def missing(evidence: Path, names: Sequence[str]) -> str:
    """Return which documents an evidence file names that are not there."""
    return f"{printable(str(evidence))}: names documents not here: {_listed(names)}."


def double(pdf: Path, names: Sequence[str]) -> str:
    """Return that a document has several evidence files."""
    return f"{printable(str(pdf))}: has several evidence files: {_listed(names)}."


def unpaired(found: Unpaired) -> str:
    """Return why an evidence file has no document."""
    if found.file.fault:
        return file_error(found.file.fault)
    name = printable(str(found.file.path))
    return f"{name}: not checked, {_WITHOUT_PDF[found.why]}."


def is_a_manifest(path: Path) -> str:
    """Return that a file of a folder was taken for a manifest."""
    name = printable(str(path))
    return f"{name}: left alone, a manifest. Name it alone to check what it lists."


def unmatched_pdfs(names: Sequence[str]) -> str:
    """Return which documents have no evidence."""
    return f"Without evidence: {_listed(names)}."


def lost(evidence: Path, end: End, error: str) -> str:
    """Return that a pair could not be checked: the process did not come back."""
    said = _ENDS[end].format(error=printable(error))
    return f"{printable(str(evidence))}: not checked, {said}. Run it again."


def pairs_checked(now: int, before: int, not_checked: int) -> str:
    """Return how many pairs were checked, in one sentence."""
    parts = [f"{now} checked"]
    if before:
        parts.append(f"{before} unchanged since they were checked")
    if not_checked:
        parts.append(f"{not_checked} not checked")
    return f"{counted(now + before + not_checked, 'pair')}: {', '.join(parts)}."


def in_the_way(path: Path) -> str:
    """Return that a file stands where a result is to be kept."""
    name = printable(str(path))
    return f"{name}: a file that is no result has this name. Add --force to replace it."


def other_bytes(path: Path) -> str:
    """Return that a document is another one than its manifest says."""
    name = printable(str(path))
    return f"{name}: its SHA-256 is not that of the manifest. Get the right version."


def no_folder(path: Path) -> str:
    """Return that a folder was asked for that is none."""
    return f"{printable(str(path))}: there is no such folder. Check the name."


def _listed(names: Sequence[str]) -> str:
    shown = ", ".join(map(printable, names[:_MOST_NAMED]))
    more = len(names) - _MOST_NAMED
    return f"{shown} and {more} more" if more > 0 else shown
