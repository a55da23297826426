"""The frames in which points of a page are given, and the ways between them.

`page` is what is used inside. The others are for numbers that come from elsewhere or go
there; design and file formats say which.
"""

from dataclasses import dataclass
from enum import StrEnum

from locator.geometry import Quad


class Frame(StrEnum):
    """Where coordinates count from, and in what.

    Attributes:
        PAGE: Points from the top left of the CropBox, unrotated.
        DISPLAY: Points from the top left of the page as it is shown.
        PDF: Units of user space from its origin, y upwards (ISO 32000-1, 8.3.2.3).
        UNIT: Shares, 0 to 1, of the page as it is shown, from its top left.
    """

    PAGE = "page"
    DISPLAY = "display"
    PDF = "pdf"
    UNIT = "unit"


@dataclass(frozen=True, slots=True)
class Point:
    """A point; whoever hands it out says in which frame."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PageShape:
    """How a page lies in its file's user space.

    Attributes:
        left: Left edge of the visible box (CropBox within MediaBox), frame `pdf`.
        bottom: Its lower edge.
        right: Its right edge.
        top: Its upper edge.
        rotation: Degrees clockwise by which it is turned when shown: 0, 90, 180, 270.
        user_unit: Points per unit of user space (ISO 32000-1, table 30).
    """

    left: float
    bottom: float
    right: float
    top: float
    rotation: int = 0
    user_unit: float = 1.0

    @property
    def width_pt(self) -> float:
        """Return the width of frame `page`."""
        return (self.right - self.left) * self.user_unit

    @property
    def height_pt(self) -> float:
        """Return the height of frame `page`."""
        return (self.top - self.bottom) * self.user_unit

    @property
    def shown_width_pt(self) -> float:
        """Return the width of frame `display`."""
        return self.height_pt if self.rotation % 180 else self.width_pt

    @property
    def shown_height_pt(self) -> float:
        """Return the height of frame `display`."""
        return self.width_pt if self.rotation % 180 else self.height_pt

    def to(self, frame: Frame, point: Point) -> Point:
        """Return a point of frame `page` in another frame."""
        match frame:
            case Frame.PDF:
                return Point(
                    self.left + point.x / self.user_unit,
                    self.top - point.y / self.user_unit,
                )
            case Frame.DISPLAY:
                return self._turned(point)
            case Frame.UNIT:
                shown = self._turned(point)
                return Point(
                    shown.x / self.shown_width_pt, shown.y / self.shown_height_pt
                )
            case _:
                return point

    def from_frame(self, frame: Frame, point: Point) -> Point:
        """Return a point of another frame in frame `page`."""
        match frame:
            case Frame.PDF:
                return Point(
                    (point.x - self.left) * self.user_unit,
                    (self.top - point.y) * self.user_unit,
                )
            case Frame.DISPLAY:
                return self._turned_back(point)
            case Frame.UNIT:
                return self._turned_back(
                    Point(point.x * self.shown_width_pt, point.y * self.shown_height_pt)
                )
            case _:
                return point

    def quad_to(self, frame: Frame, quad: Quad) -> Quad:
        """Return a quad of frame `page` in another frame; its corners keep their order.

        The upper left corner stays the one where reading begins, wherever it lies.
        """
        numbers = quad.numbers()
        corners = [
            self.to(frame, Point(x, y))
            for x, y in zip(numbers[0::2], numbers[1::2], strict=True)
        ]
        return Quad(*(number for each in corners for number in (each.x, each.y)))

    def rect_from(
        self, frame: Frame, rect: tuple[float, float, float, float]
    ) -> tuple[float, float, float, float]:
        """Return an upright box of another frame as x0, y0, x1, y1 of frame `page`."""
        first = self.from_frame(frame, Point(rect[0], rect[1]))
        second = self.from_frame(frame, Point(rect[2], rect[3]))
        return (
            min(first.x, second.x),
            min(first.y, second.y),
            max(first.x, second.x),
            max(first.y, second.y),
        )

    def _turned(self, point: Point) -> Point:
        match self.rotation:
            case 90:
                return Point(self.height_pt - point.y, point.x)
            case 180:
                return Point(self.width_pt - point.x, self.height_pt - point.y)
            case 270:
                return Point(point.y, self.width_pt - point.x)
            case _:
                return point

    def _turned_back(self, point: Point) -> Point:
        match self.rotation:
            case 90:
                return Point(point.y, self.height_pt - point.x)
            case 180:
                return Point(self.width_pt - point.x, self.height_pt - point.y)
            case 270:
                return Point(self.width_pt - point.y, point.x)
            case _:
                return point
