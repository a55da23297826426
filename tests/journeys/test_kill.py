"""The window is killed; the next start finds everything where it was."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.app import build
from reader.arguments import Arguments
from reader.session.worker_process import WorkerProcess
from tests.journeys.conftest import PATIENCE_MS, ROOT

QUOTES = 31


def answered(database: Path) -> int:
    """Return how many answers a killed process would leave behind."""
    try:
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
            row = connection.execute(
                "SELECT count(*) FROM quotes WHERE located IS NOT NULL"
            ).fetchone()
    except sqlite3.Error:
        return 0
    return int(row[0])


def test_everything_is_there_after_the_window_was_killed(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "quotelight"
    environment = os.environ | {
        "XDG_DATA_HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
    }
    process = subprocess.Popen(
        [sys.executable, "main.py", "--sample"], cwd=ROOT, env=environment
    )
    database = folder / "quotelight.sqlite3"
    try:
        qtbot.waitUntil(lambda: answered(database) == QUOTES, timeout=PATIENCE_MS)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    window = build(qapp, WorkerProcess("pages"), folder)
    try:
        window.show()
        window.open_wishes(Arguments())
        qtbot.waitUntil(
            lambda: len(window.parts.quotes.entries) == QUOTES, timeout=PATIENCE_MS
        )

        assert [tab.document.path.name for tab in window.tabs] == ["halden-2024.pdf"]
        assert all(entry.located for entry in window.parts.quotes.entries)
    finally:
        window.close()
        window.shut()
