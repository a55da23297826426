"""Has the parts of pages drawn that documents ask for, what is visible first."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject

from reader.protocol import DrawTile
from reader.replies import Reply, TileDrawn
from reader.session.document import SessionDocument
from reader.session.errands import Errands

_VISIBLE = 1
_THUMBNAIL = 3


@dataclass(slots=True)
class _Wanted:
    """What a document asked for and has not got yet."""

    tiles: tuple[DrawTile, ...] = ()
    thumbnails: tuple[DrawTile, ...] = ()


class Drawing(QObject):
    """Answers what documents ask about the looks of their pages."""

    def __init__(self, pages: Errands) -> None:
        super().__init__()
        self._pages = pages
        self._wanted: dict[int, _Wanted] = {}

    def serve(self, document: SessionDocument) -> None:
        """Listen to what a document asks from now on."""
        self._wanted[document.number] = _Wanted()
        document.tiles_wanted.connect(lambda tiles: self._draw(document, tiles))
        document.thumbnails_wanted.connect(
            lambda tiles: self._draw_thumbnails(document, tiles)
        )

    def draw_again(self, document: SessionDocument) -> None:
        """Ask for what is still wanted: the worker that was asked is gone."""
        wanted = self._wanted[document.number]
        self._draw_only(document, wanted.tiles, _VISIBLE)
        self._draw_only(document, wanted.thumbnails, _THUMBNAIL)

    def forget(self, document: SessionDocument) -> None:
        """Drop a document that was closed."""
        self._wanted.pop(document.number, None)

    def _draw(self, document: SessionDocument, tiles: tuple[DrawTile, ...]) -> None:
        """Draw exactly these tiles of a document; forget what else was asked."""
        if document.number in self._wanted:
            self._wanted[document.number].tiles = tiles
            self._draw_only(document, tiles, _VISIBLE)

    def _draw_thumbnails(
        self, document: SessionDocument, tiles: tuple[DrawTile, ...]
    ) -> None:
        """Draw exactly these small pages, after everything that is visible."""
        if document.number in self._wanted:
            self._wanted[document.number].thumbnails = tiles
            self._draw_only(document, tiles, _THUMBNAIL)

    def _draw_only(
        self, document: SessionDocument, tiles: tuple[DrawTile, ...], priority: int
    ) -> None:
        """Draw tiles, but none of a page of which the worker died."""
        wanted = self._wanted[document.number]
        kept = frozenset(wanted.tiles + wanted.thumbnails)
        self._pages.forget(
            lambda request: (
                isinstance(request, DrawTile)
                and request.document == document.number
                and request not in kept
            )
        )
        for tile in tiles:
            is_aside = tile.page_index in document.pages_aside
            if not is_aside and not self._pages.has(tile):
                self._pages.run(tile, partial(self._on_drawn, document, tile), priority)

    def _on_drawn(
        self,
        document: SessionDocument,
        tile: DrawTile,
        reply: Reply,
        payload: bytes | None,
    ) -> None:
        wanted = self._wanted[document.number]
        wanted.tiles = _without(tile, wanted.tiles)
        wanted.thumbnails = _without(tile, wanted.thumbnails)
        if isinstance(reply, TileDrawn):
            document.tile_drawn.emit(tile, payload)
        else:
            document.tile_failed.emit(tile)


def _without(tile: DrawTile, tiles: tuple[DrawTile, ...]) -> tuple[DrawTile, ...]:
    return tuple(each for each in tiles if each != tile)
