"""What is wanted before the first page is there is done when it is."""

import pytest
from pytestqt.qtbot import QtBot

from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened


@pytest.mark.parametrize("times", [0, 1])
def test_a_page_that_is_wanted_before_the_paper_is_open_is_gone_to(
    open_window: Opened, qtbot: QtBot, times: int
) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current
    assert tab is not None
    assert not tab.document.page_count
    names = ["last_page"] + ["page_up"] * times
    for name in names:
        window.actions_[name].trigger()
    qtbot.waitUntil(lambda: tab.document.page_count > 0, timeout=PATIENCE_MS)
    target = tab.document.page_count - 1 - times

    assert target > 0
    qtbot.waitUntil(lambda: tab.view.page_index == target, timeout=PATIENCE_MS)


def test_the_page_box_that_is_wanted_before_the_paper_is_open_gets_the_keyboard(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current
    assert tab is not None
    window.actions_["go_to_page"].trigger()
    too_early = tab.document.page_count == 0

    def has_keyboard() -> bool:
        focus = window.focusWidget()
        return bool(focus) and window.frame_.toolbar.page_box.isAncestorOf(focus)

    assert too_early
    qtbot.waitUntil(lambda: tab.document.page_count > 0, timeout=PATIENCE_MS)
    qtbot.waitUntil(has_keyboard, timeout=PATIENCE_MS)
