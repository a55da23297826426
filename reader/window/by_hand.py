"""Quotes made of the words selected on the page, and placed where they stand."""

from PySide6.QtCore import QObject

from locator.quote import Quote
from reader import messages
from reader.window.actions import Actions
from reader.window.frame import Frame
from reader.window.parts import Parts
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs
from reader.window.undo_toast import UndoToast


class ByHand(QObject):
    """Carries out what is about the selection, and greys what cannot be done now."""

    def __init__(
        self, actions: Actions, frame: Frame, tabs: Tabs, parts: Parts
    ) -> None:
        super().__init__(frame)
        self._actions = actions
        self._frame = frame
        self._tabs = tabs
        self._parts = parts
        self._news = UndoToast(frame, parts.acts.stack)
        for name, act in (
            ("quote_selection", self._add),
            ("quote_for_claim", self._add_for_claim),
            ("attach", self._attach),
            ("reject", self._reject),
        ):
            actions[name].triggered.connect(act)
        tabs.attend(self._on_added)
        tabs.current_changed.connect(self._refresh)
        parts.quotes.current_changed.connect(self._refresh)
        parts.quotes.changed.connect(self._refresh)
        parts.claims.current_changed.connect(self._refresh)
        say = frame.toaster.show
        parts.placing.not_read_yet.connect(lambda: say(messages.NOT_READ_YET))
        parts.placing.failed.connect(lambda _id: say(messages.NO_PLACE_THERE))
        parts.placing.placed.connect(lambda _id: self._news.show(messages.PLACED))
        self._refresh()

    def _on_added(self, tab: DocumentTab) -> None:
        tab.view.selection_changed.connect(self._refresh)

    def _refresh(self) -> None:
        tab, quotes = self._tabs.current, self._parts.quotes
        selected = bool(tab and tab.view.has_selection)
        current = quotes.current
        lit = bool(current and current.located and current.located.placements)
        self._actions["quote_selection"].setEnabled(selected)
        self._actions["quote_for_claim"].setEnabled(
            selected and bool(self._parts.claims.current)
        )
        self._actions["attach"].setEnabled(selected and current is not None)
        self._actions["reject"].setEnabled(lit)

    def _selected(self) -> Quote | None:
        """Return the selected words as a quote, with the page on which they begin."""
        tab = self._tabs.current
        text = tab.view.selection.joined_text.strip() if tab else ""
        places = tab.view.selection.places if tab else ()
        if not text or not places:
            return None
        return Quote(text, page_hint=str(places[0].page_index + 1))

    def _add(self) -> None:
        if quote := self._selected():
            self._parts.acts.add([quote])

    def _add_for_claim(self) -> None:
        claims, quote = self._parts.claims, self._selected()
        claim = claims.entry(claims.current)
        if quote and claim:
            self._parts.acts.add_under(claim.id, quote)

    def _attach(self) -> None:
        tab, current = self._tabs.current, self._parts.quotes.current
        if tab and current:
            places = tab.view.selection.places
            self._parts.placing.attach(current.id, tab.document, places)

    def _reject(self) -> None:
        current = self._parts.quotes.current
        if current:
            self._parts.acts.reject(current.id)
            self._news.show(messages.REJECTED)
