"""Reads an index that stands right under an exponent first, as people write it."""

from locator.reading_order.lines import RawLine

_SMALL = 0.9
_SHIFTED = 0.08
_STACKED = 0.3


def with_subscripts_first(line: RawLine) -> RawLine:
    """Return `line` with every exponent that stands above an index behind the index.

    TeX draws the exponent first, so a page reads "F", "O", "1" where people and
    converters write F1O.
    """
    sizes = line.sizes
    if line.dx <= 0 or min(sizes) >= _SMALL * max(sizes):
        return line
    order: list[int] = []
    at = 0
    count = len(line.glyphs)
    stacks = _Stacks(line)
    while at < count:
        upper = stacks.run(at, -1)
        lower = stacks.run(upper, 1)
        if at and upper > at and lower > upper and stacks.stacked(at, upper):
            order.extend(range(upper, lower))
            order.extend(range(at, upper))
            at = lower
        else:
            order.append(at)
            at += 1
    return line.reordered(order) if order != list(range(count)) else line


class _Stacks:
    """Knows which glyphs of a line are small, and where they stand."""

    def __init__(self, line: RawLine) -> None:
        self._line = line
        self._text = line.text
        self._size = max(line.sizes)
        self._small = [size < _SMALL * self._size for size in line.sizes]

    def run(self, start: int, side: int) -> int:
        """Return the end of the run of small glyphs, above (-1) or below (1)."""
        at = start
        if at >= len(self._small) or not self._small[at]:
            return at
        reference = self._baseline_before(start)
        while (
            at < len(self._small)
            and self._small[at]
            and not self._text[at].isspace()
            and (self._line.baseline(at) - reference) * side > _SHIFTED * self._size
        ):
            at += 1
        return at

    def stacked(self, upper: int, lower: int) -> bool:
        """Tell whether two glyphs begin at the same place along the line."""
        apart = abs(self._line.left(upper) - self._line.left(lower))
        return apart < _STACKED * self._size

    def _baseline_before(self, start: int) -> float:
        """Return the baseline of the nearest full-sized glyph before `start`."""
        full = (at for at in range(start - 1, -1, -1) if not self._small[at])
        return self._line.baseline(next(full, start))
