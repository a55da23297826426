"""The hint for those who are here for the first time."""

from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from reader.quotes.hint_strip import HintStrip
from tests.reader.quotes import examples
from tests.reader.quotes.conftest import ShowPanel


def test_it_is_shown_when_asked_for_and_closed_by_hand(
    show_panel: ShowPanel, qtbot: QtBot
) -> None:
    panel = show_panel(examples.one_of_each())
    hint = panel.findChildren(HintStrip)[0]
    before = hint.isVisible()
    panel.show_hint()
    shown = hint.isVisible()
    with qtbot.waitSignal(panel.hint_closed):
        hint.findChildren(QToolButton)[0].click()

    assert (before, shown, hint.isVisible()) == (False, True, False)
