"""The blocks of an evidence file as people see them."""

from dataclasses import dataclass
from enum import StrEnum


class Face(StrEnum):
    """How a stretch of text is written."""

    PLAIN = "plain"
    BOLD = "bold"
    ITALIC = "italic"
    CODE = "code"


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text that is written in one face.

    Attributes:
        text: What it says.
        face: How it is written.
        record: The quote that it is, as its place in `Evidence.records`; None if it is
            none.
    """

    text: str
    face: Face = Face.PLAIN
    record: int | None = None


class ShownKind(StrEnum):
    """What a block is."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"
    PASSAGE = "passage"
    TABLE = "table"
    TREE = "tree"
    LINE = "line"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class ShownRow:
    """The cells of a row, the line at which it begins, and whether it names columns."""

    cells: tuple[tuple[Run, ...], ...]
    line: int
    is_head: bool = False


@dataclass(frozen=True, slots=True)
class ShownBlock:
    """A block of an evidence file.

    Attributes:
        kind: What it is.
        line: The line of the file (from 1) at which it begins.
        runs: What it says; empty for a table.
        level: Of a heading (from 1); how deep an item or a node of a tree lies.
        rows: Of a table.
        fault: Of a record that could not be read: a `Fault`.
    """

    kind: ShownKind
    line: int
    runs: tuple[Run, ...] = ()
    level: int = 0
    rows: tuple[ShownRow, ...] = ()
    fault: str = ""

    def records(self) -> tuple[int, ...]:
        """Return the quotes that stand in it, in order."""
        cells = (cell for row in self.rows for cell in row.cells)
        runs = (run for part in (self.runs, *cells) for run in part)
        return tuple(run.record for run in runs if run.record is not None)
