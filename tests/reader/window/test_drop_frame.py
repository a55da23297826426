"""The frame around a window over which files are dragged."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.window.drop_frame import DropFrame


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.mark.parametrize(("count", "words"), [(1, "Open 1 file"), (3, "Open 3 files")])
def test_it_says_how_many_files_would_be_opened(
    look: Look, window: QWidget, count: int, words: str
) -> None:
    frame = DropFrame(look, window)
    frame.offer(count)

    assert frame.isVisible()
    assert frame.words == words


def test_the_whole_window_is_framed_in_the_accent(look: Look, window: QWidget) -> None:
    frame = DropFrame(look, window)
    frame.offer(3)
    image = window.grab().toImage()
    corners = (QPoint(0, 0), QPoint(1, 150), QPoint(399, 299))

    assert frame.geometry() == window.rect()
    assert {image.pixelColor(each).name() for each in corners} == {
        look.colours.accent.lower()
    }
