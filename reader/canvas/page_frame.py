"""Maps points of a page between its own frame, the frame as displayed, and pixels."""

from dataclasses import dataclass

from reader.replies import PageSize


@dataclass(frozen=True, slots=True)
class Point:
    """A point; its name or the function that gives it says in which frame."""

    x: float
    y: float


def displayed(point: Point, size: PageSize) -> Point:
    """Return a point of frame `page` in frame `display`."""
    match size.rotation:
        case 90:
            return Point(size.width_pt - point.y, point.x)
        case 180:
            return Point(size.width_pt - point.x, size.height_pt - point.y)
        case 270:
            return Point(point.y, size.height_pt - point.x)
        case _:
            return point


def undisplayed(point: Point, size: PageSize) -> Point:
    """Return a point of frame `display` in frame `page`."""
    match size.rotation:
        case 90:
            return Point(point.y, size.width_pt - point.x)
        case 180:
            return Point(size.width_pt - point.x, size.height_pt - point.y)
        case 270:
            return Point(size.height_pt - point.y, point.x)
        case _:
            return point


@dataclass(frozen=True, slots=True)
class PageFrame:
    """Where a page lies in the view, and how large it is drawn.

    Attributes:
        size: The page as displayed.
        left_px: Its left edge, in logical pixels.
        top_px: Its upper edge.
        px_per_pt: Logical pixels per point.
    """

    size: PageSize
    left_px: float
    top_px: float
    px_per_pt: float

    def to_px(self, point: Point) -> Point:
        """Return a point of frame `page` in logical pixels of the view."""
        at = displayed(point, self.size)
        return Point(
            self.left_px + at.x * self.px_per_pt, self.top_px + at.y * self.px_per_pt
        )

    def to_page(self, px: Point) -> Point:
        """Return a point of the view in frame `page`."""
        at = Point(
            (px.x - self.left_px) / self.px_per_pt,
            (px.y - self.top_px) / self.px_per_pt,
        )
        return undisplayed(at, self.size)
