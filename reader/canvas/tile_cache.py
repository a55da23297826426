"""Keeps the tiles that a view needs, and others up to a number of bytes."""

from collections import OrderedDict
from collections.abc import Container, Iterator
from dataclasses import dataclass
from math import log

from PySide6.QtGui import QImage

from reader.protocol import DrawTile

BUDGET_BYTES = 200_000_000


@dataclass(frozen=True, slots=True)
class Pixels:
    """A drawn tile.

    Attributes:
        image: Looks at `data` and does not own it: the two stay together.
        data: BGRA, opaque: pixels without transparency are copied, not blended.
    """

    image: QImage
    data: bytes

    @classmethod
    def of(cls, tile: DrawTile, data: bytes) -> "Pixels":
        """Return the pixels of a tile without copying them."""
        image = QImage(
            data,
            tile.width_px,
            tile.height_px,
            4 * tile.width_px,
            QImage.Format.Format_RGB32,
        )
        return cls(image, data)


class TileCache:
    """Drawn tiles by what was asked for; the longest unused go first.

    Attributes:
        needed: Tiles that stay, however many bytes they have: the view shows them.
        bytes: How many all tiles have together.
    """

    def __init__(self, budget_bytes: int = BUDGET_BYTES) -> None:
        self._budget_bytes = budget_bytes
        self._images: OrderedDict[DrawTile, Pixels] = OrderedDict()
        self.needed: Container[DrawTile] = ()
        self._pages: dict[tuple[int, bool], dict[float, set[DrawTile]]] = {}
        self.bytes = 0

    def __contains__(self, tile: DrawTile) -> bool:
        return tile in self._images

    def get(self, tile: DrawTile) -> QImage | None:
        """Return a tile that was drawn; it counts as used now."""
        pixels = self._images.get(tile)
        if pixels is None:
            return None
        self._images.move_to_end(tile)
        return pixels.image

    def put(self, tile: DrawTile, data: bytes) -> None:
        """Keep a tile; let go of old ones if there are too many."""
        self._drop(tile)
        self._images[tile] = Pixels.of(tile, data)
        self.bytes += len(data)
        scales = self._pages.setdefault((tile.page_index, tile.night), {})
        scales.setdefault(tile.scale, set()).add(tile)
        for old in tuple(self._images)[:-1]:
            if self.bytes <= self._budget_bytes:
                break
            if old not in self.needed:
                self._drop(old)

    def drop_others(self) -> None:
        """Let go of all tiles that are not needed."""
        for tile in tuple(self._images):
            if tile not in self.needed:
                self._drop(tile)

    def _drop(self, tile: DrawTile) -> None:
        pixels = self._images.pop(tile, None)
        if pixels is None:
            return
        self.bytes -= len(pixels.data)
        scales = self._pages[tile.page_index, tile.night]
        scales[tile.scale].discard(tile)
        if not scales[tile.scale]:
            del scales[tile.scale]

    def stand_ins(self, tile: DrawTile) -> Iterator[tuple[DrawTile, QImage]]:
        """Yield tiles of other zooms that lie under one; the nearest zoom last."""
        scales = self._pages.get((tile.page_index, tile.night), {})
        others = sorted(
            (scale for scale in scales if scale != tile.scale),
            key=lambda scale: -abs(log(scale / tile.scale)),
        )
        for scale in others:
            for other in scales[scale]:
                if _overlap(tile, other):
                    yield other, self._images[other].image


def _overlap(tile: DrawTile, other: DrawTile) -> bool:
    factor = tile.scale / other.scale
    return (
        other.x_px * factor < tile.x_px + tile.width_px
        and other.y_px * factor < tile.y_px + tile.height_px
        and (other.x_px + other.width_px) * factor > tile.x_px
        and (other.y_px + other.height_px) * factor > tile.y_px
    )
