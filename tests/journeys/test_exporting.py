"""Reports, copies and data leave the window: whole, or not at all."""

import json
import os
import signal
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from locator.claim import Verdict
from locator.evidence.read import evidence_in
from reader.window.main_window import MainWindow
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located

QUOTES = 31


@pytest.fixture
def window(open_window: Opened, qtbot: QtBot) -> MainWindow:
    """The sample with its evidence, located, and two verdicts given."""
    window = open_window(sample=True)
    parts = window.parts
    parts.settings.open_after_saving = False
    qtbot.waitUntil(
        lambda: len(parts.quotes.entries) == QUOTES and all_located(window),
        timeout=PATIENCE_MS,
    )
    window.furnished()
    parts.acts.judge(parts.claims.order[:1], Verdict.SUPPORTED)
    parts.acts.judge(parts.claims.order[1:2], Verdict.REFUTED)
    return window


def save(window: MainWindow, action: str, path: Path) -> None:
    """Press an action, and give the file its name as a person does."""
    window.actions_[action].trigger()
    dialog = window.furnished().exports.asking.dialog
    assert isinstance(dialog, QFileDialog)
    dialog.selectFile(str(path))
    dialog.fileSelected.emit(str(path))
    dialog.close()


@pytest.mark.parametrize(
    ("action", "name", "begins"),
    [
        ("report", "r.html", b"<!DOCTYPE html>"),
        ("report_pdf", "r.pdf", b"%PDF"),
        ("annotated", "copy.pdf", SAMPLE.read_bytes()[:2000]),
        ("data_json", "q.json", b"{"),
        ("data_csv", "q.csv", b""),
        ("data_xlsx", "q.xlsx", b"PK"),
        ("data_w3c", "q.jsonld", b""),
        ("data_chain", "chain.json", b""),
    ],
)
def test_everything_that_leaves_is_written_whole(
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    action: str,
    name: str,
    begins: bytes,
) -> None:
    path = tmp_path / name
    with qtbot.waitSignal(window.parts.exporting.written, timeout=PATIENCE_MS):
        save(window, action, path)

    assert path.read_bytes().lstrip().lower().startswith(begins.lower())
    assert [each.name for each in tmp_path.glob(".*")] == []


def test_the_data_have_the_statuses_places_and_verdicts_of_the_window(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "quotes.json"
    with qtbot.waitSignal(window.parts.exporting.written, timeout=PATIENCE_MS):
        save(window, "data_json", path)
    entries, claims = window.parts.quotes.entries, window.parts.claims
    again = evidence_in(path, path.read_bytes())
    found = json.loads(path.read_text(encoding="utf-8"))
    statuses = [quote["status"] for quote in found["quotes"]]

    assert statuses == [entry.status for entry in entries]
    assert [record.quote.text for record in again.records] == [
        entry.quote.text for entry in entries
    ]
    verdicts = {
        claim.text: claim.judgement.verdict for claim in again.claims if claim.judgement
    }
    assert verdicts == {
        claims.words(claims.order[0]): Verdict.SUPPORTED,
        claims.words(claims.order[1]): Verdict.REFUTED,
    }


def test_a_source_is_never_written(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    link = tmp_path / "another name.pdf"
    link.symlink_to(SAMPLE)
    before = SAMPLE.read_bytes()
    with qtbot.waitSignal(window.parts.exporting.failed, timeout=PATIENCE_MS) as told:
        save(window, "annotated", link)
    tab = window.tabs.current

    assert told.args is not None
    assert told.args[1] == "is_a_source"
    assert SAMPLE.read_bytes() == before
    assert tab is not None
    assert tab.banner.isVisible()


def test_what_cannot_be_written_is_said_and_offered_elsewhere(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    with qtbot.waitSignal(window.parts.exporting.failed, timeout=PATIENCE_MS):
        save(window, "report", tmp_path / "no such folder" / "r.html")
    tab = window.tabs.current
    assert tab is not None
    (elsewhere,) = tab.banner.buttons
    elsewhere.click()
    dialog = window.furnished().exports.asking.dialog
    assert dialog is not None
    with qtbot.waitSignal(window.parts.exporting.written, timeout=PATIENCE_MS):
        dialog.fileSelected.emit(str(tmp_path / "r.html"))
    dialog.close()

    assert (tmp_path / "r.html").is_file()


def test_a_stopped_report_leaves_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    exporting = window.parts.exporting
    with qtbot.waitSignal(exporting.progressed, timeout=PATIENCE_MS):
        save(window, "report", tmp_path / "r.html")
    window.frame_.status_bar.cancel_button.click()

    assert not exporting.is_busy
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == []


def test_a_killed_worker_begins_again(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    exporting = window.parts.exporting
    save(window, "report", tmp_path / "r.html")
    qtbot.waitUntil(lambda: exporting.worker_pid > 0, timeout=PATIENCE_MS)
    with qtbot.waitSignal(exporting.written, timeout=PATIENCE_MS):
        os.kill(exporting.worker_pid, signal.SIGKILL)

    assert (tmp_path / "r.html").stat().st_size > 10_000
    assert [each.name for each in tmp_path.glob(".*")] == []
