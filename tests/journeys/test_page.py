"""On the page: selecting, quoting, finding, going back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from locator.quote import Quote
from reader.window.outline import OutlinePane
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located


def test_back_returns_from_an_explicit_jump(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current

    assert tab is not None
    with qtbot.waitSignal(tab.document.opened, timeout=PATIENCE_MS):
        pass
    tab.jump(7)
    there = tab.view.page_index
    window.actions_["back"].trigger()
    assert (there, tab.view.page_index) == (7, 0)


@pytest.mark.parametrize(("typed", "page_index"), [("4", 3), ("1047", 3), ("1200", 0)])
def test_the_page_box_takes_numbers_and_printed_labels(
    open_window: Opened, qtbot: QtBot, typed: str, page_index: int
) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current

    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.page_count == 12, timeout=PATIENCE_MS)
    assert tab.document.page_named(typed) == (page_index or None)
    window.actions_["go_to_page"].trigger()
    (field,) = window.frame_.toolbar.page_box.findChildren(QLineEdit)
    qtbot.waitUntil(field.hasFocus)
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert tab.view.page_index == page_index
    assert field.text() == str(page_index + 1)


def test_a_section_of_the_outline_is_shown_at_its_height(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current

    assert tab is not None
    qtbot.waitUntil(lambda: bool(tab.document.outline), timeout=PATIENCE_MS)
    section = next(each for each in tab.document.outline if each.top_pt > 300)
    (outline,) = window.findChildren(OutlinePane)
    outline.section_wanted.emit(section)
    position = tab.view.position
    window.actions_["back"].trigger()
    assert position.page_index == section.page_index
    assert position.offset_pt == pytest.approx(section.top_pt, abs=1)
    assert tab.view.page_index == 0


def test_a_find_over_a_line_end_hyphen_is_counted(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current

    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.is_read, timeout=PATIENCE_MS)
    window.actions_["find"].trigger()
    tab.find_bar.open_with("uptake was measured in triplicate")
    qtbot.waitUntil(lambda: len(tab.finder.places) == 5, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: not tab.finder.is_running, timeout=PATIENCE_MS)
    assert len(tab.finder.places) == 5


def test_the_menu_of_the_page_lists_the_quotes_there(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current
    (quote_id,) = window.parts.acts.add([Quote("Copper is needed for this.")])
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert tab is not None
    menu = window.furnished().page_menu.menu_for(tab, [quote_id])
    words = [action.text() for action in menu.actions()]
    assert words[0] == "Verbatim: Copper is needed for this."


def test_the_fit_that_holds_stays_pressed_until_another_zoom_is_chosen(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current
    fits = [window.actions_["fit_width"], window.actions_["fit_page"]]

    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.page_count == 12, timeout=PATIENCE_MS)
    pressed = []
    for name in ("fit_width", "fit_width", "fit_page", "zoom_in"):
        window.actions_[name].trigger()
        pressed.append([fit.isChecked() for fit in fits])
    assert pressed == [[True, False], [True, False], [False, True], [False, False]]
