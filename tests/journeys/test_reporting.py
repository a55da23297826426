"""The status bar says what is going on, and nothing that is over."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pytestqt.qtbot import QtBot

from locator.quote import Quote
from reader import messages
from reader.arguments import Wish
from reader.window.main_window import MainWindow
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located
from tests.pdfs import page_of, write_pdf
from tests.strike import strike

QUOTES = [Quote("Copper is needed for this."), Quote("The film works in humid air.")]
LONG = 400  # pages


@contextmanager
def held_up(window: MainWindow) -> Iterator[None]:
    """Hold the reading worker up: what is under way stays so."""
    pid = window.parts.desk.worker_pids[1]
    strike(pid, signal.SIGSTOP)
    yield
    strike(pid, signal.SIGCONT)


def opened_with_sample(open_window: Opened, qtbot: QtBot) -> MainWindow:
    window = open_window(SAMPLE)
    tab = window.tabs.current
    assert tab is not None
    qtbot.waitUntil(lambda: tab.document.is_read, timeout=PATIENCE_MS)
    return window


def test_quotes_are_not_called_located_because_home_is_shown(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = opened_with_sample(open_window, qtbot)
    bar = window.frame_.status_bar
    with held_up(window):
        window.parts.acts.add(QUOTES)
        running = bar.words.text()
        window.tabs.show_home()
        at_home = bar.words.text()
        window.tabs.show(next(iter(window.tabs)))
        back_again = bar.words.text()
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert running == back_again == messages.LOCATING.format(done=0, total=2)
    assert at_home == messages.READY
    assert bar.words.text().startswith("2 quotes located in")


def test_only_what_was_located_now_is_counted(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = opened_with_sample(open_window, qtbot)
    window.parts.acts.add(QUOTES)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    window.parts.acts.add([Quote("The capacity was lost.")])
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert window.frame_.status_bar.words.text().startswith("1 quote located in")


def test_reading_is_said_of_the_tab_that_is_shown(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    write_pdf(tmp_path / "long.pdf", [page_of("Many words stand here.")] * LONG)
    window = open_window(tmp_path / "long.pdf")
    tab = window.tabs.current
    assert tab is not None
    bar = window.frame_.status_bar
    qtbot.waitUntil(lambda: tab.document.pages_read > 0, timeout=PATIENCE_MS)
    with held_up(window):
        reading, stoppable = bar.words.text(), bar.cancel_button.isVisible()
        window.tabs.show_home()
        at_home = bar.words.text()
        window.tabs.show(tab)
        back_again = bar.words.text()

    assert tab.document.pages_read < LONG
    assert reading == back_again == messages.READING
    assert at_home == messages.READY
    assert not stoppable


def test_locating_that_was_stopped_goes_on_with_the_next_document(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    write_pdf(tmp_path / "other.pdf", [page_of("Another paper")])
    window = opened_with_sample(open_window, qtbot)
    with held_up(window):
        window.parts.acts.add(QUOTES)
        window.frame_.status_bar.cancel_button.click()
        stopped = window.frame_.status_bar.words.text()
    window.opening.open_path(Wish(tmp_path / "other.pdf"))
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert stopped == messages.READY


def test_a_jump_is_one_step_back(open_window: Opened, qtbot: QtBot) -> None:
    window = opened_with_sample(open_window, qtbot)
    tab = window.tabs.current
    assert tab is not None
    (quote_id, _other) = window.parts.acts.add(QUOTES)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    begin = tab.view.position
    window.parts.quotes.jump_to(quote_id)
    there = tab.view.page_index
    window.actions_["back"].trigger()

    assert there > 0
    assert tab.view.position == begin
    assert tab.history.back_target is None


def test_one_quote_is_said_in_the_singular(open_window: Opened, qtbot: QtBot) -> None:
    window = opened_with_sample(open_window, qtbot)
    said: list[str] = []
    for _ in range(2):
        with qtbot.waitSignal(window.parts.bringing.pasted, timeout=PATIENCE_MS):
            window.parts.bringing.paste("“The uptake at 60 % relative humidity”")
        said.append(window.frame_.toaster.toast.text)

    assert said == ["1 quote added", "1 was already in the list"]
