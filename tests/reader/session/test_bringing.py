"""Quotes come into the list though the worker dies, and what fails is told."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from locator.quote import Quote
from reader.protocol import ReadEvidence, Request, SplitPaste
from tests.reader.session.conftest import Parts
from tests.strike import strike

PATIENCE_MS = 30_000
PASTED = "“The film was held at 60 °C” (p. 3)"
QUOTES = [Quote("The film was held at 60 °C", "3")]


def die_of(parts: Parts, qtbot: QtBot, bring: Callable[[], object]) -> None:
    """Have the worker die of what is brought."""
    with qtbot.waitSignal(parts.text.door.restarted, timeout=PATIENCE_MS):
        strike(parts.text.door.pid, signal.SIGSTOP)
        bring()
        strike(parts.text.door.pid, signal.SIGKILL)


def given_up(parts: Parts, request: Request) -> None:
    parts.text.door.given_up.emit(1, request)


def test_a_paste_outlives_its_worker(parts: Parts, qtbot: QtBot) -> None:
    die_of(parts, qtbot, lambda: parts.bringing.paste(PASTED))
    qtbot.waitUntil(lambda: bool(parts.quotes.entries), timeout=PATIENCE_MS)

    assert [entry.quote for entry in parts.quotes.entries] == QUOTES


def test_a_paste_of_nothing_is_told(parts: Parts, qtbot: QtBot) -> None:
    with qtbot.waitSignal(parts.bringing.nothing_found):
        parts.bringing.paste("  \n", " ")


def test_an_evidence_file_outlives_its_worker(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "evidence.md"
    path.write_text(PASTED)
    die_of(parts, qtbot, lambda: parts.bringing.open_evidence(path))
    qtbot.waitUntil(lambda: bool(parts.quotes.entries), timeout=PATIENCE_MS)

    assert [entry.quote for entry in parts.quotes.entries] == QUOTES


def test_a_paste_that_kills_the_worker_is_told_and_not_tried_again(
    parts: Parts, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(parts.bringing.paste_failed, timeout=PATIENCE_MS):
        die_of(parts, qtbot, lambda: parts.bringing.paste(PASTED))
        given_up(parts, SplitPaste(PASTED))

    assert not parts.text.has(SplitPaste(PASTED))


def test_an_evidence_file_that_kills_the_worker_is_told(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "evidence.md"
    path.write_text(PASTED)
    with qtbot.waitSignal(parts.bringing.evidence_failed, timeout=PATIENCE_MS) as told:
        die_of(parts, qtbot, lambda: parts.bringing.open_evidence(path))
        given_up(parts, ReadEvidence(path.name, PASTED.encode()))

    assert told.args == [path, "fault"]


@pytest.mark.parametrize(("by_content", "count"), [(True, 1), (False, 0)])
def test_a_text_under_a_wrong_name_is_read_by_its_content(
    parts: Parts, qtbot: QtBot, tmp_path: Path, by_content: bool, count: int
) -> None:
    path = tmp_path / "paper.v2.pdf"
    path.write_text(PASTED)
    bringing = parts.bringing
    told = bringing.evidence_read if count else bringing.evidence_failed
    with qtbot.waitSignal(told, timeout=PATIENCE_MS):
        bringing.open_evidence(path, by_content=by_content)

    assert len(parts.quotes.entries) == count


def test_a_missing_evidence_file_is_told_at_once(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    with qtbot.waitSignal(parts.bringing.evidence_failed) as told:
        parts.bringing.open_evidence(tmp_path / "gone.md")

    assert told.args == [tmp_path / "gone.md", "missing"]
