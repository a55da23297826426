"""The menu of the page: what can be done with the selection and the quotes there."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from reader import messages
from reader.look.one_line import one_line
from reader.look.popping import pop_up
from reader.session.quote_entry import QuoteEntry
from reader.window.actions import Actions
from reader.window.parts import Parts
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs

_SNIPPET = 40


class PageMenu(QObject):
    """Pops up where the page was clicked with the right button."""

    def __init__(self, actions: Actions, tabs: Tabs, parts: Parts) -> None:
        super().__init__(tabs)
        self._actions = actions
        self._parts = parts
        tabs.attend(self._on_added)

    def _on_added(self, tab: DocumentTab) -> None:
        tab.view.menu_wanted.connect(lambda at, ids: self._pop_up(tab, at, ids))

    def menu_for(self, tab: DocumentTab, quote_ids: Sequence[int]) -> QMenu:
        """Return the menu for a place of the page with these quotes."""
        menu = QMenu(tab)
        for entry in map(self._parts.quotes.entry, quote_ids):
            if entry:
                self._offer(menu, entry)
        groups: list[tuple[str, ...]] = []
        if tab.view.has_selection:
            by_hand = ("quote_selection", *self._possible("quote_for_claim", "attach"))
            groups.append(("copy", "copy_joined", *by_hand))
        if self._is_current(quote_ids):
            groups.append(self._possible("reject"))
        groups.append(("find", "fit_width", "fit_page"))
        for names in groups:
            if names and not menu.isEmpty():
                menu.addSeparator()
            menu.addActions([self._actions[name] for name in names])
        return menu

    def _offer(self, menu: QMenu, entry: QuoteEntry) -> None:
        """Offer to make a quote of this place the current one."""
        short = one_line(entry.quote.text, _SNIPPET).replace("&", "&&")
        word = messages.STATUS[entry.status]
        action = menu.addAction(messages.QUOTE_HERE.format(status=word, text=short))
        make_current = partial(self._parts.quotes.set_current, entry.id)
        action.triggered.connect(lambda _checked: make_current())

    def _possible(self, *names: str) -> tuple[str, ...]:
        return tuple(name for name in names if self._actions[name].isEnabled())

    def _is_current(self, quote_ids: Sequence[int]) -> bool:
        current = self._parts.quotes.current
        return current is not None and current.id in quote_ids

    def _pop_up(self, tab: DocumentTab, at: QPoint, quote_ids: Sequence[int]) -> None:
        pop_up(self.menu_for(tab, quote_ids), at)
