"""Toasts."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from reader.quotes.offer import Offer
from reader.quotes.toast import Toaster


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(600, 400)
    host.show()
    return host


@pytest.fixture
def toaster(host: QWidget) -> Toaster:
    return Toaster(host)


def test_it_stands_at_the_bottom_left(toaster: Toaster, host: QWidget) -> None:
    toaster.show("7 quotes from one answer")
    place = toaster.toast.geometry()

    assert (place.left(), host.height() - place.bottom() - 1) == (12, 12)
    assert place.height() == 36


def test_it_stays_there_when_the_host_grows(toaster: Toaster, host: QWidget) -> None:
    toaster.show("7 quotes from one answer")
    host.resize(600, 500)

    assert toaster.toast.geometry().bottom() == 500 - 13


def test_it_is_never_wider_than_its_host(toaster: Toaster, host: QWidget) -> None:
    toaster.show("7 quotes from one answer " * 20)

    assert toaster.toast.width() <= host.width() - 24


def test_the_next_one_takes_its_place(toaster: Toaster) -> None:
    toaster.show("one", undo=print)
    toaster.show("two")

    assert toaster.toast.text == "two"
    assert not toaster.toast.undo_wanted.isVisible()


def test_undo_is_done_once_and_the_toast_goes(toaster: Toaster, qtbot: QtBot) -> None:
    undone: list[int] = []
    toaster.show("3 quotes deleted", undo=lambda: undone.append(1))
    toaster.toast.undo_wanted.click()
    toaster.toast.undo_wanted.click()

    qtbot.waitUntil(toaster.toast.isHidden)
    assert undone == [1]


@pytest.mark.parametrize(("undo", "stays_ms"), [(None, 6_000), (print, 12_000)])
def test_with_an_undo_it_stays_longer(
    toaster: Toaster, undo: None, stays_ms: int
) -> None:
    toaster.show("Done", undo=undo)

    assert toaster._timer.interval() == stays_ms


def test_it_goes_when_its_time_is_over(toaster: Toaster) -> None:
    toaster.show("Done")
    toaster._timer.timeout.emit()

    assert toaster.toast.isHidden()


def test_it_stays_while_it_is_hovered(toaster: Toaster) -> None:
    toaster.show("Done")
    at = QPointF(5, 5)
    QApplication.sendEvent(toaster.toast, QEnterEvent(at, at, at))
    toaster._timer.timeout.emit()

    assert toaster.toast.isVisible()

    QApplication.sendEvent(toaster.toast, QEvent(QEvent.Type.Leave))
    toaster._timer.timeout.emit()

    assert toaster.toast.isHidden()


def test_it_stays_while_its_button_has_the_keyboard(
    toaster: Toaster, host: QWidget, qtbot: QtBot
) -> None:
    host.activateWindow()
    toaster.show("Done", undo=print)
    toaster.toast.undo_wanted.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(toaster.toast.undo_wanted.hasFocus)
    toaster._timer.timeout.emit()

    assert toaster.toast.isVisible()


def test_what_it_offers_is_done_once_and_the_toast_goes(
    toaster: Toaster, qtbot: QtBot
) -> None:
    done: list[str] = []
    open_it = Offer("Open", lambda: done.append("opened"))
    show_it = Offer("Show in folder", lambda: done.append("shown"))
    toaster.show("Saved r.html", offers=(open_it, show_it))
    first, second = toaster.toast.offered
    words = [first.text(), second.text()]
    keyboard_comes_to = toaster.toast.first_button
    second.click()
    second.click()
    qtbot.waitUntil(toaster.toast.isHidden)

    assert words == ["Open", "Show in folder"]
    assert keyboard_comes_to is first
    assert done == ["shown"]


def test_the_next_one_offers_nothing_of_the_one_before(toaster: Toaster) -> None:
    toaster.show("Saved r.html", offers=(Offer("Open", print),))
    toaster.show("3 quotes deleted", undo=print)

    assert [button.isVisible() for button in toaster.toast.offered] == [False, False]
    assert toaster.toast.first_button is toaster.toast.undo_wanted
