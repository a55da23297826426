"""The side bar: its pages and their widths."""

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.window.side_bar import SideBar


@pytest.fixture
def bar(look: Look, qtbot: QtBot) -> SideBar:
    bar = SideBar(look)
    qtbot.addWidget(bar)
    bar.add_page("thumbnails", "thumbnails", "Thumbnails")
    bar.add_page("evidence", "evidence", "Evidence")
    return bar


def test_the_first_page_is_shown_at_once(bar: SideBar) -> None:
    assert bar.current == "thumbnails"
    assert bar._pages["thumbnails"].button.isChecked()


def test_a_button_shows_its_page(bar: SideBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.page_changed) as changed:
        bar._pages["evidence"].button.click()

    assert changed.args == ["evidence"]
    assert bar.current == "evidence"
    assert not bar._pages["thumbnails"].button.isChecked()


@pytest.mark.parametrize(("kept", "taken"), [(9000, 320), (200, 200), (5, 140)])
def test_a_kept_width_is_taken_in_within_bounds(
    bar: SideBar, kept: int, taken: int
) -> None:
    bar.set_wanted_width(kept)

    assert bar.wanted_width == taken


def test_the_keyboard_goes_to_what_is_shown(bar: SideBar, qtbot: QtBot) -> None:
    shown, other = QLineEdit(), QLineEdit()
    bar.put("thumbnails", shown)
    bar.put("evidence", other)
    with qtbot.waitExposed(bar):
        bar.show()
    bar.activateWindow()
    bar.setFocus()
    qtbot.waitUntil(shown.hasFocus)
    bar.show_page("evidence")
    bar.setFocus()
    qtbot.waitUntil(other.hasFocus)


def test_a_page_shows_the_widget_of_the_current_document(bar: SideBar) -> None:
    first, second = QWidget(), QWidget()
    bar.put("thumbnails", first)
    bar.put("thumbnails", second)
    bar.put("thumbnails", first)
    bar.show()

    assert first.isVisible()
    assert not second.isVisible()

    bar.put("thumbnails", None)

    assert not first.isVisible()
    assert bar.wanted_width == 176


def test_every_button_has_a_name(bar: SideBar) -> None:
    assert bar._pages["evidence"].button.accessibleName() == "Evidence"
