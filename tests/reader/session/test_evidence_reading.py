"""Long evidence files come in parts, whatever becomes of the worker."""

import signal
from pathlib import Path

from pytestqt.qtbot import QtBot

from reader.protocol import ReadOn
from tests.reader.session.conftest import Parts
from tests.strike import strike

PATIENCE_MS = 30_000
LINES = 3_000


def long_file(folder: Path) -> Path:
    path = folder / "long.jsonl"
    path.write_text(
        "".join(
            f'{{"quote": "the film number {at} was kept in dry air for a week", '
            f'"note": "{"nobody knows why " * 5}"}}\n'
            for at in range(LINES)
        )
    )
    return path


def test_a_long_file_is_read_in_parts_and_comes_whole(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    reached: list[int] = []
    parts.bringing.evidence_progressed.connect(
        lambda _path, line, _lines: reached.append(line)
    )
    with qtbot.waitSignal(parts.bringing.evidence_shown, timeout=PATIENCE_MS) as news:
        parts.bringing.open_evidence(long_file(tmp_path))
    _path, evidence, blocks = news.args

    assert len(evidence.records) == LINES
    assert sum(len(block.records()) for block in blocks) == LINES
    assert len(set(reached)) > 1
    assert reached == sorted(reached)


def test_a_worker_that_is_lost_begins_anew(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    def kill(_path: Path, _line: int, _lines: int) -> None:
        parts.bringing.evidence_progressed.disconnect(kill)
        strike(parts.text.door.pid, signal.SIGKILL)

    parts.bringing.evidence_progressed.connect(kill)
    with qtbot.waitSignal(parts.bringing.evidence_shown, timeout=PATIENCE_MS) as news:
        parts.bringing.open_evidence(long_file(tmp_path))

    assert len(news.args[1].records) == LINES
    assert len(parts.quotes.entries) == LINES


def test_reading_that_is_stopped_brings_nothing(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    with qtbot.waitSignal(parts.bringing.evidence_progressed, timeout=PATIENCE_MS):
        parts.bringing.open_evidence(long_file(tmp_path))
    parts.bringing.stop_reading()
    short = tmp_path / "short.md"
    short.write_text("> the film was kept wet for a week\n")
    with qtbot.waitSignal(parts.bringing.evidence_shown, timeout=PATIENCE_MS) as news:
        parts.bringing.open_evidence(short)

    assert news.args[0] == short
    assert len(parts.quotes.entries) == 1
    assert not parts.text.has(ReadOn(1))
