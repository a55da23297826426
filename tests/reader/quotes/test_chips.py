"""The row of filter chips."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.quotes.chip import Chip
from reader.quotes.chips import Chips

COUNTS = {
    "verbatim": 7,
    "elided": 1,
    "altered": 2,
    "partial": 1,
    "ambiguous": 1,
    "not_found": 1,
    "unsearchable": 1,
}


@pytest.fixture
def chips(look: Look, qtbot: QtBot) -> Chips:
    chips = Chips(look)
    qtbot.addWidget(chips)
    chips.resize(800, 31)
    chips.set_counts(COUNTS)
    chips.show()
    return chips


def shown(chips: Chips) -> list[str]:
    found = sorted(chips.findChildren(Chip), key=Chip.x)
    return [chip.status for chip in found if chip.isVisible()]


def chip(chips: Chips, status: str) -> Chip:
    return next(each for each in chips.findChildren(Chip) if each.status == status)


def click(chips: Chips, status: str, *, adds: bool = False) -> None:
    keys = Qt.KeyboardModifier
    modifier = keys.ControlModifier if adds else keys.NoModifier
    QTest.mouseClick(chip(chips, status), Qt.MouseButton.LeftButton, modifier)


def test_there_is_one_chip_for_every_status_that_is_present(chips: Chips) -> None:
    assert shown(chips) == ["", *COUNTS]


def test_a_chip_shows_a_count_and_speaks_the_word(chips: Chips) -> None:
    assert (chip(chips, "altered").text(), chip(chips, "").text()) == ("2", "All 14")
    assert chip(chips, "altered").accessibleName() == "Altered, 2 quotes"
    assert chip(chips, "partial").accessibleName() == "Partial, 1 quote"


def test_where_there_is_no_room_problems_stay(chips: Chips) -> None:
    chips.resize(260, 31)

    visible = shown(chips)

    assert visible[:3] == ["", "altered", "not_found"]
    assert "verbatim" not in visible
    assert all(
        chip(chips, status).geometry().right() <= chips.width() for status in visible
    )


def test_a_click_shows_only_this_status(chips: Chips, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chips.statuses_chosen) as chosen:
        click(chips, "altered")

    assert chosen.args == [frozenset({"altered"})]


def test_a_second_click_shows_all_again(chips: Chips) -> None:
    click(chips, "altered")
    click(chips, "altered")

    assert chip(chips, "").isChecked()
    assert not chip(chips, "altered").isChecked()


def test_the_chip_of_all_cannot_be_switched_off(chips: Chips) -> None:
    click(chips, "")

    assert chip(chips, "").isChecked()


def test_the_funnel_asks_for_the_menu(chips: Chips, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chips.menu_wanted):
        chips._funnel.click()


def test_a_chosen_status_stays_when_its_last_quote_is_gone(chips: Chips) -> None:
    click(chips, "altered")
    chips.set_counts({"verbatim": 3})

    assert shown(chips) == ["", "verbatim", "altered"]


def test_ctrl_click_adds_a_status(chips: Chips, qtbot: QtBot) -> None:
    click(chips, "altered")
    with qtbot.waitSignal(chips.statuses_chosen) as chosen:
        click(chips, "partial", adds=True)

    assert chosen.args == [frozenset({"altered", "partial"})]


def test_what_has_no_room_is_in_a_menu(chips: Chips, qtbot: QtBot) -> None:
    chips.resize(260, 31)
    chips._more.click()
    menu = chips.findChildren(QMenu)[0]
    qtbot.waitUntil(menu.isVisible)
    verbatim = next(
        each for each in menu.actions() if each.text() == "Verbatim, 7 quotes"
    )
    with qtbot.waitSignal(chips.statuses_chosen) as chosen:
        verbatim.trigger()
    menu.close()

    assert chosen.args == [frozenset({"verbatim"})]
