"""The find bar: what is typed, what it says, and its keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from locator.geometry import Quad
from reader import messages
from reader.look.look import Look
from reader.protocol import FindOnPage
from reader.replies import FoundOnPage
from reader.session.document import SessionDocument
from reader.window.find_bar import FindBar
from reader.window.finder import Finder, FindWords

QUAD = Quad(0, 0, 1, 0, 0, 1, 1, 1)


@pytest.fixture
def answered(paper: SessionDocument) -> SessionDocument:
    """A paper whose worker finds "humidity" twice on each of its first two pages."""

    def answer(request: FindOnPage) -> None:
        found = request.text == "humidity" and request.page_index < 2
        places = ((QUAD,), (QUAD,)) if found else ()
        paper.set_found(FoundOnPage(request.page_index, places), request)

    paper.find_wanted.connect(answer)
    return paper


@pytest.fixture
def bar(look: Look, answered: SessionDocument, qtbot: QtBot) -> FindBar:
    bar = FindBar(look, Finder(answered))
    qtbot.addWidget(bar)
    bar.resize(800, 40)
    with qtbot.waitExposed(bar):
        bar.open_with()
    return bar


def said(bar: FindBar) -> list[str]:
    return [label.text() for label in bar.findChildren(QLabel) if label.text()]


def typed(bar: FindBar, text: str, qtbot: QtBot) -> None:
    QTest.keyClicks(bar.field.line, text)
    qtbot.waitUntil(lambda: bar._finder.words.text == text)


def test_the_bar_is_40_high_at_the_usual_type(bar: FindBar) -> None:
    assert bar.sizeHint().height() == 40
    assert bar.minimumSizeHint().width() <= 420


def test_what_was_typed_is_looked_for_after_a_rest(bar: FindBar, qtbot: QtBot) -> None:
    typed(bar, "humidity", qtbot)

    assert said(bar) == ["1 of 4"]


def test_one_letter_waits_for_enter(bar: FindBar) -> None:
    QTest.keyClicks(bar.field.line, "h")

    assert not bar._rest.isActive()

    QTest.keyClick(bar.field.line, Qt.Key.Key_Return)

    assert bar._finder.words == FindWords("h")


def test_enter_looks_at_once_then_goes_on(bar: FindBar) -> None:
    QTest.keyClicks(bar.field.line, "humidity")
    QTest.keyClick(bar.field.line, Qt.Key.Key_Return)

    assert said(bar) == ["1 of 4"]

    QTest.keyClick(bar.field.line, Qt.Key.Key_Return)

    assert said(bar) == ["2 of 4"]

    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(bar.field.line, Qt.Key.Key_Return, shift)

    assert said(bar) == ["1 of 4"]


def test_buttons_go_to_the_next_place_and_back(bar: FindBar, qtbot: QtBot) -> None:
    typed(bar, "humidity", qtbot)
    QTest.mouseClick(bar.next_button, Qt.MouseButton.LeftButton)

    assert said(bar) == ["2 of 4"]

    QTest.mouseClick(bar.previous_button, Qt.MouseButton.LeftButton)

    assert said(bar) == ["1 of 4"]


def test_no_match_is_said_in_words(bar: FindBar, qtbot: QtBot) -> None:
    typed(bar, "sorbate", qtbot)

    assert said(bar) == [messages.FIND_NO_MATCH]
    assert not bar.next_button.isEnabled()


def test_no_match_names_the_pages_without_text(
    bar: FindBar, answered: SessionDocument, qtbot: QtBot
) -> None:
    answered.set_page_read(8, usable=False)
    typed(bar, "sorbate", qtbot)

    assert "Page 9 has no text layer." in said(bar)
    assert "on the 11 pages with text" in bar.field.line.accessibleDescription()


def test_options_search_at_once(bar: FindBar, qtbot: QtBot) -> None:
    typed(bar, "humidity", qtbot)
    bar.case.click()
    bar.whole_words.click()
    bar.accents.click()

    assert bar._finder.words == FindWords(
        "humidity", whole_words=True, match_case=True, match_accents=True
    )


def test_escape_closes_the_bar_and_ends_the_search(bar: FindBar, qtbot: QtBot) -> None:
    typed(bar, "humidity", qtbot)
    with qtbot.waitSignal(bar.closed):
        QTest.keyClick(bar.field.line, Qt.Key.Key_Escape)

    assert bar.isHidden()
    assert not bar._finder.places


def test_going_on_with_a_closed_bar_looks_again(bar: FindBar, qtbot: QtBot) -> None:
    typed(bar, "humidity", qtbot)
    bar.shut()
    bar.next()

    assert bar._finder.current_index == 0


def test_a_selection_is_looked_for(bar: FindBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar._finder.results_changed):
        bar.open_with("humidity")

    assert bar.field.line.selectedText() == "humidity"
    assert len(bar._finder.places) == 4


def test_the_same_selection_is_looked_for_again_after_closing(
    bar: FindBar, qtbot: QtBot
) -> None:
    bar.open_with("humidity")
    qtbot.waitUntil(lambda: said(bar) == ["1 of 4"])
    bar.shut()
    bar.open_with("humidity")

    qtbot.waitUntil(lambda: said(bar) == ["1 of 4"])


def test_a_place_that_was_clicked_is_counted(bar: FindBar, qtbot: QtBot) -> None:
    typed(bar, "humidity", qtbot)
    bar._finder.set_current(2)

    assert said(bar) == ["3 of 4"]


def test_every_control_has_a_name(bar: FindBar) -> None:
    controls = (
        bar.field.line,
        bar.previous_button,
        bar.next_button,
        bar.case,
        bar.whole_words,
        bar.accents,
        bar.close_button,
    )

    assert all(control.accessibleName() for control in controls)
