"""Puts the pieces of a row, like cells of a table, in the order in which they stand.

Programs that make tables and forms draw the cells of a row in any order: often what
is bold, or the first column, comes last. Copied from a viewer they come as they stand.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from locator.reading_order.lines import SAME_BASELINE, RawLine


def rows_in_order(lines: Iterable[RawLine]) -> Iterator[RawLine]:
    """Yield `lines`, those of a block that stand on one baseline in reading direction.

    Pieces that lie over one another stay as they are drawn, and so does what is read
    from right to left: its pieces are put in order when they are one line.
    """
    row: list[RawLine] = []
    for line in lines:
        if row and not _share_row(row[-1], line):
            yield from _in_order(row)
            row = []
        row.append(line)
    yield from _in_order(row)


def _share_row(this: RawLine, then: RawLine) -> bool:
    apart = abs(this.baseline(0) - then.baseline(0))
    if apart > this.glyphs[0].size or this.block != then.block:
        return False  # nearly all of them
    if (this.dx, this.dy) != (then.dx, then.dy):
        return False
    if this.is_right_to_left or then.is_right_to_left:
        return False
    return apart <= SAME_BASELINE * min(max(this.sizes), max(then.sizes))


def _in_order(row: list[RawLine]) -> list[RawLine]:
    if len(row) == 1:
        return row  # nearly all of them
    in_order = sorted(row, key=RawLine.begins)
    apart = all(this.ends() <= then.begins() for this, then in pairwise(in_order))
    # The number of a line, in the margin, is drawn behind the line: no part of it.
    counted = in_order[:1] != row[:1] and in_order[0].text.strip().isdecimal()
    return in_order if apart and not counted else row
