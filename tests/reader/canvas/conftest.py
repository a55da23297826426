"""Documents that real workers draw and read, for the tests of the page view."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.canvas.page_view import PageView
from reader.session.desk import Desk
from reader.session.document import SessionDocument
from reader.session.quotes import Quotes
from tests.pdfs import Page, page_of, write_pdf
from tests.reader.canvas.papers import Paper

WORDS = (
    "The uptake at sixty per cent relative humidity reached two",
    "millimoles per gram, which is most of the value in dry gas.",
    "Nothing else in this sample page is of any interest at all.",
)


Open = Callable[..., SessionDocument]
Show = Callable[..., PageView]


@pytest.fixture
def open_pages(desk: Desk, qtbot: QtBot, tmp_path: Path) -> Open:
    def opened(*pages: Page) -> SessionDocument:
        path = write_pdf(tmp_path / "paper.pdf", pages or (page_of(*WORDS),))
        document = desk.open(path)
        qtbot.waitUntil(lambda: bool(document.page_count), timeout=10_000)
        return document

    return opened


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    def shown(
        document: SessionDocument,
        quotes: Quotes | None = None,
        size: tuple[int, int] = (700, 500),
    ) -> PageView:
        view = PageView(document, quotes or Quotes())
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        return view

    return shown


@pytest.fixture
def drawn(show: Show, qtbot: QtBot) -> Show:
    """Shows a document and waits until it is drawn."""

    def shown(
        document: SessionDocument,
        quotes: Quotes | None = None,
        size: tuple[int, int] = (700, 500),
    ) -> PageView:
        view = show(document, quotes, size)
        qtbot.waitUntil(lambda: view.is_drawn, timeout=10_000)
        return view

    return shown


@pytest.fixture
def paper() -> Paper:
    return Paper()


@pytest.fixture
def view(paper: Paper, quotes: Quotes, drawn: Show) -> PageView:
    return drawn(paper.open(), quotes)
