"""A document in its life: opened, tried again, closed and freed."""

import gc
import sys
import weakref
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from locator.quote import Quote
from reader.session.document import Obstacle, SessionDocument
from reader.session.highlight import Highlight
from tests.pdfs import page_of, write_pdf
from tests.reader.session.conftest import Parts

PATIENCE_MS = 30_000


def test_a_mended_file_is_shown_when_it_is_tried_again(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "paper.pdf"
    sentence = "Every word of this stands here."
    write_pdf(path, [page_of(sentence), page_of("Another page.")])
    document = parts.desk.open(path)
    parts.quotes.add([Quote(sentence)])
    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].page_index == 0, timeout=PATIENCE_MS
    )
    document.set_obstacle(Obstacle("damaged"))
    write_pdf(path, [page_of("Another page."), page_of(sentence), page_of()])
    parts.desk.reopen(document)
    with qtbot.waitSignal(parts.desk.renewed, timeout=PATIENCE_MS):
        pass
    still_lit = parts.quotes.entries[0].located
    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].page_index == 1, timeout=PATIENCE_MS
    )

    assert still_lit is None
    assert document.page_count == 3
    assert document.pages_without_text == [2]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted")
def test_a_file_that_is_gone_when_it_is_tried_again_stays_open(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    path = write_pdf(tmp_path / "paper.pdf", [page_of("Every word stands here.")])
    document = parts.desk.open(path)
    qtbot.waitUntil(lambda: document.is_read, timeout=PATIENCE_MS)
    parts.quotes.add([Quote("Every word stands here.")])
    path.unlink()
    parts.desk.reopen(document)
    obstacle = document.obstacle
    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].status == "verbatim", timeout=PATIENCE_MS
    )

    assert obstacle is not None
    assert obstacle.kind == "missing"


def closed_after_use(parts: Parts, qtbot: QtBot, path: Path) -> SessionDocument:
    document = parts.desk.open(path)
    qtbot.waitUntil(lambda: document.is_read, timeout=PATIENCE_MS)
    with qtbot.waitSignal(document.glyphs_got, timeout=PATIENCE_MS):
        document.glyphs(0)
    parts.desk.close(document)
    return document


def is_freed(kept: "weakref.ref[SessionDocument]") -> bool:
    gc.collect()
    return kept() is None


def test_a_closed_document_is_freed(parts: Parts, qtbot: QtBot, tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "paper.pdf", [page_of("Every word stands here.")])
    kept = weakref.ref(closed_after_use(parts, qtbot, path))

    qtbot.waitUntil(lambda: is_freed(kept), timeout=PATIENCE_MS)


def test_the_same_lights_in_another_order_are_no_news() -> None:
    document = SessionDocument(1, Path("/paper.pdf"))
    told: list[list[int]] = []
    document.highlights_changed.connect(
        lambda: told.append([each.page_index for each in document.highlights])
    )
    lights = [Highlight(1, 5, "verbatim", ()), Highlight(2, 2, "verbatim", ())]
    document.set_highlights(lights)
    document.set_highlights(lights)
    document.set_highlights(lights[::-1])
    document.set_highlights(lights[:1])

    assert told == [[2, 5], [5]]
