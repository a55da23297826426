"""Quotes made of a selection, put where it is, and taken off the page again."""

from pytestqt.qtbot import QtBot

from locator.checked import Remark
from locator.quote import Quote
from reader.canvas.page_frame import Point
from reader.canvas.selection import Unit
from reader.session.quote_entry import QuoteEntry
from reader.window.main_window import MainWindow
from reader.window.tab import DocumentTab
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located

PAGE = 3
COPPER = "Copper is needed for this."


def ready(open_window: Opened, qtbot: QtBot) -> tuple[MainWindow, DocumentTab]:
    window = open_window(SAMPLE)
    tab = window.tabs.current
    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.is_read, timeout=PATIENCE_MS)
    window.furnished()
    return window, tab


def select_a_line(qtbot: QtBot, tab: DocumentTab, quote: QuoteEntry) -> str:
    """Select the line on which a quote begins, as a triple click does."""
    assert quote.located is not None
    page = quote.located.placements[0].pages[0]
    tab.document.glyphs(page.page_index)  # asks for them
    qtbot.waitUntil(
        lambda: tab.document.glyphs(page.page_index) is not None, timeout=PATIENCE_MS
    )
    left, top, right, bottom = page.quads[0].rect()
    middle = Point((left + right) / 2, (top + bottom) / 2)
    tab.view.selection.start(page.page_index, middle, Unit.LINE)
    tab.view.selection_changed.emit(True)
    return tab.view.selection.joined_text


def lit(tab: DocumentTab) -> set[int]:
    return {each.quote_id for each in tab.document.highlights}


def test_a_line_becomes_a_quote_of_the_current_claim(
    open_window: Opened, qtbot: QtBot
) -> None:
    window, tab = ready(open_window, qtbot)
    parts, actions = window.parts, window.actions_
    greyed = actions["quote_for_claim"].isEnabled(), actions["attach"].isEnabled()
    (first,) = parts.acts.add([Quote(COPPER, claim="Copper is needed")])
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    parts.quotes.set_current(first)
    entry = parts.quotes.entry(first)
    assert entry is not None
    line = select_a_line(qtbot, tab, entry)
    actions["quote_for_claim"].trigger()
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    made = parts.quotes.entries[1]

    assert greyed == (False, False)
    assert made.quote == Quote(line, str(PAGE + 1), claim="Copper is needed")
    assert made.claim == entry.claim
    assert made.status == "verbatim"


def test_a_quote_is_put_on_the_selected_line_and_taken_off_again(
    open_window: Opened, qtbot: QtBot
) -> None:
    window, tab = ready(open_window, qtbot)
    parts, actions = window.parts, window.actions_
    here, lost = parts.acts.add([Quote(COPPER), Quote("A line that stands nowhere.")])
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    there = parts.quotes.entry(here)
    assert there is not None
    select_a_line(qtbot, tab, there)
    parts.quotes.set_current(lost)
    with qtbot.waitSignal(parts.placing.placed, timeout=PATIENCE_MS):
        actions["attach"].trigger()
    attached = parts.quotes.entry(lost)
    qtbot.waitUntil(lambda: lost in lit(tab), timeout=PATIENCE_MS)
    actions["reject"].trigger()
    rejected = parts.quotes.entry(lost)
    qtbot.waitUntil(lambda: lost not in lit(tab), timeout=PATIENCE_MS)
    actions["undo"].trigger()

    assert attached is not None
    assert attached.remark == Remark.ATTACHED
    assert attached.status == "altered"
    assert attached.page_index == PAGE
    assert rejected is not None
    assert rejected.page_index is None
    assert parts.quotes.entry(lost) == attached
