"""The text of one page as somebody selects it: lines, words, and what is nearest."""

import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise
from math import hypot, inf

from locator.geometry import Quad, line_quads
from locator.glyphs import PageGlyphs
from locator.span import Span
from reader.canvas.page_frame import Point

_SAME_DIRECTION = 0.05
_TOUCHING_PT = 0.5
_INSIDE_WORDS = "'’-‐·"
_RIGHT_TO_LEFT = ("R", "AL")


@dataclass(slots=True)
class _Line:
    """One line in its own axes: u along it, v across it; in points.

    Attributes:
        span: Its glyphs, without the newline.
        dx: Writing direction, x part.
        dy: Writing direction, y part.
        u0: Where it begins.
        u1: Where it ends.
        v0: Its upper edge.
        v1: Its lower edge.
        block: Number of its block.
    """

    span: Span
    dx: float
    dy: float
    u0: float
    u1: float
    v0: float
    v1: float
    block: int

    def along(self, x: float, y: float) -> float:
        return x * self.dx + y * self.dy

    def across(self, x: float, y: float) -> float:
        return y * self.dx - x * self.dy

    def distances(self, point: Point) -> tuple[float, float]:
        """Return how far a point lies across and along the line."""
        v = self.across(point.x, point.y)
        u = self.along(point.x, point.y)
        return (
            max(self.v0 - v, 0.0, v - self.v1),
            max(self.u0 - u, 0.0, u - self.u1),
        )


