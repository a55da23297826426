"""Turns located quotes into what is lit on the pages of each document."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from reader.session.desk import Desk
from reader.session.highlight import Highlight
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes

if TYPE_CHECKING:
    from locator.geometry import Quad
    from locator.placement import PagePlacement

_AGAIN_MS = 100


class Lighting(QObject):
    """Keeps every document's highlights in step with the list of quotes.

    A change is followed at once; those that come close behind it are followed
    together, ten times a second: many answers arrive in a row.
    """

    def __init__(self, desk: Desk, quotes: Quotes) -> None:
        super().__init__()
        self._desk = desk
        self._quotes = quotes
        self._behind = False
        self._pause = QTimer(self, singleShot=True, interval=_AGAIN_MS)
        self._pause.timeout.connect(self._catch_up)
        quotes.changed.connect(self._on_changed)
        quotes.removed.connect(self._on_changed)
        quotes.inserted.connect(self._on_changed)

    def _on_changed(self, *_: int) -> None:
        self._behind = True
        if not self._pause.isActive():
            self._catch_up()

    def _catch_up(self) -> None:
        if not self._behind:
            return
        self._behind = False
        self._pause.start()
        self._light()

    def _light(self) -> None:
        for document in self._desk.documents:
            document.set_highlights(
                [
                    highlight
                    for entry in self._quotes.entries
                    if entry.document == document.number
                    for highlight in highlights_of(entry)
                ]
            )


def highlights_of(entry: QuoteEntry) -> Iterator[Highlight]:
    """Yield what is lit for one quote: every place of it, page by page."""
    if entry.located is None:
        return
    comparison = entry.located.comparison
    several = len(entry.located.placements) > 1
    for number, placement in enumerate(entry.located.placements):
        for page in placement.pages:
            at = page.page_index
            yield Highlight(
                entry.id,
                at,
                entry.status,
                page.quads,
                () if several else _on_page(comparison.differing, at),
                () if several else _on_page(comparison.left_out, at),
                number + 1 if several else 0,
                number == entry.chosen,
            )


def _on_page(parts: "tuple[PagePlacement, ...]", page_index: int) -> "tuple[Quad, ...]":
    return tuple(
        quad for part in parts if part.page_index == page_index for quad in part.quads
    )
