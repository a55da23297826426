"""Every word that the command line says to people: what happened, what to do."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from locator.checked import Remark
from locator.cli.printable import printable
from locator.cli.table_messages import TABLE_OBSTACLES
from locator.errors import FileError, Obstacle, OcrError
from locator.evidence.record import Fault
from locator.status import Difference, Status

PROGRAM = "Find quotations in PDF files, and say how true each one is."
DEBUG = "Show where an internal error happened."
FIND = """Find quotes in PDF and say how each one differs from what stands there.

Ends with 0 if every quote is verbatim or elided, 1 if any is not (or a record of the
evidence file could not be read), 2 if nothing could be checked."""
QUOTE = "A quote to find; again for more. - reads one quote from standard input."
EVIDENCE = "A file with quotes: Markdown, text, JSON, JSON Lines, CSV, XLSX."
PAGE_HINT = "The page, by number or printed label, on which the quotes should stand."
SECTION = "The heading or number of the section in which they should stand."
PREFIX = "Words that stand before the quote of -q."
SUFFIX = "Words that stand behind the quote of -q."
CONTEXT_OF_SEVERAL = "--prefix and --suffix go with one quote: give -q once."
PASSWORD_STDIN = "Read the password from the first line of standard input."  # noqa: S105 - a help text
OCR = "Read the pages that are pictures of text, with Tesseract; about 1 s a page."
LANGUAGE = "The languages in these pictures, as Tesseract names them: eng, eng+deu."
AS_JSON = "Print one JSON object; boxes in points from the top left of the page."
AS_JSON_LINES = "Print JSON Lines: the document, then one line for every quote."
TEXT = """Print the text of PDF, one character for every glyph.

