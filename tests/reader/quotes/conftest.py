"""A panel that shows quotes, a list and a widget to hold menus."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.quotes.filter_model import FilterModel
from reader.quotes.list_model import ListModel
from reader.quotes.list_view import ListView
from reader.quotes.panel import QuotesPanel
from reader.quotes.surroundings import Surroundings
from reader.session.claims import Claims
from reader.session.document import SessionDocument
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes
from reader.session.review import Review
from tests.reader.quotes import examples


@pytest.fixture
def document() -> SessionDocument:
    """A paper of twelve pages, printed 1044 and on; page 9 is a scan."""
    paper = SessionDocument(1, Path("halden-2024.pdf"))
    paper.title = "Halden 2024"
    paper.labels = tuple(str(1044 + page) for page in range(12))
    paper.pages_read = 12
    paper.pages_without_text.append(8)
    return paper


ShowPanel = Callable[[Sequence[QuoteEntry]], QuotesPanel]


@pytest.fixture
def show_panel(
    quotes: Quotes,
    claims: Claims,
    review: Review,
    look: Look,
    document: SessionDocument,
    qtbot: QtBot,
) -> ShowPanel:
    def shown(entries: Sequence[QuoteEntry]) -> QuotesPanel:
        panel = QuotesPanel(quotes, claims, review, look)
        qtbot.addWidget(panel)
        panel.set_document(document)
        quotes.insert(0, entries)
        panel.resize(410, 800)
        with qtbot.waitExposed(panel):
            panel.show()
        return panel

    return shown


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    return host


@pytest.fixture
def view(quotes: Quotes, look: Look, qtbot: QtBot) -> ListView:
    """The list with one quote of each status."""
    quotes.insert(0, examples.one_of_each())
    view = ListView(quotes, look)
    qtbot.addWidget(view)
    source = ListModel(quotes, Surroundings(document=1), view)
    view.setModel(FilterModel(source, view))
    view.resize(410, 400)
    view.show()
    return view
