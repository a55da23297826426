"""Opens PDF files, and says what stands in the way of opening one."""

import hashlib
from pathlib import Path

import pymupdf

from locator.errors import FileError, Obstacle
from locator.pdf.faults import FAULTS
from locator.pdf.pages import PdfPages

# Readers accept a header within the first 1024 bytes (ISO 32000-1, annex H, note 13).
_HEADER = b"%PDF-"
_HEADER_WITHIN = 1024


def open_pdf(path: Path, password: str | None = None) -> PdfPages:
    """Return the pages of the file at `path`, opened read-only.

    Args:
        path: The file.
        password: The user or owner password, where one is needed.

    Raises:
        FileError: It cannot be opened; `obstacle` says why.
    """
    start = _first_bytes(path)
    return PdfPages(_opened(path, start, password, {"filename": path}))


def open_bytes(name: Path, data: memoryview, password: str | None = None) -> PdfPages:
    """Return the pages of a file whose bytes are `data`; they are not copied.

    Raises:
        FileError: It cannot be opened; `obstacle` says why.
    """
    return PdfPages(document_in(name, data, password))


def document_in(
    name: Path, data: memoryview, password: str | None = None
) -> "pymupdf.Document":
    """Return the document whose bytes are `data`, for those who write a copy of it.

    Raises:
        FileError: It cannot be opened; `obstacle` says why.
    """
    if not data:
        raise FileError(name, Obstacle.EMPTY)
    return _opened(name, bytes(data[:_HEADER_WITHIN]), password, {"stream": data})


def _opened(
    path: Path, start: bytes, password: str | None, given: dict[str, object]
) -> "pymupdf.Document":
    try:
        document = pymupdf.open(filetype="pdf", **given)
    except FAULTS as error:
        known = _HEADER in start
        raise FileError(
            path, Obstacle.DAMAGED if known else Obstacle.NOT_A_PDF
        ) from error
    obstacle = _obstacle(document, password)
    if obstacle:
        document.close()
        raise FileError(path, obstacle)
    return document


def sha256_of(path: Path) -> str:
    """Return the SHA-256 of a file's bytes in hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def title_of(path: Path, password: str | None = None) -> str:
    """Return the title that a file has; empty if it has none, or cannot be opened."""
    try:
        pages = open_pdf(path, password)
    except FileError:
        return ""
    try:
        return pages.metadata.title
    finally:
        pages.close()


def _first_bytes(path: Path) -> bytes:
    if not path.exists():
        raise FileError(path, Obstacle.MISSING)
    if not path.is_file():
        raise FileError(path, Obstacle.NOT_A_FILE)
    try:
        with path.open("rb") as file:
            start = file.read(_HEADER_WITHIN)
    except OSError as error:
        raise FileError(path, Obstacle.UNREADABLE) from error
    if not start:
        raise FileError(path, Obstacle.EMPTY)
    return start


def _obstacle(document: "pymupdf.Document", password: str | None) -> Obstacle | None:
    if not document.is_pdf:
        return Obstacle.NOT_A_PDF
    if document.needs_pass:
        if password is None:
            return Obstacle.PASSWORD_NEEDED
        if not document.authenticate(password):
            return Obstacle.PASSWORD_WRONG
    try:
        return None if document.page_count else Obstacle.NO_PAGES
    except FAULTS:
        return Obstacle.DAMAGED
