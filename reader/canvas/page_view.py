"""Shows the pages of one document, and what is lit on them."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from typing_extensions import override

from reader import messages
from reader.canvas.finds import Find
from reader.canvas.flash import Flash
from reader.canvas.lane import WIDTH_PX
from reader.canvas.marks import Marks
from reader.canvas.overlays import Overlays
from reader.canvas.page_frame import Point
from reader.canvas.pages_area import PagesArea
from reader.canvas.places import FIND, Place
from reader.canvas.pointer import Pointer
from reader.canvas.ring import by_keyboard, paint_ring
from reader.canvas.scene import Layers, Scene
from reader.canvas.selection import Selection
from reader.canvas.texts import Texts
from reader.canvas.tiles import Tiles
from reader.look.colours import LIGHT, Colours
from reader.protocol import DrawTile
from reader.session.document import SessionDocument
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes


class PageView(PagesArea):
    """The pages of a document below one another, with quotes, finds and selection.

    Signals:
        quote_clicked: Id of a quote: on the page, in the lane or by a counter.
        find_clicked: Index of a find that was clicked in the lane or by a counter.
        selection_changed: Whether something is selected.
        menu_wanted: Global position, and ids of the quotes that lie there.
    """

    quote_clicked = Signal(int)
    find_clicked = Signal(int)
    selection_changed = Signal(bool)
    menu_wanted = Signal(object, object)

    def __init__(self, document: SessionDocument, quotes: Quotes) -> None:
        super().__init__(document)
        self._colours = LIGHT
        self._ring = False
        self._tiles = Tiles(document, self)
        self._marks = Marks(document, quotes, self)
        self._flash = Flash(self)
        texts = Texts(document)
        self._pointer = Pointer(self._camera, texts, self._marks, self._motion)
        selection = self._pointer.selection
        layers = Layers(self._tiles, self._marks, self._flash, selection, texts)
        self._scene = Scene(document, self._camera, layers)
        self._overlays = Overlays(self._camera, self._marks, quotes, self)
        self.setViewportMargins(0, 0, WIDTH_PX, 0)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(messages.NO_PAGES_YET)
        self.setAccessibleDescription(messages.PAGE_VIEW_HELP)
        self._connect()
        self._on_sizes()

    def _connect(self) -> None:
        repaint = self.viewport().update
        self._tiles.drawn.connect(self._on_drawn)
        self._tiles.faults_changed.connect(repaint)
        self._marks.changed.connect(repaint)
        self._flash.changed.connect(repaint)
        self._pointer.selected.connect(self._on_selected)
        self._pointer.quote_clicked.connect(self.quote_clicked)
        self._pointer.page_clicked.connect(self._tiles.retry)
        self._document.opened.connect(self._pointer.clear)
        self._document.glyphs_got.connect(self._pointer.go_on)
        self._document.glyphs_got.connect(self._on_glyphs)
        self._overlays.place_wanted.connect(self._on_place_wanted)
        self._overlays.lane.scroll_wanted.connect(self._scroll_to_share)
        self.page_changed.connect(self._on_page_changed)

    # How it looks

    def set_colours(self, colours: Colours) -> None:
        """Wear the colours of the window's theme; the page has its own."""
        self._colours = colours
        self._overlays.set_colours(colours)
        self._scene.high_contrast = colours.is_high_contrast
        self.viewport().update()

    @property
    def night(self) -> bool:
        """Tell whether the night page is shown."""
        return self._scene.night

    def set_night(self, night: bool) -> None:
        """Show the night page, or the page as printed."""
        self._scene.night = night
        self.viewport().update()

    @property
    def reduced_motion(self) -> bool:
        """Tell whether nothing moves by itself."""
        return self._flash.reduced

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing move by itself, or let it."""
        self._flash.reduced = self._motion.reduced = reduced

    # Quotes and finds

    def show_placement(self, entry: QuoteEntry, *, flash: bool = True) -> None:
        """Bring the current place of a quote into sight, and let it glow."""
        page_index = entry.page_index
        if entry.located is None or page_index is None or not self._camera.sizes:
            return
        quads = entry.located.placements[entry.chosen].pages[0].quads
        self._bring(page_index, quads)
        if flash:
            self._flash.start(entry.id)

    def set_finds(
        self, finds: Sequence[Find], current: int = -1, *, show: bool = True
    ) -> None:
        """Show what a search found; `current` is an index, -1 for none."""
        self._marks.set_finds(finds, current)
        find = self._marks.current_find
        if show and find and self._camera.sizes:
            self._bring(find.page_index, find.quads)

    @property
    def is_drawn(self) -> bool:
        """Tell whether what is seen and what lies ahead was drawn, or cannot be."""
        return self._scene.is_complete

    def hasten(self) -> None:
        """Ask for what is in sight now: it is drawn while the window is painted."""
        if self.isVisible():
            self._scene.want(at_once=True)

    def quotes_at(self, at: QPointF) -> tuple[int, ...]:
        """Return the ids of the quotes at a point of the viewport."""
        return tuple(each.quote_id for each in self._pointer.quotes_at(at))

    # Selection

    @property
    def has_selection(self) -> bool:
        """Tell whether something is selected."""
        return self._pointer.selection.ends is not None

    @property
    def selection(self) -> Selection:
        """Return what is selected."""
        return self._pointer.selection

    def copy(self) -> None:
        """Copy the selected text."""
        if self.has_selection:
            QGuiApplication.clipboard().setText(self.selection.text)

    def copy_joined(self) -> None:
        """Copy the selected text without line breaks and line-end hyphens."""
        if self.has_selection:
            QGuiApplication.clipboard().setText(self.selection.joined_text)

    # What happens

    def _on_drawn(self, tile: DrawTile) -> None:
        self.viewport().update(self._scene.tile_rect(tile))

    def _on_glyphs(self, page_index: int) -> None:
        if page_index in self._camera.visible:
            self.viewport().update()

    def _on_selected(self) -> None:
        self.viewport().update()
        self.selection_changed.emit(self.has_selection)

    def _on_place_wanted(self, place: Place) -> None:
        if place.status == FIND:
            self.find_clicked.emit(place.quote_id)
        else:
            self._marks.choose(place.quote_id, place.number)
            entry = self._marks.entry(place.quote_id)
            was_current = place.quote_id == self._marks.current
            self.quote_clicked.emit(place.quote_id)
            if entry and was_current:  # then nobody hears of a change, and follows it
                self.show_placement(entry)

    def _on_page_changed(self, page_index: int) -> None:
        page, label = str(page_index + 1), self._document.labels[page_index]
        pages = self._document.page_count
        words = messages.PAGE_OF if label in ("", page) else messages.PAGE_OF_PRINTED
        self.setAccessibleName(words.format(page=page, pages=pages, label=label))

    @override
    def _moved(self) -> None:
        super()._moved()
        self._overlays.follow()

    @override
    def set_zoom(self, zoom: float, at: Point | None = None) -> None:
        self._tiles.hold()
        super().set_zoom(zoom, at)

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self._scene.upwards = dy > 0
        super().scrollContentsBy(dx, dy)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._overlays.place(self.viewport().geometry())

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self._tiles.rest()
        super().hideEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._show_ring(False)
        if event.button() is Qt.MouseButton.LeftButton:
            self._motion.stop()
            self._pointer.press(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pointer.press_twice(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event.position())
        if not event.buttons():
            self.viewport().setCursor(self._pointer.cursor(event.position()))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pointer.release(event.position())

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos(), self.quotes_at(QPointF(event.pos())))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_ring(by_keyboard(event.reason()))

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_ring(False)

    def _show_ring(self, shown: bool) -> None:
        if shown != self._ring:
            self._ring = shown
            self.viewport().update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        self._scene.paint_ground(painter, event.rect(), QColor(self._colours.canvas))
        self._scene.paint(painter, event.rect())
        if self._ring:
            paint_ring(painter, self.viewport().rect(), self._colours.accent)
        painter.end()
        if not self._document.was_seen and self._scene.is_seen:
            self._document.note_seen()
