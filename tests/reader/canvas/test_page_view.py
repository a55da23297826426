import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QGuiApplication, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from reader import messages
from reader.canvas.finds import Find
from reader.canvas.page_frame import Point
from reader.canvas.page_view import PageView
from reader.canvas.zoom import ZoomMode
from reader.look.colours import DARK
from reader.protocol import DrawTile
from reader.session.quotes import Quotes
from tests.reader.canvas.conftest import Show
from tests.reader.canvas.paints import Paints
from tests.reader.canvas.papers import GREY, Paper, entry_at, lit, quad

WORDS = quad(60, 400, 160, 410)


def colour(view: PageView, x: int, y: int) -> str:
    return view.grab().toImage().pixelColor(x, y).name()


# Pages


def test_before_the_document_is_open_there_is_only_the_canvas(
    paper: Paper, show: Show
) -> None:
    view = show(paper.document)

    assert colour(view, 300, 300) == "#dcdfe4"
    assert view.accessibleName() == messages.NO_PAGES_YET


def test_a_page_is_painted_at_the_width_of_the_view(view: PageView) -> None:
    width = view.viewport().width()

    assert view.zoom_mode is ZoomMode.FIT_WIDTH
    assert (colour(view, 13, 100), colour(view, 14, 100)) == ("#dcdfe4", "#eeeeee")
    assert (colour(view, width - 15, 100), colour(view, width - 14, 100)) == (
        "#eeeeee",
        "#dcdfe4",
    )


def test_a_page_that_was_not_drawn_yet_is_paper(paper: Paper, show: Show) -> None:
    paper.draws = False
    view = show(paper.open())

    assert colour(view, 300, 300) == "#ffffff"
    view.set_night(True)
    assert view.night
    assert colour(view, 300, 300) == "#1e2124"


def test_a_hastened_page_is_asked_for_before_it_is_painted(
    paper: Paper, show: Show
) -> None:
    view = show(paper.document)
    paper.open()
    before = list(paper.asked)
    view.hasten()

    assert before == []
    assert paper.asked[0][0].page_index == 0


def test_a_view_that_nobody_sees_hastens_nothing(paper: Paper, show: Show) -> None:
    view = show(paper.document)
    view.hide()
    paper.open()
    view.hasten()

    assert paper.asked == []


def test_a_page_that_cannot_be_drawn_says_so(
    paper: Paper, drawn: Show, qtbot: QtBot
) -> None:
    paper.fails = {0}
    view = drawn(paper.open())
    failed = view.grab().toImage()
    paper.fails = set()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    qtbot.waitUntil(lambda: view.is_drawn, timeout=2000)

    assert failed != view.grab().toImage()
    assert colour(view, 300, 300) == "#eeeeee"


def test_only_where_a_tile_has_come_is_painted_again(
    view: PageView, paper: Paper, qtbot: QtBot
) -> None:
    scale = view._camera.layout.scale
    seen = DrawTile(1, 0, scale, 100, 150, 40, 20)
    unseen = DrawTile(1, 4, scale, 0, 0, 40, 20)
    page = view._scene.page_rect(0).toRect()
    paints = Paints(view.viewport())
    for tile in (unseen, seen):
        paper.document.tile_drawn.emit(tile, GREY * 800)
    qtbot.waitUntil(lambda: not paints.region.isEmpty())

    assert paints.region == QRegion(page.left() + 100, page.top() + 150, 40, 20)


def test_a_hidden_view_keeps_only_what_it_shows(view: PageView, qtbot: QtBot) -> None:
    view.go_to_page(3)
    qtbot.waitUntil(lambda: view.is_drawn, timeout=2000)
    before = view._tiles._cache.bytes
    view.hide()

    assert view.is_drawn
    assert view._tiles._cache.bytes < before


def test_the_canvas_wears_the_theme(view: PageView) -> None:
    view.set_colours(DARK)

    assert colour(view, 3, 3) == DARK.canvas.lower()


# Quotes


def test_a_quote_far_away_is_shown_at_a_third_of_the_height(
    view: PageView, quotes: Quotes, qtbot: QtBot
) -> None:
    entry = entry_at(1, (3, WORDS))
    quotes.insert(0, [entry])
    with qtbot.waitSignal(view.jumped):
        view.show_placement(entry)
    line = view._camera.frame(3).to_px(Point(60, 405))

    assert line.y == pytest.approx(view.viewport().height() / 3, abs=2)


def test_a_quote_on_the_same_page_is_reached_gently(
    view: PageView, quotes: Quotes, qtbot: QtBot
) -> None:
    entry = entry_at(1, (0, quad(60, 700, 160, 710)))
    quotes.insert(0, [entry])
    before = view.verticalScrollBar().value()
    view.show_placement(entry)
    at_first = view.verticalScrollBar().value()
    qtbot.waitUntil(lambda: view.verticalScrollBar().value() > 400, timeout=2000)

    assert at_first < before + 50
    assert view.verticalScrollBar().value() > 400


