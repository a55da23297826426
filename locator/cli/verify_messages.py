"""Every word of `qlocate verify` and `qlocate manifest`."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from locator.batch.workers import End
from locator.checked import BadSource, Remark
from locator.cli.messages import counted, file_error
from locator.cli.printable import printable
from locator.corrections import Misfit, Unapplied
from locator.errors import FileError
from locator.evidence.formats import Detected
from locator.exports.files import Refusal, Refused
from locator.pairing import Unpaired, Why

VERIFY = """Check a whole evidence file against the PDF files it is about.

PATHS are PDF files and one evidence file, in any order; or a folder, whose files are
paired by their names and by what the evidence says; or a manifest (JSON Lines). A PDF
file alone, or an evidence file alone, finds the other one beside it.

Ends with 0 if every quote is verbatim or elided, 1 if any is not (or something could
not be read), 2 if nothing could be checked."""
FORMAT = "The format of the evidence file, if it is not recognised rightly."
REVIEWER = "Who checks: named in what is written."
SUMMARY = "Print the shares of the statuses by model and run."
FORCE = "Replace output files that are there already."
CORRECTIONS = "A JSON file of placements moved, attached or rejected by a person."
ANY_DOCUMENT = "Search every quote in the one PDF given, whatever document it names."
JOBS = "Of a folder: how many pairs are checked at the same time."
OUT = "Of a folder: where the results go; otherwise beside the evidence."
OUTPUTS: Mapping[str, str] = {
    "json": "Write everything as JSON; - is standard output.",
    "report": "Write a report: .html or .pdf.",
    "annotated": "Write a copy of the PDF with its quotes highlighted.",
    "annotate-anyway": (
        "The same for a PDF that is signed, encrypted or damaged; this is lost in it."
    ),
    "csv": "Write a table, a row for every quote.",
    "xlsx": "Write a table for spreadsheet programs.",
    "markdown": "Write a table in Markdown.",
    "w3c": "Write W3C Web Annotations.",
    "zotero": "Write Zotero annotations.",
    "chain": "Write an evidence chain.",
    "unit": "Write boxes as shares of the page.",
    "overlay": "Write a page that shows the boxes over pictures of the pages.",
}
MANIFEST = """Write the manifest of a folder: a line of JSON for every pair.

