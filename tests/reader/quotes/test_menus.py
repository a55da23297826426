"""The menu behind the funnel."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from reader.quotes.filter_model import Filter, FilterModel, Order
from reader.quotes.list_model import ListModel
from reader.quotes.menus import filter_menu
from reader.quotes.surroundings import Surroundings
from reader.session.quotes import Quotes
from tests.reader.quotes import examples


@pytest.fixture
def model(quotes: Quotes, host: QWidget) -> FilterModel:
    quotes.insert(0, examples.one_of_each())
    return FilterModel(ListModel(quotes, Surroundings(), host), host)


def menu_of(host: QWidget, model: FilterModel, quotes: Quotes) -> QMenu:
    around = Surroundings(names={1: "Halden", 2: "Brandt"})
    return filter_menu(host, model, around, quotes.entries[2], lambda: None)


def act(menu: QMenu, text: str) -> QAction:
    """Return the entry of a text, in the menu or in those below it."""
    actions = list(menu.actions())
    for below in menu.findChildren(QMenu):
        actions += below.actions()
    return next(action for action in actions if action.text() == text)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Negation", Filter(kinds=frozenset({"negation"}))),
        ("Only page 4", Filter(page_index=3)),
        ("Brandt", Filter(document=2)),
    ],
)
def test_an_entry_filters_and_is_checked_and_takes_itself_back(
    host: QWidget, model: FilterModel, quotes: Quotes, text: str, wanted: Filter
) -> None:
    act(menu_of(host, model, quotes), text).trigger()
    filtered = model.filter
    again = act(menu_of(host, model, quotes), text)
    checked = again.isChecked()
    again.trigger()

    assert (filtered, checked, model.filter) == (wanted, True, Filter())


def test_the_list_is_sorted(host: QWidget, model: FilterModel, quotes: Quotes) -> None:
    act(menu_of(host, model, quotes), "Worst first").trigger()

    assert model.order is Order.WORST_FIRST
    assert act(menu_of(host, model, quotes), "Worst first").isChecked()


def test_the_filter_is_cleared(
    host: QWidget, model: FilterModel, quotes: Quotes
) -> None:
    model.set_filter(Filter(text="film"))
    act(menu_of(host, model, quotes), "Clear filter").trigger()

    assert model.filter == Filter()
    assert not act(menu_of(host, model, quotes), "Clear filter").isEnabled()
