import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.canvas.finds import Find
from reader.canvas.page_view import PageView
from reader.look.colours import DARK
from reader.session.quotes import Quotes
from tests.reader.canvas.conftest import Show
from tests.reader.canvas.papers import Paper, entry_at, lit, quad

BOX = quad(60, 400, 160, 410)


@pytest.fixture
def view(paper: Paper, quotes: Quotes, drawn: Show) -> PageView:
    view = drawn(paper.open(), quotes)
    quotes.insert(0, [entry_at(1, (2, BOX)), entry_at(2, (4, BOX))])
    paper.document.set_highlights(
        [lit(1, 2, BOX, status="altered"), lit(2, 4, BOX, place=3)]
    )
    return view


def test_the_lane_lies_beside_the_pages(view: PageView) -> None:
    lane = view._overlays.lane

    assert lane.width() == 12
    assert lane.geometry().left() == view.viewport().geometry().right() + 1
    assert lane.height() == view.viewport().height()


def test_a_tick_has_the_colour_of_its_status(view: PageView) -> None:
    lane = view._overlays.lane
    middle = round(lane.height() / 2)
    image = lane.grab().toImage()
    ys = range(middle - 3, middle + 3)

    assert "#8f2b00" in {image.pixelColor(5, y).name() for y in ys}
    lane.set_colours(DARK)
    image = lane.grab().toImage()
    assert "#ff8a4c" in {image.pixelColor(5, y).name() for y in ys}


def test_the_current_tick_is_framed(view: PageView, quotes: Quotes) -> None:
    lane = view._overlays.lane
    before = lane.grab().toImage()
    quotes.set_current(1)

    assert lane.grab().toImage() != before


def test_a_click_on_a_tick_leads_to_its_quote(view: PageView, qtbot: QtBot) -> None:
    lane = view._overlays.lane
    with qtbot.waitSignal(view.quote_clicked) as told:
        QTest.mouseClick(
            lane, Qt.MouseButton.LeftButton, pos=QPoint(5, lane.height() // 2 + 2)
        )

    assert told.args == [1]


def test_a_click_beside_the_ticks_scrolls_there(view: PageView, qtbot: QtBot) -> None:
    view.set_reduced_motion(True)
    lane = view._overlays.lane
    with qtbot.assertNotEmitted(view.quote_clicked):
        QTest.mouseClick(
            lane, Qt.MouseButton.LeftButton, pos=QPoint(5, round(lane.height() * 0.7))
        )

    assert view.page_index == 3


def test_a_list_at_the_pointer_names_the_quotes(view: PageView) -> None:
    lane = view._overlays.lane

    assert lane._list_at(lane.height() / 2) == "Altered, p. 3: words 1"
    assert lane._list_at(lane.height() * 0.9) == "Verbatim 3, p. 5: words 2"
    assert lane._list_at(3) == ""


def test_the_list_has_at_most_eight_lines(view: PageView, paper: Paper) -> None:
    paper.document.set_highlights([lit(number, 2, BOX) for number in range(1, 12)])
    lane = view._overlays.lane

    assert lane._list_at(lane.height() / 2).splitlines()[8:] == ["and 3 more"]


def test_finds_have_ticks_too(view: PageView, qtbot: QtBot) -> None:
    view.set_finds([Find(3, (BOX,))], show=False)
    lane = view._overlays.lane
    with qtbot.waitSignal(view.find_clicked) as told:
        QTest.mouseClick(
            lane, Qt.MouseButton.LeftButton, pos=QPoint(5, round(lane.height() * 0.7))
        )

    assert told.args == [0]
    assert lane._list_at(lane.height() * 0.7) == "Match, p. 4"
