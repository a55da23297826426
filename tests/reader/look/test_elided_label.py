"""Labels of one line that give way."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.look.elided_label import ElidedLabel

LONG = "“sorbate” does not occur on the 11 pages with text."


@pytest.fixture
def label(qapp: QApplication, qtbot: QtBot) -> ElidedLabel:
    assert qapp is not None
    label = ElidedLabel()
    qtbot.addWidget(label)
    return label


def test_a_text_that_is_cut_is_whole_in_the_tooltip(label: ElidedLabel) -> None:
    label.set_words(LONG)
    label.resize(60, 20)
    label.grab()

    assert label.toolTip() == LONG


def test_a_text_with_room_needs_no_tooltip(label: ElidedLabel) -> None:
    label.set_words(LONG)
    label.resize(900, 20)
    label.grab()

    assert not label.toolTip()


def test_more_can_be_said_in_the_tooltip(label: ElidedLabel) -> None:
    label.set_words("No match", LONG)
    label.resize(900, 20)
    label.grab()

    assert label.toolTip() == LONG


def test_without_text_it_takes_no_room(label: ElidedLabel) -> None:
    assert label.minimumSizeHint().width() == 0
