"""The Home page: three actions, recent documents, and the keyboard."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.window.home import HomePage
from reader.window.recent_document import RecentDocument

NOW = datetime(2026, 11, 30, 15, 0, tzinfo=UTC)
RECENT = [
    RecentDocument(
        Path("/papers/halden-2024.pdf"),
        "Halden 2024",
        "halden-2024.md",
        {"verbatim": 6, "altered": 2},
        NOW - timedelta(minutes=50),
    ),
    RecentDocument(
        Path("/papers/petrov-2020.pdf"), "Petrov 2020", "", {}, NOW - timedelta(days=1)
    ),
]


@pytest.fixture
def page(look: Look, qtbot: QtBot) -> HomePage:
    page = HomePage(look)
    page.set_recent(RECENT, NOW)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    with qtbot.waitExposed(page):
        page.show()
    return page


@pytest.mark.parametrize(
    ("card", "signal"),
    [
        ("open_card", "open_wanted"),
        ("paste_card", "paste_wanted"),
        ("sample_card", "sample_wanted"),
    ],
)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_each_card_says_what_is_wanted(
    page: HomePage, qtbot: QtBot, card: str, signal: str, key: Qt.Key
) -> None:
    with qtbot.waitSignal(getattr(page, signal)):
        QTest.keyClick(getattr(page, card), key)


def test_a_card_is_clicked_on_its_words_too(page: HomePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.open_wanted):
        QTest.mouseClick(page.open_card, Qt.MouseButton.LeftButton, pos=QPoint(40, 20))


def test_the_focus_is_on_open_pdf_first(page: HomePage, qtbot: QtBot) -> None:
    page.setFocus()
    qtbot.waitUntil(page.open_card.hasFocus)

    assert page.open_card._focus.shown


def test_a_recent_document_is_opened_by_click(page: HomePage, qtbot: QtBot) -> None:
    row = page.recent.visualRect(page.recent.model().index(1, 0))
    with qtbot.waitSignal(page.recent_wanted) as wanted:
        QTest.mouseClick(
            page.recent.viewport(), Qt.MouseButton.LeftButton, pos=row.center()
        )

    assert wanted.args == [RECENT[1].path]


def test_a_recent_document_is_opened_by_key(page: HomePage, qtbot: QtBot) -> None:
    page.recent.setFocus()
    QTest.keyClick(page.recent, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.recent_wanted) as wanted:
        QTest.keyClick(page.recent, Qt.Key.Key_Return)

    assert wanted.args == [RECENT[1].path]


def test_the_list_can_be_cleared(page: HomePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.clear_wanted):
        page.clear_button.click()


def test_without_recent_documents_their_part_is_left_out(page: HomePage) -> None:
    page.set_recent([])

    assert not page.recent.isVisible()
    assert not page.clear_button.isVisible()


def test_all_rows_are_shown_without_scrolling_inside(page: HomePage) -> None:
    assert page.recent.height() == 2 * 36


def test_a_row_is_read_aloud_with_its_evidence_counts_and_date(page: HomePage) -> None:
    index = page.recent.model().index(0, 0)

    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == (
        "Halden 2024, with halden-2024.md, 6 verbatim, 2 altered, today, 14:10"
    )


def test_every_button_has_a_name(page: HomePage) -> None:
    buttons = page.findChildren(QAbstractButton)

    assert len(buttons) >= 4
    assert all(button.accessibleName() or button.text() for button in buttons)


def test_cards_stand_below_one_another_where_there_is_no_room(
    page: HomePage, qtbot: QtBot
) -> None:
    page.resize(420, 700)
    qtbot.waitUntil(lambda: page.paste_card.y() > page.open_card.geometry().bottom())

    assert page.paste_card.x() == page.open_card.x()


@pytest.mark.parametrize("width", [1400, 760, 480])
def test_the_page_is_never_wider_than_its_view(
    page: HomePage, qtbot: QtBot, width: int
) -> None:
    page.resize(width, 520)
    content = page.widget()
    assert content is not None

    qtbot.waitUntil(lambda: content.width() == page.viewport().width())
