"""Lets the page follow the current quote, unless a person is reading elsewhere."""

from PySide6.QtCore import QObject, QTimer

from reader.session.quote_entry import QuoteEntry
from reader.window.parts import Parts
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs

_READING_MS = 2_000  # who scrolled so recently is reading: the page stays


class Following(QObject):
    """Brings the place of the current quote into sight.

    At once when another quote becomes current, when another of its places is chosen,
    and when it is jumped to. A quote without an answer is followed when the answer
    comes, if nobody has gone elsewhere since, or named the page to open.
    """

    def __init__(self, tabs: Tabs, parts: Parts) -> None:
        super().__init__(tabs)
        self._tabs = tabs
        self._quotes = parts.quotes
        self._awaited = 0
        self._chosen = 0
        self._reading = QTimer(self, singleShot=True, interval=_READING_MS)
        parts.quotes.current_changed.connect(self._on_current)
        parts.quotes.changed.connect(self._on_changed)
        parts.quotes.edited.connect(self._on_edited)
        parts.quotes.jump_wanted.connect(self._on_jump)
        parts.bringing.evidence_read.connect(self._on_evidence)
        tabs.added.connect(self._on_tab_added)

    def _on_tab_added(self, tab: DocumentTab) -> None:
        tab.view.scrolled.connect(self._on_scrolled)
        tab.history_changed.connect(self._on_went_elsewhere)

    def _on_current(self, quote_id: int) -> None:
        entry = self._quotes.entry(quote_id)
        self._awaited = 0
        self._chosen = entry.chosen if entry else 0
        if entry and not self._show(entry, self._tab_of(entry)):
            self._await(entry)

    def _on_changed(self, row: int) -> None:
        entry = self._quotes.entries[row]
        current = self._quotes.current
        if not current or entry.id != current.id or not entry.located:
            return
        is_awaited = entry.id == self._awaited
        is_other = entry.chosen != self._chosen
        self._awaited, self._chosen = 0, entry.chosen
        tab = self._tab_of(entry)
        # An answer comes by itself: it turns the page, but shows no other document.
        if is_other or (is_awaited and tab is self._tabs.current):
            self._show(entry, tab)

    def _on_edited(self, quote_id: int) -> None:
        entry = self._quotes.current
        if entry and entry.id == quote_id:
            self._await(entry)

    def _on_evidence(self) -> None:
        """Stay where a person wanted the document open, whatever came with it."""
        tab = self._tabs.current
        if tab and tab.was_sent:
            self._awaited = 0

    def _on_jump(self, quote_id: int) -> None:
        entry = self._quotes.entry(quote_id)
        tab = self._tab_of(entry) if entry else None
        if entry and tab and self._show(entry, tab):
            tab.view.setFocus()

    def _on_went_elsewhere(self) -> None:
        self._awaited = 0

    def _on_scrolled(self) -> None:
        self._awaited = 0
        self._reading.start()

    def _await(self, entry: QuoteEntry) -> None:
        if not entry.located and not self._reading.isActive():
            self._awaited = entry.id

    def _tab_of(self, entry: QuoteEntry) -> DocumentTab | None:
        return self._tabs.tab_of(entry.document)

    def _show(self, entry: QuoteEntry, tab: DocumentTab | None) -> bool:
        """Show the current place of a quote; tell whether it has one."""
        if tab is None or entry.page_index is None:
            return False
        if tab is not self._tabs.current:
            self._tabs.show(tab)
        tab.view.show_placement(entry)
        return True
