"""Glyphs that are drawn again over themselves."""

import pytest

from locator.reading_order.doubled import without_doubled
from locator.reading_order.lines import RawLine
from tests.sheets import raw_line


def texts(*lines: RawLine) -> list[str]:
    return [line.text for line in without_doubled(lines)]


@pytest.mark.parametrize(
    ("apart_pt", "below_pt"), [(0.0, 0.0), (0.3, 0.0), (1.0, 1.0), (-0.4, 0.0)]
)
def test_a_line_drawn_twice_is_read_once(apart_pt: float, below_pt: float) -> None:
    again = raw_line("hello all", x_pt=50 + apart_pt, y_pt=50 + below_pt)

    assert texts(raw_line("hello all"), again, again) == ["hello all"]


def test_words_drawn_twice_one_after_another_are_read_once() -> None:
    lines = [
        raw_line("it", x_pt=50),
        raw_line("it was", x_pt=50.3),
        raw_line("was so", x_pt=68.2),
    ]

    assert texts(*lines) == ["it", " was", " so"]


def test_a_word_doubled_inside_a_line_over_another_is_read_once() -> None:
    first = raw_line("word")
    inside = RawLine(
        0, 1.0, 0.0, [*raw_line("word on").glyphs, *raw_line("on", x_pt=80.2).glyphs]
    )

    assert texts(first, inside) == ["word", " on"]


@pytest.mark.parametrize(
    ("second", "why"),
    [
        (raw_line("hello all", y_pt=64), "it is another line"),
        (raw_line("hello all", x_pt=120), "it goes on behind"),
        (raw_line("hello all", x_pt=20), "it stands before"),
        (raw_line("hi", x_pt=60), "its letters are others"),
    ],
)
def test_other_text_is_read(second: RawLine, why: str) -> None:
    first = raw_line("hello all")

    assert texts(first, second)[1].strip(), why


def test_twins_side_by_side_are_two_letters() -> None:
    line = raw_line("all")

    assert texts(line, raw_line("x", x_pt=52)) == ["all", "x"]


def test_lines_in_other_directions_are_left_alone() -> None:
    across = raw_line("hello")
    down = RawLine(0, 0.0, 1.0, across.glyphs)

    assert texts(across, down) == ["hello", "hello"]
