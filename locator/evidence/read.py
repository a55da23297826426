"""Reads an evidence file of any format we know."""

from collections.abc import Callable
from pathlib import Path

from locator.errors import FileError, Obstacle
from locator.evidence import json_file, json_lines, markdown, plain
from locator.evidence.decode import decode
from locator.evidence.detect import Format, detect
from locator.evidence.json_text import InvalidJsonError
from locator.evidence.record import Evidence

_READERS: dict[Format, Callable[[str], Evidence]] = {
    Format.MARKDOWN: markdown.read,
    Format.PLAIN: plain.read,
    Format.JSON: json_file.read,
    Format.JSON_LINES: json_lines.read,
}


def read_evidence(path: Path) -> Evidence:
    """Return the quotes of an evidence file, and the records that could not be read.

    Raises:
        FileError: Nothing of the file can be read; `obstacle` says why.
    """
    return evidence_in(path, _bytes(path))


def evidence_in(path: Path, data: bytes) -> Evidence:
    """Return what `data`, the bytes of the evidence file at `path`, holds.

    Raises:
        FileError: Nothing of it can be read; `obstacle` says why.
    """
    text = decode(data)
    if text is None:
        raise FileError(path, Obstacle.NOT_TEXT)
    if not text.strip():
        raise FileError(path, Obstacle.EMPTY)
    kind = detect(path, text)
    if kind is None:
        raise FileError(path, Obstacle.UNKNOWN_FORMAT)
    try:
        return _READERS[kind](text)
    except InvalidJsonError as error:
        raise FileError(path, Obstacle.INVALID_JSON, error.line) from error


def _bytes(path: Path) -> bytes:
    if not path.exists():
        raise FileError(path, Obstacle.MISSING)
    if path.is_dir():
        raise FileError(path, Obstacle.NOT_A_FILE)
    try:
        return path.read_bytes()
    except OSError as error:
        raise FileError(path, Obstacle.UNREADABLE) from error
