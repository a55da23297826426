"""Puts quotes where a person says that they stand."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from reader.protocol import LocateAt
from reader.replies import QuoteLocated, Reply
from reader.session.document import SessionDocument
from reader.session.errands import Errands
from reader.session.quotes import Quotes
from reader.session.undo import Acts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from locator.placement import PagePlacement

_NOW = 2


class Placing(QObject):
    """Has a quote compared with the place that a person chose; the place holds.

    Signals:
        placed: Id of a quote that stands where a person says.
        not_read_yet: Not every page of the document was read: it can be tried again.
        failed: Id of a quote that could not be compared with the place.
    """

    placed = Signal(int)
    not_read_yet = Signal()
    failed = Signal(int)

    def __init__(self, quotes: Quotes, acts: Acts, text: Errands) -> None:
        super().__init__()
        self._quotes = quotes
        self._acts = acts
        self._text = text

    def attach(
        self,
        quote_id: int,
        document: SessionDocument,
        places: "Sequence[PagePlacement]",
    ) -> None:
        """Let a quote stand at a place.

        Args:
            quote_id: The quote.
            document: Where the place is.
            places: Its glyph spans on each page; without quads.
        """
        entry = self._quotes.entry(quote_id)
        if not entry or not places:
            return
        if not document.is_read:
            self.not_read_yet.emit()
            return
        asked = entry.quote, document.sha256

        def take(reply: Reply, _payload: bytes | None) -> None:
            now = self._quotes.entry(quote_id)
            if now is None or (now.quote, document.sha256) != asked:
                return  # it was edited, or is gone, or the file has changed
            if isinstance(reply, QuoteLocated) and reply.located.placements:
                self._acts.attach(quote_id, reply.located, document.number)
                self.placed.emit(quote_id)
            else:
                self.failed.emit(quote_id)

        request = LocateAt(document.number, entry.quote, tuple(places))
        self._text.run(request, take, _NOW)
