"""The menu of the page: what can be done with the selection and the quotes there."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from reader import messages
from reader.look.one_line import one_line
from reader.look.popping import pop_up
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
        for quote_id in quote_ids:
            entry = self._parts.quotes.entry(quote_id)
            if entry is None:
                continue
            short = one_line(entry.quote.text, _SNIPPET)
            word = messages.STATUS[entry.status]
            action = menu.addAction(
                messages.QUOTE_HERE.format(status=word, text=short.replace("&", "&&"))
            )
            action.triggered.connect(
                lambda _checked, quote_id=quote_id: self._parts.quotes.set_current(
                    quote_id
                )
            )
        if not menu.isEmpty():
            menu.addSeparator()
        if tab.view.has_selection:
            for name in ("copy", "copy_joined", "quote_selection"):
                menu.addAction(self._actions[name])
            menu.addSeparator()
        for name in ("find", "fit_width", "fit_page"):
            menu.addAction(self._actions[name])
        return menu

    def _pop_up(self, tab: DocumentTab, at: QPoint, quote_ids: Sequence[int]) -> None:
        pop_up(self.menu_for(tab, quote_ids), at)
