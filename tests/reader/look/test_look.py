"""Themes put on and taken off."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.look.colours import DARK, LIGHT
from reader.look.look import Look, with_accent
from reader.look.theme import Theme


@pytest.mark.parametrize(
    ("theme", "window"), [(Theme.LIGHT, LIGHT.window), (Theme.DARK, DARK.window)]
)
def test_a_theme_reaches_the_whole_program(
    qapp: QApplication, theme: Theme, window: str
) -> None:
    look = Look(qapp, theme)

    assert look.is_dark is (theme is Theme.DARK)
    assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == window
    assert window in qapp.styleSheet()


def test_a_change_of_theme_is_told_once(qapp: QApplication, qtbot: QtBot) -> None:
    look = Look(qapp, Theme.LIGHT)
    with qtbot.waitSignal(look.changed):
        look.set_theme(Theme.DARK)
    with qtbot.assertNotEmitted(look.changed):
        look.set_theme(Theme.DARK)

    assert look.colours.base == DARK.base


def test_the_system_decides_if_it_is_asked_to(qapp: QApplication, qtbot: QtBot) -> None:
    look = Look(qapp, Theme.SYSTEM)
    hints = qapp.styleHints()
    is_dark = hints.colorScheme() == Qt.ColorScheme.Dark

    assert look.is_dark is is_dark
    assert look.colours.base == (DARK if is_dark else LIGHT).base

    with qtbot.waitSignal(look.changed):
        hints.colorSchemeChanged.emit(hints.colorScheme())


def test_the_system_does_not_decide_unasked(qapp: QApplication, qtbot: QtBot) -> None:
    look = Look(qapp, Theme.DARK)
    hints = qapp.styleHints()
    with qtbot.assertNotEmitted(look.changed):
        hints.colorSchemeChanged.emit(hints.colorScheme())

    assert look.is_dark


@pytest.mark.parametrize(
    ("accent", "taken", "reason"),
    [
        ("#1A5FB4", True, "dark enough on every ground"),
        ("#F6D32D", False, "yellow cannot be read on white"),
    ],
)
def test_the_systems_accent_is_taken_only_if_it_can_be_read(
    accent: str, taken: bool, reason: str
) -> None:
    assert reason
    assert (with_accent(LIGHT, accent).accent == accent) is taken


def test_another_wish_for_contrast_is_heard(qapp: QApplication, qtbot: QtBot) -> None:
    look = Look(qapp, Theme.SYSTEM)
    hints = qapp.styleHints()
    accessibility = hints.accessibility()
    with qtbot.waitSignal(look.changed):
        accessibility.contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)

    assert not look.colours.is_high_contrast
