import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScroller
from pytestqt.qtbot import QtBot

from reader.canvas.page_frame import Point
from reader.canvas.page_view import PageView
from reader.canvas.position import Position
from reader.canvas.zoom import LOWEST, ZoomMode
from reader.replies import PageSize
from tests.reader.canvas.conftest import Show
from tests.reader.canvas.papers import Paper, entry_at, quad

# Going places


def test_the_page_being_read_is_told_and_named(view: PageView, qtbot: QtBot) -> None:
    with qtbot.waitSignals([view.jumped, view.page_changed]):
        view.go_to_page(1)

    assert view.page_index == 1
    assert view.accessibleName() == "Page 2 of 5, printed ii"
    view.go_to_page(3)
    assert view.accessibleName() == "Page 4 of 5"


def test_a_jump_is_told_before_it_begins(view: PageView) -> None:
    view.go_to_page(2)
    left: list[int] = []
    view.jumped.connect(lambda: left.append(view.position.page_index))
    view.go_to_page(99, 0.5)

    assert left == [2]
    assert view.page_index == 4


def test_a_position_given_before_opening_is_shown_after_it(
    paper: Paper, show: Show
) -> None:
    view = show(paper.document)
    wanted = Position(3, 100.0, 0.0, 1.5, ZoomMode.FIXED)
    view.go_to_position(wanted)
    assert view.position == wanted
    paper.open()

    assert (view.page_index, view.zoom) == (3, 1.5)
    assert view.position.offset_pt == pytest.approx(100, abs=1)


def test_a_position_survives_zoom_and_resizing(view: PageView) -> None:
    view.go_to_page(2, 0.25)
    position = view.position
    view.set_zoom(3.0)
    view.resize(900, 300)
    view.go_to_position(position)

    assert view.position.page_index == position.page_index
    assert view.position.offset_pt == pytest.approx(position.offset_pt, abs=1)
    assert view.zoom_mode is ZoomMode.FIT_WIDTH


@pytest.mark.parametrize(
    ("key", "modifier", "page"),
    [
        (Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier, 4),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier, 0),
    ],
)
def test_keys_lead_to_the_ends_of_the_document(
    view: PageView, key: Qt.Key, modifier: Qt.KeyboardModifier, page: int
) -> None:
    view.go_to_page(2)
    QTest.keyClick(view, key, modifier)

    assert view.page_index == page


def test_keys_scroll_by_lines_views_and_to_the_ends_of_the_page(view: PageView) -> None:
    view.set_reduced_motion(True)
    assert view.reduced_motion
    bar = view.verticalScrollBar()
    height = view.viewport().height()
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert bar.value() == 40
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert bar.value() == 40 + round(0.9 * height)
    QTest.keyClick(view, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(view, Qt.Key.Key_End)
    end = bar.value()
    QTest.keyClick(view, Qt.Key.Key_Home)

    assert (bar.value(), end > 300) == (0, True)


def test_other_keys_are_left_to_the_window(view: PageView) -> None:
    event = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_J, Qt.KeyboardModifier.NoModifier
    )
    view.keyPressEvent(event)

    assert not event.isAccepted()


def test_a_quote_in_sight_is_not_carried_away_by_a_motion(view: PageView) -> None:
    QTest.keyClick(view, Qt.Key.Key_Space)
    was_running = view._motion.running
    view.show_placement(entry_at(1, (0, quad(60, 200, 160, 210))))

    assert (was_running, view._motion.running) == (True, False)


def test_a_jump_ends_what_a_flick_had_begun(view: PageView, qtbot: QtBot) -> None:
    scroller = QScroller.scroller(view.viewport())
    scroller.scrollTo(QPointF(0, 3000), 5000)
    qtbot.waitUntil(lambda: view.verticalScrollBar().value() > 0, timeout=2000)
    view.go_to_page(3)

    assert scroller.state() is QScroller.State.Inactive
    assert view.page_index == 3


# Zoom


def test_zoom_goes_from_stop_to_stop_and_is_told(view: PageView, qtbot: QtBot) -> None:
    view.set_zoom(1.0)
    with qtbot.waitSignal(view.zoom_changed) as told:
        view.zoom_in()
    assert told.args == [1.1, "fixed"]
    view.zoom_out()
    view.zoom_out()

    assert view.zoom == 0.9


def test_pages_fit_again_on_demand(view: PageView) -> None:
    view.fit_page()
    whole = view.zoom
    view.fit_width()

    assert whole < view.zoom
    assert view.zoom_mode is ZoomMode.FIT_WIDTH


def turn(view: PageView, angle: int, at: QPointF) -> None:
    """Turn the wheel with Control held down."""
    event = QWheelEvent(
        at,
        view.viewport().mapToGlobal(at),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_the_wheel_zooms_at_the_pointer(view: PageView) -> None:
    view.go_to_page(2)
    before = view._camera.frame(2).to_page(Point(200, 250))
    zoom = view.zoom
    turn(view, 240, QPointF(200, 250))
    after = view._camera.frame(2).to_px(before)

    assert view.zoom == pytest.approx(zoom * 2**0.5)
    assert (after.x, after.y) == pytest.approx((200, 250), abs=1.0)


def test_a_step_that_changes_nothing_does_not_end_a_fit(view: PageView) -> None:
    turn(view, 0, QPointF(200, 250))
    after_none = view.zoom_mode
    turn(view, 120, QPointF(200, 250))

    assert (after_none, view.zoom_mode) == (ZoomMode.FIT_WIDTH, ZoomMode.FIXED)


def test_a_step_beyond_the_limit_does_not_end_a_fit(drawn: Show) -> None:
    paper = Paper(size=PageSize(8000.0, 8000.0))
    view = drawn(paper.open())
    assert view.zoom == LOWEST
    turn(view, -120, QPointF(200, 250))
    view.zoom_out()

    assert view.zoom_mode is ZoomMode.FIT_WIDTH
