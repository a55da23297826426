"""The outline in the side bar, with that of our sample paper."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader import messages
from reader.look.colours import DARK, LIGHT
from reader.look.look import Look
from reader.look.theme import Theme
from reader.outline_entry import OutlineEntry
from reader.replies import Opened
from reader.session.desk import Desk
from reader.session.document import SessionDocument
from reader.window.outline import OutlinePane

DEMO = Path(__file__).parents[3] / "resources/demo/halden-2024.pdf"
ENTRIES = (
    OutlineEntry(1, "1 Introduction", 0),
    OutlineEntry(1, "2 Experimental", 1),
    OutlineEntry(2, "2.1 Materials", 1, 200),
)


@pytest.fixture
def pane(look: Look, paper: SessionDocument, qtbot: QtBot) -> OutlinePane:
    paper.set_opened(Opened("", paper.labels, tuple(paper.sizes), ""))
    paper.set_outline(ENTRIES)
    pane = OutlinePane(look, paper)
    qtbot.addWidget(pane)
    pane.resize(176, 500)
    with qtbot.waitExposed(pane):
        pane.show()
    return pane


def test_a_short_outline_is_open_as_a_whole(pane: OutlinePane) -> None:
    assert pane.tree.isExpanded(pane.tree.model().index(1, 0))


def test_a_click_goes_to_the_section(pane: OutlinePane, qtbot: QtBot) -> None:
    row = pane.tree.visualRect(pane.tree.model().index(1, 0))
    with qtbot.waitSignal(pane.section_wanted) as wanted:
        QTest.mouseClick(
            pane.tree.viewport(), Qt.MouseButton.LeftButton, pos=row.center()
        )

    assert wanted.args == [ENTRIES[1]]


def test_enter_goes_to_the_section(pane: OutlinePane, qtbot: QtBot) -> None:
    pane.tree.setCurrentIndex(pane.tree.model().index(0, 0))
    with qtbot.waitSignal(pane.section_wanted) as wanted:
        QTest.keyClick(pane.tree, Qt.Key.Key_Return)

    assert wanted.args == [ENTRIES[0]]


def test_the_filter_keeps_what_a_section_belongs_to(pane: OutlinePane) -> None:
    QTest.keyClicks(pane.filter.line, "materials")

    assert pane.tree.model().rowCount() == 1
    assert pane.tree.model().index(0, 0).data() == "2 Experimental"


def test_a_filter_without_a_match_says_so(pane: OutlinePane) -> None:
    QTest.keyClicks(pane.filter.line, "zebra")

    assert pane._empty.text() == messages.OUTLINE_NO_MATCH
    assert pane._empty.isVisible()

    pane.filter.line.clear()

    assert not pane._empty.isVisible()


def test_the_current_section_follows_the_place(pane: OutlinePane) -> None:
    pane.set_current_place(4)
    index = pane.tree.model().index(0, 0, pane.tree.model().index(1, 0))

    assert index.data(Qt.ItemDataRole.FontRole).bold()


def test_a_paper_without_outline_says_so(
    look: Look, paper: SessionDocument, qtbot: QtBot
) -> None:
    pane = OutlinePane(look, paper)
    qtbot.addWidget(pane)
    pane.show()

    assert pane._empty.text() == messages.OUTLINE_EMPTY
    assert not pane.tree.isVisible()
    assert not pane.filter.isVisible()


def test_a_worker_tells_the_outline_of_a_file(desk: Desk, qtbot: QtBot) -> None:
    document = desk.open(DEMO)
    with qtbot.waitSignal(document.outline_changed, timeout=30_000):
        pass

    assert len(document.outline) == 37
    assert document.outline[2].title == "2.1 Materials"
    assert document.outline[2].level == 2
    assert document.outline[2].page_index == 1
    assert document.outline[2].top_pt == pytest.approx(207.5, abs=1)


def test_the_ground_follows_the_theme(look: Look, pane: OutlinePane) -> None:
    grounds = []
    for theme in (Theme.DARK, Theme.LIGHT):
        look.set_theme(theme)
        image = pane.tree.viewport().grab().toImage()
        at_the_foot = image.rect().bottomLeft() + QPoint(2, -2)
        grounds.append(image.pixelColor(at_the_foot).name())

    assert grounds == [DARK.alt.lower(), LIGHT.alt.lower()]
