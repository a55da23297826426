"""The desk with real workers: opening, reading, locating, dying and hanging."""

import os
import signal
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from locator.errors import Obstacle
from locator.quote import Quote
from reader.protocol import DrawTile, FindOnPage, Open, ReadOutline
from reader.session.desk import Desk
from reader.session.document import SessionDocument
from reader.session.door import WorkerDoor
from reader.session.errands import Errands
from tests.reader.session.conftest import Parts
from tests.strike import strike

DEMO = Path(__file__).parents[3] / "resources/demo/halden-2024.pdf"
PATIENCE_MS = 30_000
TILE = DrawTile(1, 3, 1.0, 0, 0, 400, 500)


def opened(parts: Parts, qtbot: QtBot) -> SessionDocument:
    """Return the sample paper, just opened, of which no page was seen."""
    document = parts.desk.open(DEMO)
    with qtbot.waitSignal(document.opened, timeout=PATIENCE_MS):
        pass
    return document


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
    document = opened(parts, qtbot)
    with qtbot.waitSignal(document.tile_drawn, timeout=PATIENCE_MS) as drawn:
        document.ask_tiles([TILE])

    assert drawn.args is not None
    assert drawn.args[0] == TILE
    assert len(drawn.args[1]) == 400 * 500 * 4


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSEGV])
def test_a_dead_drawing_worker_is_replaced_and_the_tile_comes(
    parts: Parts, qtbot: QtBot, blow: signal.Signals
) -> None:
    document = opened(parts, qtbot)
    with qtbot.waitSignal(document.tile_drawn, timeout=PATIENCE_MS):
        document.ask_tiles([TILE])
        strike(parts.pages.door.pid, blow)


def test_a_dead_reading_worker_is_replaced_and_the_quotes_are_located(
    parts: Parts, qtbot: QtBot
) -> None:
    document = parts.desk.open(DEMO)
    qtbot.waitUntil(lambda: document.pages_read > 2, timeout=PATIENCE_MS)
    parts.quotes.add([Quote("CO2 uptake was measured in triplicate")])
    strike(parts.text.door.pid, signal.SIGKILL)
    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].status == "ambiguous", timeout=PATIENCE_MS
    )

    assert document.is_read


def test_a_hanging_worker_is_replaced(parts: Parts, qtbot: QtBot) -> None:
    document = opened(parts, qtbot)
    strike(parts.pages.door.pid, signal.SIGSTOP)
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
    strike(parts.pages.door.pid, signal.SIGKILL)
    with qtbot.waitSignal(parts.pages.door.restarted, timeout=PATIENCE_MS):
        pass

    assert document.obstacle is not None
    assert document.obstacle.kind == "fault"
    assert document.page_count == 0
    assert not parts.pages.has(Open(document.number, None))


def test_what_is_opened_while_there_is_no_worker_is_read_once(
    parts: Parts, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(parts.reading.read, timeout=PATIENCE_MS):
        parts.desk.open(DEMO)
    with qtbot.waitSignal(parts.text.door.restarted, timeout=PATIENCE_MS):
        strike(parts.text.door.pid, signal.SIGKILL)
    parts.text.door.lost.connect(lambda: parts.desk.open(DEMO))
    ready: list[int] = []
    with qtbot.waitSignal(parts.desk.text_ready, timeout=PATIENCE_MS):
        pass
    parts.desk.text_ready.connect(lambda document: ready.append(document.number))
    with qtbot.waitSignal(parts.text.door.restarted, timeout=PATIENCE_MS):
        strike(parts.text.door.pid, signal.SIGKILL)  # so young that a pause is made
    qtbot.waitUntil(
        lambda: all(each.is_read for each in parts.desk.documents), timeout=PATIENCE_MS
    )

    assert sorted(ready) == [1, 2]


def test_a_page_that_kills_the_drawing_worker_is_not_drawn_again(
    parts: Parts, qtbot: QtBot
) -> None:
    document = opened(parts, qtbot)
    parts.pages.door.given_up.emit(1, TILE)
    document.ask_thumbnails([TILE, replace(TILE, page_index=4)])

    assert not parts.pages.has(TILE)
    assert parts.pages.has(replace(TILE, page_index=4))


def test_a_file_that_was_foreseen_is_opened_once(parts: Parts, qtbot: QtBot) -> None:
    parts.desk.foresee(DEMO)
    foreseen = parts.desk.documents[0]
    document, other = parts.desk.open(DEMO), parts.desk.open(DEMO)
    qtbot.waitUntil(lambda: bool(document.page_count), timeout=PATIENCE_MS)

    assert document is foreseen
    assert other is not foreseen


def test_a_text_is_opened_when_a_page_is_seen(parts: Parts, qtbot: QtBot) -> None:
    document = opened(parts, qtbot)
    request = Open(document.number, None)
    before = parts.text.has(request)
    with qtbot.waitSignal(parts.desk.text_ready, timeout=PATIENCE_MS):
        document.seen.emit()

    assert not before
    assert not parts.text.has(request)


def test_a_text_is_opened_though_no_page_is_ever_seen(
    parts: Parts, qtbot: QtBot
) -> None:
    document = parts.desk.open(DEMO)
    with qtbot.waitSignal(parts.desk.text_ready, timeout=PATIENCE_MS) as ready:
        pass

    assert ready.args == [document]


def test_what_is_asked_of_a_text_before_a_page_is_seen_is_answered(
    parts: Parts, qtbot: QtBot
) -> None:
    document = opened(parts, qtbot)
    with qtbot.waitSignal(document.found_on_page, timeout=PATIENCE_MS) as found:
        document.find_wanted.emit(FindOnPage(document.number, 3, "relative humidity"))

    assert found.args
    assert found.args[0].places


def test_glyphs_that_are_asked_for_before_a_page_is_seen_come(
    parts: Parts, qtbot: QtBot
) -> None:
    document = opened(parts, qtbot)
    with qtbot.waitSignal(document.glyphs_got, timeout=PATIENCE_MS):
        asked = document.glyphs(3)

    assert asked is None
    assert document.glyphs(3)


def test_an_outline_that_was_under_way_comes_from_the_next_worker(
    parts: Parts, qtbot: QtBot
) -> None:
    document = opened(parts, qtbot)
    strike(parts.pages.door.pid, signal.SIGSTOP)
    document.seen.emit()
    under_way = parts.pages.has(ReadOutline(document.number))
    with qtbot.waitSignal(document.outline_changed, timeout=PATIENCE_MS):
        strike(parts.pages.door.pid, signal.SIGKILL)

    assert under_way
    assert len(document.outline) == 37


def test_an_outline_that_was_given_up_is_not_asked_for_again(
    parts: Parts, qtbot: QtBot
) -> None:
    document = opened(parts, qtbot)
    strike(parts.pages.door.pid, signal.SIGSTOP)
    document.seen.emit()
    request = ReadOutline(document.number)
    parts.pages.door.given_up.emit(1, request)
    with qtbot.waitSignal(parts.pages.door.restarted, timeout=PATIENCE_MS):
        strike(parts.pages.door.pid, signal.SIGKILL)
    tile = replace(TILE, document=document.number)
    with qtbot.waitSignal(document.tile_drawn, timeout=PATIENCE_MS):
        document.ask_tiles([tile])

    assert not parts.pages.has(request)
    assert document.outline == ()


def test_a_file_that_was_foreseen_and_not_asked_for_is_closed(
    parts: Parts, tmp_path: Path
) -> None:
    parts.desk.foresee(DEMO)
    other = parts.desk.open(tmp_path / "gone.pdf")

    assert parts.desk.documents == (other,)
