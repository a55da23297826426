"""Knows where highlights lie over a picture: lines cannot be told from it there."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtGui import QColor

from locator.contrast import contrast
from reader.canvas.page_colours import PageColours
from reader.canvas.page_frame import Point, displayed
from reader.canvas.tiles import Tiles
from reader.protocol import DrawTile
from reader.replies import PageSize
from reader.session.document import SessionDocument

if TYPE_CHECKING:
    from locator.geometry import Quad

OnPicture: TypeAlias = "Callable[[Quad, str], bool]"

_LEAST_CONTRAST = 3.2  # of a line and what it lies on
_ALONG = 11  # points in each row that is looked at
# Shares of the height. Small print fills its box with ink: most points are beside it.
_ACROSS = (-0.12, 0.5, 1.12)
_MOST_KNOWN = 10_000


class Grounds:
    """Looks at the drawn tiles below line pieces, once for each piece."""

    def __init__(self, document: SessionDocument, tiles: Tiles) -> None:
        self._document = document
        self._tiles = tiles
        self._known: dict[tuple[int, Quad, str], bool] = {}
        document.opened.connect(self._forget)

    def of_page(
        self, page_index: int, seen: Sequence[DrawTile], colours: PageColours
    ) -> OnPicture:
        """Return what tells whether a line piece of a status is over a picture.

        Args:
            page_index: The page.
            seen: Its tiles that are seen; where none was drawn there is no picture.
            colours: Those of the day or of the night page.
        """
        size = self._document.sizes[page_index]

        def on_picture(quad: "Quad", status: str) -> bool:
            line = colours.theme.status[status]
            key = page_index, quad, line
            if key not in self._known:
                ground = self._ground(quad, size, seen)
                if ground is None:
                    return False
                self._remember(key, contrast(line, ground) < _LEAST_CONTRAST)
            return self._known[key]

        return on_picture

    def _remember(self, key: "tuple[int, Quad, str]", value: bool) -> None:
        if len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        self._known[key] = value

    def _forget(self) -> None:
        self._known.clear()

    def _ground(
        self, quad: "Quad", size: PageSize, seen: Sequence[DrawTile]
    ) -> str | None:
        """Return the colour of medium lightness below a line piece, as #RRGGBB.

        That is the ground: ink covers less than half of what is looked at. None if
        the middle of the piece was not drawn.
        """
        if self._colour(displayed(_inside(quad, 0.5, 0.5), size), seen) is None:
            return None
        points = (displayed(point, size) for point in _points(quad))
        found = [colour for at in points if (colour := self._colour(at, seen))]
        found.sort(key=QColor.lightness)
        return found[len(found) // 2].name()

    def _colour(self, at: Point, seen: Sequence[DrawTile]) -> QColor | None:
        for tile in seen:
            x, y = (
                int(at.x * tile.scale) - tile.x_px,
                int(at.y * tile.scale) - tile.y_px,
            )
            if 0 <= x < tile.width_px and 0 <= y < tile.height_px:
                return self._tiles.colour(tile, x, y)
        return None


def _points(quad: "Quad") -> Iterator[Point]:
    """Yield points in a quad, above and below it; frame `page`."""
    for down in _ACROSS:
        for column in range(_ALONG):
            yield _inside(quad, (column + 0.5) / _ALONG, down)


def _inside(quad: "Quad", along: float, down: float) -> Point:
    """Return the point at these shares (0 to 1) of a quad's width and height."""
    x0 = quad.ul_x + (quad.ll_x - quad.ul_x) * down
    y0 = quad.ul_y + (quad.ll_y - quad.ul_y) * down
    x1 = quad.ur_x + (quad.lr_x - quad.ur_x) * down
    y1 = quad.ur_y + (quad.lr_y - quad.ur_y) * down
    return Point(x0 + (x1 - x0) * along, y0 + (y1 - y0) * along)
