"""The framed line to type in."""

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from reader.look.colours import LIGHT
from reader.look.look import Look
from reader.window.field import Field


def test_the_frame_turns_to_the_accent_with_the_focus(look: Look, qtbot: QtBot) -> None:
    field = Field(look, "Password")
    qtbot.addWidget(field)
    field.resize(200, 28)
    with qtbot.waitExposed(field):
        field.show()
    field.clearFocus()
    field.line.clearFocus()

    def edge() -> QColor:
        return field.grab().toImage().pixelColor(100, 0)

    assert edge() == QColor(LIGHT.ctl)

    field.setFocus()
    qtbot.waitUntil(field.line.hasFocus)

    assert edge() == QColor(LIGHT.accent)


def test_a_field_is_28_high_and_has_a_name(look: Look, qtbot: QtBot) -> None:
    field = Field(look, "Password")
    qtbot.addWidget(field)

    assert field.sizeHint().height() == 28
    assert field.line.accessibleName() == "Password"
