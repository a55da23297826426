"""The next start finds what was left: Home or a tab, places, recent documents."""

import shutil
import sqlite3
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from reader import messages
from reader.app import build
from reader.arguments import Arguments, Wish
from reader.session.worker_process import WorkerProcess
from reader.window.main_window import MainWindow
from reader.window.recent_model import DOCUMENT
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located, leave
from tests.pdfs import page_of, write_pdf


def opened(open_window: Opened, qtbot: QtBot, *paths: Path) -> MainWindow:
    window = open_window(*paths)
    qtbot.waitUntil(
        lambda: all(tab.document.is_read for tab in window.tabs), timeout=PATIENCE_MS
    )
    return window


def started_again(qapp: QApplication, qtbot: QtBot, folder: Path) -> MainWindow:
    window = build(qapp, WorkerProcess("pages"), folder)
    window.show()
    window.open_wishes(Arguments())
    qtbot.waitUntil(lambda: any(True for _ in window.tabs), timeout=PATIENCE_MS)
    return window


def test_a_window_that_was_left_at_home_comes_back_at_home(
    open_window: Opened, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    first = opened(open_window, qtbot, SAMPLE)
    first.tabs.show_home()
    leave(first)
    second = started_again(qapp, qtbot, tmp_path / "data")
    names = [tab.document.path.name for tab in second.tabs]
    shown = second.tabs.current
    leave(second)

    assert names == [SAMPLE.name]
    assert shown is None


def test_a_place_is_written_down_while_scrolling_goes_on(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = opened(open_window, qtbot, SAMPLE)
    tab = window.tabs.current
    assert tab is not None
    bar = tab.view.verticalScrollBar()

    def a_scrolled_place_is_stored() -> bool:
        bar.setValue(bar.value() + 1)
        (stored,) = window.parts.store.open_tabs().tabs
        return stored.position.offset_pt > 1

    qtbot.waitUntil(a_scrolled_place_is_stored, timeout=PATIENCE_MS)


def test_recent_documents_name_their_evidence_and_what_has_no_text(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    paper, scan = tmp_path / "paper.pdf", tmp_path / "scan.pdf"
    shutil.copy(SAMPLE, paper)
    shutil.copy(SAMPLE.with_suffix(".md"), tmp_path / "evidence.md")
    write_pdf(scan, [page_of("")])
    window = opened(open_window, qtbot, scan, paper)
    with qtbot.waitSignal(window.parts.bringing.evidence_read, timeout=PATIENCE_MS):
        window.parts.bringing.open_evidence(tmp_path / "evidence.md")
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    leave(window)
    again = opened(open_window, qtbot, paper)
    again.tabs.show_home()
    model = again.frame_.home.recent.model()
    recent = [model.index(row, 0).data(DOCUMENT) for row in range(model.rowCount())]

    assert [each.path for each in recent] == [paper, scan]
    assert [each.evidence_name for each in recent] == ["evidence.md", ""]
    assert [each.without_text for each in recent] == [False, True]


def last_fact(window: MainWindow) -> str:
    labels = window.frame_.status_bar.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisibleTo(window)][-1]


def test_not_saved_goes_away_when_it_is_saved_again(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened(open_window, qtbot, SAMPLE)
    keeping = window.parts.keeping
    (store,) = (tmp_path / "data").glob("*.sqlite3")
    other = sqlite3.connect(store, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")  # another window does not let go
    with qtbot.waitSignal(keeping.failed, timeout=PATIENCE_MS):
        window.remembering.write_down()
    qtbot.waitUntil(lambda: last_fact(window) == messages.NOT_SAVED["busy"])
    other.close()
    with qtbot.waitSignal(keeping.saved, timeout=PATIENCE_MS):
        window.remembering.write_down()
    qtbot.waitUntil(lambda: last_fact(window) == "Saved")


def test_a_quote_of_the_command_line_is_not_added_at_every_start(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    arguments = Arguments((Wish(SAMPLE),), ("The uptake at 60 % relative humidity",))
    counts = []
    for _ in range(2):
        window = build(qapp, WorkerProcess("pages"), tmp_path, SAMPLE)
        window.open_wishes(arguments)
        window.show()
        qtbot.waitUntil(partial(all_located, window), timeout=PATIENCE_MS)
        counts.append(len(window.parts.quotes.entries))
        leave(window)

    assert counts == [1, 1]
