"""Paints the rows of the list of thumbnails: page, marks, frame, printed label."""

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from reader.canvas.page_frame import PageFrame
from reader.look.colours import DARK, LIGHT
from reader.look.lettering import SMALL, scaled
from reader.look.look import Look
from reader.protocol import DrawTile
from reader.session.document import SessionDocument
from reader.window.keyboard_focus import WIDTH, KeyboardFocus
from reader.window.thumbnail_images import ThumbnailImages
from reader.window.thumbnail_marks import paint_marks
from reader.window.thumbnail_model import ThumbnailModel
from reader.window.thumbnail_size import thumbnail_size, thumbnail_tile

_ABOVE = 5
_BETWEEN = 4
_BELOW = 4
_FRAME = 2.0
_FRAME_OFFSET = 3.0


class ThumbnailRows(QStyledItemDelegate):
    """The delegate of the list.

    Attributes:
        current_page: Page (index from 0) that is seen, framed.
        current_quote: Id of the current quote, 0 for none.
        night: Whether pages are shown by night.
        ratio: Device pixels per logical pixel.
        focus: Tells whether the current row wears the focus ring.
    """

    def __init__(
        self,
        look: Look,
        document: SessionDocument,
        model: ThumbnailModel,
        images: ThumbnailImages,
    ) -> None:
        super().__init__()
        self._look = look
        self._document = document
        self._model = model
        self._images = images
        self.current_page = 0
        self.current_quote = 0
        self.night = False
        self.ratio = 1.0
        self.focus: KeyboardFocus | None = None
        self._heights: dict[str, int] = {}

    @override
    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        size = thumbnail_size(self._document.sizes[index.row()])
        label = self._label_height(option.font)
        return QSize(size.width_px, _ABOVE + size.height_px + _BETWEEN + label + _BELOW)

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        page_index = index.row()
        size = thumbnail_size(self._document.sizes[page_index])
        place = QRect(0, 0, size.width_px, size.height_px)
        place.moveTop(option.rect.top() + _ABOVE)
        place.moveLeft(option.rect.center().x() - size.width_px // 2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_page(painter, place, page_index)
        self._paint_marks(painter, place, page_index)
        if page_index == self.current_page:
            self._paint_frame(painter, place)
        label = QRect(option.rect)
        label.setTop(place.bottom() + 1 + _BETWEEN)
        self._paint_label(painter, label, index, option.font)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if focused and self.focus and self.focus.shown:
            self._paint_ring(painter, label, place)
        painter.restore()

    def _paint_page(
        self,
        painter: QPainter,
        place: QRect,
        page_index: int,
    ) -> None:
        colours = self._look.colours
        # A hairline stands for the shadow of the page.
        painter.fillRect(place.adjusted(-1, -1, 1, 1), QColor(colours.line))
        below = QRect(place.left(), place.bottom() + 2, place.width(), 1)
        painter.fillRect(below, QColor(colours.line))
        paper = (DARK if self.night else LIGHT).paper
        painter.fillRect(place, QColor(paper))
        image = self._images.image(self.tile(page_index))
        if image is not None:
            painter.drawImage(place, image)

    def _label_height(self, font: QFont) -> int:
        # Qt asks for every page of a document at once.
        key = font.key()
        if key not in self._heights:
            self._heights[key] = QFontMetrics(scaled(font, SMALL)).height()
        return self._heights[key]

    def tile(self, page_index: int) -> DrawTile:
        """Return the request for the small page of a row."""
        return thumbnail_tile(
            self._document.number,
            page_index,
            self._document.sizes[page_index],
            self.ratio,
            night=self.night,
        )

    def _paint_marks(self, painter: QPainter, place: QRect, page_index: int) -> None:
        marks = self._model.marks(page_index)
        if not marks:
            return
        size = self._document.sizes[page_index]
        scale = place.width() / size.width_pt
        frame = PageFrame(size, place.left(), place.top(), scale)
        painter.save()
        painter.setClipRect(place)
        paint_marks(painter, frame, marks, self.current_quote, night=self.night)
        painter.restore()

    def _paint_frame(self, painter: QPainter, place: QRect) -> None:
        pen = QPen(QColor(self._look.colours.accent), _FRAME)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        out = _FRAME_OFFSET
        painter.drawRect(QRectF(place).adjusted(-out, -out, out, out))

    def _paint_ring(self, painter: QPainter, label: QRect, place: QRect) -> None:
        painter.setPen(QPen(QColor(self._look.colours.accent), WIDTH))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = QRectF(label.adjusted(0, 0, 0, 1 - _BELOW))
        ring.setLeft(place.left())
        ring.setRight(place.right())
        painter.drawRoundedRect(ring, 3, 3)

    def _paint_label(
        self,
        painter: QPainter,
        area: QRect,
        index: QModelIndex | QPersistentModelIndex,
        font: QFont,
    ) -> None:
        colours = self._look.colours
        is_current = index.row() == self.current_page
        painter.setFont(scaled(font, SMALL, strong=is_current))
        painter.setPen(QColor(colours.accent if is_current else colours.text2))
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        label = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, area.width()
        )
        painter.drawText(area, centred, label)
