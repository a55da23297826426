from reader.canvas.page_frame import Point
from reader.canvas.page_text import PageText
from reader.canvas.selection import Selection, Unit
from tests.reader.canvas.columns import Line, page_of_lines

FIRST = PageText(
    page_of_lines(
        Line("The up-", 0, 0), Line("take fell", 0, 15), Line("again.", 0, 30)
    )
)
SECOND = PageText(page_of_lines(Line("It rose", 0, 0), Line("later.", 0, 15)))


def selection(*pages: PageText | None) -> Selection:
    texts = dict(enumerate(pages or (FIRST, SECOND)))
    return Selection(texts.get)


def test_nothing_is_selected_at_first() -> None:
    made = selection()

    assert (made.ends, list(made.pages), made.text) == (None, [], "")
    assert (made.spans(0), made.quads(0)) == ((), ())


def test_a_press_alone_selects_nothing() -> None:
    made = selection()
    made.start(0, Point(20, 5))

    assert made.ends is None


def test_a_selection_reaches_from_place_to_place() -> None:
    made = selection()
    made.start(0, Point(20, 5))
    made.extend(0, Point(21, 20))

    assert made.text == "up-\ntake"
    assert made.joined_text == "uptake"


def test_a_selection_may_run_backwards() -> None:
    made = selection()
    made.start(0, Point(21, 20))
    made.extend(0, Point(20, 5))

    assert made.text == "up-\ntake"


def test_each_line_piece_has_a_quad() -> None:
    made = selection()
    made.start(0, Point(20, 5))
    made.extend(0, Point(21, 20))

    assert [quad.rect() for quad in made.quads(0)] == [
        (20, 0, 35, 10),
        (0, 15, 20, 25),
    ]


def test_words_are_selected_whole_in_both_directions() -> None:
    made = selection()
    made.start(0, Point(27, 20), Unit.WORD)
    assert made.text == "fell"
    made.extend(0, Point(2, 20))
    assert made.text == "take fell"
    made.extend(0, Point(12, 35))
    assert made.text == "fell\nagain"


def test_lines_are_selected_whole() -> None:
    made = selection()
    made.start(0, Point(27, 20), Unit.LINE)
    assert made.text == "take fell"
    made.extend(0, Point(2, 5))
    assert made.text == "The up-\ntake fell"


def test_a_selection_crosses_pages() -> None:
    made = selection()
    made.start(0, Point(0, 35))
    made.extend(1, Point(10, 5))

    assert list(made.pages) == [0, 1]
    assert made.text == "again.\nIt"
    assert made.joined_text == "again. It"
    assert len(made.quads(1)) == 1


def test_a_page_between_is_selected_whole() -> None:
    made = selection(FIRST, SECOND, FIRST)
    made.start(0, Point(0, 35))
    made.extend(2, Point(15, 5))

    assert made.text == "again.\nIt rose\nlater.\nThe"


def test_a_page_whose_text_is_not_here_waits() -> None:
    made = selection(FIRST, None)

    made.start(1, Point(0, 0))
    made.extend(0, Point(0, 35))
    assert made.ends is None
    made.start(0, Point(0, 35))
    made.extend(1, Point(10, 5))
    assert made.ends is None


def test_a_cleared_selection_is_empty() -> None:
    made = selection()
    made.start(0, Point(27, 20), Unit.LINE)
    made.clear()

    assert made.ends is None
