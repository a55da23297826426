"""A review in one file: saved, carried elsewhere, opened again."""

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from locator.claim import Claim, Verdict
from locator.project.reading import read_project
from reader.app import build
from reader.arguments import Arguments, Wish
from reader.session.worker_process import WorkerProcess
from reader.window.main_window import MainWindow
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located, leave

QUOTES = 31
CLAIMS = 12


@pytest.fixture
def papers(tmp_path: Path) -> Path:
    """A folder with a paper and its evidence."""
    folder = tmp_path / "papers"
    folder.mkdir()
    shutil.copy(SAMPLE, folder)
    shutil.copy(SAMPLE.with_suffix(".md"), folder)
    return folder


def reviewed(open_window: Opened, qtbot: QtBot, folder: Path) -> MainWindow:
    """Open a window with the paper, its evidence, two verdicts and a note."""
    window = open_window(folder / SAMPLE.name)
    window.parts.bringing.open_evidence(folder / SAMPLE.with_suffix(".md").name)
    ready(window, qtbot)
    acts, order = window.parts.acts, window.parts.claims.order
    acts.judge(order[:1], Verdict.SUPPORTED)
    acts.judge(order[1:2], Verdict.REFUTED)
    acts.set_note(order[1], "The source says 65 °C.")
    return window


def ready(window: MainWindow, qtbot: QtBot) -> None:
    quotes = window.parts.quotes
    qtbot.waitUntil(
        lambda: len(quotes.entries) == QUOTES and all_located(window),
        timeout=PATIENCE_MS,
    )
    window.furnished()


def said(window: MainWindow) -> list[Claim]:
    """Return the claims of a window with what was said of them."""
    claims = window.parts.claims
    return [entry.claim for each in claims.order if (entry := claims.entry(each))]


def save(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    window.actions_["save_project"].trigger()
    dialog = window.furnished().projects.asking.dialog
    assert isinstance(dialog, QFileDialog)
    with qtbot.waitSignal(window.parts.projects.saved, timeout=PATIENCE_MS):
        dialog.fileSelected.emit(str(path))
    dialog.close()


def elsewhere(qapp: QApplication, folder: Path, project: Path) -> MainWindow:
    """Open a project as on another machine: nothing is stored there."""
    window = build(qapp, WorkerProcess("pages"), folder)
    window.resize(1440, 900)
    window.show()
    window.opening.open_arguments(Arguments((Wish(project),)))
    return window


def test_a_project_opens_elsewhere_with_everything(
    open_window: Opened, qapp: QApplication, qtbot: QtBot, papers: Path, tmp_path: Path
) -> None:
    first = reviewed(open_window, qtbot, papers)
    save(first, qtbot, papers / "review.quotelight")
    before = list(first.parts.quotes.entries)
    before_said = said(first)
    moved = papers.rename(tmp_path / "carried away")
    window = elsewhere(qapp, tmp_path / "other", moved / "review.quotelight")
    try:
        ready(window, qtbot)
        after = list(window.parts.quotes.entries)

        assert [each.located for each in after] == [each.located for each in before]
        assert [each.quote for each in after] == [each.quote for each in before]
        assert said(window) == before_said
    finally:
        leave(window)


def test_a_missing_paper_is_named_and_its_quotes_wait(
    open_window: Opened, qapp: QApplication, qtbot: QtBot, papers: Path, tmp_path: Path
) -> None:
    first = reviewed(open_window, qtbot, papers)
    save(first, qtbot, papers / "review.quotelight")
    carried = tmp_path / "carried"
    carried.mkdir()
    shutil.copy(papers / "review.quotelight", carried)
    shutil.rmtree(papers)
    window = elsewhere(qapp, tmp_path / "other", carried / "review.quotelight")
    try:
        quotes = window.parts.quotes
        qtbot.waitUntil(lambda: len(quotes.entries) == QUOTES, timeout=PATIENCE_MS)
        toast = window.frame_.toaster.toast

        assert toast.isVisible()
        assert "halden-2024.pdf" in toast.text
        assert all(entry.located is None for entry in quotes.entries)
        assert [claim.judgement is not None for claim in said(window)].count(True) == 2
    finally:
        leave(window)


def test_a_changed_paper_is_searched_again_and_verdicts_are_kept(
    open_window: Opened, qapp: QApplication, qtbot: QtBot, papers: Path, tmp_path: Path
) -> None:
    first = reviewed(open_window, qtbot, papers)
    save(first, qtbot, papers / "review.quotelight")
    content = json.loads((papers / "review.quotelight").read_bytes())
    content["documents"][0]["sha256"] = "0" * 64
    other = papers / "older.quotelight"
    other.write_text(json.dumps(content), encoding="utf-8")
    window = elsewhere(qapp, tmp_path / "other", other)
    try:
        ready(window, qtbot)
        tab = window.tabs.current
        claims = window.parts.claims

        assert tab is not None
        assert tab.banner.isVisible()
        assert "changed" in tab.banner.accessibleName()
        assert [claims.is_reviewed(each) for each in claims.order[:3]] == [
            True,
            True,
            False,
        ]
    finally:
        leave(window)


def test_no_verdict_is_written_over(
    open_window: Opened, qtbot: QtBot, papers: Path
) -> None:
    window = reviewed(open_window, qtbot, papers)
    save(window, qtbot, papers / "review.quotelight")
    claims = window.parts.claims
    window.parts.acts.judge(claims.order[:1], Verdict.UNCLEAR)
    with qtbot.waitSignal(window.parts.projects.read, timeout=PATIENCE_MS):
        window.parts.projects.open(papers / "review.quotelight")
    entry = claims.entry(claims.order[0])

    assert entry is not None
    assert entry.verdict == Verdict.UNCLEAR
    assert len(window.parts.quotes.entries) == QUOTES
    assert "1 claim has another verdict here" in window.frame_.toaster.toast.text


def test_what_is_no_project_is_said(
    open_window: Opened, qtbot: QtBot, papers: Path
) -> None:
    window = reviewed(open_window, qtbot, papers)
    path = papers / "torn.quotelight"
    path.write_text('{"format": "quotelight-project", "sch', encoding="utf-8")
    with qtbot.waitSignal(window.parts.projects.read_failed, timeout=PATIENCE_MS):
        window.opening.open_path(Wish(path))
    tab = window.tabs.current

    assert tab is not None
    assert tab.banner.accessibleName().startswith("torn.quotelight stops in the middle")
    assert len(window.parts.quotes.entries) == QUOTES


def test_a_project_that_cannot_be_saved_leaves_nothing(
    open_window: Opened, qtbot: QtBot, papers: Path
) -> None:
    window = reviewed(open_window, qtbot, papers)
    window.actions_["save_project"].trigger()
    dialog = window.furnished().projects.asking.dialog
    assert dialog is not None
    with qtbot.waitSignal(window.parts.projects.save_failed, timeout=PATIENCE_MS):
        dialog.fileSelected.emit(str(papers / "no folder" / "review.quotelight"))
    dialog.close()
    saved = papers / "review.quotelight"
    save(window, qtbot, saved)

    assert len(read_project(saved).claims) == CLAIMS
    assert [each.name for each in papers.glob(".*")] == []
