"""Reads an evidence file of any format we know."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from locator.errors import FileError, Obstacle
from locator.evidence import (
    csv_file,
    docx_file,
    html_file,
    markdown,
    plain,
    xlsx_file,
)
from locator.evidence.blanks import with_short_blanks
from locator.evidence.decode import Decoded, decode
from locator.evidence.detect import text_format
from locator.evidence.docx.blocks import main_part
from locator.evidence.formats import Detected, Format
from locator.evidence.json_formats import JSON_FORMATS
from locator.evidence.json_portions import json_portions, json_portions_as
from locator.evidence.json_text import Flaw, InvalidJsonError
from locator.evidence.pieces import read_in_sections
from locator.evidence.portions import Portion, Watch, joined
from locator.evidence.record import Evidence, Notice, NoticeKind
from locator.evidence.tables.choice import ColumnChoice
from locator.evidence.tables.in_tables import in_tables
from locator.evidence.xlsx import workbook
from locator.evidence.zipped import is_zipped, open_zip

_TEXT_READERS: Mapping[Format, Callable[[str], Evidence]] = {
    Format.PLAIN: plain.read,
    Format.HTML: html_file.read,
}
_FLAWS: Mapping[Flaw, Obstacle] = {
    Flaw.NOT_JSON: Obstacle.INVALID_JSON,
    Flaw.LAST_COMMA: Obstacle.LAST_COMMA,
    Flaw.COMMENT: Obstacle.COMMENT,
    Flaw.TOO_DEEP: Obstacle.TOO_DEEP,
    Flaw.TOO_MANY: Obstacle.TOO_MANY,
}


def read_evidence(
    path: Path,
    kind: Format | None = None,
    columns: ColumnChoice | None = None,
    watch: Watch | None = None,
) -> Evidence:
    """Return the quotes of an evidence file, and the records that could not be read.

    Args:
        path: The file.
        kind: Its format, if somebody has said it; else what the file itself shows,
            and `Evidence.detected` tells whether that is sure.
        columns: What the columns of a table hold, if somebody has said it.
        watch: Is told how far the reading is, and may stop it.

    Raises:
        FileError: Nothing of the file can be read; `obstacle` says why.
        ChoiceError: There is no column of a name that somebody said.
        ReadingStoppedError: `watch` has stopped it.
    """
    return evidence_in(path, _bytes(path), kind, columns, watch)


def evidence_in(
    path: Path,
    data: bytes,
    kind: Format | None = None,
    columns: ColumnChoice | None = None,
    watch: Watch | None = None,
) -> Evidence:
    """Return what `data`, the bytes of the evidence file at `path`, holds.

    Args:
        path: Where the bytes come from.
        data: The bytes.
        kind: Their format, if somebody has said it.
        columns: What the columns of a table hold, if somebody has said it.
        watch: Is told how far the reading is, and may stop it.

    Raises:
        FileError: Nothing of it can be read; `obstacle` says why.
        ChoiceError: There is no column of a name that somebody said.
        ReadingStoppedError: `watch` has stopped it.
    """
    return joined(portions_in(path, data, kind, columns), watch)


def portions_in(
    path: Path,
    data: bytes,
    kind: Format | None = None,
    columns: ColumnChoice | None = None,
) -> Iterator[Portion]:
    """Yield what `data`, the bytes of the evidence file at `path`, holds, in portions.

    Whoever takes one at a time does not wait long for any, and stops when it likes.
    The first one comes with what is known about the file as a whole.

    Args:
        path: Where the bytes come from.
        data: The bytes.
        kind: Their format, if somebody has said it.
        columns: What the columns of a table hold, if somebody has said it.

    Raises:
        FileError: Nothing of it can be read; `obstacle` says why.
        ChoiceError: There is no column of a name that somebody said.
    """
    if is_zipped(data):
        yield from _in_zip(path, data, columns)
        return
    decoded = decode(data)
    if isinstance(decoded, Obstacle):
        raise FileError(path, decoded)
    if not decoded.text.strip():
        raise FileError(path, Obstacle.EMPTY)
    notices = _about_encoding(decoded)
    try:
        for portion in _in_text(path, decoded.text, kind, columns):
            evidence = portion.evidence
            notices = (*notices, *evidence.notices)
            yield replace(portion, evidence=replace(evidence, notices=notices))
            notices = ()
    except InvalidJsonError as error:
        raise FileError(path, _FLAWS[error.flaw], error.line) from error


def _in_text(
    path: Path, text: str, kind: Format | None, columns: ColumnChoice | None
) -> Iterator[Portion]:
    if kind in JSON_FORMATS:
        return json_portions_as(kind, text)
    found = json_portions(path, text) if kind is None else None
    if found:
        return found
    text = with_short_blanks(text)
    detected = Detected(kind) if kind else text_format(path, text)
    if detected is None:
        raise FileError(path, Obstacle.UNKNOWN_FORMAT)
    return _as(detected, _in_format(path, text, detected.format, columns))


def _in_format(
    path: Path, text: str, kind: Format, columns: ColumnChoice | None
) -> Iterator[Portion]:
    if kind is Format.CSV:
        return in_tables(path, [csv_file.read(text, columns)])
    if kind is Format.MARKDOWN:
        return read_in_sections(text, markdown.read)
    if kind not in _TEXT_READERS:
        raise FileError(path, Obstacle.UNKNOWN_FORMAT)
    return iter([Portion.whole(_TEXT_READERS[kind](text), text)])


def _in_zip(path: Path, data: bytes, columns: ColumnChoice | None) -> Iterator[Portion]:
    file = open_zip(data, path)
    if workbook.MEMBER in file.names:
        return _as(
            Detected(Format.XLSX), in_tables(path, xlsx_file.read(file, columns))
        )
    main = main_part(file)
    if not main:
        raise FileError(path, Obstacle.UNKNOWN_FORMAT)
    found = Portion(docx_file.read(file, main), 1, 1)
    return _as(Detected(Format.DOCX), iter([found]))


def _as(detected: Detected, portions: Iterator[Portion]) -> Iterator[Portion]:
    """Yield `portions`, which are of a file of this format."""
    for portion in portions:
        yield replace(portion, evidence=replace(portion.evidence, detected=detected))


def _about_encoding(decoded: Decoded) -> tuple[Notice, ...]:
    if not decoded.guessed:
        return ()
    return (Notice(NoticeKind.GUESSED_ENCODING, decoded.guessed),)


def _bytes(path: Path) -> bytes:
    if not path.exists():
        raise FileError(path, Obstacle.MISSING)
    if path.is_dir():
        raise FileError(path, Obstacle.NOT_A_FILE)
    try:
        return path.read_bytes()
    except OSError as error:
        raise FileError(path, Obstacle.UNREADABLE) from error
