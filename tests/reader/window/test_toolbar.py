"""The toolbar: what its buttons say."""

import pytest
from PySide6.QtCore import QObject, Qt
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


def test_texts_go_in_a_narrow_window_and_come_back(toolbar: Toolbar) -> None:
    toolbar.set_back_target("Page 2")
    styles = []
    for width in (1440, 900, 1440):
        toolbar.set_width(width)
        styles.append(
            {toolbar._back.toolButtonStyle(), toolbar._paste.toolButtonStyle()}
        )

    icon, both = (
        Qt.ToolButtonStyle.ToolButtonIconOnly,
        Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
    )
    assert styles == [{both}, {icon}, {both}]


def test_the_target_of_back_stays_whatever_becomes_of_the_action(
    toolbar: Toolbar, actions: Actions
) -> None:
    toolbar.set_back_target("Page 2")
    actions["back"].setEnabled(False)
    with_target = toolbar._back.text()
    toolbar.set_back_target("")
    actions["back"].setEnabled(True)
    toolbar.set_width(1440)

    assert with_target == "Page 2"
    assert toolbar._back.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
