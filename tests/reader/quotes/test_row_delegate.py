"""How a row is painted."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader import messages
from reader.look.lettering import scaled
from reader.look.look import Look
from reader.look.theme import Theme
from reader.quotes.filter_model import FilterModel
from reader.quotes.list_model import ListModel
from reader.quotes.list_view import ListView
from reader.quotes.surroundings import Surroundings
from reader.session.quotes import Quotes
from tests.reader.look.pixels import colours_of


def painted(view: ListView, row: int) -> QImage:
    rect = view.visualRect(view.model().index(row, 0))
    return view.viewport().grab(rect).toImage()


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("row", range(8))
def test_every_row_wears_the_colour_of_its_status(
    view: ListView, look: Look, quotes: Quotes, row: int, theme: Theme
) -> None:
    look.set_theme(theme)
    status = quotes.entries[row].status

    assert look.colours.status[status] in colours_of(painted(view, row))


def test_the_current_row_has_a_ground_and_a_bar(
    view: ListView, look: Look, quotes: Quotes
) -> None:
    quotes.set_current(quotes.entries[1].id)
    view.clearFocus()
    image = painted(view, 1)

    assert image.pixelColor(1, 20).name().upper() == look.colours.text2
    assert image.pixelColor(6, 20).name().upper() == look.colours.sel


def test_a_long_name_of_a_document_does_not_cut_the_status_word(
    view: ListView, look: Look, quotes: Quotes, qtbot: QtBot
) -> None:
    names = {1: "Early discontinuation of a long treatment", 2: "Brandt"}
    named = ListView(quotes, look)
    qtbot.addWidget(named)
    source = ListModel(quotes, Surroundings(document=1, names=names), named)
    named.setModel(FilterModel(source, named))
    word = QFontMetricsF(scaled(named.font(), 1, strong=True))
    for each in (view, named):
        each.resize(320, 400)
        each.show()
    row = 4  # several places: word, switcher and page leave the least room
    width = 36 + int(word.horizontalAdvance(messages.STATUS["ambiguous"]))
    area = QRect(0, 0, width, 22)

    assert painted(named, row).copy(area) == painted(view, row).copy(area)


def test_the_row_under_the_pointer_has_another_ground(
    view: ListView, look: Look
) -> None:
    centre = view.visualRect(view.model().index(3, 0)).center()
    QTest.mouseMove(view.viewport(), centre)

    assert painted(view, 3).pixelColor(6, 20).name().upper() == look.colours.hover


def test_a_snippet_is_cut_again_only_for_other_words_or_another_width(
    view: ListView, quotes: Quotes
) -> None:
    model = view.model()
    assert isinstance(model, FilterModel)
    source = model.sourceModel()
    assert isinstance(source, ListModel)
    cut = view._rows._cut
    painted(view, 1)
    first = cut[quotes.entries[1].id][2]
    source.refresh()
    painted(view, 1)
    refreshed = cut[quotes.entries[1].id][2]
    view.resize(300, 400)
    painted(view, 1)

    assert refreshed is first
    assert cut[quotes.entries[1].id][2] is not first


def test_other_rows_have_neither(view: ListView, look: Look, quotes: Quotes) -> None:
    quotes.set_current(quotes.entries[1].id)
    image = painted(view, 2)

    assert image.pixelColor(1, 20).name().upper() == look.colours.base


def test_all_rows_are_of_the_same_height(view: ListView) -> None:
    rows = range(view.model().rowCount())

    assert len({view.visualRect(view.model().index(r, 0)).height() for r in rows}) == 1
