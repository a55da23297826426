"""Makes pages of glyphs by hand: a monospaced fake of what is read from a PDF file."""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from locator.document import Document
from locator.glyphs import PageGlyphs
from locator.joined import JoinedText
from locator.reading_order.lines import RawGlyph, RawLine

SIZE_PT = 10.0
WIDTH = 0.6  # of every glyph, in type sizes
ASCENT, DESCENT = 0.7, 0.2  # in type sizes
SMALL = 0.7  # type of raised and lowered glyphs
LEADING_PT = 14.0
TOP_PT = 50.0
LEFT_PT = 50.0
_SHIFTS_PT = {"⌈": -4.0, "⌊": 2.0, "⌉": 0.0, "⌋": 0.0}  # y down


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text; ⌈…⌉ is small and raised, ⌊…⌋ small and lowered.

    Attributes:
        text: Its glyphs from left to right.
        x_pt: Left edge.
        y_pt: Baseline; below the line before if not given.
        size_pt: Type size.
        block: Number of the extractor's block.
    """

    text: str
    x_pt: float = LEFT_PT
    y_pt: float | None = None
    size_pt: float = SIZE_PT
    block: int = 0


@dataclass(frozen=True, slots=True)
class _Drawn:
    character: str
    quad: tuple[float, float, float, float, float, float, float, float]
    x: float
    y: float
    size: float


def _drawn(line: Line, y_pt: float) -> Iterator[_Drawn]:
    x, shift = line.x_pt, 0.0
    for character in line.text:
        if character in _SHIFTS_PT:
            shift = _SHIFTS_PT[character]
            continue
        size = line.size_pt * (SMALL if shift else 1)
        y = y_pt + shift
        right, top, bottom = x + WIDTH * size, y - ASCENT * size, y + DESCENT * size
        quad = (x, top, right, top, x, bottom, right, bottom)
        yield _Drawn(character, quad, x, y, size)
        x = right


def raw_line(text: str, **options: Any) -> RawLine:
    """Return one line as an extractor would give it.

    Args:
        text: Its glyphs from left to right.
        options: Fields of `Line`.
    """
    line = Line(text, **options)
    glyphs = [
        RawGlyph(
            each.character,
            (*each.quad[:2], *each.quad[-2:]),
            (each.x, each.y),
            each.size,
        )
        for each in _drawn(line, TOP_PT if line.y_pt is None else line.y_pt)
    ]
    return RawLine(line.block, 1.0, 0.0, glyphs)


def sheet(*lines: str | Line) -> PageGlyphs:
    """Return the glyphs of a page with these lines."""
    y_pt = TOP_PT
    text: list[str] = []
    quads, sizes, baselines = array("f"), array("f"), array("f")
    starts, blocks, directions = array("I"), array("I"), array("f")
    for each in lines:
        line = Line(each) if isinstance(each, str) else each
        y_pt = y_pt if line.y_pt is None else line.y_pt
        glyphs = list(_drawn(line, y_pt))
        starts.append(len(text))
        blocks.append(line.block)
        directions.extend((1.0, 0.0))
        text.extend((*(glyph.character for glyph in glyphs), "\n"))
        for glyph in (*glyphs, glyphs[-1]):
            quads.extend(glyph.quad)
            sizes.append(glyph.size)
            baselines.append(glyph.y)
        y_pt += LEADING_PT
    return PageGlyphs(
        "".join(text), quads, sizes, baselines, starts, blocks, directions
    )


class SheetPages:
    """Hands out glyphs made by hand, like an open file would."""

    def __init__(self, sheets: Sequence[PageGlyphs], labels: Sequence[str]) -> None:
        self._sheets = sheets
        self._labels = labels
        self.read: list[int] = []
        self.asked: list[int] = []
        self.closed = False

    @property
    def labels(self) -> Sequence[str]:
        return self._labels

    def text(self, page_index: int) -> str:
        self.read.append(page_index)
        return self._sheets[page_index].text

    def glyphs(self, page_index: int) -> PageGlyphs:
        self.asked.append(page_index)
        return self._sheets[page_index]

    def close(self) -> None:
        self.closed = True


def document(*sheets: PageGlyphs, labels: Sequence[str] = ()) -> Document:
    """Return a document of these pages, labelled by their numbers if not given."""
    numbers = tuple(str(number) for number in range(1, len(sheets) + 1))
    return Document(SheetPages(sheets, labels or numbers))


def text_document(*lines: str | Line) -> Document:
    """Return a document of one page with these lines."""
    return document(sheet(*lines))


def joined_text(*sheets: PageGlyphs) -> JoinedText:
    """Return the joined text of these pages."""
    text = JoinedText(lambda index: sheets[index])
    for each in sheets:
        text.add_page(each.text)
    return text
