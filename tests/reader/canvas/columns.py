"""Makes pages of glyphs without a PDF: every glyph is 5 wide and 10 high."""

from array import array
from dataclasses import dataclass

from locator.glyphs import PageGlyphs

WIDTH = 5.0
HEIGHT = 10.0


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text.

    Attributes:
        text: Its characters.
        x: Its left edge (the left edge of its first glyph).
        y: Its upper edge.
        block: Number of its block.
        down: Whether it runs down the page: dx 0, dy 1.
        back: Whether glyphs follow to the left: right-to-left text.
    """

    text: str
    x: float
    y: float
    block: int = 0
    down: bool = False
    back: bool = False


def page_of_lines(*lines: Line) -> PageGlyphs:
    """Return the glyphs of a page with these lines, in this order."""
    text, quads = "", array("d")
    starts, blocks, directions = array("I"), array("I"), array("d")
    for line in lines:
        starts.append(len(text))
        blocks.append(line.block)
        directions.extend((0.0, 1.0) if line.down else (1.0, 0.0))
        for number in range(len(line.text)):
            quads.extend(_quad(line, number))
        last = _quad(line, len(line.text) - 1)
        quads.extend(last[2:4] * 4)
        text += line.text + "\n"
    sizes = array("d", [HEIGHT] * len(text))
    return PageGlyphs(text, quads, sizes, sizes, starts, blocks, directions)


def _quad(line: Line, number: int) -> tuple[float, ...]:
    along = WIDTH * (-number if line.back else number)
    if line.down:
        x, y = line.x, line.y + along
        return (x, y, x, y + WIDTH, x - HEIGHT, y, x - HEIGHT, y + WIDTH)
    x, y = line.x + along, line.y
    return (x, y, x + WIDTH, y, x, y + HEIGHT, x + WIDTH, y + HEIGHT)
