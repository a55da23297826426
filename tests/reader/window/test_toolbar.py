"""The toolbar: what its buttons say."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.window.actions import Actions
from reader.window.toolbar import Toolbar


@pytest.fixture
def actions(look: Look) -> Actions:
    return Actions(look, QObject(look))


@pytest.fixture
def toolbar(actions: Actions, qtbot: QtBot) -> Toolbar:
    toolbar = Toolbar(actions)
    qtbot.addWidget(toolbar)
    return toolbar


def tip_of(toolbar: Toolbar, name: str) -> str:
    (tip,) = (
        button.toolTip()
        for button in toolbar.findChildren(QToolButton)
        if button.defaultAction() is toolbar._actions[name]
    )
    return tip


@pytest.mark.parametrize(
    ("name", "tip"), [("find", "Find (Ctrl+F)"), ("panel", "Quotes panel (Shift+F9)")]
)
def test_a_tooltip_names_the_keys_whatever_becomes_of_the_action(
    toolbar: Toolbar, actions: Actions, name: str, tip: str
) -> None:
    before = tip_of(toolbar, name)
    actions[name].setEnabled(False)
    actions[name].setEnabled(True)

    assert [before, tip_of(toolbar, name)] == [tip, tip]