Offsets of `find --json` count in the text of one page. Pages are separated by form
feeds."""
TEXT_PAGE = "Only this page, counted from 1."
DEMO = "Check the quotes about the sample paper that comes with Quotelight."

READING = "Reading pages"
READING_EVIDENCE = "Reading quotes"
LOCATING = "Locating quotes"
COLUMN_ID = "Id"
COLUMN_STATUS = "Status"
COLUMN_PAGE = "Page"
COLUMN_QUOTE = "Quote"
COLUMN_DIFFERENCES = "What differs"

RECOGNISED = "read by OCR: compare with the picture"
OTHER_ORDER = "order: the paper has these passages the other way round"
NO_SUCH_PAGE = "there is no page {page}"
NOT_ON_PAGE = "not on page {page}"

TRY_NEXT = 'Now with your own: {command} find paper.pdf -q "words of a quote"'
NO_QUOTES = "No quotes given. Add -q TEXT or --evidence FILE."
STDIN_TWICE = (
    "Standard input can hold one thing only: one quote (-q -) or the password."
)
LANGUAGE_ALONE = "--ocr-language says how to read pictures. Add --ocr."
TWO_FORMATS = "Choose one of --json and --jsonl."
NO_DEMO = "The sample paper is missing from this installation. Install it again."

SIGNS: Mapping[Status, str] = {
    Status.VERBATIM: "=",
    Status.ELIDED: "…",
    Status.ALTERED: "≠",
    Status.PARTIAL: "◐",
    Status.AMBIGUOUS: "◎",
    Status.NOT_FOUND: "∅",
    Status.UNSEARCHABLE: "□",
}
PLAIN_SIGNS: Mapping[Status, str] = {
    Status.VERBATIM: "=",
    Status.ELIDED: ".",
    Status.ALTERED: "!",
    Status.PARTIAL: "/",
    Status.AMBIGUOUS: "&",
    Status.NOT_FOUND: "x",
    Status.UNSEARCHABLE: "-",
}

NOT_SEARCHED = "not_searched"
NOT_SEARCHED_BECAUSE: Mapping[Remark, str] = {
    Remark.NO_DOCUMENT: "its document is not among the files",
    Remark.SEVERAL_DOCUMENTS: "several files may be its document",
    Remark.UNREADABLE_DOCUMENT: "its document cannot be opened",
}
SOMEBODY = "a person"

_DONE: Mapping[Remark, str] = {
    Remark.MOVED: "moved by",
    Remark.ATTACHED: "attached by",
    Remark.REJECTED: "rejected by",
}
_NAMED_PAGES = 6

_OBSTACLES: Mapping[Obstacle, str] = {
    Obstacle.MISSING: "there is no such file. Check the name.",
    Obstacle.NOT_A_FILE: "this is not a file. Name a file, not a folder.",
    Obstacle.EMPTY: "the file is empty. Get another copy.",
    Obstacle.UNREADABLE: "the file cannot be read. Check that you may read it.",
    Obstacle.NOT_A_PDF: "this is not a PDF file. Give a PDF file.",
    Obstacle.DAMAGED: "the PDF file is damaged beyond repair. Get another copy.",
    Obstacle.NO_PAGES: "the PDF file has no pages. Get another copy.",
    Obstacle.PASSWORD_NEEDED: (
        "the PDF file needs a password. Send it on standard input, with "
        "--password-stdin."
    ),
    Obstacle.PASSWORD_WRONG: "the password is wrong. Try another one.",
    Obstacle.NOT_TEXT: "this is not a text file. Give Markdown, text or JSON.",
    Obstacle.UNKNOWN_ENCODING: (
        "the encoding of its letters is not known. Save it as UTF-8."
    ),
    Obstacle.UNKNOWN_FORMAT: (
        "this kind of evidence file is not known. Give .md, .txt, .json, .csv or .xlsx."
    ),
    Obstacle.NOT_TRUTH: "this is no truth file. Name a folder of truth files.",
    Obstacle.INVALID_JSON: "this is not valid JSON. Repair it there.",
    Obstacle.BROKEN_ZIP: (
        "the file is damaged. Save it again with the program that it came from."
    ),
    Obstacle.OLD_OFFICE: (
        "the file has a password, or is in an old format. Save it as .docx or .xlsx, "
        "without a password."
    ),
    Obstacle.UNPACKS_TOO_LARGE: (
        "a few bytes of it unpack to more than a document holds. Save its text in a "
        "new file."
    ),
    Obstacle.HAS_DTD: (
        "its XML defines words of its own, which no such file may. Save its text in a "
        "new file."
    ),
    **TABLE_OBSTACLES,
}
_FAULTS: Mapping[Fault, str] = {
    Fault.NO_QUOTE: "no quote in this record (looked for the field `quote`)",
    Fault.EMPTY_QUOTE: "the quote is empty",
    Fault.NOT_A_RECORD: "neither a quote nor a record",
    Fault.UNFINISHED: "no quotation mark at the end",
    Fault.INVALID_JSON: "not valid JSON",
    Fault.RAGGED: (
        "more cells than columns (a text with separators stands in quotation marks)"
    ),
}


def file_error(error: FileError) -> str:
    """Return why a file could not be read, and what to do about it."""
    name = printable(str(error.path))
    where = f"{name}, line {error.line}" if error.line else name
    return f"{where}: {_OBSTACLES[error.obstacle]}"


def usage_error(message: str, command: str) -> str:
    """Return what was wrong with the words typed, in one line."""
    return f"{printable(message)} (`{command} --help` explains)"


def internal_error(error: BaseException) -> str:
    """Return that a promise was broken, in one line."""
    said = printable(f"{type(error).__name__}: {error}")
    return (
        f"internal error: {said} - please report it with the output of "
        "`qlocate --debug …`."
    )


def empty_quote(number: int) -> str:
    """Return which of the quotes typed is empty."""
    return f"Quote {number} is empty. Give its words."


def no_such_page(page_number: int, page_count: int) -> str:
    """Return that a page was asked for that the document does not have."""
    pages = counted(page_count, "page")
    return f"There is no page {page_number}: the document has {pages}."


def cannot_write(path: Path) -> str:
    """Return that an output file could not be written."""
    return f"{printable(str(path))}: cannot be written. Choose another place."


def no_evidence(path: Path) -> str:
    """Return that an evidence file holds no quotes."""
    return f"{printable(str(path))}: no quotes found in it. Check the file."


def bad_record(path: Path, line: int, fault: Fault) -> str:
    """Return which record of an evidence file was skipped, and why."""
    return f"{printable(str(path))}, line {line}: skipped, {fault_words(fault)}."


def fault_words(fault: Fault) -> str:
    """Return what is wrong with a record."""
    return _FAULTS[fault]


def difference(found: Difference) -> str:
    """Return one difference: its kind, the quote's words, the source's words."""
    if not (found.quote or found.source):
        return OTHER_ORDER
    if found.quote and found.source:
        return f"{found.kind}: {found.quote} -> {found.source}"
    if found.quote:
        return f"{found.kind}: {found.quote} -> (nothing)"
    return f"{found.kind}: (nothing) -> {found.source}"


def several_places(count: int, pages: Sequence[str]) -> str:
    """Return at how many places a quote stands equally well, and on which pages."""
    named = ", ".join(pages[:_NAMED_PAGES]) + ", …" * (len(pages) > _NAMED_PAGES)
    return f"{count} places, on page {named}"


def share_found(score: float) -> str:
    """Return how much of a quote stands in the document."""
    return f"{score:.0%} of it stands there"


def more(count: int) -> str:
    """Return how many differences are not shown."""
    return f"and {count} more"


def page(page_number: int, label: str) -> str:
    """Return a page for people: its number, and its printed label if that differs."""
    return f"{page_number}" if label == str(page_number) else f"{page_number} ({label})"


def counts(by_status: Mapping[Status, int], not_searched: int = 0) -> str:
    """Return how many quotes have which status, in one line.

    Args:
        by_status: How many quotes that were searched have which status.
        not_searched: How many were not, since their document is not there.
    """
    parts = [
        f"{by_status[status]} {status}" for status in Status if status in by_status
    ]
    if not_searched:
        parts.append(f"{not_searched} {NOT_SEARCHED}")
    whole = counted(sum(by_status.values()) + not_searched, "quote")
    return f"{whole}: {', '.join(parts)}" if parts else whole


def remark(kind: Remark, person: str, document: str) -> str:
    """Return what a person did about a quote, or why it was not searched.

    Args:
        kind: What happened.
        person: Who did it; may be empty.
        document: The document that the quote names; may be empty.
    """
    if kind in NOT_SEARCHED_BECAUSE:
        about = f": {document}" if document else ""
        return f"{NOT_SEARCHED_BECAUSE[kind]}{about}"
    return f"{_DONE[kind]} {person or SOMEBODY}"


def ocr_error(error: OcrError) -> str:
    """Return why pictures of text cannot be read, and what to do about it."""
    codes = [printable(code) for code in error.languages] or ["eng"]
    names = ", ".join(f"{code}.traineddata" for code in codes)
    if error.folder:
        folder = printable(str(error.folder))
        return f"{folder}: {names} cannot be used. Install it again."
    return (
        f"OCR needs Tesseract's {names}, which is not there. Install it (on Debian: "
        f"apt install tesseract-ocr-{codes[0]}), or name its folder in TESSDATA_PREFIX."
    )


def pages_without_text(ranges: str, count: int, *, recognised: bool) -> str:
    """Return which pages could not be searched, and what may help.

    Args:
        ranges: The pages.
        count: How many there are.
        recognised: Whether pictures of text were read.
    """
    pages = "page" if count == 1 else "pages"
    said = f"No usable text on {pages} {ranges}: not searched there."
    return said if recognised else f"{said} Pictures of text are read with --ocr."


def recognised_pages(ranges: str, count: int) -> str:
    """Return which pages were read from their pictures."""
    return f"Read by OCR: {'page' if count == 1 else 'pages'} {ranges}."


def damaged_pages(ranges: str, count: int) -> str:
    """Return which pages could not be read."""
    return f"Damaged, not read: {'page' if count == 1 else 'pages'} {ranges}."


def counted(count: int, noun: str) -> str:
    """Return a number with its noun."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
