"""Keeps the small pages that were drawn, and asks for those that are to be seen."""

from collections import OrderedDict
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from reader.canvas.tile_cache import Pixels
from reader.protocol import DrawTile
from reader.session.document import SessionDocument

_MOST_KEPT = 300


class ThumbnailImages(QObject):
    """Small pages of one document.

    Signals:
        drawn: Page (index from 0) that was drawn.
    """

    drawn = Signal(int)

    def __init__(self, document: SessionDocument) -> None:
        super().__init__()
        self._document = document
        self._images: OrderedDict[DrawTile, QImage] = OrderedDict()
        self._failed: set[DrawTile] = set()
        self._asked: tuple[DrawTile, ...] = ()
        document.tile_drawn.connect(self._on_drawn)
        document.tile_failed.connect(self._on_failed)

    def image(self, tile: DrawTile) -> QImage | None:
        """Return a small page if it was drawn; it counts as used now."""
        image = self._images.get(tile)
        if image is not None:
            self._images.move_to_end(tile)
        return image

    def want(self, tiles: Sequence[DrawTile]) -> None:
        """Ask for what is missing of all that is to be seen now, and for no more."""
        missing = tuple(
            tile
            for tile in tiles
            if tile not in self._images and tile not in self._failed
        )
        if missing != self._asked:
            self._asked = missing
            self._document.ask_thumbnails(missing)

    def _on_drawn(self, tile: DrawTile, data: bytes) -> None:
        if tile not in self._asked:
            return  # a part of the page view
        self._forget(tile)
        image = Pixels.of(tile, data).image
        self._images[tile] = image.copy()  # the pixels belong to `data`
        while len(self._images) > _MOST_KEPT:
            self._images.popitem(last=False)
        self.drawn.emit(tile.page_index)

    def _on_failed(self, tile: DrawTile) -> None:
        if tile in self._asked:
            self._forget(tile)
            self._failed.add(tile)

    def _forget(self, tile: DrawTile) -> None:
        self._asked = tuple(each for each in self._asked if each != tile)
