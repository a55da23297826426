"""The status bar: work, results and facts."""

from functools import partial

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.window.fact import Fact
from reader.window.status_bar import StatusBar, Work

NO_TEXT = Fact("No text layer on page 9")
SAVED = Fact("Saved")


@pytest.fixture
def bar(look: Look, qtbot: QtBot) -> StatusBar:
    bar = StatusBar(look)
    qtbot.addWidget(bar)
    bar.resize(1000, 26)
    bar.show()
    return bar


def facts(bar: StatusBar) -> list[str]:
    texts = [each.text() for each in bar.findChildren(QLabel) if each.isVisible()]
    return [text for text in texts if text]


def test_it_is_26_high_at_the_usual_type(bar: StatusBar) -> None:
    assert bar.sizeHint().height() == 26


def test_running_work_has_words_a_bar_and_a_cross(bar: StatusBar) -> None:
    bar.set_work("locating", Work("Locating 13 of 14", 13, 14, print))

    assert bar.words.text() == "Locating 13 of 14"
    assert bar.progress.isVisible()
    assert bar.progress.share == pytest.approx(13 / 14)
    assert bar.cancel_button.isVisible()


def test_work_without_a_known_end_shows_an_empty_bar(bar: StatusBar) -> None:
    bar.set_work("locating", Work("Opening", 0, 0, print))

    assert bar.progress.share == 0


def test_work_that_cannot_be_stopped_has_no_cross(bar: StatusBar) -> None:
    bar.set_work("locating", Work("Locating 13 of 14", 13, 14, print))
    bar.set_work("locating", Work("Reading the text", 1, 2))
    bar.set_idle("Ready")

    assert bar.words.text() == "Reading the text"
    assert bar.progress.isVisible()
    assert not bar.cancel_button.isVisible()


def test_the_cross_asks_to_stop(bar: StatusBar) -> None:
    stopped: list[str] = []
    stop = partial(stopped.append, "locating")
    bar.set_work("locating", Work("Locating 13 of 14", 13, 14, stop))
    bar.cancel_button.click()

    assert stopped == ["locating"]


def test_of_two_works_the_higher_one_is_shown_and_stopped_alone(bar: StatusBar) -> None:
    stopped: list[str] = []
    for rank, name in ((2, "export"), (0, "locating")):
        stop = partial(stopped.append, name)
        bar.set_work(name, Work(f"{name} 1 of 2", 1, 2, stop, rank))
    bar.set_work("locating", Work("locating 2 of 2", 2, 2))
    shown = bar.words.text()
    bar.cancel_button.click()
    bar.clear_work("export")

    assert shown == "export 1 of 2"
    assert stopped == ["export"]
    assert bar.words.text() == "locating 2 of 2"
    assert not bar.cancel_button.isVisible()


def test_a_result_takes_the_place_of_work_then_goes(
    bar: StatusBar, qtbot: QtBot
) -> None:
    bar.set_idle("Ready")
    bar.set_work("locating", Work("Locating 13 of 14", 13, 14, print))
    bar._forget.setInterval(1)
    bar.show_result("14 quotes located in 0.3 s", "locating")

    assert bar.words.text() == "14 quotes located in 0.3 s"
    assert not bar.progress.isVisible()

    qtbot.waitUntil(lambda: bar.words.text() == "Ready")


def test_results_stay_for_ten_seconds(bar: StatusBar) -> None:
    bar.show_result("14 quotes located in 0.3 s")

    assert bar._forget.interval() == 10_000
    assert bar._forget.isActive()


def test_new_work_forgets_the_last_result(bar: StatusBar) -> None:
    bar.show_result("14 quotes located in 0.3 s")
    bar.set_work("locating", Work("Locating 1 of 2", 1, 2, print))
    bar.clear_work("locating")

    assert not bar.words.text()


def test_facts_stand_at_the_right(bar: StatusBar, qtbot: QtBot) -> None:
    bar.set_facts([NO_TEXT, SAVED])
    qtbot.waitUntil(lambda: bool(facts(bar)))

    assert facts(bar) == ["No text layer on page 9", "Saved"]

    bar.set_facts([SAVED])
    qtbot.waitUntil(lambda: len(facts(bar)) == 1)

    assert facts(bar) == ["Saved"]


def test_the_same_facts_are_not_built_again(bar: StatusBar) -> None:
    bar.set_facts([NO_TEXT])
    before = bar.findChildren(QLabel)
    bar.set_facts([NO_TEXT])

    assert bar.findChildren(QLabel) == before
