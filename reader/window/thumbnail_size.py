"""How large a small page is, and what has to be asked for to draw it."""

from dataclasses import dataclass

from reader.protocol import DrawTile
from reader.replies import PageSize

WIDTH_PX = 112
_MOST_HEIGHT_PX = 280


@dataclass(frozen=True, slots=True)
class ThumbnailSize:
    """Logical pixels, and logical pixels per point."""

    width_px: int
    height_px: int
    px_per_pt: float


def thumbnail_size(page: PageSize) -> ThumbnailSize:
    """Return the size of a small page: 112 wide, unless it were too high then."""
    width, height = max(page.width_pt, 1.0), max(page.height_pt, 1.0)
    px_per_pt = min(WIDTH_PX / width, _MOST_HEIGHT_PX / height)
    return ThumbnailSize(
        max(1, round(width * px_per_pt)), max(1, round(height * px_per_pt)), px_per_pt
    )


def thumbnail_tile(
    document: int, page_index: int, page: PageSize, ratio: float, *, night: bool
) -> DrawTile:
    """Return the request for a small page; `ratio`: device pixels per logical one."""
    size = thumbnail_size(page)
    return DrawTile(
        document,
        page_index,
        round(size.px_per_pt * ratio, 6),
        0,
        0,
        max(1, round(size.width_px * ratio)),
        max(1, round(size.height_px * ratio)),
        night,
    )
