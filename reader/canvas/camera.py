"""What part of the pages the view shows, and how large; no widget, no Qt."""

from collections.abc import Sequence
from dataclasses import dataclass

from reader.canvas.layout import Layout
from reader.canvas.page_frame import PageFrame, Point
from reader.canvas.position import Position
from reader.canvas.zoom import GAP_PX, ZoomMode, clamped, fitting
from reader.replies import PageSize

_READING_LINE = 1 / 3  # of the height: where a jump lands, and what "this page" means


@dataclass(frozen=True, slots=True)
class _Anchor:
    """A point of the view, and the place on a page that is to stay there."""

    view: Point
    page_index: int
    x_pt: float
    y_pt: float


class Camera:
    """Scroll offset and zoom; offsets and view in logical pixels.

    Whatever changes, the place on the page that matters stays where it is.
    """

    def __init__(self) -> None:
        self.sizes: Sequence[PageSize] = ()
        self.zoom = 1.0
        self.mode = ZoomMode.FIT_WIDTH
        self.ratio = 1.0
        self.width_px = 0
        self.height_px = 0
        self.x_px = 0
        self.y_px = 0
        self.layout = Layout((), 1.0, 1.0, 0)
        self._zoomed: tuple[Position, _Anchor] | None = None

    # What there is to see

    def set_pages(self, sizes: Sequence[PageSize]) -> None:
        """Take in the sizes of the pages."""
        anchor = self._anchor(Point(0, 0))
        self.sizes = tuple(sizes)
        self._lay_out(anchor)

    def set_view(self, width_px: int, height_px: int, ratio: float) -> None:
        """Take in the size of the view and its device pixels per logical pixel."""
        anchor = self._anchor(Point(0, 0))
        self.width_px, self.height_px, self.ratio = width_px, height_px, ratio
        self._lay_out(anchor)

    def set_zoom(self, zoom: float, at: Point | None = None) -> None:
        """Show pages so large; the place at `at`, a point of the view, stays there."""
        anchor = self._anchor(at) if at else self._zoom_anchor()
        self.zoom, self.mode = clamped(zoom), ZoomMode.FIXED
        self._lay_out(anchor)
        self._keep(None if at else anchor)

    def fit(self, mode: ZoomMode) -> None:
        """Let the size of the view decide about the zoom, from now on."""
        anchor = self._zoom_anchor()
        self.mode = mode
        self._lay_out(anchor)
        self._keep(anchor)

    def _zoom_anchor(self) -> _Anchor | None:
        """Return what stays when nobody points: the same until somebody scrolls.

        Where pages are small the view ends before it can be at the top.
        """
        if self._zoomed and self._zoomed[0] == self.position:
            return self._zoomed[1]
        return self._anchor(Point(self.width_px / 2, 0))

    def _keep(self, anchor: _Anchor | None) -> None:
        self._zoomed = (self.position, anchor) if anchor else None

    def _lay_out(self, anchor: _Anchor | None) -> None:
        page = anchor.page_index if anchor else 0
        if self.sizes and self.width_px > 0:
            size = self.sizes[min(page, len(self.sizes) - 1)]
            zoom = fitting(self.mode, size, self.width_px, self.height_px)
            self.zoom = self.zoom if zoom is None else zoom
        width = round(self.width_px * self.ratio)
        self.layout = Layout(self.sizes, self.zoom, self.ratio, width)
        if anchor:
            self._hold(anchor)
        else:
            self.scroll_to(self.x_px, self.y_px)

    def _anchor(self, view: Point) -> _Anchor | None:
        if not self.sizes:
            return None
        # The gap above a page belongs to it: a jump to page 4 ends on page 4.
        at_y = (self.y_px + view.y) * self.ratio + self.layout.gap
        page_index = self.layout.page_at(at_y)
        frame = self.frame(page_index)
        return _Anchor(
            view,
            page_index,
            (view.x - frame.left_px) / frame.px_per_pt,
            (view.y - frame.top_px) / frame.px_per_pt,
        )

    def _hold(self, anchor: _Anchor) -> None:
        page_index = min(anchor.page_index, len(self.sizes) - 1)
        frame = self.frame(page_index)
        at_x = frame.left_px + anchor.x_pt * frame.px_per_pt + self.x_px
        at_y = frame.top_px + anchor.y_pt * frame.px_per_pt + self.y_px
        self.scroll_to(round(at_x - anchor.view.x), round(at_y - anchor.view.y))

    # Where it looks

    @property
    def most_x_px(self) -> int:
        """Return the largest horizontal offset."""
        return max(0, round(self.layout.width / self.ratio) - self.width_px)

    @property
    def most_y_px(self) -> int:
        """Return the largest vertical offset."""
        return max(0, round(self.layout.height / self.ratio) - self.height_px)

    def scroll_to(self, x_px: int, y_px: int) -> None:
        """Look at another part, as far as there is one."""
        self.x_px = max(0, min(self.most_x_px, x_px))
        self.y_px = max(0, min(self.most_y_px, y_px))

    @property
    def origin(self) -> tuple[int, int]:
        """Return the offset in whole device pixels: tiles are never put between two."""
        return round(self.x_px * self.ratio), round(self.y_px * self.ratio)

    def frame(self, page_index: int) -> PageFrame:
        """Return where a page lies in the view."""
        x, y = self.origin
        return PageFrame(
            self.sizes[page_index],
            (self.layout.left(page_index) - x) / self.ratio,
            (self.layout.top(page_index) - y) / self.ratio,
            self.layout.scale / self.ratio,
        )

    @property
    def visible(self) -> range:
        """Return the pages of which something is seen."""
        _, y = self.origin
        return self.layout.pages_between(y, y + self.height_px * self.ratio)

    @property
    def page_index(self) -> int:
        """Return the page that is being read."""
        if not self.sizes:
            return 0
        if self.most_y_px and self.y_px >= self.most_y_px:
            return len(self.sizes) - 1
        line = self.y_px + self.height_px * _READING_LINE
        return self.layout.page_at(line * self.ratio)

    def page_at(self, view: Point) -> int | None:
        """Return the page at a point of the view, None between and beside pages."""
        if not self.sizes:
            return None
        x, y = self.origin
        at_x, at_y = view.x * self.ratio + x, view.y * self.ratio + y
        page_index = self.layout.page_at(at_y)
        left, top = self.layout.left(page_index), self.layout.top(page_index)
        inside = left <= at_x < left + self.layout.page_width(
            page_index
        ) and top <= at_y < self.layout.bottom(page_index)
        return page_index if inside else None

    def nearest_page(self, view: Point) -> int | None:
        """Return the page nearest to a height of the view; None without pages."""
        if not self.sizes:
            return None
        y = view.y * self.ratio + self.origin[1]
        return self.layout.page_at(y + self.layout.gap / 2)

    # Places in units of pages

    @property
    def position(self) -> Position:
        """Return what is at the upper left of the view."""
        anchor = self._anchor(Point(0, 0))
        if anchor is None:
            return Position(0, zoom=self.zoom, mode=self.mode)
        return Position(
            anchor.page_index,
            round(anchor.y_pt, 2),
            round(anchor.x_pt, 2),
            self.zoom,
            self.mode,
        )

    def go(self, position: Position) -> None:
        """Show what was shown at a position."""
        self.zoom, self.mode = clamped(position.zoom), position.mode
        page_index = max(0, min(position.page_index, len(self.sizes) - 1))
        self._lay_out(
            _Anchor(Point(0, 0), page_index, position.x_pt, position.offset_pt)
            if self.sizes
            else None
        )

    def top_of(self, page_index: int, fraction: float = 0.0) -> int:
        """Return the offset at which a page, or a part of it, is at the top."""
        height = self.layout.page_height(page_index)
        top = self.layout.top(page_index) + fraction * height
        return round(top / self.ratio - (GAP_PX if not fraction else 0))

    def page_end(self, *, bottom: bool) -> int:
        """Return the offset at which the page being read begins, or ends."""
        page_index = self.page_index
        if not bottom:
            return self.top_of(page_index)
        lower = (self.layout.bottom(page_index) + self.layout.gap) / self.ratio
        return round(lower) - self.height_px

    def landing(self, y_px: float) -> int | None:
        """Return the offset that brings a height of the view to the reading line.

        None if it is in the middle 70 % already.
        """
        edge = 0.15 * self.height_px
        if edge <= y_px <= self.height_px - edge:
            return None
        wanted = round(self.y_px + y_px - self.height_px * _READING_LINE)
        return max(0, min(self.most_y_px, wanted))
