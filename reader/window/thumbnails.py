"""The list of small pages in the side bar: where one is, and where quotes stand."""

from bisect import bisect_left

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView
from typing_extensions import override

from reader import messages
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.session.document import SessionDocument
from reader.window.keyboard_focus import KeyboardFocus
from reader.window.thumbnail_images import ThumbnailImages
from reader.window.thumbnail_model import ThumbnailModel
from reader.window.thumbnail_rows import ThumbnailRows

_REST_MS = 40
_MEASURED_MS = 200
_TOP = 7


class ThumbnailList(QListView):
    """All pages of a document, drawn when they come into view.

    Signals:
        page_wanted: Page (index from 0) to which the person wants to go.
    """

    page_wanted = Signal(int)

    def __init__(self, look: Look, document: SessionDocument) -> None:
        super().__init__()
        self._document = document
        self._sizes = tuple(document.sizes)
        self.images = ThumbnailImages(document)
        self._model = ThumbnailModel(document)
        self._rows = ThumbnailRows(look, document, self._model, self.images)
        self._rows.focus = KeyboardFocus(self)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._on_rest)
        # Sizes come in batches; a long list is laid out once, behind the last one.
        self._measured = QTimer(self)
        self._measured.setSingleShot(True)
        self._measured.setInterval(_MEASURED_MS)
        self._measured.timeout.connect(self._on_measured)
        self._dress()
        self.clicked.connect(lambda index: self.page_wanted.emit(index.row()))
        self.verticalScrollBar().valueChanged.connect(self._rest_soon)
        document.opened.connect(self._on_opened)
        document.sizes_changed.connect(self._measured.start)
        self.images.drawn.connect(self._on_drawn)
        self._on_opened()

    def set_current_page(self, page_index: int) -> None:
        """Frame the page that is seen; the list follows."""
        if page_index == self._rows.current_page:
            return
        self._rows.current_page = page_index
        self._follow()
        self.viewport().update()

    def set_current_quote(self, quote_id: int) -> None:
        """Frame the marks of the current quote, 0 for none."""
        if quote_id != self._rows.current_quote:
            self._rows.current_quote = quote_id
            self.viewport().update()

    def set_night(self, *, night: bool) -> None:
        """Show pages by night or by day."""
        if night != self._rows.night:
            self._rows.night = night
            self._rest_soon()
            self.viewport().update()

    def visible_pages(self) -> range:
        """Return the pages of which something is to be seen."""
        count = self._model.rowCount()
        height = self.viewport().height()

        def bottom(row: int) -> int:
            return self.visualRect(self._model.index(row)).bottom()

        def top(row: int) -> int:
            return self.visualRect(self._model.index(row)).top()

        first = bisect_left(range(count), 0, key=bottom)
        return range(first, bisect_left(range(count), height, lo=first, key=top))

    def _dress(self) -> None:
        self.setModel(self._model)
        self.setItemDelegate(self._rows)
        self.setAccessibleName(messages.THUMBNAILS)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setViewportMargins(0, _TOP, 0, 0)
        dress(self, "side")

    def _follow(self) -> None:
        index = self._model.index(self._rows.current_page)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def _rest_soon(self) -> None:
        if not self._rest.isActive():
            self._rest.start()

    def _on_opened(self) -> None:
        self._take_sizes()
        if self._document.page_count:
            self._follow()
        self._rest_soon()

    def _on_measured(self) -> None:
        if tuple(self._document.sizes) != self._sizes:
            self._take_sizes()
            self.scheduleDelayedItemsLayout()
            self._rest_soon()

    def _take_sizes(self) -> None:
        self._sizes = tuple(self._document.sizes)
        # Qt asks for the height of one row only, then.
        self.setUniformItemSizes(len(set(self._sizes)) <= 1)

    def _on_rest(self) -> None:
        pages = self.visible_pages() if self.isVisible() else range(0)
        self._rows.ratio = self.devicePixelRatioF()
        self.images.want([self._rows.tile(page_index) for page_index in pages])

    def _on_drawn(self, page_index: int) -> None:
        self.update(self._model.index(page_index))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        super().keyPressEvent(event)
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if self.currentIndex() != before or (enter and before.isValid()):
            self.page_wanted.emit(self.currentIndex().row())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rest_soon()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()
        self._rest_soon()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._rest_soon()
