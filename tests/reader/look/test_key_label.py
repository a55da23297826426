"""A key combination in its frame."""

from pytestqt.qtbot import QtBot

from reader.look.key_label import KeyLabel
from reader.look.look import Look
from reader.look.theme import Theme


def test_it_keeps_its_size_in_another_theme(look: Look, qtbot: QtBot) -> None:
    label = KeyLabel("Ctrl+O")
    qtbot.addWidget(label)
    with qtbot.waitExposed(label):
        label.show()
    before = label.font().pointSizeF()
    look.set_theme(Theme.DARK)

    assert label.font().pointSizeF() == before
