"""Keeps lane and counters beside and over the pages in step with what is seen."""

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QAbstractScrollArea

from reader.canvas.camera import Camera
from reader.canvas.counters import EDGE_PX, END_PX, Counter
from reader.canvas.lane import WIDTH_PX, Lane
from reader.canvas.marks import Marks
from reader.canvas.places import Place, above, below
from reader.look.colours import Colours
from reader.look.one_line import one_line
from reader.session.quotes import Quotes

_SNIPPET = 60


class Overlays(QObject):
    """Lane, counter above, counter below.

    Signals:
        place_wanted: A `Place` that was clicked in the lane or led to by a counter.
    """

    place_wanted = Signal(object)

    def __init__(
        self, camera: Camera, marks: Marks, quotes: Quotes, area: QAbstractScrollArea
    ) -> None:
        super().__init__(area)
        self._camera = camera
        self._marks = marks
        self._quotes = quotes
        self._places: tuple[Place, ...] = ()
        self.lane = Lane(camera, area)
        self.above = Counter(area.viewport(), is_above=True)
        self.below = Counter(area.viewport(), is_above=False)
        self.lane.place_clicked.connect(self.place_wanted)
        self.above.place_wanted.connect(self.place_wanted)
        self.below.place_wanted.connect(self.place_wanted)
        marks.changed.connect(self.take_in)
        self.take_in()

    def set_colours(self, colours: Colours) -> None:
        """Wear the colours of a theme."""
        for widget in (self.lane, self.above, self.below):
            widget.set_colours(colours)

    def take_in(self) -> None:
        """Ask again what is lit where."""
        quotes, finds = self._marks.places, self._marks.find_places
        self._places = finds or quotes
        snippets = {
            entry.id: one_line(entry.quote.text, _SNIPPET)
            for entry in self._quotes.entries
        }
        both = sorted(
            (*quotes, *finds), key=lambda each: (each.page_index, each.upper_pt)
        )
        self.lane.set_places(both, snippets)
        self.follow()

    def follow(self) -> None:
        """Count again: the view shows something else."""
        has_pages = bool(self._camera.sizes)
        self.above.set_places(above(self._places, self._camera) if has_pages else ())
        self.below.set_places(below(self._places, self._camera) if has_pages else ())
        self._place_counters()
        self.lane.refresh()

    def place(self, viewport: QRect) -> None:
        """Put all where they belong around a viewport."""
        self.lane.setGeometry(
            viewport.right() + 1, viewport.top(), WIDTH_PX, viewport.height()
        )
        self.follow()

    def _place_counters(self) -> None:
        right, height = self._camera.width_px - EDGE_PX, self._camera.height_px
        self.above.move(QPoint(right - self.above.width(), END_PX))
        low = height - END_PX - self.below.height()
        self.below.move(QPoint(right - self.below.width(), low))
