"""What the command line says of files and records that cannot be read."""

from collections.abc import Mapping
from pathlib import Path

from locator.cli.printable import printable
from locator.cli.table_messages import TABLE_OBSTACLES
from locator.errors import FileError, Obstacle
from locator.evidence.formats import Detected
from locator.evidence.record import Fault
from locator.fault_messages import fault_words

_OBSTACLES: Mapping[Obstacle, str] = {
    Obstacle.MISSING: "there is no such file. Check the name.",
    Obstacle.NOT_A_FILE: "this is not a file. Name a file, not a folder.",
    Obstacle.EMPTY: "the file is empty. Get another copy.",
    Obstacle.UNREADABLE: "the file cannot be read. Check that you may read it.",
    Obstacle.NOT_A_PDF: "this is not a PDF file. Give a PDF file.",
    Obstacle.DAMAGED: "the PDF file is damaged beyond repair. Get another copy.",
    Obstacle.NO_PAGES: "the PDF file has no pages. Get another copy.",
    Obstacle.ENCRYPTED: (
        "the PDF file is encrypted: who made it may not want changed copies. Ask them, "
        "or give --annotate-anyway instead: the copy keeps its password."
    ),
    Obstacle.SIGNED: (
        "the PDF file is signed, and readers would say of a copy with highlights that "
        "it was changed after signing. Send a report, or give "
        "--annotate-anyway instead."
    ),
    Obstacle.REPAIRED: (
        "the PDF file is damaged, and a copy would hold only what could be read of it. "
        "Get another copy, or give --annotate-anyway instead."
    ),
    Obstacle.NOT_ONE: (
        "the quotes are not about one PDF file, and an annotated copy is a copy of "
        "one. Check them file by file."
    ),
    Obstacle.PASSWORD_NEEDED: (
        "the PDF file needs a password. Send it on standard input, with "
        "--password-stdin."
    ),
    Obstacle.PASSWORD_WRONG: "the password is wrong. Try another one.",
    Obstacle.NOT_TEXT: (
        "this is not a text file. Give Markdown, HTML, DOCX, JSON, CSV or XLSX."
    ),
    Obstacle.UNKNOWN_FORMAT: (
        "this kind of evidence file is not known. Give .md, .txt, .html, .docx, "
        ".json, .jsonl, .csv or .xlsx."
    ),
    Obstacle.NOT_TRUTH: "this is no truth file. Name a folder of truth files.",
    Obstacle.CHANGED: "the file changed while it was being checked. Check it again.",
    Obstacle.NOT_CORRECTIONS: (
        "this file holds no corrections. Give one with a list called `corrections`."
    ),
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
    Obstacle.INVALID_JSON: "this is not valid JSON. Repair it there.",
    Obstacle.LAST_COMMA: "JSON has no comma behind the last item. Remove it there.",
    Obstacle.COMMENT: "JSON has no comments. Remove it there.",
    Obstacle.TOO_DEEP: "lists are nested more than 100 deep. Check the file.",
    Obstacle.UNKNOWN_ENCODING: (
        "the encoding of its letters is not known. Save it as UTF-8."
    ),
    Obstacle.NOT_A_PROJECT: "this is no project. Give a .quotelight file.",
    Obstacle.NEWER_PROJECT: (
        "a newer version of Quotelight has saved this project. Open it there."
    ),
    Obstacle.DAMAGED_PROJECT: (
        "the project is damaged. Save it again where it was saved, or take a copy."
    ),
    **TABLE_OBSTACLES,
    Obstacle.TOO_MANY: "there are more brackets than words. Check the file.",
}


def file_error(error: FileError) -> str:
    """Return why a file could not be read, and what to do about it."""
    name = printable(str(error.path))
    where = f"{name}, line {error.line}" if error.line else name
    return f"{where}: {_OBSTACLES[error.obstacle]}"


def bad_record(path: Path, line: int, fault: Fault) -> str:
    """Return which record of an evidence file was skipped, and why."""
    return f"{printable(str(path))}, line {line}: skipped, {fault_words(fault)}."


def unsure_format(path: Path, detected: Detected) -> str:
    """Return that an evidence file may be in another format than it was read as."""
    others = " or ".join(map(str, detected.others))
    return (
        f"{printable(str(path))}: read as {detected.format}; it may be {others}. "
        "Check the quotes."
    )