def test_a_quote_in_sight_moves_nothing(view: PageView, qtbot: QtBot) -> None:
    entry = entry_at(1, (0, quad(60, 200, 160, 210)))
    with qtbot.assertNotEmitted(view.jumped):
        view.show_placement(entry)

    assert view.verticalScrollBar().value() == 0


def test_a_quote_beside_the_view_is_brought_into_it(view: PageView) -> None:
    view.set_zoom(5.0)
    view.show_placement(entry_at(1, (0, quad(500, 200, 560, 210))))
    line = view._camera.frame(0).to_px(Point(500, 205))

    assert 0 <= line.x < view.viewport().width()


def test_a_quote_without_a_place_moves_nothing(view: PageView) -> None:
    view.show_placement(entry_at(1))

    assert view.position.page_index == 0


def test_a_shown_quote_glows_for_a_while(
    view: PageView, paper: Paper, quotes: Quotes, qtbot: QtBot
) -> None:
    entry = entry_at(1, (0, quad(60, 200, 160, 210)))
    quotes.insert(0, [entry])
    quotes.set_current(1)
    paper.document.set_highlights([lit(1, 0, quad(60, 200, 160, 210))])
    still = view.grab().toImage()
    view.show_placement(entry)
    qtbot.waitUntil(lambda: view.grab().toImage() != still, timeout=1000)
    glowing = view.grab().toImage()
    qtbot.waitUntil(lambda: not view._flash.running, timeout=3000)

    assert glowing != still
    assert view.grab().toImage() == still


def test_the_current_quote_is_outlined(
    view: PageView, paper: Paper, quotes: Quotes
) -> None:
    quotes.insert(0, [entry_at(1, (0, WORDS))])
    paper.document.set_highlights([lit(1, 0, quad(60, 200, 160, 210))])
    other = view.grab().toImage()
    quotes.set_current(1)

    assert view.grab().toImage() != other


def test_a_click_on_a_quote_is_told(view: PageView, paper: Paper, qtbot: QtBot) -> None:
    paper.document.set_highlights([lit(9, 0, quad(60, 200, 160, 210))])
    at = view._camera.frame(0).to_px(Point(100, 205))
    with qtbot.waitSignal(view.quote_clicked) as told:
        QTest.mouseClick(
            view.viewport(),
            Qt.MouseButton.LeftButton,
            pos=QPoint(round(at.x), round(at.y)),
        )

    assert told.args == [9]
    assert view.quotes_at(QPointF(at.x, at.y)) == (9,)
    assert view.quotes_at(QPointF(2, 2)) == ()


def test_a_right_click_asks_for_a_menu_with_the_quotes_there(
    view: PageView, paper: Paper, qtbot: QtBot
) -> None:
    paper.document.set_highlights([lit(9, 0, quad(60, 200, 160, 210))])
    at = view._camera.frame(0).to_px(Point(100, 205))
    spot = QPoint(round(at.x), round(at.y))
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, spot, view.viewport().mapToGlobal(spot)
    )
    with qtbot.waitSignal(view.menu_wanted) as told:
        QApplication.sendEvent(view.viewport(), event)

    assert told.args is not None
    assert told.args[1] == (9,)


# Finds and selection


def test_the_current_find_is_brought_into_sight(view: PageView) -> None:
    view.set_finds([Find(0, (WORDS,)), Find(4, (WORDS,))], 1)
    assert view.page_index == 4
    view.set_finds([Find(0, (WORDS,))], 0, show=False)

    assert view.page_index == 4


def test_finds_have_their_colour(view: PageView) -> None:
    view.set_finds([Find(0, (quad(60, 200, 160, 210),))])
    at = view._camera.frame(0).to_px(Point(100, 205))
    found = QColor(colour(view, round(at.x), round(at.y)))

    assert found.blue() < found.red()


def test_text_is_selected_and_copied(view: PageView, qtbot: QtBot) -> None:
    frame = view._camera.frame(0)
    start, end = frame.to_px(Point(50, 105)), frame.to_px(Point(71, 120))
    first = QPoint(round(start.x), round(start.y))
    last = QPoint(round(end.x), round(end.y))
    with qtbot.waitSignal(view.selection_changed):
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=first)
        QTest.mouseMove(view.viewport(), last)
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=last)
    assert view.selection.text == "some words\nmore"
    view.copy_joined()
    assert QGuiApplication.clipboard().text() == "some words more"
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "some words\nmore"
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 400))

    assert not view.has_selection
    assert view.selection.joined_text == ""


# Focus


def test_the_ring_is_for_the_keyboard_only(view: PageView, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    field = QLineEdit()
    layout.addWidget(field)
    layout.addWidget(view)
    window.resize(QSize(700, 600))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    field.setFocus()
    view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert colour(view, 0, 200) == "#dcdfe4"
    field.setFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert colour(view, 0, 200) == "#3157c8"
    field.setFocus()
    rested = colour(view, 0, 200)
    view.setParent(None)  # the window goes first

    assert rested == "#dcdfe4"
