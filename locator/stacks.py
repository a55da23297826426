"""Reads an index that stands right under an exponent first, as people write it."""

from locator.lines import RawLine

_SMALL = 0.9
_SHIFTED = 0.08
_STACKED = 0.3


def with_subscripts_first(line: RawLine) -> RawLine:
    """Return `line` with every exponent that stands above an index behind the index.

    TeX draws the exponent first, so a page reads "F", "O", "1" where people and
    converters write F1O.
    """
    if line.dx <= 0 or min(line.sizes) >= _SMALL * max(line.sizes):
        return line
    order: list[int] = []
    at = 0
    count = len(line.characters)
    while at < count:
        upper = _run(line, at, -1)
        lower = _run(line, upper, 1)
        if at and upper > at and lower > upper and _stacked(line, at, upper):
            order.extend(range(upper, lower))
            order.extend(range(at, upper))
            at = lower
        else:
            order.append(at)
            at += 1
    return line.reordered(order) if order != list(range(count)) else line


def _run(line: RawLine, start: int, side: int) -> int:
    """Return the end of the run of small glyphs above (-1) or below (1) the line."""
    size = max(line.sizes)
    reference = _baseline(line, start)
    at = start
    while (
        at < len(line.characters)
        and line.sizes[at] < _SMALL * size
        and (line.baselines[at] - reference) * side > _SHIFTED * size
        and not line.characters[at].isspace()
    ):
        at += 1
    return at


def _baseline(line: RawLine, start: int) -> float:
    """Return the baseline of the nearest full-sized glyph before `start`."""
    size = max(line.sizes)
    for at in range(start - 1, -1, -1):
        if line.sizes[at] >= _SMALL * size:
            return line.baselines[at]
    return line.baselines[start] if start < len(line.baselines) else 0.0


def _stacked(line: RawLine, upper: int, lower: int) -> bool:
    return abs(line.left(upper) - line.left(lower)) < _STACKED * max(line.sizes)