class PageText:
    """The glyphs of a page, asked by place and by offset; frame `page`."""

    def __init__(self, glyphs: PageGlyphs) -> None:
        self.glyphs = glyphs
        starts = [*glyphs.line_starts, len(glyphs.text)]
        self._lines = [
            line
            for number, (start, end) in enumerate(pairwise(starts))
            if (line := self._line(number, start, end))
        ]
        self._starts = [line.span.start for line in self._lines]
        self._quads: dict[int, list[Quad]] = {}
        self._rooms: dict[Quad, float] = {}
        self._blocks: dict[int, list[_Line]] = {}
        for line in self._lines:
            self._blocks.setdefault(line.block, []).append(line)

    def _line(self, number: int, start: int, end: int) -> _Line | None:
        text = self.glyphs.text[start:end]
        span = Span(start, end - (len(text) - len(text.rstrip("\n"))))
        if not span.of(self.glyphs.text).strip():
            return None
        dx, dy = self.glyphs.directions[2 * number : 2 * number + 2]
        line = _Line(span, dx, dy, 0, 0, 0, 0, self.glyphs.line_blocks[number])
        xs = self.glyphs.quads[8 * start : 8 * span.end : 2]
        ys = self.glyphs.quads[8 * start + 1 : 8 * span.end : 2]
        us = [line.along(x, y) for x, y in zip(xs, ys, strict=True)]
        vs = [line.across(x, y) for x, y in zip(xs, ys, strict=True)]
        line.u0, line.u1 = min(us), max(us)
        line.v0, line.v1 = min(vs), max(vs)
        return line

    def __len__(self) -> int:
        return len(self.glyphs)

    # By place

    def caret_at(self, point: Point) -> int:
        """Return the offset between two glyphs that is nearest to a point."""
        line = self._nearest_line(point)
        return self._caret_in(line, point) if line else 0

    def glyph_at(self, point: Point) -> int:
        """Return the offset of the glyph nearest to a point; 0 without any."""
        line = self._nearest_line(point)
        return self._nearest_glyph(line, point) if line else 0

    def hits(self, point: Point, margin_pt: float = 1.0) -> bool:
        """Tell whether a point lies on a line of text."""
        line = self._nearest_line(point)
        return line is not None and max(line.distances(point)) <= margin_pt

    def _nearest_line(self, point: Point) -> _Line | None:
        """Return the line of the nearest block: a short last line reaches far."""
        best: tuple[float, float, float] | None = None
        nearest: _Line | None = None
        for lines in self._blocks.values():
            apart = _apart(lines, point)
            if best is not None and apart > best[0]:
                continue
            for line in lines:
                score = (apart, *line.distances(point))
                if best is None or score < best:
                    best, nearest = score, line
        return nearest

    def _middle(self, offset: int) -> float:
        u0, u1, _, _ = self.glyphs.extents(offset)
        return (u0 + u1) / 2

    def _nearest_glyph(self, line: _Line, point: Point) -> int:
        u = line.along(point.x, point.y)
        offsets = range(line.span.start, line.span.end)
        return min(offsets, key=lambda at: abs(self._middle(at) - u))

    def _caret_in(self, line: _Line, point: Point) -> int:
        at = self._nearest_glyph(line, point)
        is_behind = line.along(point.x, point.y) > self._middle(at)
        kind = unicodedata.bidirectional(self.glyphs.text[at])
        return at + (is_behind is not (kind in _RIGHT_TO_LEFT))

    def room_before(self, quad: Quad) -> float:
        """Return how far it is from a line piece to the ink before it, in points."""
        if quad not in self._rooms:  # asked with every painting
            self._rooms[quad] = self._room_before(quad)
        return self._rooms[quad]

    def _room_before(self, quad: Quad) -> float:
        middle = Point((quad.ul_x + quad.ll_x) / 2, (quad.ul_y + quad.ll_y) / 2)
        own = self._nearest_line(middle)
        if own is None:
            return inf
        edge = own.along(middle.x, middle.y)
        across = own.across(middle.x, middle.y)
        ends = (
            self.glyphs.extents(offset)[1]
            for line in self._lines
            if _alike(line, own) and line.v0 <= across <= line.v1
            for offset in range(line.span.start, line.span.end)
            if not self.glyphs.text[offset].isspace()
        )
        before = [end for end in ends if end < edge + _TOUCHING_PT]
        return edge - max(before, default=-inf)

    # By offset

    def line_at(self, offset: int) -> Span:
        """Return the line that a glyph stands in, without its newline."""
        line = self._line_at(offset)
        return line.span if line else Span(offset, offset)

    def _line_at(self, offset: int) -> _Line | None:
        at = bisect_right(self._starts, offset) - 1
        return self._lines[max(0, at)] if self._lines else None

    def word_at(self, offset: int) -> Span:
        """Return the word that a glyph belongs to, or the glyph alone."""
        line, text = self.line_at(offset), self.glyphs.text
        start, end = offset, offset + 1
        if offset >= line.end or not _is_letter(text[offset]):
            return Span(offset, min(end, line.end) if offset < line.end else offset)
        while start > line.start and self._in_word(start - 1, line):
            start -= 1
        while end < line.end and self._in_word(end, line):
            end += 1
        return Span(start, end)

    def _in_word(self, offset: int, line: Span) -> bool:
        text = self.glyphs.text
        if _is_letter(text[offset]):
            return True
        return (
            text[offset] in _INSIDE_WORDS
            and line.start < offset < line.end - 1
            and _is_letter(text[offset - 1])
            and _is_letter(text[offset + 1])
        )

    def column_spans(self, span: Span) -> tuple[Span, ...]:
        """Return the parts of `span` in the column in which it begins and ends.

        Lines of the other column that a file's order mixes in are left out. What
        begins in one column and ends in another one has all between them.
        """
        first, last = self._line_at(span.start), self._line_at(max(0, span.end - 1))
        if first is None or last is None or first is last or not len(span):
            return (span,) if len(span) else ()
        if not _beside(first, last):
            return (span,)
        u0, u1 = min(first.u0, last.u0), max(first.u1, last.u1)
        lines = [
            line
            for line in self._lines
            if line.span.start < span.end and span.start < line.span.end
            if line in (first, last) or _in_band(line, first, u0, u1)
        ]
        return self._merged(lines, span)

    def quads(self, span: Span) -> tuple[Quad, ...]:
        """Return one quad for each line piece of a stretch; whole lines are kept."""
        found: list[Quad] = []
        for line in self._lines:
            start, end = max(line.span.start, span.start), min(line.span.end, span.end)
            if start >= end:
                continue
            if Span(start, end) == line.span:
                found += self._line_quads(line)
            else:
                found += line_quads(self.glyphs, range(start, end))
        return tuple(found)

    def _line_quads(self, line: _Line) -> list[Quad]:
        start, end = line.span.start, line.span.end
        if start not in self._quads:
            self._quads[start] = line_quads(self.glyphs, range(start, end))
        return self._quads[start]

    def _merged(self, lines: list[_Line], span: Span) -> tuple[Span, ...]:
        """Return what of a span lies in these lines; what adjoins is put together."""
        spans: list[Span] = []
        for line in lines:
            start, end = max(line.span.start, span.start), min(line.span.end, span.end)
            between = self.glyphs.text[spans[-1].end : start] if spans else "x"
            if spans and not between.strip():
                start = spans.pop().start
            spans.append(Span(start, end))
        return tuple(spans)


def _apart(lines: list[_Line], point: Point) -> float:
    """Return how far a point lies outside of a block."""
    first = lines[0]
    u, v = first.along(point.x, point.y), first.across(point.x, point.y)
    u0, u1 = min(line.u0 for line in lines), max(line.u1 for line in lines)
    v0, v1 = min(line.v0 for line in lines), max(line.v1 for line in lines)
    return hypot(max(u0 - u, 0.0, u - u1), max(v0 - v, 0.0, v - v1))


def _beside(first: _Line, last: _Line) -> bool:
    """Tell whether two lines run the same way and share a column."""
    shared = min(first.u1, last.u1) - max(first.u0, last.u0)
    return _alike(first, last) and shared > 0


def _alike(one: _Line, other: _Line) -> bool:
    """Tell whether two lines run the same way."""
    apart = max(abs(one.dx - other.dx), abs(one.dy - other.dy))
    return apart < _SAME_DIRECTION


def _in_band(line: _Line, like: _Line, u0: float, u1: float) -> bool:
    if not _alike(line, like):
        return False
    shared = min(line.u1, u1) - max(line.u0, u0)
    return shared > 0.5 * min(line.u1 - line.u0, u1 - u0)


def _is_letter(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNM"
