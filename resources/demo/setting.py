"""Sets blocks of text as slabs of a column."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from resources.demo.blocks import Block, Kind
from resources.demo.breaking import Breaker
from resources.demo.display import set_display
from resources.demo.faces import Faces
from resources.demo.figures import draw_figure
from resources.demo.ink import Piece, Slab, Text
from resources.demo.markup import parse, pieces
from resources.demo.tables import set_table


@dataclass(frozen=True, slots=True)
class Manner:
    """How one kind of block is set; all lengths in points."""

    size: float
    leading: float
    before: float = 0.0
    after: float = 0.0
    indent: float = 0.0
    hanging: float = 0.0
    bold: bool = False
    italic: bool = False
    ragged: bool = False
    keep: bool = False


MANNERS: Mapping[Kind, Manner] = {
    Kind.SECTION: Manner(11.6, 14.0, 12, 2, bold=True, ragged=True, keep=True),
    Kind.HEADING: Manner(10.6, 13.0, 9, 1.5, bold=True, ragged=True, keep=True),
    Kind.PARAGRAPH: Manner(10, 12.3, indent=12),
    Kind.FLUSH: Manner(10, 12.3),
    Kind.CAPTION: Manner(8.8, 10.8, 3, 7),
    Kind.LEGEND: Manner(8.8, 10.8, 9, 1.5, keep=True),
    Kind.REFERENCE: Manner(8.8, 10.7, 1.6, hanging=17),
    Kind.NOTE: Manner(8.4, 10.2),
    Kind.TITLE: Manner(20, 24, 10, 6, bold=True, ragged=True),
    Kind.AUTHORS: Manner(12, 15, 4, 3, ragged=True),
    Kind.SMALL: Manner(8.8, 11, 1, italic=True, ragged=True),
    Kind.ABSTRACT: Manner(10, 12.4, 8, 6),
}
UNINDENTED_AFTER = (Kind.SECTION, Kind.HEADING, Kind.DISPLAY)
CLOSE = 2.0
BASELINE = 0.76


@dataclass(frozen=True, slots=True)
class Setter:
    """Sets blocks for a measure in points."""

    faces: Faces
    hyphens: Mapping[str, str]
    measure: float

    def set_blocks(self, blocks: Sequence[Block]) -> list[Slab]:
        """Return the slabs of all blocks from top to bottom."""
        slabs: list[Slab] = []
        previous = Kind.PARAGRAPH
        for block in blocks:
            slabs.extend(self._set_block(block, previous))
            previous = block.kind
        return slabs

    def _set_block(self, block: Block, previous: Kind) -> list[Slab]:
        special: Mapping[Kind, Callable[[], list[Slab]]] = {
            Kind.FIGURE: lambda: [draw_figure(block.text, self.faces, self.measure)],
            Kind.TABLE: lambda: [set_table(block.text, self.faces, self.measure)],
            Kind.DISPLAY: lambda: [set_display(block.text, self.faces, self.measure)],
        }
        if block.kind in special:
            return special[block.kind]()
        kind = block.kind
        if kind is Kind.PARAGRAPH and previous in UNINDENTED_AFTER:
            kind = Kind.FLUSH
        manner = MANNERS[kind]
        if (previous, kind) == (Kind.SECTION, Kind.HEADING):
            manner = replace(manner, before=CLOSE)
        number, _, rest = block.text.partition(" ")
        if kind is not Kind.REFERENCE:
            return self._set_lines(block.text, manner)
        first, *others = self._set_lines(rest, manner)
        mark = Text(0, BASELINE * manner.leading, self._pieces(number, manner.size))
        return [replace(first, ink=(mark, *first.ink)), *others]

    def _pieces(self, text: str, size: float) -> tuple[Piece, ...]:
        return pieces(parse(text, size, self.hyphens))

    def _set_lines(self, text: str, manner: Manner) -> list[Slab]:
        items = parse(
            text, manner.size, self.hyphens, bold=manner.bold, italic=manner.italic
        )
        room = self.measure - manner.hanging
        lines = Breaker(self.faces, items, room, manner.indent).lines(
            ragged=manner.ragged
        )
        slabs = []
        for index, line in enumerate(lines):
            left = manner.hanging + (0 if index else manner.indent)
            final = index == len(lines) - 1
            slabs.append(
                Slab(
                    manner.leading + (manner.after if final else 0),
                    (Text(left, BASELINE * manner.leading, line.pieces, line.extra),),
                    0 if index else manner.before,
                    # No lonely first or last line of a paragraph.
                    manner.keep or (not final and index in {0, len(lines) - 2}),
                )
            )
        return slabs
