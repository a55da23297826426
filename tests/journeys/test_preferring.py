"""The window is found as it was left: theme, night page, rooms and widths."""

from PySide6.QtWidgets import QSplitter
from pytestqt.qtbot import QtBot

from reader.window.main_window import MainWindow
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, leave


def opened_with_sample(open_window: Opened, qtbot: QtBot) -> MainWindow:
    window = open_window(SAMPLE)
    tab = window.tabs.current
    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.page_count > 0, timeout=PATIENCE_MS)
    return window


def test_what_was_chosen_is_there_tomorrow(open_window: Opened, qtbot: QtBot) -> None:
    first = opened_with_sample(open_window, qtbot)
    for name in ("dark", "night", "reduced_motion", "panel"):
        first.actions_[name].trigger()
    leave(first)
    second = opened_with_sample(open_window, qtbot)
    tab = second.tabs.current

    assert tab is not None
    assert second.parts.look.is_dark
    assert second.actions_["dark"].isChecked()
    assert tab.view.night
    assert tab.view.reduced_motion
    assert not second.frame_.panel.isVisible()
    assert second.frame_.side_bar.isVisible()


def test_a_width_that_was_chosen_is_there_tomorrow(
    open_window: Opened, qtbot: QtBot
) -> None:
    first = opened_with_sample(open_window, qtbot)
    (splitter,) = (
        each
        for each in first.frame_.findChildren(QSplitter)
        if each.indexOf(first.frame_.panel) >= 0
    )
    splitter.moveSplitter(first.width() - 500, 2)
    width = first.frame_.panel.width()
    leave(first)
    second = opened_with_sample(open_window, qtbot)

    assert width > 450
    assert second.frame_.panel.width() == width


def test_columns_give_way_in_a_narrow_window_and_come_back(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = opened_with_sample(open_window, qtbot)
    usual = window.frame_.panel.width()
    window.resize(1100, 800)
    qtbot.waitUntil(lambda: window.frame_.panel.width() == 320)
    closed = window.frame_.side_bar.isVisible()
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: window.frame_.panel.width() == usual)

    assert usual == 410
    assert not closed
    assert window.frame_.side_bar.isVisible()
