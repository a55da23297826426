"""Keys and clicks in the list."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.quotes.filter_model import Filter, FilterModel
from reader.quotes.list_view import ListView
from reader.quotes.row_layout import RowLayout, row_px
from reader.session.quotes import Quotes


def ids(quotes: Quotes, *rows: int) -> list[int]:
    return [quotes.entries[row].id for row in rows]


def press(view: ListView, keys: str) -> None:
    QTest.keyClicks(view, keys)


@pytest.mark.parametrize(
    ("keys", "row"), [("j", 0), ("jj", 1), ("jjjk", 1), ("k", 7), ("jk", 0), ("JJ", 1)]
)
def test_j_and_k_walk_through_the_list(
    view: ListView, quotes: Quotes, keys: str, row: int
) -> None:
    press(view, keys)

    assert quotes.current is quotes.entries[row]


def test_the_keyboard_comes_without_moving_anything(
    view: ListView, quotes: Quotes
) -> None:
    view.setFocus(Qt.FocusReason.TabFocusReason)

    assert quotes.current is None
    assert not view.currentIndex().isValid()


def test_what_becomes_current_is_alone_selected_whatever_keys_are_held(
    view: ListView, quotes: Quotes
) -> None:
    held = Qt.KeyboardModifier.ControlModifier
    quotes.set_current(ids(quotes, 0)[0])
    QTest.keyPress(view, Qt.Key.Key_Control, held)
    quotes.set_current(ids(quotes, 3)[0])
    walked = view.selected_ids()
    view.step(1)
    stepped = view.selected_ids()
    QTest.keyRelease(view, Qt.Key.Key_Control)

    assert walked == ids(quotes, 3)
    assert stepped == ids(quotes, 4)


def test_where_the_current_quote_is_filtered_away_no_other_one_is_selected(
    view: ListView, quotes: Quotes
) -> None:
    quotes.set_current(ids(quotes, 0)[0])
    before = view.selected_ids()
    quotes.set_current(0)

    assert before == ids(quotes, 0)
    assert view.selected_ids() == []


def test_letters_do_not_search(view: ListView, quotes: Quotes) -> None:
    press(view, "jA")

    assert quotes.current is quotes.entries[0]


def test_enter_jumps(view: ListView, quotes: Quotes, qtbot: QtBot) -> None:
    press(view, "jj")
    with qtbot.waitSignal(quotes.jump_wanted) as jump:
        QTest.keyClick(view, Qt.Key.Key_Return)

    assert jump.args == ids(quotes, 1)


def test_a_double_click_jumps(view: ListView, quotes: Quotes, qtbot: QtBot) -> None:
    centre = view.visualRect(view.model().index(2, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    with qtbot.waitSignal(quotes.jump_wanted) as jump:
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre)

    assert jump.args == ids(quotes, 2)


@pytest.mark.parametrize(("key", "step"), [("o", 1), ("O", -1)])
def test_o_goes_to_another_place(
    view: ListView, quotes: Quotes, qtbot: QtBot, key: str, step: int
) -> None:
    quotes.set_current(ids(quotes, 4)[0])
    with qtbot.waitSignal(view.place_wanted) as wanted:
        press(view, key)

    assert wanted.args == [*ids(quotes, 4), step]


@pytest.mark.parametrize(
    ("key", "signal"),
    [("/", "filter_wanted"), (Qt.Key.Key_Delete, "delete_wanted")],
)
def test_other_keys_ask_for_what_they_stand_for(
    view: ListView, qtbot: QtBot, key: str | Qt.Key, signal: str
) -> None:
    press(view, "j")
    with qtbot.waitSignal(getattr(view, signal)):
        if isinstance(key, str):
            press(view, key)
        else:
            QTest.keyClick(view, key)


def test_ctrl_c_asks_for_a_copy(view: ListView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.copy_wanted):
        QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)


def test_the_switcher_is_pressed_beside_the_page(view: ListView) -> None:
    index = view.model().index(4, 0)
    head = RowLayout.of(QRectF(view.visualRect(index)), view.font()).head
    hits = []
    view.place_wanted.connect(lambda _id, step: hits.append(step))
    for x in range(int(head.right()), int(head.left()), -6):
        point = QPoint(x, int(head.center().y()))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    assert hits == sorted(hits, reverse=True)
    assert set(hits) == {1, -1}


def test_the_session_moves_the_list(view: ListView, quotes: Quotes) -> None:
    quotes.set_current(ids(quotes, 5)[0])

    assert view.currentIndex().row() == 5


def test_filtering_rows_away_leaves_the_current_quote_alone(
    view: ListView, quotes: Quotes
) -> None:
    quotes.set_current(ids(quotes, 0)[0])
    model = view.model()
    assert isinstance(model, FilterModel)
    model.filter_changing.connect(view.hold)
    model.set_filter(Filter(frozenset({"altered"})))
    view.show_current()

    assert quotes.current is quotes.entries[0]
    assert not view.currentIndex().isValid()


def test_when_the_current_quote_goes_the_next_one_is_current(
    view: ListView, quotes: Quotes
) -> None:
    going, following = ids(quotes, 2, 3)
    quotes.set_current(going)

    quotes.remove([going])

    assert quotes.current
    assert quotes.current.id == following
    assert view.currentIndex().row() == 2


def test_a_larger_font_makes_higher_rows(view: ListView, qtbot: QtBot) -> None:
    before = view.visualRect(view.model().index(1, 0)).height()
    font = QFont(view.font())
    font.setPixelSize(26)
    view.setFont(font)
    qtbot.waitUntil(
        lambda: view.visualRect(view.model().index(1, 0)).height() == row_px(font)
    )

    assert row_px(font) > before


def test_selected_quotes_are_told_in_the_order_of_the_list(
    view: ListView, quotes: Quotes
) -> None:
    view.selectAll()

    assert view.selected_ids() == ids(quotes, *range(8))


def test_search_is_pressed_at_the_right_of_a_row_that_was_stopped(
    view: ListView, quotes: Quotes
) -> None:
    (row,) = (
        row for row, each in enumerate(quotes.entries) if each.status == "searching"
    )
    quotes.set_stopped(*ids(quotes, row))
    rect = view.visualRect(view.model().index(row, 0))
    head = RowLayout.of(QRectF(rect), view.font()).head
    hits: list[list[int]] = []
    view.locate_wanted.connect(hits.append)
    for x in (head.center().x(), head.right() - 4):
        point = QPoint(int(x), int(head.center().y()))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    assert hits == [ids(quotes, row)]
