"""Who gets how much of the height."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from reader.quotes.stack import Stack, details_height


@pytest.mark.parametrize(
    ("total", "wanted", "content", "row", "height", "reason"),
    [
        (600, 200, 88, 44, 200, "as high as their content"),
        (600, 40, 88, 44, 96, "never lower than 96"),
        (600, 900, 88, 44, 360, "never higher than 60 %"),
        (600, 200, 4400, 44, 204, "a long list ends with a whole row"),
        (80, 200, 4400, 44, 80, "a very low panel has no room for both"),
        (600, 0, 4400, 44, 0, "nothing to show takes no room"),
    ],
)
def test_details_are_as_high_as_they_need(
    total: int, wanted: int, content: int, row: int, height: int, reason: str
) -> None:
    assert reason
    assert details_height(total, wanted, content, row) == height


def test_once_a_person_moved_the_line_it_stays(qtbot: QtBot) -> None:
    stack = Stack()
    qtbot.addWidget(stack)
    for _ in range(2):
        stack.addWidget(QWidget())
    stack.resize(300, 601)
    stack.show()
    stack.fit(200, 44, 44)
    stack.setSizes([100, 500])
    moved = stack.sizes()
    stack.splitterMoved.emit(100, 1)

    stack.fit(96, 44, 44)

    assert stack.sizes() == moved
