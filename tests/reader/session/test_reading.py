"""Reading with a real worker: what is lost, and what is not, when it dies of a page."""

import signal
from pathlib import Path

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from locator.pdf.open import sha256_of
from locator.quote import Quote
from reader.protocol import GetGlyphs, Open, ReadPage
from tests.pdfs import page_of, write_pdf
from tests.reader.session.conftest import Parts
from tests.strike import strike

DEMO = Path(__file__).parents[3] / "resources/demo/halden-2024.pdf"
PATIENCE_MS = 30_000


def test_a_page_whose_text_kills_the_reading_worker_costs_that_page_alone(
    parts: Parts, qtbot: QtBot
) -> None:
    document = parts.desk.open(DEMO)
    deaths: list[int] = []

    def die(pages_read: int, _page_count: int) -> None:
        if pages_read == 3 and len(deaths) < 2:
            deaths.append(parts.text.door.pid)
            strike(deaths[-1], signal.SIGSTOP)
            QTimer.singleShot(0, lambda: strike(deaths[-1], signal.SIGKILL))

    document.page_read.connect(die)
    parts.quotes.add(
        [Quote("The loss of capacity over 200 cycles was not significant")]
    )
    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].located is not None, timeout=2 * PATIENCE_MS
    )

    assert len(deaths) == 2
    assert document.pages_without_text == [3, 8]
    assert document.is_read
    assert not document.glyphs(3)  # none, rather than not yet
    assert not parts.text.has(GetGlyphs(document.number, 3))


def test_a_text_of_which_too_many_pages_kill_the_worker_is_given_up(
    parts: Parts, qtbot: QtBot
) -> None:
    document = parts.desk.open(DEMO)
    qtbot.waitUntil(lambda: document.is_read, timeout=PATIENCE_MS)
    for page_index in range(4):
        parts.text.door.given_up.emit(1, ReadPage(document.number, page_index))

    assert document.text_is_aside


def test_a_page_is_unread_again_as_soon_as_its_worker_is_gone(
    parts: Parts, qtbot: QtBot
) -> None:
    document = parts.desk.open(DEMO)
    qtbot.waitUntil(lambda: document.is_read, timeout=PATIENCE_MS)
    with qtbot.waitSignal(parts.text.door.lost, timeout=PATIENCE_MS):
        strike(parts.text.door.pid, signal.SIGKILL)

    assert document.pages_read == 0
    assert document.pages_without_text == []


def test_a_text_that_kills_the_reading_worker_lets_no_quote_wait_for_ever(
    parts: Parts, qtbot: QtBot
) -> None:
    document = parts.desk.open(DEMO)
    qtbot.waitUntil(lambda: document.pages_read > 0, timeout=PATIENCE_MS)
    parts.text.door.given_up.emit(1, Open(document.number, None))
    strike(parts.text.door.pid, signal.SIGKILL)
    with qtbot.waitSignal(parts.text.door.restarted, timeout=PATIENCE_MS):
        pass
    parts.quotes.add([Quote("CO2 uptake was measured in triplicate")])
    qtbot.waitUntil(lambda: parts.quotes.entries[0].set_aside, timeout=PATIENCE_MS)

    assert document.is_read
    assert parts.quotes.entries[0].located is None


def test_a_file_that_was_written_over_in_its_place_is_shown_as_it_is_read(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    path = write_pdf(tmp_path / "paper.pdf", [page_of("The film was dense.")])
    other = write_pdf(tmp_path / "other.pdf", [page_of("The film was porous.")])
    document = parts.desk.open(path)
    qtbot.waitUntil(lambda: document.is_read, timeout=PATIENCE_MS)
    path.write_bytes(other.read_bytes())
    with qtbot.waitSignal(parts.desk.renewed, timeout=PATIENCE_MS):
        strike(parts.text.door.pid, signal.SIGKILL)
    parts.quotes.add([Quote("The film was porous.")])
    qtbot.waitUntil(lambda: bool(parts.quotes.entries[0].located), timeout=PATIENCE_MS)

    assert document.sha256 == sha256_of(other)
    assert parts.quotes.entries[0].status == "verbatim"
