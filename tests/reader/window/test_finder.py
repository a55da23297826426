"""The search of one document, answered by a worker that the test plays."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from locator.geometry import Quad
from reader.protocol import FindOnPage
from reader.replies import FoundOnPage
from reader.session.desk import Desk
from reader.session.document import SessionDocument
from reader.window.finder import Finder, FindWords

DEMO = Path(__file__).parents[3] / "resources/demo/halden-2024.pdf"
PATIENCE_MS = 30_000
QUAD = Quad(0, 0, 1, 0, 0, 1, 1, 1)
WORDS = FindWords("humidity")


class Worker:
    """Notes what is asked, and answers it when told to."""

    def __init__(self, document: SessionDocument) -> None:
        self.asked: list[FindOnPage] = []
        self._document = document
        document.find_wanted.connect(self.asked.append)

    def answer(self, places: Callable[[int], int] = lambda _page: 0) -> None:
        """Answer the oldest request: `places` says how often it stands on a page."""
        request = self.asked.pop(0)
        found = ((QUAD,),) * places(request.page_index)
        self._document.set_found(FoundOnPage(request.page_index, found), request)

    def answer_all(self, places: Callable[[int], int]) -> list[int]:
        """Answer until nothing is asked any more; return the pages in order."""
        pages = []
        while self.asked:
            pages.append(self.asked[0].page_index)
            self.answer(places)
        return pages


@pytest.fixture
def worker(paper: SessionDocument) -> Worker:
    return Worker(paper)


@pytest.fixture
def finder(paper: SessionDocument) -> Finder:
    return Finder(paper)


def test_every_page_is_searched_once_from_the_visible_one_on(
    finder: Finder, worker: Worker
) -> None:
    finder.set_visible_page(9)
    finder.search(WORDS)

    assert worker.answer_all(lambda _page: 0) == [9, 10, 11, *range(9)]


def test_few_pages_are_under_way_at_a_time(finder: Finder, worker: Worker) -> None:
    finder.search(WORDS)

    assert len(worker.asked) == 4

    worker.answer()

    assert len(worker.asked) == 4


def test_places_are_kept_in_the_order_of_pages(finder: Finder, worker: Worker) -> None:
    finder.set_visible_page(6)
    finder.search(WORDS)
    worker.answer_all(lambda page: 2 if page in (1, 8) else 0)

    assert [place.page_index for place in finder.places] == [1, 1, 8, 8]


def test_the_first_place_from_the_visible_page_on_is_current(
    finder: Finder, worker: Worker
) -> None:
    finder.set_visible_page(6)
    finder.search(WORDS)
    worker.answer_all(lambda page: 2 if page in (1, 8) else 0)

    assert finder.current_index == 2
    assert finder.current is finder.places[2]


def test_going_on_from_the_last_place_leads_to_the_first(
    finder: Finder, worker: Worker
) -> None:
    finder.search(WORDS)
    worker.answer_all(lambda page: int(page < 2))
    finder.next()
    finder.next()

    assert finder.current_index == 0

    finder.previous()

    assert finder.current_index == 1


def test_going_on_is_told_once(finder: Finder, worker: Worker, qtbot: QtBot) -> None:
    finder.search(WORDS)
    worker.answer_all(lambda page: int(page < 2))
    with (
        qtbot.assertNotEmitted(finder.results_changed),
        qtbot.waitSignal(finder.current_changed),
    ):
        finder.next()


def test_counts_grow_while_pages_are_searched(
    finder: Finder, worker: Worker, qtbot: QtBot
) -> None:
    finder.search(WORDS)
    with qtbot.waitSignal(finder.results_changed):
        worker.answer(lambda _page: 3)

    assert len(finder.places) == 3
    assert finder.is_running


def test_a_place_that_is_found_is_shown_once(
    finder: Finder, worker: Worker, qtbot: QtBot
) -> None:
    finder.search(WORDS)
    with qtbot.waitSignal(finder.current_changed):
        worker.answer(lambda _page: 1)
    with qtbot.assertNotEmitted(finder.current_changed):
        worker.answer(lambda _page: 1)


def test_answers_of_an_older_search_are_dropped(finder: Finder, worker: Worker) -> None:
    finder.search(WORDS)
    finder.search(FindWords("humidity", match_case=True))
    for _ in range(4):
        worker.answer(lambda _page: 5)

    assert not finder.places

    worker.answer(lambda _page: 1)

    assert len(finder.places) == 1


def test_an_answer_counts_once_even_if_it_comes_twice(
    finder: Finder, paper: SessionDocument, worker: Worker
) -> None:
    finder.search(WORDS)
    request = worker.asked[0]
    worker.answer(lambda _page: 1)
    paper.set_found(FoundOnPage(request.page_index, ((QUAD,),)), request)

    assert len(finder.places) == 1


def test_blank_words_find_nothing_and_ask_nothing(
    finder: Finder, worker: Worker
) -> None:
    finder.search(FindWords("  "))

    assert not worker.asked
    assert not finder.is_running


def test_going_on_without_places_does_nothing(finder: Finder) -> None:
    finder.next()

    assert finder.current is None


def test_a_new_worker_is_asked_again_for_what_the_old_one_had(
    finder: Finder, paper: SessionDocument, worker: Worker
) -> None:
    for page_index in range(3):
        paper.set_page_read(page_index, usable=True)
    finder.search(WORDS)
    lost = [request.page_index for request in worker.asked]
    worker.asked.clear()
    paper.forget_text()
    paper.set_page_read(0, usable=True)

    assert [request.page_index for request in worker.asked] == lost
    assert worker.answer_all(lambda _page: 0) == list(range(12))


def test_options_go_into_the_request(finder: Finder, worker: Worker) -> None:
    finder.search(FindWords("Humidity", whole_words=True, match_accents=True))

    assert worker.asked[0] == FindOnPage(
        1, 0, "Humidity", whole_words=True, match_accents=True
    )


def test_a_worker_finds_across_line_ends_and_columns(desk: Desk, qtbot: QtBot) -> None:
    document = desk.open(DEMO)
    qtbot.waitUntil(lambda: bool(document.page_count), timeout=PATIENCE_MS)
    finder = Finder(document)
    finder.set_visible_page(3)
    finder.search(FindWords("relative humidity"))
    qtbot.waitUntil(lambda: not finder.is_running, timeout=PATIENCE_MS)

    assert len(finder.places) > 3
    assert finder.current is not None
    assert finder.current.page_index == 3
    assert any(len(place.quads) > 1 for place in finder.places)


@pytest.mark.parametrize("pages_read", [0, 1])
def test_a_new_worker_is_asked_again_before_a_second_page_was_read(
    paper: SessionDocument, pages_read: int
) -> None:
    paper.pages_read = pages_read
    finder, worker = Finder(paper), Worker(paper)
    finder.search(WORDS)
    worker.asked.clear()
    paper.forget_text()

    assert [request.page_index for request in worker.asked] == [0, 1, 2, 3]
