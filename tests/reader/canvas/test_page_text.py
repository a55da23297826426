from math import inf

import pytest

from locator.geometry import Quad
from locator.span import Span
from reader.canvas.page_frame import Point
from reader.canvas.page_text import PageText
from tests.reader.canvas.columns import Line, page_of_lines

# Two columns whose lines the file mixes, and a heading over both.
MIXED = page_of_lines(
    Line("a heading that is wide", 0, 0, 0),
    Line("left one", 0, 20, 1),
    Line("right one", 70, 20, 2),
    Line("left two", 0, 35, 1),
    Line("right two", 70, 35, 2),
    Line("left", 0, 50, 1),
    Line("right", 70, 50, 2),
)


def words(text: PageText, *spans: Span) -> list[str]:
    return [span.of(text.glyphs.text) for span in spans]


@pytest.mark.parametrize(
    ("x", "y", "before"),
    [
        (12, 25, "ft one"),  # between two glyphs, the nearer edge counts
        (-50, 25, "left one"),
        (50, 25, "\nright one"),  # right of a line, still its column
        (68, 25, "right one"),
        (50, 55, "\nright"),  # a short last line reaches as far as its block
        (3, 500, "eft\n"),
        (10, -30, "heading"),
    ],
)
def test_a_point_is_nearest_to_a_place_in_the_text(
    x: float, y: float, before: str
) -> None:
    text = PageText(MIXED)
    at = text.caret_at(Point(x, y))

    assert MIXED.text[at:].startswith(before)


def test_text_that_runs_down_is_hit_too() -> None:
    text = PageText(page_of_lines(Line("abcdef", 100, 0, down=True)))

    assert text.caret_at(Point(95, 11)) == 2
    assert text.hits(Point(95, 11))
    assert not text.hits(Point(80, 11))


def test_in_right_to_left_text_the_place_behind_a_glyph_is_left_of_it() -> None:
    text = PageText(page_of_lines(Line("\u05d0\u05d1\u05d2", 100, 0, back=True)))

    assert text.caret_at(Point(104, 5)) == 0
    assert text.caret_at(Point(101, 5)) == 1
    assert text.caret_at(Point(91, 5)) == 3


@pytest.mark.parametrize(
    ("x", "y", "room"),
    [
        (25, 20, 5),  # "one" behind a space
        (30, 20, 0),  # inside of a word
        (70, 20, 30),  # the gutter between the columns
        (0, 35, inf),
        (70, 50, 50),
    ],
)
def test_the_room_before_words_reaches_to_the_ink_before(
    x: float, y: float, room: float
) -> None:
    quad = Quad(x, y, x + 15, y, x, y + 10, x + 15, y + 10)

    assert PageText(MIXED).room_before(quad) == room


def test_a_page_without_text_has_one_place() -> None:
    text = PageText(page_of_lines())

    assert (len(text), text.caret_at(Point(5, 5)), text.glyph_at(Point(5, 5))) == (
        0,
        0,
        0,
    )
    assert not text.hits(Point(5, 5))
    assert text.line_at(0) == Span(0, 0)
    assert text.room_before(Quad(0, 0, 9, 0, 0, 9, 9, 9)) == inf
    assert text.column_spans(Span(0, 0)) == ()


@pytest.mark.parametrize(
    ("line", "at", "word"),
    [
        ("two words", 5, "words"),
        ("two words", 3, " "),
        ("don't stop", 1, "don't"),
        ("a line-end is", 4, "line-end"),
        ("end.", 3, "."),
        ("'quoted'", 3, "quoted"),
        ("CO2 gas", 2, "CO2"),
        ("naïve", 2, "naïve"),
    ],
)
def test_a_word_reaches_as_far_as_its_letters(line: str, at: int, word: str) -> None:
    text = PageText(page_of_lines(Line(line, 0, 0)))

    assert words(text, text.word_at(at)) == [word]


def test_a_word_ends_with_its_line() -> None:
    text = PageText(page_of_lines(Line("one", 0, 0), Line("two", 0, 15)))

    assert words(text, text.word_at(2), text.line_at(1)) == ["one", "one"]
    assert text.word_at(3) == Span(3, 3)


def test_a_selection_in_one_column_leaves_out_the_other_one() -> None:
    text = PageText(MIXED)
    start = MIXED.text.index("one")
    spans = text.column_spans(Span(start, MIXED.text.index("left\n") + 2))

    assert words(text, *spans) == ["one", "left two", "le"]


def test_a_selection_from_column_to_column_has_all_between() -> None:
    text = PageText(
        page_of_lines(
            Line("left one", 0, 20, 1),
            Line("left two", 0, 35, 1),
            Line("right one", 70, 20, 2),
            Line("right two", 70, 35, 2),
        )
    )
    start, end = 5, text.glyphs.text.index("right two")

    assert words(text, *text.column_spans(Span(start, end))) == [
        "one\nleft two\nright one\n"
    ]


def test_lines_that_follow_one_another_are_one_stretch() -> None:
    text = PageText(page_of_lines(Line("one", 0, 0), Line("two", 0, 15)))

    assert text.column_spans(Span(1, 6)) == (Span(1, 6),)


def test_a_label_that_runs_the_other_way_is_left_out() -> None:
    text = PageText(
        page_of_lines(
            Line("one line", 0, 0),
            Line("axis", 20, 12, 1, down=True),
            Line("two", 0, 40),
        )
    )
    spans = text.column_spans(Span(0, len(text) - 1))

    assert words(text, *spans) == ["one line", "two"]
