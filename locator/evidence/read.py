"""Reads an evidence file of any format we know."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from locator.errors import FileError, Obstacle
from locator.evidence import docx_file, html_file, markdown, plain
from locator.evidence.decode import decode
from locator.evidence.detect import json_in, text_format
from locator.evidence.docx.blocks import main_part
from locator.evidence.formats import Detected, Format
from locator.evidence.json_formats import (
    JSON_FORMATS,
    json_format,
    read_json,
    read_json_text,
)
from locator.evidence.json_text import Flaw, InvalidJsonError
from locator.evidence.record import Evidence
from locator.evidence.zipped import is_zipped, open_zip

_TEXT_READERS: Mapping[Format, Callable[[str], Evidence]] = {
    Format.MARKDOWN: markdown.read,
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


def read_evidence(path: Path, kind: Format | None = None) -> Evidence:
    """Return the quotes of an evidence file, and the records that could not be read.

    Args:
        path: The file.
        kind: Its format, if somebody has said it; else what the file itself shows,
            and `Evidence.detected` tells whether that is sure.

    Raises:
        FileError: Nothing of the file can be read; `obstacle` says why.
    """
    return evidence_in(path, _bytes(path), kind)


def evidence_in(path: Path, data: bytes, kind: Format | None = None) -> Evidence:
    """Return what `data`, the bytes of the evidence file at `path`, holds.

    Args:
        path: Where the bytes come from.
        data: The bytes.
        kind: Their format, if somebody has said it.

    Raises:
        FileError: Nothing of it can be read; `obstacle` says why.
    """
    if is_zipped(data):
        return _in_zip(path, data)
    text = decode(data)
    if text is None:
        raise FileError(path, Obstacle.NOT_TEXT)
    if not text.strip():
        raise FileError(path, Obstacle.EMPTY)
    try:
        return _read(path, text, kind)
    except InvalidJsonError as error:
        raise FileError(path, _FLAWS[error.flaw], error.line) from error


def _read(path: Path, text: str, kind: Format | None) -> Evidence:
    if kind in JSON_FORMATS:
        return replace(read_json_text(text, kind), detected=Detected(kind))
    found = json_in(path, text) if kind is None else None
    if found:
        detected = json_format(found)
        return replace(read_json(found, detected.format), detected=detected)
    chosen = Detected(kind) if kind else text_format(path, text)
    if chosen is None:
        raise FileError(path, Obstacle.UNKNOWN_FORMAT)
    return replace(_TEXT_READERS[chosen.format](text), detected=chosen)


def _in_zip(path: Path, data: bytes) -> Evidence:
    file = open_zip(data, path)
    main = main_part(file)
    if not main:
        raise FileError(path, Obstacle.UNKNOWN_FORMAT)
    return replace(docx_file.read(file, main), detected=Detected(Format.DOCX))


def _bytes(path: Path) -> bytes:
    if not path.exists():
        raise FileError(path, Obstacle.MISSING)
    if path.is_dir():
        raise FileError(path, Obstacle.NOT_A_FILE)
    try:
        return path.read_bytes()
    except OSError as error:
        raise FileError(path, Obstacle.UNREADABLE) from error
