"""What is added when nothing was found."""

from reader import messages
from reader.protocol import FindOnPage
from reader.replies import FoundOnPage
from reader.session.document import SessionDocument
from reader.window.find_note import find_note, pages_without_text
from reader.window.finder import Finder, FindWords


def note_of(paper: SessionDocument) -> str:
    def answer(request: FindOnPage) -> None:
        paper.set_found(FoundOnPage(request.page_index, ()), request)

    paper.find_wanted.connect(answer)
    finder = Finder(paper)
    finder.search(FindWords("sorbate"))
    return find_note(finder)


def test_nothing_is_added_if_every_page_has_text(paper: SessionDocument) -> None:
    assert not note_of(paper)


def test_searched_pages_are_counted(paper: SessionDocument) -> None:
    for page_index in (2, 3, 8):
        paper.set_page_read(page_index, usable=False)

    assert note_of(paper) == (
        "“sorbate” does not occur on the 9 pages with text. "
        "Pages 3-4, 9 have no text layer."
    )


def test_a_scan_has_no_page_to_search(paper: SessionDocument) -> None:
    for page_index in range(12):
        paper.set_page_read(page_index, usable=False)

    assert note_of(paper) == messages.FIND_NOWHERE_AT_ALL


def test_a_paper_with_text_needs_no_sentence(paper: SessionDocument) -> None:
    assert not pages_without_text(paper)
