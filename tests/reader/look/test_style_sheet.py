"""The style sheet."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from reader.look.colours import DARK, LIGHT, Colours
from reader.look.look import Look
from reader.look.style_sheet import dress, style_sheet
from reader.look.theme import Theme


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_every_picture_of_the_sheet_is_there(colours: Colours) -> None:
    sheet = style_sheet(colours)
    pictures = [part.split('"')[1] for part in sheet.split("url(")[1:]]

    assert pictures
    assert all(Path(picture).exists() for picture in pictures)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_no_colour_is_left_open(colours: Colours) -> None:
    assert "$" not in style_sheet(colours)


def test_a_widget_wears_its_look_at_once(look: Look, qtbot: QtBot) -> None:
    label = QLabel("4")
    qtbot.addWidget(label)
    label.show()
    look.set_theme(Theme.LIGHT)
    dress(label, "second")

    assert label.palette().windowText().color().name().upper() == LIGHT.text2
