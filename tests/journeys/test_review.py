"""Every claim reviewed by keyboard; killed in between, nothing is lost."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from locator.claim import Verdict
from reader.app import build
from reader.arguments import Arguments
from reader.quotes.claims_view import ClaimsView
from reader.session.worker_process import WorkerProcess
from reader.window.main_window import MainWindow
from tests.journeys.conftest import (
    PATIENCE_MS,
    ROOT,
    SAMPLE,
    Opened,
    all_located,
    leave,
)

CLAIMS = 12
QUOTES = 31
WORDS = {"s": Verdict.SUPPORTED, "r": Verdict.REFUTED, "u": Verdict.UNCLEAR}

DRIVER = """
import sys
from pathlib import Path
from reader.session.worker_process import WorkerProcess

if __name__ == "__main__":
    drawing = WorkerProcess("pages")
    from PySide6.QtCore import QTimer
    from locator.claim import Verdict
    from reader.app import application, build
    app = application()
    window = build(app, drawing, Path(sys.argv[1]))
    window.show()
    window.opening.open_sample()
    parts = window.parts
    given = []

    def judge():
        order = parts.claims.order
        if len(parts.quotes.entries) < {quotes} or len(given) == len(order):
            return
        claim = order[len(given)]
        parts.acts.judge([claim], Verdict.SUPPORTED)
        parts.acts.set_note(claim, f"note {{len(given)}}")
        given.append(claim)
        print(len(given), flush=True)

    timer = QTimer(interval=30)
    timer.timeout.connect(judge)
    timer.start()
    app.exec()
"""


def reviewed(window: MainWindow) -> list[Verdict | None]:
    claims = window.parts.claims
    return [entry.verdict for each in claims.order if (entry := claims.entry(each))]


def ready(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(
        lambda: len(window.parts.quotes.entries) == QUOTES and all_located(window),
        timeout=PATIENCE_MS,
    )
    window.furnished()


def keys(window: MainWindow, letters: str) -> None:
    """Type where the keyboard is."""
    for letter in letters:
        widget = window.focusWidget()
        assert widget is not None
        QTest.keyClicks(widget, letter)


def test_one_key_per_claim_is_enough(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(sample=True)
    ready(window, qtbot)
    window.activateWindow()
    window.actions_["review"].trigger()
    qtbot.waitUntil(lambda: isinstance(window.focusWidget(), ClaimsView))
    given = "srussrrussru"
    keys(window, given)

    assert reviewed(window) == [WORDS[letter] for letter in given]
    window.actions_["undo"].trigger()
    assert window.parts.claims.reviewed == CLAIMS - 1


def test_undo_in_a_toast_means_what_it_is_about(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(sample=True)
    ready(window, qtbot)
    acts, claims = window.parts.acts, window.parts.claims
    toast = window.frame_.toaster.toast
    window.parts.review.decide_all(claims.order[:1], Verdict.REFUTED)
    said = toast.text
    acts.set_note(claims.order[1], "about another claim")
    gone = not toast.isVisible()
    window.parts.review.decide_all(claims.order[2:3], Verdict.UNCLEAR)
    toast.undo_wanted.click()

    assert said == "Claim 1 refuted"
    assert gone
    assert reviewed(window)[:3] == [Verdict.REFUTED, None, None]


def test_two_windows_on_one_paper_see_each_other(
    open_window: Opened, qtbot: QtBot
) -> None:
    first = open_window(sample=True)
    ready(first, qtbot)
    second = open_window(SAMPLE)
    ready(second, qtbot)
    first.parts.acts.judge(first.parts.claims.order[:1], Verdict.REFUTED)
    second.parts.acts.judge(second.parts.claims.order[1:2], Verdict.SUPPORTED)
    expected = [Verdict.REFUTED, Verdict.SUPPORTED]
    qtbot.waitUntil(lambda: reviewed(first)[:2] == expected, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: reviewed(second)[:2] == expected, timeout=PATIENCE_MS)

    assert len(second.parts.claims.order) == CLAIMS


def test_a_note_is_written_without_a_letter_being_a_command(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(sample=True)
    ready(window, qtbot)
    window.activateWindow()
    window.actions_["review"].trigger()
    qtbot.waitUntil(lambda: isinstance(window.focusWidget(), ClaimsView))
    claims = window.parts.claims
    first = claims.current
    keys(window, "n")
    qtbot.waitUntil(lambda: isinstance(window.focusWidget(), QPlainTextEdit))
    keys(window, "sure it rusts")
    field = window.focusWidget()
    assert field is not None
    QTest.keyClick(field, Qt.Key.Key_Escape)
    entry = claims.entry(first)

    assert entry is not None
    assert entry.judgement.note == "sure it rusts"
    assert reviewed(window) == [None] * CLAIMS
    assert isinstance(window.focusWidget(), ClaimsView)


def test_escape_on_the_page_leads_back_to_the_claims(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(sample=True)
    ready(window, qtbot)
    window.activateWindow()
    window.actions_["review"].trigger()
    qtbot.waitUntil(lambda: isinstance(window.focusWidget(), ClaimsView))
    tab = window.tabs.current
    assert tab is not None
    tab.view.setFocus()
    QTest.keyClick(tab.view, Qt.Key.Key_Escape)

    assert isinstance(window.focusWidget(), ClaimsView)


def test_a_review_that_is_killed_goes_on_where_it_was(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    script = tmp_path / "driver.py"
    script.write_text(DRIVER.format(quotes=QUOTES), encoding="utf-8")
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(ROOT),
    }
    process = subprocess.Popen(
        [sys.executable, str(script), str(folder)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        told = [process.stdout.readline().strip() for _ in range(5)]
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate()
    window = build(qapp, WorkerProcess("pages"), folder)
    try:
        window.show()
        window.open_wishes(Arguments())
        ready(window, qtbot)
        kept = reviewed(window).count(Verdict.SUPPORTED)
        notes = [
            entry.judgement.note
            for each in window.parts.claims.order[:5]
            if (entry := window.parts.claims.entry(each))
        ]

        assert told == ["1", "2", "3", "4", "5"]
        assert kept >= 5
        assert notes == [f"note {at}" for at in range(5)]
    finally:
        leave(window)
