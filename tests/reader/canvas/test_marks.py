import pytest
from pytestqt.qtbot import QtBot

from reader.canvas.finds import Find
from reader.canvas.marks import Marks
from reader.canvas.page_frame import Point
from reader.session.quotes import Quotes
from tests.reader.canvas.papers import Paper, entry_at, lit, quad

BOX = quad(10, 10, 50, 20)


@pytest.fixture
def paper() -> Paper:
    paper = Paper()
    paper.open()
    return paper


@pytest.fixture
def quotes() -> Quotes:
    quotes = Quotes()
    quotes.insert(0, [entry_at(1, (0, BOX), (1, BOX)), entry_at(2, (0, BOX))])
    return quotes


@pytest.fixture
def marks(paper: Paper, quotes: Quotes) -> Marks:
    return Marks(paper.document, quotes, paper)


def test_highlights_are_sorted_by_page(
    paper: Paper, marks: Marks, qtbot: QtBot
) -> None:
    one, two = lit(1, 3, BOX), lit(2, 0, BOX)
    with qtbot.waitSignal(marks.changed):
        paper.document.set_highlights([one, two])

    assert list(marks.on_page(3)) == [one]
    assert list(marks.on_page(1)) == []
    assert [place.quote_id for place in marks.places] == [2, 1]


def test_the_current_quote_is_that_of_the_session(
    marks: Marks, quotes: Quotes, qtbot: QtBot
) -> None:
    assert marks.current == 0
    with qtbot.waitSignal(marks.changed):
        quotes.set_current(2)

    assert marks.current == 2
    assert marks.entry(2) is quotes.entry(2)


def test_each_quote_at_a_point_is_told_once(paper: Paper, marks: Marks) -> None:
    paper.document.set_highlights([lit(1, 0, BOX), lit(2, 0, BOX), lit(1, 0, BOX)])

    assert [each.quote_id for each in marks.quotes_at(0, Point(30, 15))] == [1, 2]
    assert marks.quotes_at(0, Point(300, 15)) == ()
    assert marks.quotes_at(1, Point(30, 15)) == ()


def test_a_place_is_chosen_only_where_there_are_several(
    marks: Marks, quotes: Quotes, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(quotes.changed):
        marks.choose(2, 0)
        marks.choose(1, 1)
        marks.choose(99, 2)
    marks.choose(1, 2)
    entry = quotes.entry(1)

    assert entry
    assert entry.chosen == 1


def test_finds_are_held_here(marks: Marks) -> None:
    finds = [Find(0, (BOX,)), Find(2, (BOX,))]
    marks.set_finds(finds, 1)

    assert marks.finds_on(2) == [finds[1]]
    assert marks.current_find is finds[1]
    assert [place.current for place in marks.find_places] == [False, True]
    marks.set_finds(finds)
    assert marks.current_find is None
