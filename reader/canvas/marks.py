"""What lies over the pages of one document: quotes, finds, the selection."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from reader.canvas.finds import Find
from reader.canvas.overlaps import contains
from reader.canvas.page_frame import Point
from reader.canvas.places import Place, find_places, quote_places
from reader.session.document import SessionDocument
from reader.session.highlight import Highlight
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes

_HIT_PT = 1.0


class Marks(QObject):
    """Asks the session for what is lit, and holds what a search found.

    Signals:
        changed: Something is lit otherwise now.
    """

    changed = Signal()

    def __init__(
        self, document: SessionDocument, quotes: Quotes, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._quotes = quotes
        self._by_page: dict[int, list[Highlight]] = {}
        self._finds: tuple[Find, ...] = ()
        self._finds_by_page: dict[int, list[Find]] = {}
        self._current_find = -1
        document.highlights_changed.connect(self._on_highlights_changed)
        quotes.current_changed.connect(self.changed)
        self._on_highlights_changed()

    @property
    def current(self) -> int:
        """Return the id of the current quote, 0 for none."""
        entry = self._quotes.current
        return entry.id if entry else 0

    def entry(self, quote_id: int) -> QuoteEntry | None:
        """Return a quote by its id."""
        return self._quotes.entry(quote_id)

    def on_page(self, page_index: int) -> Sequence[Highlight]:
        """Return what is lit on a page."""
        return self._by_page.get(page_index, ())

    @property
    def places(self) -> tuple[Place, ...]:
        """Return the places of all quotes along the document."""
        document = self._document
        return quote_places(document.highlights, document.sizes, self.current)

    @property
    def find_places(self) -> tuple[Place, ...]:
        """Return the places of all finds along the document."""
        return find_places(self._finds, self._document.sizes, self._current_find)

    @property
    def current_find(self) -> Find | None:
        """Return the find that the person looks at."""
        if 0 <= self._current_find < len(self._finds):
            return self._finds[self._current_find]
        return None

    def finds_on(self, page_index: int) -> Sequence[Find]:
        """Return the finds of a page."""
        return self._finds_by_page.get(page_index, ())

    def set_finds(self, finds: Sequence[Find], current: int = -1) -> None:
        """Show what a search found; `current` is an index, -1 for none."""
        self._finds, self._current_find = tuple(finds), current
        self._finds_by_page = {}
        for find in self._finds:
            self._finds_by_page.setdefault(find.page_index, []).append(find)
        self.changed.emit()

    def quotes_at(self, page_index: int, point: Point) -> tuple[Highlight, ...]:
        """Return one highlight for each quote at a point of a page, in their order."""
        found: dict[int, Highlight] = {}
        for each in self.on_page(page_index):
            if any(contains(quad, point.x, point.y, _HIT_PT) for quad in each.quads):
                found.setdefault(each.quote_id, each)
        return tuple(found.values())

    def choose(self, quote_id: int, place: int) -> None:
        """Make a place of a quote its current one, where it has several."""
        entry = self._quotes.entry(quote_id)
        if entry and place and entry.chosen != place - 1:
            self._quotes.choose_place(quote_id, place - 1)

    def _on_highlights_changed(self) -> None:
        self._by_page = {}
        for each in self._document.highlights:
            self._by_page.setdefault(each.page_index, []).append(each)
        self.changed.emit()
