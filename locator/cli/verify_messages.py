"""Every word of `qlocate verify` about one evidence file."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from locator.checked import BadSource, Remark
from locator.cli.file_messages import file_error
from locator.cli.printable import printable
from locator.corrections import Misfit, Unapplied
from locator.errors import FileError
from locator.evidence.formats import Detected
from locator.exports.files import Refusal, Refused

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

COLUMN_EVIDENCE = "Evidence"
COLUMN_MODEL = "Model"
COLUMN_RUN = "Run"
COLUMN_QUOTES = "Quotes"
COLUMN_FAITHFUL = "As given"
COLUMN_STATUSES = "Statuses"
TOTAL = "all"
SOMEBODY = "a person"
THE_ONLY_ONE = "The quote stands there as given."
NOT_THE_ONLY_ONE = "The quote does not stand there as given."
CLAIM = "Claim"
NO_CLAIM = "(none)"
STDOUT_TWICE = "Standard output can hold one thing only. Give the others a file name."
ONE_EVIDENCE = "Give PDF files and one evidence file, or a folder, or a manifest."
ONLY_PDF = "--any-document goes with one PDF file. Name one."

_REASONS: Mapping[Remark, str] = {
    Remark.NO_DOCUMENT: "its document is not among the files",
    Remark.SEVERAL_DOCUMENTS: "several files may be its document",
    Remark.UNREADABLE_DOCUMENT: "its document cannot be opened",
    Remark.UNFINISHED: "the search was not finished",
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
_EXCERPT = 40


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
