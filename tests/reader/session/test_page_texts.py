"""Texts of single pages: asked for once, and found by the latest search only."""

import signal
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.protocol import FindOnPage, GetGlyphs
from reader.replies import FoundOnPage
from reader.session.document import SessionDocument
from tests.pdfs import page_of, write_pdf
from tests.reader.session.conftest import Parts
from tests.strike import strike

PATIENCE_MS = 30_000


@pytest.fixture
def document(parts: Parts, qtbot: QtBot, tmp_path: Path) -> SessionDocument:
    path = write_pdf(tmp_path / "paper.pdf", [page_of("The film."), page_of("A film.")])
    document = parts.desk.open(path)
    qtbot.waitUntil(lambda: document.is_read, timeout=PATIENCE_MS)
    return document


def test_glyphs_are_asked_for_and_then_kept(
    parts: Parts, qtbot: QtBot, document: SessionDocument
) -> None:
    with qtbot.waitSignal(document.glyphs_got, timeout=PATIENCE_MS):
        assert document.glyphs(1) is None
        assert parts.text.has(GetGlyphs(document.number, 1))
    glyphs = document.glyphs(1)

    assert glyphs is not None
    assert glyphs.text.strip() == "A film."


def test_another_search_takes_the_place_of_the_one_before(
    parts: Parts, qtbot: QtBot, document: SessionDocument
) -> None:
    older = FindOnPage(document.number, 0, "film")
    newer = FindOnPage(document.number, 0, "The")
    answered: list[FindOnPage] = []
    document.found_on_page.connect(lambda _found, request: answered.append(request))
    for request in (older, newer, replace(newer, page_index=1)):
        document.find_wanted.emit(request)
    qtbot.waitUntil(lambda: len(answered) == 2, timeout=PATIENCE_MS)

    assert answered == [newer, replace(newer, page_index=1)]
    assert not parts.text.has(older)


def test_a_page_that_kills_the_worker_is_not_asked_for_its_text(
    parts: Parts, document: SessionDocument
) -> None:
    request = FindOnPage(document.number, 0, "film")
    answered: list[FoundOnPage] = []
    document.found_on_page.connect(lambda found, _request: answered.append(found))
    parts.text.door.given_up.emit(1, GetGlyphs(document.number, 0))
    document.find_wanted.emit(request)
    glyphs = document.glyphs(0)

    assert glyphs is not None
    assert glyphs.text == ""
    assert answered == [FoundOnPage(0, ())]
    assert not parts.text.has(request)
    assert not parts.text.has(GetGlyphs(document.number, 0))


def test_a_search_that_kills_the_worker_finds_nothing(
    parts: Parts, qtbot: QtBot, document: SessionDocument
) -> None:
    request = FindOnPage(document.number, 0, "film")
    document.find_wanted.emit(request)
    with qtbot.waitSignal(document.found_on_page, timeout=PATIENCE_MS) as found:
        parts.text.door.given_up.emit(1, request)

    assert found.args == [FoundOnPage(0, ()), request]
    assert not parts.text.has(request)


def test_glyphs_that_cannot_be_had_are_none_at_all(
    parts: Parts, qtbot: QtBot, document: SessionDocument
) -> None:
    no_such_page = 7
    with qtbot.waitSignal(document.glyphs_got, timeout=PATIENCE_MS):
        document.glyphs(no_such_page)
    glyphs = document.glyphs(no_such_page)

    assert glyphs is not None
    assert len(glyphs) == 0
    assert not parts.text.has(GetGlyphs(document.number, no_such_page))


def test_glyphs_that_a_worker_took_along_are_asked_of_the_next(
    parts: Parts, qtbot: QtBot, document: SessionDocument
) -> None:
    document.glyphs(1)
    with qtbot.waitSignal(document.glyphs_got, timeout=PATIENCE_MS):
        strike(parts.text.door.pid, signal.SIGKILL)
    glyphs = document.glyphs(1)

    assert glyphs is not None
    assert glyphs.text.strip() == "A film."
