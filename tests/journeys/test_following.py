"""The page follows the current quote, and never a person who is reading elsewhere."""

from PySide6.QtWidgets import QAbstractSlider
from pytestqt.qtbot import QtBot

from reader.window.main_window import MainWindow
from reader.window.tab import DocumentTab
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located

ON_PAGE_4 = "The uptake at 60 % relative humidity reached 2.31 mmol g−1"


def sample_read(open_window: Opened, qtbot: QtBot) -> tuple[MainWindow, DocumentTab]:
    """Return a window with the sample paper, whose text was read."""
    window = open_window(SAMPLE)
    tab = window.tabs.current
    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.is_read, timeout=PATIENCE_MS)
    return window, tab


def paste(window: MainWindow, qtbot: QtBot) -> None:
    """Paste a quote, and wait until it is in the list."""
    with qtbot.waitSignal(window.parts.bringing.pasted, timeout=PATIENCE_MS):
        window.parts.bringing.paste(ON_PAGE_4)


def test_the_page_goes_to_what_was_pasted_as_soon_as_it_is_located(
    open_window: Opened, qtbot: QtBot
) -> None:
    window, tab = sample_read(open_window, qtbot)
    window.parts.bringing.paste(ON_PAGE_4)
    qtbot.waitUntil(lambda: tab.view.page_index == 3, timeout=PATIENCE_MS)
    window.actions_["back"].trigger()

    assert tab.view.page_index == 0


def test_a_paste_leaves_the_page_to_who_has_just_scrolled(
    open_window: Opened, qtbot: QtBot
) -> None:
    window, tab = sample_read(open_window, qtbot)
    bar = tab.view.verticalScrollBar()
    bar.triggerAction(QAbstractSlider.SliderAction.SliderSingleStepAdd)
    window.parts.bringing.paste(ON_PAGE_4)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert window.parts.quotes.current is not None
    assert tab.view.page_index == 0


def test_an_answer_leaves_the_page_to_who_went_elsewhere_meanwhile(
    open_window: Opened, qtbot: QtBot
) -> None:
    window, tab = sample_read(open_window, qtbot)
    paste(window, qtbot)
    tab.jump(7)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert tab.view.page_index == 7


def test_an_answer_does_not_turn_away_from_what_is_shown_instead(
    open_window: Opened, qtbot: QtBot
) -> None:
    window, tab = sample_read(open_window, qtbot)
    paste(window, qtbot)
    window.tabs.show_home()
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert window.tabs.current is None
    assert tab.view.page_index == 0


def test_the_page_goes_to_another_of_several_places_and_back_with_undo(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(sample=True)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    quotes, tab = window.parts.quotes, window.tabs.current
    several = next(each for each in quotes.entries if each.status == "ambiguous")
    quotes.set_current(several.id)

    assert several.located is not None
    assert tab is not None
    pages = [each.pages[0].page_index for each in several.located.placements]
    far = next(at for at, page in enumerate(pages) if page != pages[0])
    quotes.choose_place(several.id, far)
    qtbot.waitUntil(lambda: tab.view.page_index == pages[far], timeout=PATIENCE_MS)
    window.actions_["undo"].trigger()
    qtbot.waitUntil(lambda: tab.view.page_index == pages[0], timeout=PATIENCE_MS)


def test_the_page_goes_to_where_a_quote_stands_with_other_words(
    open_window: Opened, qtbot: QtBot
) -> None:
    window, tab = sample_read(open_window, qtbot)
    window.parts.bringing.paste("Words that stand nowhere in this paper at all")
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    (entry,) = window.parts.quotes.entries
    window.parts.acts.edit(entry.id, ON_PAGE_4)

    qtbot.waitUntil(lambda: tab.view.page_index == 3, timeout=PATIENCE_MS)
