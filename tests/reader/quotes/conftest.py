"""The look of the window, and a panel that shows quotes, for the widget tests."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.look.theme import Theme
from reader.quotes.panel import QuotesPanel
from reader.session.document import SessionDocument
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look(qapp, Theme.LIGHT)


@pytest.fixture
def quotes() -> Quotes:
    return Quotes()


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
    quotes: Quotes, look: Look, document: SessionDocument, qtbot: QtBot
) -> ShowPanel:
    def shown(entries: Sequence[QuoteEntry]) -> QuotesPanel:
        panel = QuotesPanel(quotes, look)
        qtbot.addWidget(panel)
        panel.set_document(document)
        quotes.insert(0, entries)
        panel.resize(410, 800)
        with qtbot.waitExposed(panel):
            panel.show()
        return panel

    return shown
