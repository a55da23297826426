"""The desk with real workers: opening, reading, locating, dying and hanging."""

import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from locator.errors import Obstacle
from locator.quote import Quote
from reader.protocol import DrawTile, Open
from reader.session.desk import Desk
from reader.session.door import WorkerDoor
from reader.session.errands import Errands
from tests.reader.session.conftest import Parts

DEMO = Path(__file__).parents[3] / "resources/demo/halden-2024.pdf"
PATIENCE_MS = 30_000
TILE = DrawTile(1, 3, 1.0, 0, 0, 400, 500)


def test_a_document_is_opened_measured_and_read(parts: Parts, qtbot: QtBot) -> None:
    document = parts.desk.open(DEMO)
    qtbot.waitUntil(lambda: document.is_read, timeout=PATIENCE_MS)

    assert document.page_count == 12
    assert document.labels[3] == "1047"
    assert document.pages_without_text == [8]


def test_a_quote_is_searched_until_every_page_was_read(
    parts: Parts, qtbot: QtBot
) -> None:
    parts.desk.open(DEMO)
    parts.quotes.add([Quote("Heating to 85 °C released 98 % of the bound CO2")])

    assert parts.quotes.entries[0].status == "searching"

    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].status == "altered", timeout=PATIENCE_MS
    )

    assert parts.quotes.entries[0].page_index == 3


def test_a_tile_comes_as_pixels(parts: Parts, qtbot: QtBot) -> None:
    document = parts.desk.open(DEMO)
    with qtbot.waitSignal(document.opened, timeout=PATIENCE_MS):
        pass
    with qtbot.waitSignal(document.tile_drawn, timeout=PATIENCE_MS) as drawn:
        document.ask_tiles([TILE])

    assert drawn.args is not None
    assert drawn.args[0] == TILE
    assert len(drawn.args[1]) == 400 * 500 * 4


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSEGV])
def test_a_dead_drawing_worker_is_replaced_and_the_tile_comes(
    parts: Parts, qtbot: QtBot, blow: signal.Signals
) -> None:
    document = parts.desk.open(DEMO)
    with qtbot.waitSignal(document.opened, timeout=PATIENCE_MS):
        pass
    with qtbot.waitSignal(document.tile_drawn, timeout=PATIENCE_MS):
        document.ask_tiles([TILE])
        os.kill(parts.pages.door.pid, blow)


def test_a_dead_reading_worker_is_replaced_and_the_quotes_are_located(
    parts: Parts, qtbot: QtBot
) -> None:
    document = parts.desk.open(DEMO)
    qtbot.waitUntil(lambda: document.pages_read > 2, timeout=PATIENCE_MS)
    parts.quotes.add([Quote("CO2 uptake was measured in triplicate")])
    os.kill(parts.text.door.pid, signal.SIGKILL)
    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].status == "ambiguous", timeout=PATIENCE_MS
    )

    assert document.is_read


def test_a_hanging_worker_is_replaced(parts: Parts, qtbot: QtBot) -> None:
    document = parts.desk.open(DEMO)
    with qtbot.waitSignal(document.opened, timeout=PATIENCE_MS):
        pass
    os.kill(parts.pages.door.pid, signal.SIGSTOP)
    with qtbot.waitSignal(document.tile_drawn, timeout=60_000):
        document.ask_tiles([TILE])


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", "empty"),
        (b"no pdf at all", "not_a_pdf"),
        (b"%PDF-1.7\nrubbish", "damaged"),
    ],
)
def test_a_bad_file_says_what_is_wrong(
    parts: Parts, qtbot: QtBot, tmp_path: Path, content: bytes, kind: str
) -> None:
    path = tmp_path / "bad.pdf"
    path.write_bytes(content)
    document = parts.desk.open(path)
    qtbot.waitUntil(lambda: document.obstacle is not None, timeout=PATIENCE_MS)

    assert document.obstacle is not None
    assert document.obstacle.kind == kind


def test_a_missing_file_is_named_as_missing(parts: Parts, tmp_path: Path) -> None:
    document = parts.desk.open(tmp_path / "gone.pdf")

    assert document.obstacle is not None
    assert document.obstacle.kind == "missing"


@pytest.mark.skipif(sys.platform == "win32", reason="no named pipes in folders")
def test_a_folder_or_a_pipe_is_told_at_once(qapp: QApplication, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.pdf")
    desk = Desk(Errands(WorkerDoor("pages")), Errands(WorkerDoor("text")))
    try:
        kinds = [
            document.obstacle.kind if document.obstacle else ""
            for document in map(desk.open, (tmp_path, tmp_path / "pipe.pdf"))
        ]
    finally:
        desk.shut()

    assert qapp is not None
    assert kinds == [Obstacle.NOT_A_FILE, Obstacle.UNREADABLE]


def test_a_file_that_kills_the_drawing_worker_is_not_tried_for_ever(
    parts: Parts, qtbot: QtBot
) -> None:
    document = parts.desk.open(DEMO)
    parts.pages.door.given_up.emit(1, Open(document.number, None))
    os.kill(parts.pages.door.pid, signal.SIGKILL)
    with qtbot.waitSignal(parts.pages.door.restarted, timeout=PATIENCE_MS):
        pass

    assert document.obstacle is not None
    assert document.obstacle.kind == "fault"
    assert document.page_count == 0


def test_a_text_that_kills_the_reading_worker_lets_no_quote_wait_for_ever(
    parts: Parts, qtbot: QtBot
) -> None:
    document = parts.desk.open(DEMO)
    qtbot.waitUntil(lambda: document.pages_read > 0, timeout=PATIENCE_MS)
    parts.text.door.given_up.emit(1, Open(document.number, None))
    os.kill(parts.text.door.pid, signal.SIGKILL)
    with qtbot.waitSignal(parts.text.door.restarted, timeout=PATIENCE_MS):
        pass
    parts.quotes.add([Quote("CO2 uptake was measured in triplicate")])
    qtbot.waitUntil(lambda: parts.quotes.entries[0].set_aside, timeout=PATIENCE_MS)

    assert document.is_read
    assert parts.quotes.entries[0].located is None
