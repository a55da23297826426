"""An index and an exponent at one place, which people write in either order.

TeX takes T_0^1 and T^1_0 for the same, and draws either first; with the space that the
letter leans over, or the end of a line, between them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from locator.glyphs import PageGlyphs
from locator.joined import JoinedText
from locator.span import Span

_SMALL = 0.9  # all in type sizes of the letter that bears them
_SHIFTED = 0.08
_STACKED = 0.4
_NEAR = 0.5
_MOST_SPACES = 2
_LONGEST = 12  # glyphs
_MARKS = ",′'"


@dataclass(frozen=True, slots=True)
class Stack:
    """Where an index and an exponent stand, the one read first and the other.

    Attributes:
        base: Offset behind the letter that bears them.
        first: The one that is read first.
        second: The other one.
        upright: Whether one stands over the other: then neither is a footnote mark.
        glued: Whether spaces and line ends inside part no words.
    """

    base: int
    first: Span
    second: Span
    upright: bool = True
    glued: bool = True

    def shifted(self, by: int) -> "Stack":
        """Return the same stack in a text that begins elsewhere."""
        first, second = self.first.shifted(by), self.second.shifted(by)
        return replace(self, base=self.base + by, first=first, second=second)

    def overlaps(self, span: Span) -> bool:
        """Tell whether any of its glyphs are inside `span`."""
        return self.base < span.end and span.start < self.second.end

    def gaps(self) -> frozenset[int]:
        """Return the offsets of spaces and line ends inside that part no words."""
        if not self.glued:
            return frozenset()
        before = range(self.base, self.first.start)
        return frozenset((*before, *range(self.first.end, self.second.start)))

    def turned(self) -> list[int]:
        """Return the offsets of the stack in the other order: the second first."""
        parts = (self.second, Span(self.first.end, self.second.start), self.first)
        return [at for part in parts for at in range(part.start, part.end)]


def stacks_in(source: JoinedText, run: Span) -> Iterator[Stack]:
    """Yield the stacks inside `run`, as document offsets."""
    last = source.page_of(max(run.start, run.end - 1))
    for page_index in range(source.page_of(run.start), last + 1):
        start = source.page_start(page_index)
        glyphs = source.glyphs(page_index)
        first, end = max(0, run.start - start), min(run.end - start, len(glyphs))
        sizes = glyphs.sizes[first:end]
        if sizes and min(sizes) < _SMALL * max(sizes):
            for stack in _Page(glyphs).stacks(Span(first, end)):
                yield stack.shifted(start)


class _Page:
    """Knows how the glyphs of a page stand to one another."""

    def __init__(self, glyphs: PageGlyphs) -> None:
        self._glyphs = glyphs

    def stacks(self, inside: Span) -> Iterator[Stack]:
        """Yield the stacks of a page, as offsets into its text."""
        at = base = inside.start
        text = self._glyphs.text
        while at < inside.end:
            stack = self._stack(base, at, inside.end) if at > base else None
            if stack:
                yield stack
                at = base = stack.second.end
                continue
            if not text[at].isspace():
                base = at
            at += 1

    def _stack(self, base: int, at: int, end: int) -> Stack | None:
        """Return the stack that a letter bears and that begins at `at`."""
        size = self._glyphs.sizes[base]
        apart = at - base - 1
        if self._glyphs.sizes[at] >= _SMALL * size or apart > _MOST_SPACES:
            return None
        first = self._script(base, at, end)
        behind = first.end
        text = self._glyphs.text
        while behind < end and text[behind].isspace():
            behind += 1
        if not len(first) or behind - first.end > _MOST_SPACES:
            return None
        second = self._script(base, behind, end)
        if not len(second) or self._side(base, at) == self._side(base, behind):
            return None
        near = abs(self._left(at) - self._right(base)) < _NEAR * size
        upright = abs(self._left(at) - self._left(behind)) < _STACKED * size
        beside = abs(self._left(behind) - self._right(first.end - 1)) < _STACKED * size
        bears = text[base].isalnum() or text[base] in ")]}"
        if not (near and bears and (upright or beside)):
            return None
        return Stack(base + 1, first, second, upright)

    def _script(self, base: int, start: int, end: int) -> Span:
        """Return the small letters and digits from `start` on one side of a line."""
        at = start
        side = self._side(base, start) if start < end else 0
        while (
            at < min(end, start + _LONGEST)
            and side
            and self._says_something(at)
            and self._glyphs.sizes[at] < _SMALL * self._glyphs.sizes[base]
            and self._side(base, at) == side
        ):
            at += 1
        return Span(start, at)

    def _says_something(self, at: int) -> bool:
        return self._glyphs.text[at].isalnum() or self._glyphs.text[at] in _MARKS

    def _side(self, base: int, at: int) -> int:
        """Return -1 above the line of the letter, 1 below, 0 on it or far away."""
        size = self._glyphs.sizes[base]
        below = self._glyphs.baselines[at] - self._glyphs.baselines[base]
        if not _SHIFTED * size < abs(below) < size:
            return 0
        return 1 if below > 0 else -1

    def _left(self, at: int) -> float:
        return self._glyphs.extents(at)[0]

    def _right(self, at: int) -> float:
        return self._glyphs.extents(at)[1]
