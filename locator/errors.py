"""Why a file could not be read or copied; words are made where people are met."""

from enum import StrEnum
from pathlib import Path

from typing_extensions import override


class Obstacle(StrEnum):
    """What stands in the way of reading a file, or of writing into a copy of it."""

    MISSING = "missing"
    NOT_A_FILE = "not_a_file"
    EMPTY = "empty"
    UNREADABLE = "unreadable"
    NOT_A_PDF = "not_a_pdf"
    DAMAGED = "damaged"
    NO_PAGES = "no_pages"
    ENCRYPTED = "encrypted"
    SIGNED = "signed"
    REPAIRED = "repaired"
    NOT_ONE = "not_one"
    PASSWORD_NEEDED = "password_needed"  # noqa: S105 - not a password, a kind
    PASSWORD_WRONG = "password_wrong"  # noqa: S105 - not a password, a kind
    NOT_TEXT = "not_text"
    UNKNOWN_ENCODING = "unknown_encoding"
    UNKNOWN_FORMAT = "unknown_format"
    INVALID_JSON = "invalid_json"
    LAST_COMMA = "last_comma"
    COMMENT = "comment"
    TOO_DEEP = "too_deep"
    TOO_MANY = "too_many"
    NOT_TRUTH = "not_truth"
    NOT_CORRECTIONS = "not_corrections"
    CHANGED = "changed"
    BROKEN_ZIP = "broken_zip"
    OLD_OFFICE = "old_office"
    UNPACKS_TOO_LARGE = "unpacks_too_large"
    HAS_DTD = "has_dtd"
    UNSURE_COLUMNS = "unsure_columns"
    NO_QUOTE_COLUMN = "no_quote_column"
    TOO_MANY_COLUMNS = "too_many_columns"
    NOT_A_PROJECT = "not_a_project"
    NEWER_PROJECT = "newer_project"
    DAMAGED_PROJECT = "damaged_project"


class FileError(Exception):
    """A file that was asked for could not be read, or not be copied with highlights.

    Attributes:
        path: The file, as it was named.
        obstacle: What stands in the way.
        line: Line (from 1) at which reading stopped, where that is known.
    """

    def __init__(self, path: Path, obstacle: Obstacle, line: int | None = None) -> None:
        # All arguments go up: an exception is pickled by them.
        super().__init__(path, obstacle, line)
        self.path = path
        self.obstacle = obstacle
        self.line = line

    @override
    def __str__(self) -> str:
        return f"{self.path}: {self.obstacle}"


class OcrError(Exception):
    """Pictures of text cannot be read: the data of a language is missing or unusable.

    Attributes:
        languages: Tesseract's codes of the languages concerned.
        folder: Where data was found that cannot be used; None if it is missing.
    """

    def __init__(self, languages: tuple[str, ...], folder: Path | None = None) -> None:
        # All arguments go up: an exception is pickled by them.
        super().__init__(languages, folder)
        self.languages = languages
        self.folder = folder

    @override
    def __str__(self) -> str:
        return f"no data to read {'+'.join(self.languages)}"
