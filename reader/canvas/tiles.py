"""Gets the tiles that the view needs, and paints those that are here."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter

from reader.canvas.tile_cache import BUDGET_BYTES, TileCache
from reader.protocol import DrawTile
from reader.session.document import SessionDocument

_COALESCE_MS = 30
_AFTER_ZOOM_MS = 150


class Tiles(QObject):
    """The drawn parts of one document's pages.

    Args:
        document: The document.
        parent: Qt's owner.
        budget_bytes: How many all parts may have, unless the view needs more.

    Signals:
        drawn: The `DrawTile` that can be painted now.
        faults_changed: Something could not be drawn, or is asked for again.
    """

    drawn = Signal(object)
    faults_changed = Signal()

    def __init__(
        self,
        document: SessionDocument,
        parent: QObject,
        budget_bytes: int = BUDGET_BYTES,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._budget_bytes = budget_bytes
        self._cache = TileCache(budget_bytes)
        self._wanted: tuple[DrawTile, ...] = ()
        self._asked: tuple[DrawTile, ...] = ()
        self._failed: set[DrawTile] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ask)
        document.opened.connect(self._on_opened)
        document.tile_drawn.connect(self._on_drawn)
        document.tile_failed.connect(self._on_failed)

    def want(self, tiles: tuple[DrawTile, ...], *, at_once: bool = False) -> None:
        """Say what the view needs now, most urgent first; it is asked for soon."""
        if tiles == self._wanted:
            return
        self._wanted = tiles
        self._cache.needed = frozenset(tiles)
        if at_once:
            self._ask()
        elif not self._timer.isActive():
            self._timer.start(_COALESCE_MS if self._asked else 0)

    def hold(self) -> None:
        """Wait until the zoom has come to rest: stretched tiles do till then."""
        self._timer.start(_AFTER_ZOOM_MS)

    def rest(self) -> None:
        """Keep only what the view needs: nobody looks at it for a while."""
        self._cache.drop_others()

    def retry(self, page_index: int) -> None:
        """Ask again for what could not be drawn on a page, if there is something."""
        left = {each for each in self._failed if each.page_index != page_index}
        if left == self._failed:
            return
        self._failed = left
        self._asked = ()
        self._timer.start(0)
        self.faults_changed.emit()

    def is_failed(self, tile: DrawTile) -> bool:
        """Tell whether a tile could not be drawn."""
        return tile in self._failed

    def is_here(self, tile: DrawTile) -> bool:
        """Tell whether a tile was drawn."""
        return tile in self._cache

    def colour(self, tile: DrawTile, x_px: int, y_px: int) -> QColor | None:
        """Return the colour of a pixel of a tile, None if it was not drawn."""
        image = self._cache.get(tile)
        return None if image is None else image.pixelColor(x_px, y_px)

    def has_all(self, tiles: Iterable[DrawTile]) -> bool:
        """Tell whether tiles are here, or cannot be drawn."""
        return all(tile in self._cache or tile in self._failed for tile in tiles)

    def _missing(self) -> tuple[DrawTile, ...]:
        return tuple(
            tile
            for tile in self._wanted
            if tile not in self._cache and tile not in self._failed
        )

    def _ask(self) -> None:
        missing = self._missing()
        if missing != self._asked:
            self._asked = missing
            self._document.ask_tiles(missing)

    def _on_opened(self) -> None:
        """Start over: the file may have changed."""
        self._cache = TileCache(self._budget_bytes)
        self._wanted = self._asked = ()
        self._failed.clear()

    def _on_drawn(self, tile: DrawTile, data: bytes) -> None:
        self._cache.put(tile, data)
        self._asked = tuple(each for each in self._asked if each != tile)
        self.drawn.emit(tile)

    def _on_failed(self, tile: DrawTile) -> None:
        if tile not in self._asked:
            return  # a small page of the side bar
        self._failed.add(tile)
        self._asked = tuple(each for each in self._asked if each != tile)
        self.faults_changed.emit()

    def paint(
        self, painter: QPainter, tiles: Sequence[DrawTile], corner: QPoint
    ) -> None:
        """Paint tiles of one page; where one is missing, others stretched.

        Args:
            painter: Paints in device pixels.
            tiles: What is to be seen.
            corner: Upper left of the page, in device pixels.
        """
        painter.save()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for tile in tiles:
            image = self._cache.get(tile)
            at = corner + QPoint(tile.x_px, tile.y_px)
            if image is None:
                self._paint_stand_ins(painter, tile, corner)
            else:
                painter.drawImage(at, image)
        painter.restore()

    def _paint_stand_ins(
        self, painter: QPainter, tile: DrawTile, corner: QPoint
    ) -> None:
        place = QRect(tile.x_px, tile.y_px, tile.width_px, tile.height_px)
        painter.save()
        painter.setClipRect(place.translated(corner))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for other, image in self._cache.stand_ins(tile):
            factor = tile.scale / other.scale
            target = QRectF(
                other.x_px * factor,
                other.y_px * factor,
                other.width_px * factor,
                other.height_px * factor,
            )
            painter.drawImage(target.translated(corner), image)
        painter.restore()
