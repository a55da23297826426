import pytest
from PySide6.QtWidgets import QScrollBar
from pytestqt.qtbot import QtBot

from reader.canvas.motion import Motion


@pytest.fixture
def bar(qtbot: QtBot) -> QScrollBar:
    bar = QScrollBar()
    qtbot.addWidget(bar)
    bar.setRange(0, 1000)
    return bar


def test_a_bar_moves_gently(bar: QScrollBar, qtbot: QtBot) -> None:
    motion = Motion(bar, bar)
    motion.to(500)
    assert (bar.value(), motion.aim) == (0, 500)
    qtbot.waitUntil(lambda: not motion.running)

    assert bar.value() == 500


def test_what_is_asked_for_on_the_way_is_added(bar: QScrollBar, qtbot: QtBot) -> None:
    motion = Motion(bar, bar)
    motion.by(200)
    motion.by(200)
    qtbot.waitUntil(lambda: not motion.running)

    assert bar.value() == 400


def test_with_reduced_motion_it_is_there_at_once(bar: QScrollBar) -> None:
    motion = Motion(bar, bar)
    motion.reduced = True
    motion.to(500)

    assert (bar.value(), motion.running) == (500, False)


def test_nothing_moves_beyond_the_ends(bar: QScrollBar) -> None:
    motion = Motion(bar, bar)
    motion.to(5000, at_once=True)
    motion.to(1000)

    assert (bar.value(), motion.running) == (1000, False)
