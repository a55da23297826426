"""The blocks that a text is made of, whatever format it is written in."""

from bisect import bisect_right
from dataclasses import dataclass
from enum import Enum, auto

MOST_COLUMNS = 256
"""Columns of a table in a text; a page of a word processor has a quarter of them."""


class Kind(Enum):
    """What a block is."""

    HEADING = auto()
    PARAGRAPH = auto()
    PASSAGE = auto()
    TABLE = auto()
    DATA = auto()
    TOO_DEEP = auto()
    TOO_WIDE = auto()
    TOO_MANY = auto()
    UNFINISHED = auto()


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table: the text of its cells, and the line at which it begins."""

    cells: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Block:
    """A block of a text.

    Attributes:
        kind: What it is. A paragraph of a block quote is a passage, JSON in a fence is
            data. What stands too deep, or behind a tag without an end, is not read; nor
            is a table that is too wide, or what has more pieces than words.
        text: What it says; its mark-up is that of Markdown.
        line: The line of the file (from 1) at which it begins.
        breaks: Offsets at which a new line of the file begins.
        level: Of a heading (from 1), or how many block quotes a passage stands in.
        items: The list items that it stands in, from the outermost on.
        number: What the list item that it begins is numbered with.
        quote_number: Which block quote it stands in; 0 outside. Those inside of others
            count as the outermost.
        rows: Of a table, the one with its headings first.
        source: The address that a block quote gives as its source.
    """

    kind: Kind
    text: str
    line: int
    breaks: tuple[int, ...] = ()
    level: int = 0
    items: tuple[int, ...] = ()
    number: str = ""
    quote_number: int = 0
    rows: tuple[Row, ...] = ()
    source: str = ""

    def line_at(self, offset: int) -> int:
        """Return the line of the file on which the character at `offset` stands."""
        return self.line + bisect_right(self.breaks, offset)


def line_starts(text: str) -> tuple[int, ...]:
    """Return the offsets behind the line ends of a text."""
    starts: list[int] = []
    at = text.find("\n")
    while at >= 0:
        starts.append(at + 1)
        at = text.find("\n", at + 1)
    return tuple(starts)
