"""A file changes on disk while it is open."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from locator.quote import Quote
from reader import messages
from reader.window.main_window import MainWindow
from reader.window.tab import DocumentTab
from tests.journeys.conftest import PATIENCE_MS, Opened, all_located, leave
from tests.pdfs import page_of, write_pdf

OLD = "Every word of this stands here."
NEW = "Nothing of this was ever written."
PAGES = 9


def written(path: Path, text: str, pages: int) -> None:
    write_pdf(path, [page_of(text)] * (pages - 1) + [page_of(text, "At the end.")])


def replaced(path: Path, text: str, pages: int) -> None:
    """Put another file in its place, as careful programs do."""
    written(path.with_suffix(".new"), text, pages)
    path.with_suffix(".new").replace(path)


def window_with(open_window: Opened, qtbot: QtBot, path: Path) -> MainWindow:
    window = open_window(path)
    tab = window.tabs.current
    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.is_read, timeout=PATIENCE_MS)
    return window


def opened_paper(
    open_window: Opened, qtbot: QtBot, folder: Path
) -> tuple[MainWindow, DocumentTab, Path]:
    """Return a window with a paper that was read, its tab, and where the paper is."""
    path = folder / "paper.pdf"
    written(path, OLD, PAGES)
    window = window_with(open_window, qtbot, path)
    tab = window.tabs.current
    assert tab is not None
    return window, tab, path


def reload(tab: DocumentTab, qtbot: QtBot) -> None:
    """Take the offer to load a file again, when it is made."""
    qtbot.waitUntil(tab.banner.isVisible, timeout=PATIENCE_MS)
    with qtbot.waitSignal(tab.document.opened, timeout=PATIENCE_MS):
        tab.banner.buttons[0].click()


@pytest.mark.parametrize("change", [written, replaced])
def test_a_changed_file_is_offered_and_loaded_in_its_place(
    open_window: Opened,
    qtbot: QtBot,
    tmp_path: Path,
    change: Callable[[Path, str, int], None],
) -> None:
    window, tab, path = opened_paper(open_window, qtbot, tmp_path)
    quotes = window.parts.quotes
    window.parts.acts.add([Quote("At the end."), Quote(NEW)])
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    before = [(entry.status, entry.page_index) for entry in quotes.entries]
    tab.jump(PAGES - 1)

    change(path, NEW, 2)
    qtbot.waitUntil(tab.banner.isVisible, timeout=PATIENCE_MS)
    said = tab.banner.accessibleName()
    reload(tab, qtbot)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: tab.view.is_drawn, timeout=PATIENCE_MS)
    after = [(entry.status, entry.page_index) for entry in quotes.entries]

    assert said == messages.CHANGED_ON_DISK.format(name="paper.pdf")
    assert before == [("verbatim", PAGES - 1), ("not_found", None)]
    assert after[0] == ("verbatim", 1)
    assert after[1][0] in ("verbatim", "ambiguous")
    assert (tab.document.page_count, tab.view.page_index) == (2, 1)
    assert not tab.banner.isVisible()


def test_quotes_follow_their_file_into_its_new_state(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    window, tab, path = opened_paper(open_window, qtbot, tmp_path)
    window.parts.acts.add([Quote("At the end.")])
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    replaced(path, NEW, 2)
    reload(tab, qtbot)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    leave(window)
    again = window_with(open_window, qtbot, path)

    assert [entry.quote.text for entry in again.parts.quotes.entries] == ["At the end."]
    assert again.parts.quotes.entries[0].page_index == 1


def test_undo_lights_nothing_of_the_old_file_on_the_new_one(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    window, tab, path = opened_paper(open_window, qtbot, tmp_path)
    acts = window.parts.acts
    acts.remove(acts.add([Quote("At the end.")]))
    replaced(path, NEW, 2)
    reload(tab, qtbot)
    acts.stack.undo()
    acts.stack.redo()

    assert window.parts.quotes.entries == []
    assert tab.document.highlights == ()


def test_every_further_change_is_offered_as_well(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    _window, tab, path = opened_paper(open_window, qtbot, tmp_path)
    for pages in (2, 3, 4):
        replaced(path, NEW, pages)
        reload(tab, qtbot)

    assert tab.document.page_count == 4


def test_a_file_that_was_away_for_a_while_is_offered(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    window, tab, path = opened_paper(open_window, qtbot, tmp_path)
    changing = window.furnished().changing
    with qtbot.waitSignal(changing.looked, timeout=PATIENCE_MS):
        path.unlink()
    written(path, NEW, 2)
    qtbot.waitUntil(tab.banner.isVisible, timeout=PATIENCE_MS)

    assert tab.banner.accessibleName() == messages.CHANGED_ON_DISK.format(
        name="paper.pdf"
    )
