"""The toolbar: what its buttons say."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from reader import messages
from reader.look.look import Look
from reader.window.actions import Actions
from reader.window.toolbar import Toolbar


@pytest.fixture
def actions(look: Look) -> Actions:
    return Actions(look, QObject(look))


@pytest.fixture
def toolbar(actions: Actions, look: Look, qtbot: QtBot) -> Toolbar:
    toolbar = Toolbar(actions, look)
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


def shown(toolbar: Toolbar, qtbot: QtBot, width: int) -> list[QWidget]:
    """Return what is seen of a toolbar of this width, from left to right."""
    toolbar.setFixedHeight(41)
    toolbar.resize(width, 41)
    toolbar.set_width(width)
    toolbar.show()
    controls = {toolbar.widgetForAction(each): each for each in toolbar.actions()}
    qtbot.waitUntil(
        lambda: all(
            control.isVisible() == action.isVisible()
            for control, action in controls.items()
        )
    )
    return [control for control in controls if control.isVisible()]


def buttons_of(controls: list[QWidget]) -> list[QToolButton]:
    return [control for control in controls if isinstance(control, QToolButton)]


@pytest.mark.parametrize("width", [1440, 760])
def test_no_control_is_cut_at_an_edge(
    toolbar: Toolbar, qtbot: QtBot, width: int
) -> None:
    controls = shown(toolbar, qtbot, width)

    for control in controls:
        assert control.height() >= min(30, control.sizeHint().height())
        assert toolbar.rect().contains(control.geometry())


def test_buttons_are_squares_of_thirty(toolbar: Toolbar, qtbot: QtBot) -> None:
    buttons = buttons_of(shown(toolbar, qtbot, 760))

    assert {(button.width(), button.height()) for button in buttons} == {(30, 30)}


def test_a_narrow_window_has_its_lesser_buttons_in_a_menu(
    toolbar: Toolbar, actions: Actions, qtbot: QtBot
) -> None:
    names = ("page_up", "page_down", "zoom_out", "zoom_in", "night")
    lesser = [actions[name] for name in names]
    wide = buttons_of(shown(toolbar, qtbot, 1440))
    narrow = buttons_of(shown(toolbar, qtbot, 999))
    (menu,) = (
        button.menu() for button in narrow if button.accessibleName() == messages.MORE
    )

    assert [each.defaultAction() for each in wide if each not in narrow] == lesser
    assert menu.actions() == lesser
    assert messages.MORE not in [button.accessibleName() for button in wide]


@pytest.mark.parametrize(("typed", "wanted"), [("10", [0.1]), ("5", [0.05]), ("x", [])])
def test_a_typed_zoom_is_taken_as_it_is(
    toolbar: Toolbar, qtbot: QtBot, typed: str, wanted: list[float]
) -> None:
    shown(toolbar, qtbot, 1440)
    toolbar.set_zoom(1.34)
    heard: list[float] = []
    toolbar.zoom_typed.connect(heard.append)
    field = toolbar.zoom_box.lineEdit()
    assert field is not None
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)

    assert heard == wanted
    assert field.text() == messages.ZOOM.format(percent=134)
