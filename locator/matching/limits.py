"""The limits of sums and products: the upper one is drawn first, and written last.

A page reads "m+1 ∑ i=1" where people and converters write ∑ i=1 m+1.
"""

from collections.abc import Iterator

from locator.glyphs import PageGlyphs
from locator.joined import JoinedText
from locator.matching.stacks import Stack
from locator.span import Span

_OPERATORS = frozenset("∑∏∐⋃⋂⋁⋀⨁⨂⨀⨄⨆")
_SMALL = 0.9  # in type sizes of the operator
_MOST_SPACES = 2
_OVERLAP = 0.3


def limits_in(source: JoinedText, run: Span) -> Iterator[Stack]:
    """Yield the upper limits inside `run` that stand before their operators."""
    text = source.text(run)
    if _OPERATORS.isdisjoint(text):
        return
    for at, character in enumerate(text, run.start):
        if character not in _OPERATORS:
            continue
        page_index = source.page_of(at)
        start = source.page_start(page_index)
        inside = Span(max(run.start, start), run.end).shifted(-start)
        stack = _limits_of(source.glyphs(page_index), at - start, inside)
        if stack:
            yield stack.shifted(start)


def _limits_of(glyphs: PageGlyphs, at: int, inside: Span) -> Stack | None:
    upper = _limit(glyphs, at, -1, inside)
    lower = _limit(glyphs, at, 1, inside)
    if not upper or not lower:
        return None
    over, under = (_Box(glyphs, each) for each in (upper, lower))
    own = _Box(glyphs, Span(at, at + 1))
    slack = _OVERLAP * glyphs.sizes[at]
    stacked = over.bottom < own.top + slack and own.bottom < under.top + slack
    if not (stacked and own.beside(over) and own.beside(under)):
        return None
    return Stack(upper.start, upper, Span(at, lower.end), glued=False)


def _limit(glyphs: PageGlyphs, at: int, step: int, inside: Span) -> Span | None:
    """Return the small glyphs before (-1) or behind (1) an operator."""
    text = glyphs.text
    first = at + step
    while inside.start <= first < inside.end and text[first].isspace():
        first += step
    if abs(first - at) > _MOST_SPACES + 1:
        return None
    edge = first
    while (
        inside.start <= edge < min(inside.end, len(glyphs))
        and not text[edge].isspace()
        and glyphs.sizes[edge] < _SMALL * glyphs.sizes[at]
    ):
        edge += step
    if edge == first:
        return None
    return Span(first, edge) if step > 0 else Span(edge + 1, first + 1)


class _Box:
    """The upright box around some glyphs."""

    def __init__(self, glyphs: PageGlyphs, span: Span) -> None:
        quads = [glyphs.quad(at) for at in range(span.start, span.end)]
        self.left = min(min(quad[0::2]) for quad in quads)
        self.right = max(max(quad[0::2]) for quad in quads)
        self.top = min(min(quad[1::2]) for quad in quads)
        self.bottom = max(max(quad[1::2]) for quad in quads)

    def beside(self, other: "_Box") -> bool:
        """Tell whether both stand over one another."""
        return min(self.right, other.right) > max(self.left, other.left)
