"""Reads a text source into blocks: paragraphs, headings, captions, tables, notes.

Blocks are parted by blank lines. The first mark of a block names its kind; a block
without a mark is a paragraph.
"""

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What a block is, by the mark that opens it in the source."""

    SECTION = "# "
    HEADING = "## "
    FLUSH = "< "
    DISPLAY = "= "
    CAPTION = ": "
    LEGEND = ":: "
    FIGURE = "@ "
    TABLE = "| "
    REFERENCE = "> "
    NOTE = "+ "
    TITLE = "!title "
    AUTHORS = "!authors "
    SMALL = "!small "
    ABSTRACT = "!abstract "
    PARAGRAPH = ""


@dataclass(frozen=True, slots=True)
class Block:
    """One block of the source without its mark; a table keeps its lines."""

    kind: Kind
    text: str


def read(source: str) -> list[Block]:
    """Return the blocks of a source text."""
    chunks = [chunk.strip() for chunk in source.split("\n\n")]
    return [_block(chunk) for chunk in chunks if chunk]


def _block(chunk: str) -> Block:
    kind = next(kind for kind in Kind if chunk.startswith(kind.value))
    if kind is Kind.TABLE:
        return Block(kind, chunk)
    return Block(kind, " ".join(chunk[len(kind.value) :].split()))
