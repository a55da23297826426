"""The window is found as it was left: theme, night page, rooms and widths."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSplitter, QToolButton
from pytestqt.qtbot import QtBot

from reader.quotes.hint_strip import HintStrip
from reader.window.main_window import MainWindow
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, leave


def opened_with_sample(open_window: Opened, qtbot: QtBot) -> MainWindow:
    window = open_window(SAMPLE)
    tab = window.tabs.current
    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.page_count > 0, timeout=PATIENCE_MS)
    return window


def stored(window: MainWindow, name: str) -> object:
    return window.parts.store.value(name)


def splitter_of(window: MainWindow) -> QSplitter:
    (splitter,) = (
        each
        for each in window.frame_.findChildren(QSplitter)
        if each.indexOf(window.frame_.panel_room.place) >= 0
    )
    return splitter


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
    splitter_of(first).moveSplitter(first.width() - 500, 2)
    splitter_of(first).moveSplitter(260, 1)
    width = first.frame_.panel.width()
    leave(first)
    second = opened_with_sample(open_window, qtbot)

    assert width > 450
    assert second.frame_.panel.width() == width
    assert second.frame_.side_bar.width() == 260


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


def test_closing_the_panel_in_a_narrow_window_leaves_the_side_bar_wanted(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = opened_with_sample(open_window, qtbot)
    window.resize(1100, 800)
    qtbot.waitUntil(lambda: not window.frame_.side_bar.isVisible())
    window.actions_["panel"].trigger()
    window.resize(1440, 900)
    qtbot.waitUntil(window.frame_.side_bar.isVisible)

    assert stored(window, "panel_open") is False
    assert stored(window, "side_bar_open") is None


def test_closing_the_side_bar_stores_only_that(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = opened_with_sample(open_window, qtbot)
    window.actions_["side_bar"].trigger()

    assert stored(window, "side_bar_open") is False
    assert stored(window, "panel_open") is None


def test_a_panel_width_chosen_in_a_narrow_window_holds_there_only(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = opened_with_sample(open_window, qtbot)
    window.resize(1200, 800)
    qtbot.waitUntil(lambda: window.frame_.panel.width() == 320)
    splitter_of(window).moveSplitter(window.width() - 500, 2)
    chosen = window.frame_.panel.width()
    for _ in range(2):
        window.actions_["side_bar"].trigger()
    kept = window.frame_.panel.width()
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: window.frame_.panel.width() == 410)

    assert chosen > 450
    assert kept == chosen
    assert stored(window, "panel_width_px") is None


def test_in_a_very_narrow_window_the_side_bar_lies_over_the_page(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = opened_with_sample(open_window, qtbot)
    window.resize(900, 700)
    pages, side_bar = window.frame_.pages, window.frame_.side_bar
    qtbot.waitUntil(lambda: not side_bar.isVisible())
    before = pages.width()
    window.actions_["side_bar"].trigger()
    qtbot.waitUntil(side_bar.isVisible)

    assert pages.width() == before >= 420
    assert side_bar.mapTo(window, QPoint()).x() == pages.mapTo(window, QPoint()).x()

    QTest.keyClick(side_bar, Qt.Key.Key_Escape)

    assert not side_bar.isVisible()
    assert not window.actions_["side_bar"].isChecked()

    window.actions_["side_bar"].trigger()
    beside = window.frame_.mapFrom(window, QPoint(500, 400))
    under_the_mouse = window.frame_.childAt(beside)
    assert under_the_mouse is not None
    QTest.mouseClick(under_the_mouse, Qt.MouseButton.LeftButton)

    assert not side_bar.isVisible()

    window.resize(1440, 900)
    qtbot.waitUntil(side_bar.isVisible)

    assert side_bar.width() == 176
    assert pages.width() > before


def test_the_hint_of_the_sample_is_closed_once_and_for_all(
    open_window: Opened,
) -> None:
    first = open_window(sample=True)
    hint = first.frame_.panel.findChildren(HintStrip)[0]
    shown = hint.isVisible()
    hint.findChildren(QToolButton)[0].click()
    hidden = not hint.isVisible()
    leave(first)
    second = open_window(sample=True)

    assert shown
    assert hidden
    assert not second.frame_.panel.findChildren(HintStrip)[0].isVisible()
