"""The menus of the panel: for quotes, and for what the list shows."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from reader import messages
from reader.quotes.filter_model import Filter, FilterModel, Order
from reader.quotes.row_text import pages_of
from reader.quotes.surroundings import Surroundings
from reader.session.quote_entry import QuoteEntry

_ORDERS = {
    Order.GIVEN: messages.SORT_GIVEN,
    Order.PAGE: messages.SORT_PAGE,
    Order.WORST_FIRST: messages.SORT_WORST,
}


def add(
    menu: QMenu, text: str, do: Callable[[], object], keys: str = "", *, on: bool = True
) -> QAction:
    """Add an entry to a menu; `keys` are shown, they work elsewhere."""
    action = menu.addAction(text)
    if keys:
        action.setShortcut(QKeySequence(keys))
        action.setShortcutVisibleInContextMenu(True)
    action.setEnabled(on)
    action.triggered.connect(lambda _checked: do())
    return action


def filter_menu(
    parent: QWidget,
    model: FilterModel,
    around: Surroundings,
    current: QuoteEntry | None,
    open_field: Callable[[], None],
) -> QMenu:
    """Return the menu behind the funnel."""
    menu = QMenu(parent)
    add(menu, messages.FILTER_BY_TEXT, open_field, "/")
    kinds = menu.addMenu(messages.FILTER_KINDS)
    for kind, words in messages.KIND.items():
        on = kind in model.filter.kinds
        wanted = replace(model.filter, kinds=model.filter.kinds ^ {kind})
        _check(kinds, words, model, wanted, on=on)
    for page in sorted(set(pages_of(current)) if current else ()):
        on = model.filter.page_index == page
        wanted = replace(model.filter, page_index=None if on else page)
        words = messages.FILTER_PAGE.format(page=page + 1)
        _check(menu, words, model, wanted, on=on)
    if len(around.names) > 1:
        documents = menu.addMenu(messages.FILTER_DOCUMENT)
        for number, name in around.names.items():
            on = model.filter.document == number
            wanted = replace(model.filter, document=0 if on else number)
            _check(documents, name, model, wanted, on=on)
    _add_orders(menu.addMenu(messages.SORT), model)
    menu.addSeparator()
    clear = add(menu, messages.CLEAR_FILTER, lambda: model.set_filter(Filter()))
    clear.setEnabled(model.filter != Filter())
    return menu


def _check(
    menu: QMenu, words: str, model: FilterModel, wanted: Filter, *, on: bool
) -> None:
    action = add(menu, words, lambda: model.set_filter(wanted))
    action.setCheckable(True)
    action.setChecked(on)


def _add_orders(menu: QMenu, model: FilterModel) -> None:
    group = QActionGroup(menu)
    for order, words in _ORDERS.items():
        action = add(menu, words, partial(model.set_order, order))
        action.setCheckable(True)
        action.setChecked(model.order is order)
        group.addAction(action)
