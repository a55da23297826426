"""A room is there before its widget is."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from reader.window.room import Room


@pytest.fixture
def made() -> list[QLabel]:
    return []


@pytest.fixture
def room(made: list[QLabel], qtbot: QtBot) -> Room[QLabel]:
    def make() -> QLabel:
        made.append(QLabel("panel"))
        return made[-1]

    room = Room(make, "panel")
    qtbot.addWidget(room.place)
    return room


def test_the_widget_is_made_when_it_is_needed_and_once(
    room: Room[QLabel], made: list[QLabel]
) -> None:
    before = len(made)
    widget = room.furnished()

    assert before == 0
    assert [widget, room.furnished()] == [made[0], made[0]]
    assert room.place.isAncestorOf(widget)


def test_what_is_done_before_is_done_when_it_comes_in_its_order(
    room: Room[QLabel],
) -> None:
    room.do(lambda label: label.setText("one"))
    room.do(lambda label: label.setText(f"{label.text()}, two"))

    assert room.furnished().text() == "one, two"


def test_what_is_done_afterwards_is_done_at_once(room: Room[QLabel]) -> None:
    label = room.furnished()
    room.do(lambda label: label.setText("later"))

    assert label.text() == "later"
