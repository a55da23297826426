"""Puts the lines of a page, as an extractor found them, into reading order."""

from collections.abc import Iterable

from locator.reading_order.bidi import in_logical_order
from locator.reading_order.doubled import without_doubled
from locator.reading_order.lines import RawLine
from locator.reading_order.rows import rows_in_order
from locator.reading_order.stacks import with_subscripts_first
from locator.reading_order.whole_lines import whole_lines


def in_reading_order(lines: Iterable[RawLine]) -> list[RawLine]:
    """Return `lines` so that joined they read as they are meant to be read."""
    return [
        with_subscripts_first(in_logical_order(line))
        for line in whole_lines(rows_in_order(without_doubled(lines)))
    ]
