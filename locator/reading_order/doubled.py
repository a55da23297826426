"""Leaves out glyphs that are drawn again over themselves, to look bold or shaded."""

from collections.abc import Iterable, Iterator

from locator.reading_order.lines import RawGlyph, RawLine

_SAME_PLACE = 0.15  # in type sizes; the letters of "ll" are 0.2 apart
_BEFORE = 0.3


def without_doubled(lines: Iterable[RawLine]) -> Iterator[RawLine]:
    """Yield `lines`, each glyph once; a line that only repeats others is left out.

    Extractors begin a new line where drawing goes back to the beginning of a word or
    a line: only lines that lie over the one before are looked at.
    """
    stack: list[RawLine] = []
    for line in lines:
        if stack and not _lies_over(line, stack[-1]):
            yield from _single(stack)
            stack = []
        stack.append(line)
    yield from _single(stack)


def _lies_over(line: RawLine, before: RawLine) -> bool:
    """Tell whether a line begins where the one before has got to or earlier."""
    if line.dx != before.dx or line.dy != before.dy:
        return False
    size = line.glyphs[0].size
    last = len(before.glyphs) - 1
    if abs(line.baseline(0) - before.baseline(last)) > _SAME_PLACE * size:
        return False
    earliest = before.along(0) - _BEFORE * size
    return earliest < line.along(0) < before.along(last) + _SAME_PLACE * size


def _single(stack: list[RawLine]) -> Iterator[RawLine]:
    """Yield lines that lie over one another, each glyph at its place once."""
    if not stack[1:]:
        yield from stack
        return
    places: dict[str, list[tuple[float, float]]] = {}
    for line in stack:
        glyphs = [glyph for glyph in line.glyphs if _is_new(glyph, places)]
        if any(not glyph.character.isspace() for glyph in glyphs):
            yield line.with_glyphs(glyphs)


def _is_new(glyph: RawGlyph, places: dict[str, list[tuple[float, float]]]) -> bool:
    """Tell whether no such glyph is at its place yet, and keep it in mind."""
    x, y = glyph.origin
    near = _SAME_PLACE * glyph.size
    taken = places.setdefault(glyph.character, [])
    if any(abs(x - u) < near and abs(y - v) < near for u, v in taken):
        return False
    taken.append(glyph.origin)
    return True
