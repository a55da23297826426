from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.canvas.page_frame import Point
from reader.canvas.page_view import PageView
from reader.session.quotes import Quotes
from tests.reader.canvas.conftest import Show
from tests.reader.canvas.papers import Paper, entry_at, lit, quad

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


def at(view: PageView, x: float, y: float, page_index: int = 0) -> QPoint:
    """Return where a point of a page is seen."""
    px = view._camera.frame(page_index).to_px(Point(x, y))
    return QPoint(round(px.x), round(px.y))


def test_a_double_click_takes_the_word(view: PageView) -> None:
    QTest.mouseDClick(view.viewport(), LEFT, pos=at(view, 85, 105))

    assert view.selection.text == "words"


def test_a_third_click_takes_the_line(view: PageView) -> None:
    spot = at(view, 85, 105)
    QTest.mouseDClick(view.viewport(), LEFT, pos=spot)
    QTest.mousePress(view.viewport(), LEFT, pos=spot)

    assert view.selection.text == "some words"


def test_a_click_with_shift_reaches_from_the_last_click(view: PageView) -> None:
    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, 50, 105))
    QTest.mouseClick(view.viewport(), LEFT, SHIFT, at(view, 71, 120))

    assert view.selection.text == "some words\nmore"


def test_shift_without_a_click_before_just_clicks(view: PageView) -> None:
    QTest.mouseClick(view.viewport(), LEFT, SHIFT, at(view, 71, 120))

    assert not view.has_selection


def test_a_click_selects_nothing_and_ends_a_selection(view: PageView) -> None:
    QTest.mouseDClick(view.viewport(), LEFT, pos=at(view, 85, 105))
    QTest.mouseRelease(view.viewport(), LEFT, pos=at(view, 85, 105))
    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, 300, 400))

    assert not view.has_selection


def test_beyond_the_edge_the_view_scrolls_on(view: PageView, qtbot: QtBot) -> None:
    below = QPoint(200, view.viewport().height() + 60)
    QTest.mousePress(view.viewport(), LEFT, pos=at(view, 50, 105))
    QTest.mouseMove(view.viewport(), below)
    qtbot.waitUntil(lambda: view.verticalScrollBar().value() > 600)
    assert view.selection.text.startswith("some words\nmore of them")
    QTest.mouseRelease(view.viewport(), LEFT, pos=below)

    assert not view._pointer._timer.isActive()
    assert not view._motion.running


def test_repeated_clicks_go_through_quotes_that_overlap(
    view: PageView, paper: Paper, quotes: Quotes
) -> None:
    quotes.insert(0, [entry_at(number) for number in (1, 2, 3)])
    box = quad(60, 200, 160, 210)
    paper.document.set_highlights([lit(number, 0, box) for number in (1, 2, 3)])
    clicked: list[int] = []
    view.quote_clicked.connect(clicked.append)
    view.quote_clicked.connect(quotes.set_current)
    for _ in range(4):
        QTest.mouseClick(view.viewport(), LEFT, pos=at(view, 100, 205))

    assert clicked == [1, 2, 3, 1]


def test_a_click_on_another_place_chooses_it(
    view: PageView, paper: Paper, quotes: Quotes
) -> None:
    box, other = quad(60, 200, 160, 210), quad(60, 300, 160, 310)
    quotes.insert(0, [entry_at(1, (0, box), (0, other))])
    paper.document.set_highlights(
        [
            lit(1, 0, box, status="ambiguous", place=1),
            lit(1, 0, other, status="ambiguous", place=2, chosen=False),
        ]
    )
    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, 100, 305))
    entry = quotes.entry(1)

    assert entry
    assert entry.chosen == 1


def test_the_pointer_says_what_lies_under_it(view: PageView, paper: Paper) -> None:
    paper.document.set_highlights([lit(1, 0, quad(60, 200, 160, 210))])
    shapes = [
        view._pointer.cursor(QPointF(at(view, x, y)))
        for x, y in ((100, 205), (60, 105), (400, 500), (-30, 50))
    ]

    # The text is asked for when the pointer first needs it.
    assert shapes[0] is Qt.CursorShape.PointingHandCursor
    assert (
        view._pointer.cursor(QPointF(at(view, 60, 105))) is Qt.CursorShape.IBeamCursor
    )
    assert shapes[2:] == [Qt.CursorShape.ArrowCursor, Qt.CursorShape.ArrowCursor]


def test_text_that_comes_late_is_selected_then(
    paper: Paper, drawn: Show, qtbot: QtBot
) -> None:
    paper.text_comes = False
    view = drawn(paper.open())
    spot = at(view, 85, 105)
    with qtbot.waitSignal(paper.document.glyphs_wanted):
        QTest.mouseDClick(view.viewport(), LEFT, pos=spot)
    QTest.mouseRelease(view.viewport(), LEFT, pos=spot)
    view.verticalScrollBar().setValue(30)
    assert not view.has_selection
    with qtbot.waitSignal(view.selection_changed):
        paper.bring_text(0)

    assert view.selection.text == "words"


def test_a_selection_waits_for_the_text_of_every_page_between(
    paper: Paper, drawn: Show
) -> None:
    paper.text_comes = False
    view = drawn(paper.open())
    view.set_zoom(0.2)
    for page_index in (0, 2):
        paper.bring_text(page_index)
    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, 40, 105))
    QTest.mouseClick(view.viewport(), LEFT, SHIFT, at(view, 300, 120, 2))
    assert not view.has_selection
    paper.bring_text(1)

    assert view.selection.text == "\n".join(["some words", "more of them"] * 3)
