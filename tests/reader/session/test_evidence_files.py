"""The evidence files that are open, and the quotes that stand in them."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from reader.session.evidence_files import EvidenceFiles
from tests.reader.session.conftest import Parts

TEXT = "# Films hold\n\n> the film was kept dry\n\n> the film was kept wet\n"
PATIENCE_MS = 20_000


def opened(parts: Parts, qtbot: QtBot, path: Path) -> EvidenceFiles:
    files = EvidenceFiles(parts.quotes, parts.claims, parts.bringing)
    with qtbot.waitSignal(files.opened, timeout=PATIENCE_MS):
        parts.bringing.open_evidence(path)
    return files


def test_every_record_knows_its_quote(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "films.md"
    path.write_text(TEXT)
    files = opened(parts, qtbot, path)
    file = files.file(path)

    assert file is not None
    assert files.paths == (path,)
    assert list(file.quotes) == [entry.id for entry in parts.quotes.entries]
    assert [block.records() for block in file.blocks] == [(), (0,), (1,)]


def test_a_quote_that_was_in_the_list_before_is_known_too(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "films.md"
    path.write_text(TEXT)
    files = opened(parts, qtbot, path)
    before = files.file(path)
    with qtbot.waitSignal(files.opened, timeout=PATIENCE_MS):
        parts.bringing.open_evidence(path)
    again = files.file(path)

    assert before is not None
    assert again is not None
    assert again.quotes == before.quotes
    assert len(parts.quotes.entries) == 2


def test_the_files_of_restored_quotes_are_opened_once(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "films.md"
    path.write_text(TEXT)
    opened(parts, qtbot, path)
    fresh = EvidenceFiles(parts.quotes, parts.claims, parts.bringing)
    with qtbot.waitSignal(fresh.opened, timeout=PATIENCE_MS):
        fresh.open_known()
    fresh.close(path)
    fresh.open_known()

    assert fresh.paths == ()
    assert len(parts.quotes.entries) == 2
