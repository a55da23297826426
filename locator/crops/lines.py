"""The lines of a page as boxes, and those that a quote stands on."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from locator.geometry import Quad
from locator.glyphs import PageGlyphs
from locator.placement import PagePlacement
from locator.span import Span


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a page as an upright box; points, frame `page`.

    Attributes:
        upright: Whether it runs down or up the page, rather than across.
        along: From where to where it reaches in its own direction.
        across: From where to where it reaches towards its neighbours.
        block: Number of the block that it belongs to; -1 for a line without text.
        text: Its characters.
    """

    upright: bool
    along: tuple[float, float]
    across: tuple[float, float]
    block: int = -1
    text: str = ""

    @property
    def height_pt(self) -> float:
        """Return its height."""
        return self.across[1] - self.across[0]

    def rect(self) -> tuple[float, float, float, float]:
        """Return the upright box: x0, y0, x1, y1."""
        x, y = (self.across, self.along) if self.upright else (self.along, self.across)
        return x[0], y[0], x[1], y[1]


def lines_of(glyphs: PageGlyphs) -> list[Line]:
    """Return the lines of a page, in reading order."""
    starts = glyphs.line_starts
    ends = [*starts[1:], len(glyphs)]
    return [
        _line(glyphs, number, Span(start, end - 1))
        for number, (start, end) in enumerate(zip(starts, ends, strict=True))
    ]


def own_lines(
    lines: Sequence[Line], glyphs: PageGlyphs, part: PagePlacement
) -> list[Line]:
    """Return the lines on which a placement stands; without glyphs, its own boxes."""
    numbers: dict[int, None] = {}
    for span in part.spans:
        first = bisect_right(glyphs.line_starts, span.start) - 1
        last = bisect_right(glyphs.line_starts, max(span.start, span.end - 1)) - 1
        numbers.update(dict.fromkeys(range(max(0, first), last + 1)))
    own = [lines[number] for number in numbers if number < len(lines)]
    return own or list(map(_line_of_quad, part.quads))


def text_within(lines: Iterable[Line], rect: tuple[float, float, float, float]) -> str:
    """Return the words of the lines whose middle lies in a box, as one line."""
    return " ".join(
        " ".join(line.text.split()) for line in lines if _lies_in(line.rect(), rect)
    ).strip()


def _line(glyphs: PageGlyphs, number: int, span: Span) -> Line:
    dx, dy = glyphs.directions[2 * number : 2 * number + 2]
    end = max(span.end, span.start + 1)  # a line of nothing has its newline's box
    numbers = glyphs.quads[8 * span.start : 8 * end]
    xs, ys = numbers[0::2], numbers[1::2]
    x, y = (min(xs), max(xs)), (min(ys), max(ys))
    upright = abs(dy) > abs(dx)
    along, across = (y, x) if upright else (x, y)
    return Line(
        upright, along, across, glyphs.line_blocks[number], span.of(glyphs.text)
    )


def _line_of_quad(quad: Quad) -> Line:
    x0, y0, x1, y1 = quad.rect()
    upright = abs(quad.ur_y - quad.ul_y) > abs(quad.ur_x - quad.ul_x)
    x, y = (x0, x1), (y0, y1)
    return Line(upright, y, x) if upright else Line(upright, x, y)


def _lies_in(
    inner: tuple[float, float, float, float], outer: tuple[float, float, float, float]
) -> bool:
    x, y = (inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2
    return outer[0] <= x <= outer[2] and outer[1] <= y <= outer[3]
