"""Every word that the command line says to people: what happened, what to do."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from locator.cli.printable import printable
from locator.errors import OcrError
from locator.status import Difference, Status

PROGRAM = "Find quotations in PDF files, and say how true each one is."
DEBUG = "Show where an internal error happened."
FIND = """Find quotes in PDF and say how each one differs from what stands there.

Ends with 0 if every quote is verbatim or elided, 1 if any is not (or a record of the
evidence file could not be read), 2 if nothing could be checked."""
QUOTE = "A quote to find; again for more. - reads one quote from standard input."
EVIDENCE = "A file with quotes: Markdown, text, HTML, DOCX, JSON, CSV, XLSX."
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
READING_EVIDENCE = "Reading evidence"
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
OVERLAY = (
    "Write an HTML page that shows three of them over a picture of the paper, one with "
    "its spaces in disorder."
)
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

_NAMED_PAGES = 6


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


def already_there(path: Path) -> str:
    """Return that an output file is there already."""
    return f"{printable(str(path))}: is there already. Give another name."


def written(path: Path) -> str:
    """Return that an output file is there now."""
    return f"Written: {printable(str(path))}"


def no_evidence(path: Path) -> str:
    """Return that an evidence file holds no quotes."""
    return f"{printable(str(path))}: no quotes found in it. Check the file."


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
    """Return how many quotes there are, and how many have which status, in one line.

    Args:
        by_status: How many quotes that were searched have which status.
        not_searched: How many were not, since their document is not there.
    """
    whole = counted(sum(by_status.values()) + not_searched, "quote")
    parts = counts_only(by_status, not_searched)
    return f"{whole}: {parts}" if parts else whole


def counts_only(by_status: Mapping[Status, int], not_searched: int) -> str:
    """Return how many quotes have which status, without their number."""
    parts = [
        f"{by_status[status]} {status}" for status in Status if status in by_status
    ]
    if not_searched:
        parts.append(f"{not_searched} {NOT_SEARCHED}")
    return ", ".join(parts)


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
