"""Cuts pages into tiles, and says which of them a view needs, most urgent first."""

from collections.abc import Iterator
from dataclasses import dataclass

from reader.canvas.camera import Camera
from reader.protocol import DrawTile

TILE_PX = 1024
_FARTHEST_AHEAD = 2  # in heights of the view


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of the pages from one height to another, in device pixels."""

    upper: int
    lower: int


def tiles_of_page(
    camera: Camera, page_index: int, stretch: Stretch, document: int, *, night: bool
) -> Iterator[DrawTile]:
    """Yield the tiles of a page in a stretch of the layout, as wide as the view."""
    layout = camera.layout
    width, height = layout.page_width(page_index), layout.page_height(page_index)
    upper = max(0, stretch.upper - layout.top(page_index))
    lower = min(height, stretch.lower - layout.top(page_index))
    left = max(0, camera.origin[0] - layout.left(page_index))
    right = camera.origin[0] + round(camera.width_px * camera.ratio)
    right = min(width, right - layout.left(page_index))
    if lower <= upper or right <= left:
        return
    for y in range(upper // TILE_PX * TILE_PX, lower, TILE_PX):
        for x in range(left // TILE_PX * TILE_PX, right, TILE_PX):
            size = min(TILE_PX, width - x), min(TILE_PX, height - y)
            yield DrawTile(document, page_index, layout.scale, x, y, *size, night)


def _tiles(
    camera: Camera, stretch: Stretch, document: int, *, night: bool
) -> Iterator[DrawTile]:
    for page_index in camera.layout.pages_between(stretch.upper, stretch.lower):
        yield from tiles_of_page(camera, page_index, stretch, document, night=night)


def wanted_tiles(
    camera: Camera, document: int, *, night: bool, upwards: bool = False
) -> tuple[DrawTile, ...]:
    """Return the tiles that a view needs: what is seen, then what lies ahead.

    That is one page, but at least one and at most two heights of the view.

    Args:
        camera: The view.
        document: Number of the document.
        night: Whether the night page is shown.
        upwards: Whether the reader last scrolled up.
    """
    top = camera.origin[1]
    height = round(camera.height_px * camera.ratio)
    if not camera.sizes or height <= 0:
        return ()
    seen = Stretch(top, top + height)
    page = camera.layout.page_height(camera.page_index) + camera.layout.gap
    ahead = max(height, min(page, _FARTHEST_AHEAD * height))
    next_up = Stretch(seen.upper - ahead, seen.upper)
    next_down = Stretch(seen.lower, seen.lower + ahead)
    tiles = [
        *_tiles(camera, seen, document, night=night),
        *_tiles(camera, next_up if upwards else next_down, document, night=night),
    ]
    return tuple(dict.fromkeys(tiles))