Says which PDF files and evidence files go together, with hashes, pages and counts."""
MANIFEST_OUT = "Write it to this file instead of standard output."

CHECKING = "Checking pairs"
COLUMN_EVIDENCE = "Evidence"
COLUMN_MODEL = "Model"
COLUMN_RUN = "Run"
COLUMN_QUOTES = "Quotes"
COLUMN_FAITHFUL = "As given"
COLUMN_STATUSES = "Statuses"
TOTAL = "all"
NO_PAIRS = "No pairs of a PDF file and an evidence file found. See docs/pairing.md."
SOMEBODY = "a person"
THE_ONLY_ONE = "The quote stands there as given."
NOT_THE_ONLY_ONE = "The quote does not stand there as given."
CLAIM = "Claim"
NO_CLAIM = "(none)"
STDOUT_TWICE = "Standard output can hold one thing only. Give the others a file name."
ONE_EVIDENCE = "Give PDF files and one evidence file, or a folder, or a manifest."
ONLY_PDF = "--any-document goes with one PDF file. Name one."
ONLY_FOLDER = "--jobs and --out go with a folder or a manifest."
NOT_FOR_FOLDER = "In a folder every result is kept as JSON: give --out or --json only."

_REASONS: Mapping[Remark, str] = {
    Remark.NO_DOCUMENT: "its document is not among the files",
    Remark.SEVERAL_DOCUMENTS: "several files may be its document",
    Remark.UNREADABLE_DOCUMENT: "its document cannot be opened",
}
_DONE: Mapping[Remark, str] = {
    Remark.MOVED: "moved by",
    Remark.ATTACHED: "attached by",
    Remark.REJECTED: "rejected by",
}
_REFUSALS: Mapping[Refusal, str] = {
    Refusal.IS_A_SOURCE: (
        "this is one of the files to be checked, which are never written. Choose "
        "another name."
    ),
    Refusal.TWICE: "two outputs have this name. Give each its own.",
    Refusal.EXISTS: "the file is there already. Add --force to replace it.",
    Refusal.NOT_A_FILE: "this is not a file. Choose another name.",
    Refusal.NO_FOLDER: "its folder is not there. Make it first.",
}
_MISFITS: Mapping[Misfit, str] = {
    Misfit.OTHER_DOCUMENT: "it is about another document, or another version of it",
    Misfit.NO_QUOTE: "its quote is not in the evidence",
    Misfit.OTHER_WORDS: "other words stand in its place",
    Misfit.NOT_THERE: "the quote is not found in its place",
}
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
_EXCERPT = 40
_MOST_NAMED = 20


def remark(kind: Remark, person: str, document: str) -> str:
    """Return what a person did about a quote, or why it was not searched.

    Args:
        kind: What happened.
        person: Who did it; may be empty.
        document: The document that the quote names; may be empty.
    """
    if kind in _REASONS:
        return f"{_REASONS[kind]}: {document}" if document else _REASONS[kind]
    return f"{_DONE[kind]} {person or SOMEBODY}"


def result(faithful: int, quotes: int) -> str:
    """Return how many quotes stand there as given, in one sentence."""
    if quotes == 1:
        return THE_ONLY_ONE if faithful else NOT_THE_ONLY_ONE
    share = f"All {quotes}" if faithful == quotes else f"{faithful} of {quotes}"
    return f"{share} quotes stand there as given."


def claim_heading(number: int, text: str, verdict: str) -> str:
    """Return the heading over the quotes of a claim.

    Args:
        number: Of the claim, from 1.
        text: The claim; empty for quotes that support nothing in particular.
        verdict: What a person said of it; empty if nobody did.
    """
    said = f" [{verdict}]" if verdict else ""
    return f"{CLAIM} {number}: {text or NO_CLAIM}{said}"


def not_written(refused: Refused) -> str:
    """Return why an output file is not written, and what to do."""
    return f"{printable(str(refused.path))}: {_REFUSALS[refused.refusal]}"


def unapplied(found: Unapplied) -> str:
    """Return which correction was left aside, and why."""
    words = printable(found.correction.quote)
    cut = words[:_EXCERPT] + "…" * (len(words) > _EXCERPT)
    return f'Correction of "{cut}" not applied: {_MISFITS[found.misfit]}.'


def bad_correction(path: Path, number: int) -> str:
    """Return which correction of a file cannot be understood."""
    name = printable(str(path))
    return f"{name}, correction {number}: skipped, a field is missing or wrong."


def bad_source(bad: BadSource) -> str:
    """Return why one of several documents was not searched."""
    return file_error(FileError(bad.path, bad.obstacle))


def unsure_format(path: Path, detected: Detected) -> str:
    """Return as what an evidence file was read, and what it may be as well."""
    others = " or ".join(f"--format {other}" for other in detected.others)
    said = f"{printable(str(path))}: read as {detected.format}, which is not sure."
    return f"{said} If that is wrong, give {others}." if others else said


def other_name(path: Path, name: str, pdf: Path) -> str:
    """Return that evidence names its document otherwise than the file is called."""
    evidence, named = printable(str(path)), printable(name)
    return f"{evidence}: names {named}; checked against {printable(pdf.name)}."


def wrong_suffix(option: str, path: Path, suffixes: Sequence[str]) -> str:
    """Return that the name of an output does not say what kind of file it is to be."""
    ends = " or ".join(suffixes)
    return f"--{option} {printable(str(path))}: give a name that ends in {ends}."


def one_document(option: str) -> str:
    """Return that an output is about one document, and several were given."""
    return f"--{option} goes with one PDF file. Name one."


def written(path: Path) -> str:
    """Return that a file was written."""
    return f"Written: {printable(str(path))}"


def several_beside(path: Path, names: Sequence[str]) -> str:
    """Return that several evidence files go with a file."""
    listed = ", ".join(map(printable, names))
    name = printable(str(path))
    return f"{name}: several evidence files go with it: {listed}. Name one."


def nothing_beside(path: Path) -> str:
    """Return that nothing beside a file goes with it."""
    return f"{printable(str(path))}: nothing beside it goes with it. Name both files."


def in_the_way(path: Path) -> str:
    """Return that a file stands where a result is to be kept."""
    name = printable(str(path))
    return f"{name}: a file that is no result has this name. Add --force to replace it."


def other_bytes(path: Path) -> str:
    """Return that a document is another one than its manifest says."""
    name = printable(str(path))
    return f"{name}: its SHA-256 is not that of the manifest. Get the right version."


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


def unmatched_pdfs(names: Sequence[str]) -> str:
    """Return which documents have no evidence."""
    return f"Without evidence: {_listed(names)}."


def is_a_manifest(path: Path) -> str:
    """Return that a file of a folder was taken for a manifest."""
    name = printable(str(path))
    return f"{name}: left alone, a manifest. Name it alone to check what it lists."


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


def _listed(names: Sequence[str]) -> str:
    shown = ", ".join(map(printable, names[:_MOST_NAMED]))
    more = len(names) - _MOST_NAMED
    return f"{shown} and {more} more" if more > 0 else shown


def no_folder(path: Path) -> str:
    """Return that a folder was asked for that is none."""
    return f"{printable(str(path))}: there is no such folder. Check the name."
