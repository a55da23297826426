"""Makes pages of glyphs by hand: a monospaced fake of what is read from a PDF file."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from locator.document import Document
from locator.glyphs import PageGlyphs
from locator.joined import JoinedText

SIZE_PT = 10.0
WIDTH_PT = 6.0  # of every glyph
SMALL = 0.7  # type of raised and lowered glyphs
LEADING_PT = 14.0
TOP_PT = 50.0
LEFT_PT = 50.0
_SHIFTS = {"⌈": -4.0, "⌊": 2.0}  # points, y down


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text; ⌈…⌉ is small and raised, ⌊…⌋ small and lowered."""

    text: str
    x_pt: float = LEFT_PT
    y_pt: float | None = None  # baseline; below the line before if not given
    size_pt: float = SIZE_PT


@dataclass(slots=True)
class _Sheet:
    text: list[str] = field(default_factory=list)
    quads: "array[float]" = field(default_factory=lambda: array("f"))
    sizes: "array[float]" = field(default_factory=lambda: array("f"))
    baselines: "array[float]" = field(default_factory=lambda: array("f"))
    starts: "array[int]" = field(default_factory=lambda: array("I"))

    def add(self, line: Line, y_pt: float) -> None:
        self.starts.append(len(self.text))
        x, shift = line.x_pt, 0.0
        for character in line.text:
            if character in _SHIFTS:
                shift = _SHIFTS[character]
            elif character in "⌉⌋":
                shift = 0.0
            else:
                size = line.size_pt * (SMALL if shift else 1)
                self._put(character, x, y_pt + shift, size)
                x += WIDTH_PT * size / SIZE_PT
        self._put("\n", x, y_pt, line.size_pt, width=0.0)

    def _put(
        self, character: str, x: float, y: float, size: float, width: float = WIDTH_PT
    ) -> None:
        right, top, bottom = x + width * size / SIZE_PT, y - 0.7 * size, y + 0.2 * size
        self.text.append(character)
        self.quads.extend((x, top, right, top, x, bottom, right, bottom))
        self.sizes.append(size)
        self.baselines.append(y)


def sheet(*lines: str | Line) -> PageGlyphs:
    """Return the glyphs of a page with these lines."""
    made = _Sheet()
    y_pt = TOP_PT
    for each in lines:
        line = Line(each) if isinstance(each, str) else each
        y_pt = y_pt if line.y_pt is None else line.y_pt
        made.add(line, y_pt)
        y_pt += LEADING_PT
    count = len(made.starts)
    return PageGlyphs(
        "".join(made.text),
        made.quads,
        made.sizes,
        made.baselines,
        made.starts,
        array("I", range(count)),
        array("f", (1.0, 0.0) * count),
    )


class SheetPages:
    """Hands out glyphs made by hand, like an open file would."""

    def __init__(self, sheets: Sequence[PageGlyphs], labels: Sequence[str]) -> None:
        self._sheets = sheets
        self._labels = labels
        self.closed = False

    @property
    def labels(self) -> Sequence[str]:
        return self._labels

    def glyphs(self, page_index: int) -> PageGlyphs:
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
