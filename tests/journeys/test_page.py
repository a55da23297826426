"""On the page: selecting, quoting, finding, going back."""

from pytestqt.qtbot import QtBot

from locator.quote import Quote
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located


def test_back_returns_from_an_explicit_jump(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current

    assert tab is not None
    with qtbot.waitSignal(tab.document.opened, timeout=PATIENCE_MS):
        pass
    tab.jump(7)
    there = tab.view.page_index
    window.actions_["back"].trigger()
    assert (there, tab.view.page_index) == (7, 0)


def test_the_page_box_takes_numbers_and_printed_labels(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current

    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.page_count == 12, timeout=PATIENCE_MS)
    assert tab.document.page_named("4") == 3
    assert tab.document.page_named("1047") == 3
    assert tab.document.page_named("1200") is None


def test_a_find_over_a_line_end_hyphen_is_counted(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current

    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.is_read, timeout=PATIENCE_MS)
    window.actions_["find"].trigger()
    tab.find_bar.open_with("uptake was measured in triplicate")
    qtbot.waitUntil(lambda: len(tab.finder.places) == 5, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: not tab.finder.is_running, timeout=PATIENCE_MS)
    assert len(tab.finder.places) == 5


def test_the_menu_of_the_page_lists_the_quotes_there(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current
    (quote_id,) = window.parts.acts.add([Quote("Copper is needed for this.")])
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert tab is not None
    menu = window.furnished().page_menu.menu_for(tab, [quote_id])
    words = [action.text() for action in menu.actions()]
    assert words[0] == "Verbatim: Copper is needed for this."
