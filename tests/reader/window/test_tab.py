"""One document in its tab, with a worker that the test plays."""

from typing import TYPE_CHECKING

from pytestqt.qtbot import QtBot

from locator.geometry import Quad
from reader.look.look import Look
from reader.replies import FoundOnPage
from reader.session.document import SessionDocument
from reader.session.quotes import Quotes
from reader.window.finder import FindWords
from reader.window.tab import DocumentTab

if TYPE_CHECKING:
    from reader.protocol import FindOnPage

QUAD = Quad(10, 10, 20, 10, 10, 20, 20, 20)


def test_more_results_do_not_bring_the_first_one_back(
    paper: SessionDocument, look: Look, qtbot: QtBot
) -> None:
    tab = DocumentTab(paper, Quotes(), look)
    qtbot.addWidget(tab)
    tab.resize(700, 500)
    tab.show()
    asked: list[FindOnPage] = []
    paper.find_wanted.connect(asked.append)
    tab.finder.search(FindWords("humidity"))
    paper.set_found(FoundOnPage(2, ((QUAD,),)), asked[2])
    first = tab.view.page_index
    tab.view.go_to_page(8)
    paper.set_found(FoundOnPage(3, ((QUAD,),)), asked[3])

    assert (first, tab.view.page_index) == (2, 8)
    assert len(tab.finder.places) == 2
