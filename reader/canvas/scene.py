"""Paints what the camera sees: pages, their tiles, and what lies over them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRegion, QTransform

from reader import messages
from reader.canvas.camera import Camera
from reader.canvas.finds import paint_finds, paint_selection
from reader.canvas.flash import Flash, paint_glow
from reader.canvas.grounds import Grounds
from reader.canvas.line_box import LineBox, line_box
from reader.canvas.lit_page import Lit, lit_page
from reader.canvas.margin import paint_bar, paint_signs
from reader.canvas.marks import Marks
from reader.canvas.page_colours import PageColours, page_colours
from reader.canvas.page_frame import PageFrame
from reader.canvas.painter import SMALL_ZOOM, paint_lit
from reader.canvas.selection import Selection
from reader.canvas.texts import Texts
from reader.canvas.tile_grid import Stretch, tiles_of_page, wanted_tiles
from reader.canvas.tiles import Tiles
from reader.protocol import DrawTile
from reader.session.document import SessionDocument

if TYPE_CHECKING:
    from locator.geometry import Quad

_FAULT_PX = 20  # at least, left and right of what is said about a page


@dataclass(frozen=True, slots=True)
class Layers:
    """What lies over one another, from the paper up, and what knows the words."""

    tiles: Tiles
    marks: Marks
    flash: Flash
    selection: Selection
    texts: Texts


class Scene:
    """Everything that is painted in the view, from what others know.

    Attributes:
        night: Whether the night page is shown.
        high_contrast: Whether nothing is filled, and lines have the text's colour.
        upwards: Whether the reader last scrolled up.
    """

    def __init__(
        self, document: SessionDocument, camera: Camera, layers: Layers
    ) -> None:
        self.night = False
        self.high_contrast = False
        self.upwards = False
        self._document = document
        self._camera = camera
        self._tiles = layers.tiles
        self._grounds = Grounds(document, layers.tiles)
        self._marks = layers.marks
        self._flash = layers.flash
        self._texts = layers.texts
        self._selection = layers.selection

    @property
    def colours(self) -> PageColours:
        """Return the colours of the page."""
        return page_colours(night=self.night, high_contrast=self.high_contrast)

    def paint(self, painter: QPainter, exposed: QRect) -> None:
        """Paint what is exposed; say which tiles the view needs, also those ahead."""
        for page_index in self._camera.visible:
            rect = self.page_rect(page_index)
            if rect.intersects(QRectF(exposed)):
                self._paint_page(painter, page_index, rect)
        self.want()

    def want(self, *, at_once: bool = False) -> None:
        """Say which tiles the view needs, also those ahead."""
        self._tiles.want(self._wanted(), at_once=at_once)

    @property
    def is_complete(self) -> bool:
        """Tell whether what is seen and what lies ahead was drawn, or cannot be."""
        return bool(self._camera.sizes) and self._tiles.has_all(self._wanted())

    @property
    def is_seen(self) -> bool:
        """Tell whether all that is in sight is there, whatever lies ahead."""
        aside = self._document.pages_aside
        return bool(self._camera.sizes) and all(
            page_index in aside or self._tiles.has_all(self._seen(page_index))
            for page_index in self._camera.visible
        )

    def _wanted(self) -> tuple[DrawTile, ...]:
        number, aside = self._document.number, self._document.pages_aside
        tiles = wanted_tiles(
            self._camera, number, night=self.night, upwards=self.upwards
        )
        return tuple(tile for tile in tiles if tile.page_index not in aside)

    def page_rect(self, page_index: int) -> QRectF:
        """Return where a page lies, in pixels of the view; edges on device pixels."""
        frame, layout = self._camera.frame(page_index), self._camera.layout
        ratio = self._camera.ratio
        return QRectF(
            frame.left_px,
            frame.top_px,
            layout.page_width(page_index) / ratio,
            layout.page_height(page_index) / ratio,
        )

    def tile_rect(self, tile: DrawTile) -> QRect:
        """Return the pixels of the view in which a tile of any zoom is seen."""
        page, ratio = self.page_rect(tile.page_index), self._camera.ratio
        factor = self._camera.layout.scale / tile.scale / ratio
        rect = QRectF(tile.x_px, tile.y_px, tile.width_px, tile.height_px)
        scaled = QTransform.fromScale(factor, factor).mapRect(rect)
        return scaled.translated(page.topLeft()).toAlignedRect()

    def paint_ground(self, painter: QPainter, exposed: QRect, colour: QColor) -> None:
        """Paint what lies around the pages; below them it would cost as much again."""
        around = QRegion(exposed)
        for page_index in self._camera.visible:
            page = self.page_rect(page_index)
            left, top = ceil(page.left()), ceil(page.top())
            right, bottom = floor(page.right()), floor(page.bottom())
            around -= QRegion(left, top, right - left, bottom - top)
        painter.save()
        painter.setClipRegion(around)
        painter.fillRect(exposed, colour)
        painter.restore()

    def _paint_page(self, painter: QPainter, page_index: int, rect: QRectF) -> None:
        seen = self._seen(page_index)
        self._paint_tiles(painter, page_index, seen)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        self._paint_marks(painter, page_index, rect, seen)
        painter.restore()
        if page_index in self._document.pages_aside:
            self._paint_fault(painter, page_index, rect)
        elif any(map(self._tiles.is_failed, seen)):
            self._paint_fault(painter, page_index, rect, messages.PAGE_CLICK_AGAIN)

    def _paint_fault(
        self, painter: QPainter, page_index: int, rect: QRectF, advice: str = ""
    ) -> None:
        """Say where the page is seen that it could not be drawn, and what to do."""
        text = f"{messages.PAGE_NOT_DRAWN.format(page=page_index + 1)} {advice}"
        camera = self._camera
        rect = rect.intersected(QRectF(0, 0, camera.width_px, camera.height_px))
        rect.adjust(_FAULT_PX, 0, -_FAULT_PX, 0)
        centred = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        ground = painter.boundingRect(rect, centred, text)  # other parts may be drawn
        painter.fillRect(ground.intersected(rect), self.colours.paper)
        painter.setPen(self.colours.ink)
        painter.drawText(rect, centred, text)

    def _seen(self, page_index: int) -> tuple[DrawTile, ...]:
        """Return the tiles of a page that are seen."""
        camera, top = self._camera, self._camera.origin[1]
        stretch = Stretch(top, top + round(camera.height_px * camera.ratio))
        number, night = self._document.number, self.night
        return tuple(tiles_of_page(camera, page_index, stretch, number, night=night))

    def _paint_tiles(
        self, painter: QPainter, page_index: int, seen: Sequence[DrawTile]
    ) -> None:
        layout, ratio = self._camera.layout, self._camera.ratio
        x, top = self._camera.origin
        corner = QPoint(layout.left(page_index) - x, layout.top(page_index) - top)
        width, height = layout.page_width(page_index), layout.page_height(page_index)
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        if not all(map(self._tiles.is_here, seen)):
            page = QRect(corner.x(), corner.y(), width, height)
            painter.fillRect(page, self.colours.paper)
        self._tiles.paint(painter, seen, corner)
        painter.restore()

    def _paint_marks(
        self,
        painter: QPainter,
        page_index: int,
        rect: QRectF,
        seen: Sequence[DrawTile],
    ) -> None:
        frame, colours = self._camera.frame(page_index), self.colours
        self._paint_finds(painter, page_index, frame)
        lit = self._lit(page_index, frame, seen)
        for each in lit:
            highlight = each.highlight
            if highlight.quote_id == self._flash.quote_id and highlight.chosen:
                glow = self._flash.glow
                paint_glow(painter, each.boxes, glow, each.status, colours)
        paint_lit(painter, lit, colours, self._camera.zoom)
        paint_bar(painter, lit, rect, colours)
        if self._camera.zoom < SMALL_ZOOM:
            paint_signs(painter, lit, rect, colours)
        selected = self._boxes(self._selection.quads(page_index), frame)
        paint_selection(painter, selected, colours)

    def _lit(
        self, page_index: int, frame: PageFrame, seen: Sequence[DrawTile]
    ) -> list[Lit]:
        """Return the highlights of a page, and the room for their numbers."""
        lit = lit_page(
            self._marks.on_page(page_index),
            frame,
            self._camera.ratio,
            self._marks.current,
            self._grounds.of_page(page_index, seen, self.colours),
        )
        return [
            replace(each, room_px=self._room(page_index, each, frame))
            if each.highlight.place
            else each
            for each in lit
        ]

    def _room(self, page_index: int, lit: Lit, frame: PageFrame) -> float:
        text = self._texts.text(page_index)
        if text is None or not lit.highlight.quads:
            return 0.0
        return text.room_before(lit.highlight.quads[0]) * frame.px_per_pt

    def _paint_finds(
        self, painter: QPainter, page_index: int, frame: PageFrame
    ) -> None:
        current = self._marks.current_find
        others = [
            self._boxes(find.quads, frame)
            for find in self._marks.finds_on(page_index)
            if find is not current
        ]
        is_here = current is not None and current.page_index == page_index
        quads = current.quads if current and is_here else ()
        paint_finds(painter, others, self._boxes(quads, frame), self.colours)

    def _boxes(self, quads: "Iterable[Quad]", frame: PageFrame) -> tuple[LineBox, ...]:
        return tuple(line_box(quad, frame, self._camera.ratio) for quad in quads)
