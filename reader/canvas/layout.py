"""Lays out pages below one another, with their edges on whole device pixels."""

from array import array
from bisect import bisect_right
from collections.abc import Sequence

from reader.canvas.zoom import GAP_PX, PX_PER_PT, SIDE_PX
from reader.replies import PageSize


class Layout:
    """Where each page lies: device pixels, counted from the gap above the first.

    Args:
        sizes: The pages as displayed.
        zoom: 1.0 for 100 %.
        ratio: Device pixels per logical pixel.
        view_width: Width of the view: narrower pages are centred.
    """

    def __init__(
        self, sizes: Sequence[PageSize], zoom: float, ratio: float, view_width: int
    ) -> None:
        self.scale = round(zoom * PX_PER_PT * ratio, 6)
        self.gap = round(GAP_PX * ratio)
        side = round(SIDE_PX * ratio)
        self._widths = array("l", [self._length(size.width_pt) for size in sizes])
        self._heights = array("l", [self._length(size.height_pt) for size in sizes])
        self._tops = array("l")
        top = self.gap
        for height in self._heights:
            self._tops.append(top)
            top += height + self.gap
        self.height = top
        self.width = max(max(self._widths, default=0) + 2 * side, view_width)

    def _length(self, length_pt: float) -> int:
        return max(1, round(length_pt * self.scale))

    def __len__(self) -> int:
        return len(self._tops)

    def top(self, page_index: int) -> int:
        """Return the upper edge of a page."""
        return self._tops[page_index]

    def left(self, page_index: int) -> int:
        """Return the left edge of a page."""
        return (self.width - self._widths[page_index]) // 2

    def page_width(self, page_index: int) -> int:
        """Return the width of a page."""
        return self._widths[page_index]

    def page_height(self, page_index: int) -> int:
        """Return the height of a page."""
        return self._heights[page_index]

    def bottom(self, page_index: int) -> int:
        """Return the lower edge of a page."""
        return self._tops[page_index] + self._heights[page_index]

    def page_at(self, y: float) -> int:
        """Return the page at a height; the gap below a page belongs to it."""
        return max(0, bisect_right(self._tops, y) - 1)

    def pages_between(self, upper: float, lower: float) -> range:
        """Return the pages of which something lies between two heights."""
        if not self._tops or lower <= upper:
            return range(0)
        first = self.page_at(upper)
        if self.bottom(first) <= upper:
            first += 1
        last = bisect_right(self._tops, lower)
        if last and self._tops[last - 1] == lower:
            last -= 1
        return range(first, max(first, last))
