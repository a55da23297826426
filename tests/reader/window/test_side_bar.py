"""The side bar: its pages and their widths."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.window.side_bar import WIDE, SideBar


@pytest.fixture
def bar(look: Look, qtbot: QtBot) -> SideBar:
    bar = SideBar(look)
    qtbot.addWidget(bar)
    bar.add_page("thumbnails", "thumbnails", "Thumbnails")
    bar.add_page("evidence", "evidence", "Evidence", WIDE)
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


def test_every_page_asks_for_its_own_width(bar: SideBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.width_wanted) as wanted:
        bar.show_page("evidence")

    assert wanted.args == [360]
    assert (bar.minimumWidth(), bar.maximumWidth()) == (280, 560)


def test_a_width_that_was_dragged_is_kept_for_its_page(
    bar: SideBar, qtbot: QtBot
) -> None:
    splitter = QSplitter(Qt.Orientation.Horizontal)
    qtbot.addWidget(splitter)
    splitter.addWidget(bar)
    splitter.addWidget(QWidget())
    splitter.resize(1000, 400)
    bar.width_wanted.connect(lambda width: splitter.setSizes([width, 1000 - width]))
    with qtbot.waitExposed(splitter):
        splitter.show()
    splitter.setSizes([200, 800])
    bar.show_page("evidence")
    splitter.setSizes([400, 600])
    bar.show_page("thumbnails")

    # The handle takes a pixel or two from whoever has most.
    assert bar.widths()["thumbnails"] == pytest.approx(200, abs=2)
    assert bar.widths()["evidence"] == pytest.approx(400, abs=2)
    assert bar.width() == pytest.approx(200, abs=2)


def test_kept_widths_are_taken_in_within_bounds(bar: SideBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.width_wanted) as wanted:
        bar.set_widths({"thumbnails": 9000, "gone": 5})

    assert wanted.args == [320]
    assert bar.widths() == {"thumbnails": 320, "evidence": 360}


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
    assert bar.wanted_width() == 176


def test_every_button_has_a_name(bar: SideBar) -> None:
    assert bar._pages["evidence"].button.accessibleName() == "Evidence"
