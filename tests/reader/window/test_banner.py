"""The banner above the page."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.window.banner import Banner, Choice


@pytest.fixture
def banner(look: Look, qtbot: QtBot) -> Banner:
    banner = Banner(look)
    qtbot.addWidget(banner)
    banner.resize(800, 40)
    return banner


def test_it_is_hidden_until_it_has_something_to_say(banner: Banner) -> None:
    assert banner.isHidden()

    banner.say("halden-2024.md changed.")

    assert banner.isVisible()
    assert banner.accessibleName() == "halden-2024.md changed."


def test_a_choice_is_told_by_its_key_and_hides_it(banner: Banner, qtbot: QtBot) -> None:
    banner.offer_evidence("halden-2024.md")
    with qtbot.waitSignal(banner.chosen) as chosen:
        banner.buttons[0].click()

    assert chosen.args == ["open"]
    assert banner.isHidden()


def test_closing_it_is_no_choice(banner: Banner, qtbot: QtBot) -> None:
    banner.offer_evidence("halden-2024.md")
    with qtbot.assertNotEmitted(banner.chosen), qtbot.waitSignal(banner.closed):
        banner.close_button.click()

    assert banner.isHidden()


def test_it_has_three_buttons_at_most(banner: Banner) -> None:
    banner.say("Four.", [Choice(key, key) for key in "abcd"])

    assert [button.text() for button in banner.buttons] == ["a", "b", "c"]


def test_what_is_said_next_replaces_what_was_said(banner: Banner) -> None:
    banner.offer_evidence("halden-2024.md")
    banner.say("halden-2024.pdf changed.", [Choice("again", "Locate again")])

    assert [button.text() for button in banner.buttons] == ["Locate again"]


def test_tab_goes_through_the_buttons_before_the_cross(
    banner: Banner, qtbot: QtBot
) -> None:
    banner.offer_evidence("halden-2024.md")
    qtbot.waitExposed(banner)
    first, second = banner.buttons
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    QTest.keyClick(first, Qt.Key.Key_Tab)

    assert second.hasFocus()

    QTest.keyClick(second, Qt.Key.Key_Tab)

    assert banner.close_button.hasFocus()


def test_a_long_text_gives_way_to_the_buttons(banner: Banner) -> None:
    banner.offer_evidence("a-very-long-name" * 10 + ".md")

    assert banner.minimumSizeHint().width() <= 420
