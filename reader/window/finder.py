"""Finds a text on the pages of one document, from the visible page on."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from reader.canvas.finds import Find
from reader.protocol import FindOnPage
from reader.replies import FoundOnPage
from reader.session.document import SessionDocument

_AT_ONCE = 4  # pages under way: the worker is never idle, a new search never waits


@dataclass(frozen=True, slots=True)
class FindWords:
    """What is looked for.

    Attributes:
        text: As typed; blank for nothing.
        whole_words: Whether "rate" stands in "accurate".
        match_case: Whether "who" and "WHO" differ.
        match_accents: Whether "resume" and "résumé" differ.
    """

    text: str = ""
    whole_words: bool = False
    match_case: bool = False
    match_accents: bool = False

    def on_page(self, document: int, page_index: int) -> FindOnPage:
        """Return the request that looks for it on a page."""
        return FindOnPage(
            document,
            page_index,
            self.text,
            self.whole_words,
            self.match_case,
            self.match_accents,
        )


class Finder(QObject):
    """The search of one document: what was found so far, and which is current.

    The owner tells it the visible page; it asks through `document.find_wanted` and
    hears through `document.found_on_page`.

    Signals:
        results_changed: More was found, or another search has begun.
        current_changed: The current place is another one: show it.
    """

    results_changed = Signal()
    current_changed = Signal()

    def __init__(
        self, document: SessionDocument, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.words = FindWords()
        self._visible = 0
        self._waiting: list[int] = []
        self._asked: set[int] = set()
        self._places: list[Find] = []
        self._current = -1
        self._pages_read = document.pages_read
        document.found_on_page.connect(self._on_found)
        document.page_read.connect(self._on_page_read)

    @property
    def places(self) -> Sequence[Find]:
        """Return what was found so far, in the order of the pages."""
        return self._places

    @property
    def current_index(self) -> int:
        """Return the index of the current place, -1 without one."""
        return self._current

    @property
    def current(self) -> Find | None:
        """Return the current place."""
        return self._places[self._current] if self._current >= 0 else None

    @property
    def is_running(self) -> bool:
        """Tell whether there are pages that were not searched yet."""
        return bool(self._waiting or self._asked)

    def set_visible_page(self, page_index: int) -> None:
        """Take in which page is seen: the next search begins there."""
        self._visible = page_index

    def search(self, words: FindWords) -> None:
        """Look for something else; blank words end the search."""
        self.words = words
        self._places = []
        self._current = -1
        self._asked = set()
        self._waiting = self._in_order() if words.text.strip() else []
        self.results_changed.emit()
        self._ask_more()

    def clear(self) -> None:
        """End the search: nothing is found any more."""
        self.search(FindWords())

    def resume(self) -> None:
        """Ask again for what was under way: the worker that had it is gone."""
        self._waiting = sorted(self._asked) + self._waiting
        self._asked = set()
        self._ask_more()

    def set_current(self, index: int) -> None:
        """Make a place current: one that was clicked, or the next."""
        if 0 <= index < len(self._places):
            self._current = index
            self.current_changed.emit()

    def next(self) -> None:
        """Go to the next place, from the last one to the first."""
        self._go(1)

    def previous(self) -> None:
        """Go to the place before, from the first one to the last."""
        self._go(-1)

    def _in_order(self) -> list[int]:
        count = self.document.page_count
        first = min(self._visible, max(0, count - 1))
        return [*range(first, count), *range(first)]

    def _go(self, by: int) -> None:
        if self._places:
            self.set_current((self._current + by) % len(self._places))

    def _ask_more(self) -> None:
        while self._waiting and len(self._asked) < _AT_ONCE:
            page_index = self._waiting.pop(0)
            self._asked.add(page_index)
            self.document.find_wanted.emit(
                self.words.on_page(self.document.number, page_index)
            )

    def _on_page_read(self, pages_read: int, _page_count: int) -> None:
        if pages_read <= self._pages_read:
            self.resume()  # another worker begins to read from the first page
        self._pages_read = pages_read

    def _on_found(self, found: FoundOnPage, request: FindOnPage) -> None:
        at = found.page_index
        if at not in self._asked or request != self.words.on_page(
            self.document.number, at
        ):
            return  # of another search
        self._asked.discard(at)
        self._take(at, [Find(at, quads) for quads in found.places if quads])
        self._ask_more()

    def _take(self, page_index: int, places: list[Find]) -> None:
        row = bisect_right(self._places, page_index, key=lambda each: each.page_index)
        first = self._current < 0 and bool(places)
        if first or row <= self._current:
            self._current = row if first else self._current + len(places)
        self._places[row:row] = places
        self.results_changed.emit()
        if first:
            self.current_changed.emit()
