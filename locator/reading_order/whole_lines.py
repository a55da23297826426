"""Puts together what an extractor cut apart: pieces of one line on one baseline."""

from collections import Counter
from collections.abc import Iterable, Iterator

from locator.reading_order.lines import SAME_BASELINE, RawLine, space_between

_WIDEST_GAP = 1.2  # in type sizes
_DEEPEST_OVERLAP = 1.2
_TOUCHING = 0.3  # extractors begin a new block at an index under an exponent
_WORD_SPACE = 3.0
_LARGE = 0.9


def whole_lines(lines: Iterable[RawLine]) -> Iterator[RawLine]:
    """Yield `lines`, those put together that go on where the one before ended.

    An index below an exponent, or a formula, makes extractors begin a new line in
    the middle of one. Pieces of right-to-left text may stand on either side.
    """
    whole: RawLine | None = None
    for line in lines:
        if whole is not None and _continues(whole, line):
            whole = _joined(whole, line)
            continue
        if whole is not None:
            yield whole
        whole = line
    if whole is not None:
        yield whole


def _joined(whole: RawLine, line: RawLine) -> RawLine:
    """Return two pieces as one line, with the space that parts them if one is left out.

    From right to left the pieces do not follow one another yet.
    """
    last, first = whole.glyphs[-1], line.glyphs[0]
    space = None if whole.is_right_to_left else space_between(last, first)
    between = (space,) if space else ()
    return whole.with_glyphs((*whole.glyphs, *between, *line.glyphs))


def _continues(whole: RawLine, line: RawLine) -> bool:
    if whole.dx <= 0 or line.dx <= 0:
        return False
    size = max(*whole.sizes, *line.sizes)
    if not _adjoins(whole, line, size):
        return False
    apart = abs(_main_baseline(whole) - _main_baseline(line))
    return apart <= SAME_BASELINE * size


def _adjoins(whole: RawLine, line: RawLine, size: float) -> bool:
    """Tell whether `line` stands where `whole` ends; beside it, from right to left."""
    if whole.is_right_to_left or line.is_right_to_left:
        if whole.block != line.block:
            return False
        apart = max(_left(line) - _right(whole), _left(whole) - _right(line))
        return apart < _WORD_SPACE * size
    gap = line.left(0) - whole.right(len(whole.glyphs) - 1)
    widest = _WIDEST_GAP if whole.block == line.block else _TOUCHING
    return -_DEEPEST_OVERLAP * size < gap < widest * size


def _left(line: RawLine) -> float:
    return min(map(line.left, range(len(line.glyphs))))


def _right(line: RawLine) -> float:
    return max(map(line.right, range(len(line.glyphs))))


def _main_baseline(line: RawLine) -> float:
    """Return the baseline of most of the large glyphs of a line."""
    sizes = line.sizes
    size = max(sizes)
    large = (
        round(line.baseline(at), 1)
        for at, each in enumerate(sizes)
        if each >= _LARGE * size
    )
    return Counter(large).most_common(1)[0][0]
