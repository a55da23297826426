"""What the pointer does over pages: it selects text, or clicks on a quote."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from reader.canvas.camera import Camera
from reader.canvas.marks import Marks
from reader.canvas.motion import Motion
from reader.canvas.page_frame import Point
from reader.canvas.selection import Selection, Unit
from reader.canvas.texts import Texts
from reader.session.highlight import Highlight

_SCROLL_MS = 30
_SCROLL_SHARE = 0.35  # of the distance beyond the edge, each time
_MOST_STEP_PX = 60


@dataclass(frozen=True, slots=True)
class _Spot:
    """A point of a page; frame `page`. It stays when the view scrolls."""

    page_index: int
    point: Point


class Pointer(QObject):
    """Follows presses, movements and releases of the left button.

    Signals:
        selected: The selection is another one now.
        quote_clicked: Id of a quote that was clicked.
        page_clicked: Page (index from 0) that was clicked where no quote lies.
    """

    selected = Signal()
    quote_clicked = Signal(int)
    page_clicked = Signal(int)

    def __init__(self, camera: Camera, texts: Texts, marks: Marks, motion: Motion):
        super().__init__(motion)
        self.selection = Selection(texts.text)
        self._camera = camera
        self._texts = texts
        self._marks = marks
        self._motion = motion
        self._down: QPointF | None = None
        self._at = QPointF()
        self._unit = Unit.GLYPH
        self._moved = False
        self._origin: _Spot | None = None
        self._target: _Spot | None = None
        self._started = False
        self._waits = False
        self._since_double = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(_SCROLL_MS)
        self._timer.timeout.connect(self._on_edge)

    # Events of the view

    def press(self, event: QMouseEvent) -> None:
        """Begin; with Shift: go on; a third press after a double click takes a line."""
        at = event.position()
        is_near = (at - self._at).manhattanLength() < QApplication.startDragDistance()
        is_soon = (
            event.timestamp() - self._since_double < QApplication.doubleClickInterval()
        )
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and self._origin:
            self._down = self._at = at
            self._moved = True
            self._select(at)
        else:
            self._begin(at, Unit.LINE if is_near and is_soon else Unit.GLYPH)

    def press_twice(self, event: QMouseEvent) -> None:
        """Take the word under the pointer."""
        self._since_double = float(event.timestamp())
        self._begin(event.position(), Unit.WORD)

    def move(self, at: QPointF) -> None:
        """Select up to here, while the button is down."""
        if self._down is None:
            return
        self._at = at
        distance = (at - self._down).manhattanLength()
        self._moved |= distance >= QApplication.startDragDistance()
        if self._moved or self._unit is not Unit.GLYPH:
            self._select(at)
        if 0 <= at.y() < self._camera.height_px:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def release(self, at: QPointF) -> None:
        """End; what did not move was a click."""
        is_click = self._down and not self._moved and self._unit is Unit.GLYPH
        self._down = None
        self._timer.stop()
        if is_click:
            self._click(at)

    def go_on(self) -> None:
        """Take in that the text of another page is here now."""
        if self._waits:
            self._resolve()

    def clear(self) -> None:
        """Select nothing."""
        self._waits = False
        if self.selection.ends:
            self.selection.clear()
            self.selected.emit()

    def cursor(self, at: QPointF) -> Qt.CursorShape:
        """Return the shape of the pointer at a point of the view."""
        page_index = self._camera.page_at(_point(at))
        if page_index is None:
            return Qt.CursorShape.ArrowCursor
        if self.quotes_at(at):
            return Qt.CursorShape.PointingHandCursor
        text = self._texts.text(page_index)
        point = self._camera.frame(page_index).to_page(_point(at))
        if text and text.hits(point):
            return Qt.CursorShape.IBeamCursor
        return Qt.CursorShape.ArrowCursor

    def quotes_at(self, at: QPointF) -> tuple[Highlight, ...]:
        """Return the highlights at a point of the view, one for each quote."""
        page_index = self._camera.page_at(_point(at))
        if page_index is None:
            return ()
        point = self._camera.frame(page_index).to_page(_point(at))
        return self._marks.quotes_at(page_index, point)

    # What comes of them

    def _begin(self, at: QPointF, unit: Unit) -> None:
        self.clear()
        self._down = self._at = at
        self._unit, self._moved, self._started = unit, False, False
        self._origin, self._target = self._spot(at), None
        if unit is not Unit.GLYPH:
            self._select(at)

    def _select(self, at: QPointF) -> None:
        """Select from where the pointer was pressed to a point of the view."""
        self._target = self._spot(at)
        self._resolve()

    def _resolve(self) -> None:
        """Select between two places, as soon as all text between them is here."""
        if self._origin is None or self._target is None:
            return
        ends = self._origin.page_index, self._target.page_index
        self._waits = not self._texts.are_here(range(min(ends), max(ends) + 1))
        if self._waits:
            return
        if not self._started:
            self.selection.start(
                self._origin.page_index, self._origin.point, self._unit
            )
            self._started = True
        self.selection.extend(self._target.page_index, self._target.point)
        self.selected.emit()

    def _spot(self, at: QPointF) -> _Spot | None:
        page_index = self._camera.nearest_page(_point(at))
        if page_index is None:
            return None
        point = self._camera.frame(page_index).to_page(_point(at))
        return _Spot(page_index, point)

    def _click(self, at: QPointF) -> None:
        """Click on the quote under the pointer; again: the next one that lies there."""
        quotes = self.quotes_at(at)
        if not quotes:
            page_index = self._camera.page_at(_point(at))
            if page_index is not None:
                self.page_clicked.emit(page_index)
            return
        ids = [each.quote_id for each in quotes]
        current = self._marks.current
        clicked = ids.index(current) + 1 if current in ids else 0
        lit = quotes[clicked % len(quotes)]
        self._marks.choose(lit.quote_id, lit.place)
        self.quote_clicked.emit(lit.quote_id)

    def _on_edge(self) -> None:
        """Scroll on while the pointer is held beyond the upper or lower edge."""
        beyond = min(0.0, self._at.y()) or max(
            0.0, self._at.y() - self._camera.height_px
        )
        step = max(-_MOST_STEP_PX, min(_MOST_STEP_PX, round(beyond * _SCROLL_SHARE)))
        self._motion.to(self._motion.aim + step, at_once=True)
        self._select(self._at)


def _point(at: QPointF) -> Point:
    return Point(at.x(), at.y())
