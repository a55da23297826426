import pytest
from PySide6.QtCore import Qt
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
def view(paper: Paper, drawn: Show) -> PageView:
    quotes = Quotes()
    quotes.insert(0, [entry_at(number, (number, BOX)) for number in range(1, 5)])
    view = drawn(paper.open(), quotes)
    paper.document.set_highlights(
        [
            lit(number, number, BOX, status="altered" if number == 4 else "verbatim")
            for number in range(1, 5)
        ]
    )
    return view


def test_quotes_above_and_below_are_counted(view: PageView) -> None:
    view.go_to_page(2)
    above, below = view._overlays.above, view._overlays.below

    assert (above.text(), below.text()) == ("1 above", "2 below")
    assert below.accessibleName() == (
        "2 below: quotes outside of what is seen, 1 altered"
    )


def test_a_counter_without_anything_to_count_is_hidden(view: PageView) -> None:
    assert view._overlays.above.isHidden()
    assert view._overlays.below.isVisible()
    view.go_to_page(4, 0.9)

    assert view._overlays.above.isVisible()
    assert view._overlays.below.isHidden()


def test_counters_lie_at_the_right_edge(view: PageView) -> None:
    view.go_to_page(2)
    width, height = view.viewport().width(), view.viewport().height()
    above, below = view._overlays.above.geometry(), view._overlays.below.geometry()

    assert above.height() >= 24
    assert (above.top(), above.right() + 1) == (10, width - 6)
    assert (below.bottom() + 1, below.right() + 1) == (height - 10, width - 6)


@pytest.mark.parametrize(("name", "quote_id"), [("above", 1), ("below", 3)])
def test_a_click_leads_to_the_next_one(
    view: PageView, qtbot: QtBot, name: str, quote_id: int
) -> None:
    view.go_to_page(2)
    counter = getattr(view._overlays, name)
    with qtbot.waitSignal(view.quote_clicked) as told:
        QTest.mouseClick(counter, Qt.MouseButton.LeftButton)

    assert told.args == [quote_id]


def test_while_something_is_sought_finds_are_counted(
    view: PageView, qtbot: QtBot
) -> None:
    view.set_finds([Find(4, (BOX,))], show=False)
    below = view._overlays.below
    assert below.text() == "1 below"
    assert below.accessibleName() == "1 below: matches outside of what is seen"
    with qtbot.waitSignal(view.find_clicked) as told:
        QTest.mouseClick(below, Qt.MouseButton.LeftButton)

    assert told.args == [0]


def test_as_many_finds_as_quotes_are_called_finds(view: PageView, paper: Paper) -> None:
    paper.document.set_highlights([lit(1, 4, BOX)])
    below = view._overlays.below
    assert below.accessibleName() == "1 below: quotes outside of what is seen"
    view.set_finds([Find(4, (BOX,))], show=False)

    assert below.accessibleName() == "1 below: matches outside of what is seen"
    assert below.toolTip() == below.accessibleName()


def test_a_counter_wears_the_theme(view: PageView) -> None:
    below = view._overlays.below
    light = below.grab().toImage()
    view.set_colours(DARK)

    assert below.grab().toImage() != light
