"""Acts on the selected quotes."""

import pytest
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from reader.quotes.acts import Acts
from reader.quotes.surroundings import Surroundings
from reader.session.quotes import Quotes
from tests.reader.quotes import examples

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def selected() -> list[int]:
    return []


@pytest.fixture
def acts(quotes: Quotes, selected: list[int]) -> Acts:
    quotes.insert(0, examples.one_of_each())
    around = Surroundings(document=1, name="Halden 2024", labels=("1", "2", "3", "4"))
    return Acts(quotes, around, lambda: selected)


@pytest.fixture
def menu(acts: Acts, quotes: Quotes, host: QWidget) -> QMenu:
    quotes.set_current(quotes.entries[4].id)
    return acts.menu(host)


def act(menu: QMenu, text: str) -> QAction:
    return next(action for action in menu.actions() if action.text() == text)


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def test_the_source_text_of_the_current_quote_is_copied(
    acts: Acts, quotes: Quotes
) -> None:
    quotes.set_current(quotes.entries[2].id)
    acts.copy_source()

    assert "Heating to 65 °C" in clipboard()


def test_a_quote_without_a_place_copies_itself(acts: Acts, quotes: Quotes) -> None:
    quotes.set_current(quotes.entries[5].id)
    acts.copy_source()

    assert clipboard() == "Gulls nest on the pipes."


def test_the_text_is_copied_with_document_and_page(acts: Acts, quotes: Quotes) -> None:
    quotes.set_current(quotes.entries[0].id)
    acts.copy_with_page()

    assert clipboard() == "“The uptake was 2.31 mmol.” (Halden 2024, p. 1)"


def test_several_quotes_are_copied_as_paragraphs(
    acts: Acts, quotes: Quotes, selected: list[int], qtbot: QtBot
) -> None:
    selected.extend(entry.id for entry in quotes.entries[5:7])
    with qtbot.waitSignal(acts.copied) as copied:
        acts.copy_quotes()

    assert copied.args == ["2 quotes copied"]
    assert clipboard() == "Gulls nest on the pipes.\n\nThe calibration was checked."


def test_what_is_selected_is_located_again(
    acts: Acts, quotes: Quotes, selected: list[int], qtbot: QtBot
) -> None:
    selected.append(quotes.entries[5].id)
    with qtbot.waitSignal(acts.locate_wanted) as wanted:
        acts.locate_again()

    assert wanted.args == [selected]


def test_without_a_quote_nothing_is_asked_for(acts: Acts, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(acts.delete_wanted):
        acts.delete()
    with qtbot.assertNotEmitted(acts.locate_wanted):
        acts.locate_again()
    with qtbot.assertNotEmitted(acts.copied):
        acts.copy_quotes()
        acts.copy_with_page()


def test_the_menu_goes_to_the_place(menu: QMenu, quotes: Quotes, qtbot: QtBot) -> None:
    with qtbot.waitSignal(quotes.jump_wanted) as jump:
        act(menu, "Go to").trigger()

    assert jump.args == [quotes.entries[4].id]


def test_the_menu_goes_to_the_next_place(menu: QMenu, quotes: Quotes) -> None:
    act(menu, "Next place").trigger()

    assert quotes.entries[4].chosen == 1


def test_a_quote_without_a_place_cannot_be_gone_to(
    acts: Acts, quotes: Quotes, host: QWidget
) -> None:
    quotes.set_current(quotes.entries[5].id)
    menu = acts.menu(host)

    off = {action.text() for action in menu.actions() if not action.isEnabled()}
    assert off == {"Go to", "Next place", "Copy source text", "Copy with page"}


def test_places_are_gone_through_around_the_end(acts: Acts, quotes: Quotes) -> None:
    acts.change_place(quotes.entries[4].id, -1)

    assert quotes.entries[4].chosen == 4
