"""What the content of a column tells about what it is."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from locator.comparable.scripts import worth

_LEAST_WORTH = 25  # letters of a text; a name or a title of a group is shorter
_LOOKED_AT = 1000  # characters of a cell
_MOST = 0.8  # the share of cells that makes a kind
_PAGE = re.compile(
    r"(?:pp?|pg|pages?|s|seiten?|p[áa]gs?|p[áa]ginas?)?\.?\s*"
    r"(?:[A-Za-z]{0,3}[-.]?\d{1,5}|[ivxlc]{1,7})(?:\s*[-–—,;&]\s*[\divxlc]{1,7})*",
    re.IGNORECASE,
)
_FILE = re.compile(r"[^\n]{1,200}\.(?:pdf|docx?|txt|html?)", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?[\d.,]+%?|true|false|yes|no|ja|nein|[01]", re.IGNORECASE)
_MARKED = re.compile(r"\s*(?:[-*•]\s*)?[\"“„«»「『].*[\"”“»«」』]", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Column:
    """The cells of a column, looked at.

    Attributes:
        is_empty: Nothing stands in them.
        is_text: They are sentences, or long parts of them.
        is_number: They are numbers, or yes and no.
        is_page: They may be pages.
        is_file: They are names of files.
        is_marked: They stand in quotation marks of their own.
        is_unique: No two are the same.
    """

    is_empty: bool = False
    is_text: bool = False
    is_number: bool = False
    is_page: bool = False
    is_file: bool = False
    is_marked: bool = False
    is_unique: bool = False


def looked_at(cells: Sequence[str]) -> Column:
    """Return what the cells of a column look like; empty ones do not count."""
    filled = [stripped for cell in cells if (stripped := cell[:_LOOKED_AT].strip())]
    if not filled:
        return Column(is_empty=True)
    return Column(
        is_text=median(map(worth, filled)) >= _LEAST_WORTH and _has_words(filled),
        is_number=_mostly(_NUMBER, filled),
        is_page=_mostly(_PAGE, filled),
        is_file=_mostly(_FILE, filled),
        is_marked=_mostly(_MARKED, filled),
        is_unique=len(set(filled)) == len(filled),
    )


def _mostly(pattern: re.Pattern[str], cells: Sequence[str]) -> bool:
    return sum(bool(pattern.fullmatch(each)) for each in cells) >= _MOST * len(cells)


def _has_words(cells: Sequence[str]) -> bool:
    """Tell whether most cells are more than a long word, such as an address."""
    said = sum(len(each.split()) > 2 or not each.isascii() for each in cells)  # noqa: PLR2004 - words
    return said >= _MOST * len(cells)
