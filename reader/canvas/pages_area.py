"""A scroll area that looks at pages through a camera: scrolling, zoom, going places."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScroller, QWidget
from typing_extensions import override

from reader.canvas.camera import Camera
from reader.canvas.gestures import listen, zoom_step
from reader.canvas.keys import Scroll, scroll_of
from reader.canvas.line_box import line_box
from reader.canvas.motion import Motion
from reader.canvas.page_frame import Point
from reader.canvas.position import Position
from reader.canvas.zoom import ZoomMode, clamped, stop_above, stop_below
from reader.session.document import SessionDocument

if TYPE_CHECKING:
    from locator.geometry import Quad

_STEP_PX = 40
_BESIDE_PX = 24


class PagesArea(QAbstractScrollArea):
    """Knows where in the document the view is; what is painted is another matter.

    Signals:
        page_changed: Page (index from 0) that is being read now.
        zoom_changed: Zoom (1.0 for 100 %) and mode, as in `ZoomMode`.
        jumped: An explicit jump begins; `position` still is where it starts.
        scrolled: A person scrolls, by whatever means.
    """

    page_changed = Signal(int)
    zoom_changed = Signal(float, str)
    jumped = Signal()
    scrolled = Signal()

    def __init__(self, document: SessionDocument) -> None:
        super().__init__()
        # Of one that Qt made, PySide would look for the class among all widgets: 10 ms.
        self.setViewport(QWidget())
        self._document = document
        self._camera = Camera()
        self._motion = Motion(self.verticalScrollBar(), self.viewport())
        self._page = -1
        self._shown_zoom = (0.0, "")
        self._pending: Position | None = None
        self._follows = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A bar that goes when pages fit makes them wider, and comes back for that.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        listen(self.viewport())
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.actionTriggered.connect(self.scrolled)  # also by the wheel
        QScroller.scroller(self.viewport()).stateChanged.connect(self.scrolled)
        document.opened.connect(self._on_sizes)
        document.sizes_changed.connect(self._on_sizes)

    # Zoom

    @property
    def zoom(self) -> float:
        """Return the zoom; 1.0 for 100 %."""
        return self._camera.zoom

    @property
    def zoom_mode(self) -> ZoomMode:
        """Return what decides about the zoom."""
        return self._camera.mode

    def set_zoom(self, zoom: float, at: Point | None = None) -> None:
        """Show pages so large; `at`, a point of the view, keeps its place."""
        self._motion.stop()
        self._camera.set_zoom(zoom, at)
        self._follow_camera()

    def zoom_in(self) -> None:
        """Go to the next larger stop."""
        self._zoom_to(stop_above(self._camera.zoom))

    def zoom_out(self) -> None:
        """Go to the next smaller stop."""
        self._zoom_to(stop_below(self._camera.zoom))

    def _zoom_to(self, zoom: float, at: Point | None = None) -> None:
        """Set another zoom; what changes nothing does not end a fit."""
        if clamped(zoom) != self._camera.zoom:
            self.set_zoom(zoom, at)

    def fit_width(self) -> None:
        """Let the page be as wide as the view, from now on."""
        self._fit(ZoomMode.FIT_WIDTH)

    def fit_page(self) -> None:
        """Let the whole page be seen, from now on."""
        self._fit(ZoomMode.FIT_PAGE)

    def _fit(self, mode: ZoomMode) -> None:
        self._motion.stop()
        self._camera.fit(mode)
        self._follow_camera()

    # Places

    @property
    def page_index(self) -> int:
        """Return the page that is being read, counted from 0."""
        return self._camera.page_index

    @property
    def position(self) -> Position:
        """Return where the view is, in units of pages; before opening, where to go."""
        return self._pending or self._camera.position

    def go_to_position(self, position: Position) -> None:
        """Show what was shown there, as soon as there are pages; not a jump."""
        self._motion.stop()
        if not self._camera.sizes:
            self._pending = position
            return
        self._camera.go(position)
        self._follow_camera()

    def go_to_page(self, page_index: int, fraction: float = 0.0) -> None:
        """Jump to a page, or to a fraction of its height."""
        if self._camera.sizes:
            self.jumped.emit()
            page_index = max(0, min(page_index, len(self._camera.sizes) - 1))
            self._motion.to(self._camera.top_of(page_index, fraction), at_once=True)

    def _bring(self, page_index: int, quads: "Sequence[Quad]") -> None:
        """Scroll so that the first line of a place is seen; gently if it is near."""
        if not quads:
            self.go_to_page(page_index)
            return
        self._motion.stop()  # it would carry away what is in sight already
        frame, ratio = self._camera.frame(page_index), self._camera.ratio
        lines = [line_box(quad, frame, ratio).bounds for quad in quads]
        offset = self._camera.landing(lines[0].center().y())
        if offset is not None:
            self.jumped.emit()
            is_far = page_index not in self._camera.visible
            self._motion.to(offset, at_once=is_far)
        self._bring_across(lines)

    def _bring_across(self, lines: Sequence[QRectF]) -> None:
        """Scroll sideways if lines are not seen: all of them, or at least the first."""
        left = min(line.left() for line in lines)
        right = max(line.right() for line in lines)
        if left >= 0 and right <= self._camera.width_px:
            return
        if right - left > self._camera.width_px:
            left = lines[0].left()
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() + round(left) - _BESIDE_PX)

    def _scroll_to_share(self, share: float) -> None:
        """Scroll to a share of the whole document's height."""
        self.scrolled.emit()
        height = self._camera.layout.height / self._camera.ratio
        self._motion.to(round(share * height - self._camera.height_px / 2))

    def _scroll_by_key(self, scroll: Scroll) -> None:
        self.scrolled.emit()
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() + scroll.right_px)
        if not scroll.end:
            self._motion.by(scroll.down_px(self._camera.height_px))
        elif scroll.whole:
            self.jumped.emit()
            end = 0 if scroll.end < 0 else self._camera.most_y_px
            self._motion.to(end, at_once=True)
        elif self._camera.sizes:
            self._motion.to(self._camera.page_end(bottom=scroll.end > 0))

    # Following what changes

    def _on_sizes(self) -> None:
        if not self._document.page_count:
            return
        self._camera.set_pages(self._document.sizes)
        if self._pending:
            self._camera.go(self._pending)
            self._pending = None
        self._follow_camera()

    def _follow_camera(self) -> None:
        """Set the scroll bars to what the camera sees, and tell about it."""
        camera = self._camera
        self._follows = True
        for bar, most, page, value in (
            (
                self.horizontalScrollBar(),
                camera.most_x_px,
                camera.width_px,
                camera.x_px,
            ),
            (self.verticalScrollBar(), camera.most_y_px, camera.height_px, camera.y_px),
        ):
            bar.setRange(0, most)
            bar.setPageStep(max(1, page))
            bar.setSingleStep(_STEP_PX)
            bar.setValue(value)
        self._follows = False
        self._moved()

    def _moved(self) -> None:
        """Tell what is seen now; for subclasses, to show it."""
        self.viewport().update()
        zoom = self._camera.zoom, str(self._camera.mode)
        if zoom != self._shown_zoom:
            self._shown_zoom = zoom
            self.zoom_changed.emit(*zoom)
        if self._camera.sizes and self._page != self._camera.page_index:
            self._page = self._camera.page_index
            self.page_changed.emit(self._page)

    def _look(self) -> None:
        size = self.viewport().size()
        self._camera.set_view(size.width(), size.height(), self.devicePixelRatioF())
        self._follow_camera()

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        if not self._follows:
            x, y = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
            self._camera.scroll_to(x, y)
            self._moved()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._look()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._look()
        return super().event(event)

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        step = zoom_step(event, self.viewport())
        if step is None:
            return super().viewportEvent(event)
        self._zoom_to(self._camera.zoom * step.factor, step.at)
        event.accept()
        return True

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        self._motion.stop()
        super().wheelEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        scroll = scroll_of(event.key(), event.modifiers())
        if scroll is None:
            event.ignore()
        else:
            self._scroll_by_key(scroll)
