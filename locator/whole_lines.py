"""Puts together what an extractor cut apart: pieces of one line on one baseline."""

from collections import Counter
from collections.abc import Iterable, Iterator

from locator.lines import RawLine

_SAME_BASELINE = 0.12  # in type sizes
_WIDEST_GAP = 1.2
_DEEPEST_OVERLAP = 1.2
_WORD_SPACE = 3.0


def whole_lines(lines: Iterable[RawLine]) -> Iterator[RawLine]:
    """Yield `lines`, those put together that go on where the one before ended.

    An index below an exponent, or a formula, makes extractors begin a new line in
    the middle of one. Pieces of right-to-left text may stand on either side.
    """
    whole: RawLine | None = None
    for line in lines:
        if whole is not None and _continues(whole, line):
            whole.extend(line)
            continue
        if whole is not None:
            yield whole
        whole = line
    if whole is not None:
        yield whole


def _continues(whole: RawLine, line: RawLine) -> bool:
    if whole.dx <= 0 or line.dx <= 0 or whole.block != line.block:
        return False
    size = max(*whole.sizes, *line.sizes)
    if not _adjoins(whole, line, size):
        return False
    apart = abs(_main_baseline(whole) - _main_baseline(line))
    return apart <= _SAME_BASELINE * size


def _adjoins(whole: RawLine, line: RawLine, size: float) -> bool:
    """Tell whether `line` stands where `whole` ends; beside it, from right to left."""
    ours, theirs = whole.quads[0::2], line.quads[0::2]
    if whole.is_right_to_left or line.is_right_to_left:
        apart = max(min(theirs) - max(ours), min(ours) - max(theirs))
        return apart < _WORD_SPACE * size
    gap = theirs[0] - max(ours)
    return -_DEEPEST_OVERLAP * size < gap < _WIDEST_GAP * size


def _main_baseline(line: RawLine) -> float:
    """Return the baseline of most of the large glyphs of a line."""
    size = max(line.sizes)
    large = (
        round(baseline, 1)
        for baseline, each in zip(line.baselines, line.sizes, strict=True)
        if each >= size * 0.9
    )
    return Counter(large).most_common(1)[0][0]
