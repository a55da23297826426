"""What the drawing worker answers, and what it does before it is asked."""

import os
from collections.abc import Iterator
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from multiprocessing.reduction import send_handle
from pathlib import Path

import pytest

from reader.protocol import Close, DrawTile, Open, ReadOutline
from reader.replies import Done, Opened, OutlineRead, TileDrawn
from reader.worker.drawing_service import DrawingService
from tests.pdfs import page_of, write_pdf

DOCUMENT = 7


@pytest.fixture
def ends() -> Iterator[tuple[Connection, Connection]]:
    ours, theirs = Pipe()
    yield ours, theirs
    ours.close()
    theirs.close()


@pytest.fixture
def service(ends: tuple[Connection, Connection], tmp_path: Path) -> DrawingService:
    ours, theirs = ends
    path = write_pdf(tmp_path / "paper.pdf", [page_of("One."), page_of("Two.")])
    descriptor = os.open(path, os.O_RDONLY)
    send_handle(ours, descriptor, os.getpid())
    os.close(descriptor)
    return DrawingService(theirs)


def test_a_document_is_opened_measured_and_drawn(service: DrawingService) -> None:
    opened = service.answer(Open(DOCUMENT)).reply
    drawn = service.answer(DrawTile(DOCUMENT, 1, 1.0, 0, 0, 100, 50))

    assert isinstance(opened, Opened)
    assert len(opened.sizes) == 2
    assert drawn.reply == TileDrawn(100, 50)
    assert drawn.payload is not None
    assert len(drawn.payload) == 100 * 50 * 4


@pytest.mark.parametrize(("warm", "loaded"), [(True, [0]), (False, [])])
def test_the_first_page_is_made_ready_where_that_was_asked_for(
    service: DrawingService, warm: bool, loaded: list[int]
) -> None:
    service.answer(Open(DOCUMENT, warm=warm))
    service.rest()

    assert list(service.documents[DOCUMENT]._lists) == loaded


def test_a_document_that_was_closed_at_once_is_not_made_ready(
    service: DrawingService,
) -> None:
    service.answer(Open(DOCUMENT, warm=True))
    closed = service.answer(Close(DOCUMENT)).reply
    service.rest()

    assert closed == Done()
    assert not service.documents


def test_a_document_without_sections_has_none(service: DrawingService) -> None:
    service.answer(Open(DOCUMENT))

    assert service.answer(ReadOutline(DOCUMENT)).reply == OutlineRead(())
