"""The lane beside the scroll bar: where in the document the quotes lie."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget
from typing_extensions import override

from locator.contrast import mixed
from reader import messages
from reader.canvas.camera import Camera
from reader.canvas.places import FIND, Place
from reader.canvas.ticks import Tick, ticks_of
from reader.look.colours import DAY_FIND, LIGHT, Colours

WIDTH_PX = 12
_TICK_PX, _FIND_PX, _CURRENT_PX = 3.0, 2.5, 5.0
_CURRENT_LENGTH_PX = 10.0
_FRAME_PX = 1.0
_HIT_PX = 5.0
_MOST_LISTED = 8


class Lane(QWidget):
    """Ticks over the height of the document; their length is severity.

    Signals:
        place_clicked: A `Place`.
        scroll_wanted: Share of the document (0 to 1) at which was clicked.
    """

    place_clicked = Signal(object)
    scroll_wanted = Signal(float)

    def __init__(self, camera: Camera, parent: QWidget) -> None:
        super().__init__(parent)
        self._camera = camera
        self._colours = LIGHT
        self._places: Sequence[Place] = ()
        self._snippets: dict[int, str] = {}
        self._ticks: tuple[Tick, ...] = ()
        self._measured: tuple[object, ...] = ()
        self.setFixedWidth(WIDTH_PX)
        self.setMouseTracking(True)
        self.setAccessibleName(messages.LANE)

    def set_colours(self, colours: Colours) -> None:
        """Wear the colours of a theme."""
        self._colours = colours
        self.update()

    def set_places(self, places: Sequence[Place], snippets: dict[int, str]) -> None:
        """Show places, from top to bottom.

        Args:
            places: Quotes and finds.
            snippets: How the quotes begin, by id: for the list at the pointer.
        """
        self._places, self._snippets = places, snippets
        self.refresh()

    def refresh(self) -> None:
        """Measure again: pages or view have another size."""
        measured = self._camera.layout, self._places, self.height()
        if measured != self._measured:
            self._measured = measured
            self._ticks = ticks_of(self._places, self._camera, self.height())
            self.update()

    def ticks_at(self, y_px: float) -> list[Tick]:
        """Return the ticks near a height, the nearest first."""
        near = [tick for tick in self._ticks if abs(tick.y_px - y_px) <= _HIT_PX]
        return sorted(near, key=lambda tick: abs(tick.y_px - y_px))

    def _list_at(self, y_px: float) -> str:
        places = [place for tick in self.ticks_at(y_px) for place in tick.places]
        lines = [
            messages.LANE_PLACE.format(
                word=_word(place),
                page=place.page_index + 1,
                text=self._snippets.get(place.quote_id, ""),
            )
            if place.status != FIND
            else messages.LANE_FIND.format(page=place.page_index + 1)
            for place in places[:_MOST_LISTED]
        ]
        if len(places) > _MOST_LISTED:
            lines.append(messages.AND_MORE.format(count=len(places) - _MOST_LISTED))
        return "\n".join(lines)

    @override
    def sizeHint(self) -> QSize:
        return QSize(WIDTH_PX, 0)

    @override
    def resizeEvent(self, event: object) -> None:
        self.refresh()

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            text = self._list_at(event.pos().y())
            QToolTip.showText(event.globalPos() + QPoint(8, 8), text, self)
            return True
        return super().event(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        y_px = event.position().y()
        ticks = self.ticks_at(y_px)
        if ticks:
            self.place_clicked.emit(ticks[0].places[0])
        else:
            self.scroll_wanted.emit(y_px / max(1, self.height()))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.ticks_at(event.position().y()):
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._colours
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(mixed(colours.text, colours.canvas, 0.04)))
        edge = QColor(mixed(colours.text, colours.canvas, 0.11))
        painter.fillRect(0, 0, 1, self.height(), edge)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for tick in sorted(self._ticks, key=lambda tick: tick.current):
            self._paint_tick(painter, tick)
        painter.end()

    def _paint_tick(self, painter: QPainter, tick: Tick) -> None:
        colour = self._colour_of(tick)
        height = _FIND_PX if tick.status == FIND else _TICK_PX
        length = tick.length_px
        if tick.current:
            height, length = _CURRENT_PX, _CURRENT_LENGTH_PX
        bar = QRectF(1, round(tick.y_px - height / 2), length, height)
        painter.setPen(Qt.PenStyle.NoPen)
        if tick.current:
            frame = bar.adjusted(0, -1.5, 0, 1.5)
            frame.setRight(WIDTH_PX - _FRAME_PX)
            painter.setBrush(QColor(self._colours.base))
            painter.setPen(QPen(colour, _FRAME_PX))
            painter.drawRoundedRect(frame.adjusted(0.5, -0.5, 0, 0.5), 2, 2)
            painter.setPen(Qt.PenStyle.NoPen)
            bar.setLeft(bar.left() + 2)
            bar.setRight(WIDTH_PX - _FRAME_PX - 1.5)
        painter.setBrush(colour)
        painter.drawRoundedRect(bar, 1, 1)

    def _colour_of(self, tick: Tick) -> QColor:
        if tick.status == FIND:
            return QColor(DAY_FIND.current if tick.current else DAY_FIND.other)
        return QColor(self._colours.status[tick.status])


def _word(place: Place) -> str:
    word = messages.STATUS[place.status]
    if not place.number:
        return word
    return messages.LANE_NUMBERED.format(word=word, number=place.number)
