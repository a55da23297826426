"""Pieces of a row, drawn in any order, read as they stand."""

import pytest

from locator.reading_order.lines import RawLine
from locator.reading_order.order import in_reading_order
from locator.reading_order.rows import rows_in_order
from tests.sheets import raw_line


def texts(*lines: RawLine) -> list[str]:
    return [line.text for line in rows_in_order(lines)]


def test_no_lines_stay_no_lines() -> None:
    assert texts() == []


def test_a_first_cell_that_is_drawn_last_is_read_first() -> None:
    row = (
        raw_line("3.9", x_pt=200),
        raw_line("g/L", x_pt=300),
        raw_line("Iron", x_pt=50),
    )

    assert texts(*row) == ["Iron", "3.9", "g/L"]


def test_every_row_is_put_in_order_by_itself() -> None:
    lines = (
        raw_line("one", x_pt=200, y_pt=50),
        raw_line("two", x_pt=50, y_pt=50),
        raw_line("three", x_pt=200, y_pt=70),
        raw_line("four", x_pt=50, y_pt=70),
    )

    assert texts(*lines) == ["two", "one", "four", "three"]


def upwards(line: RawLine) -> RawLine:
    """Returns the line written from bottom to top: (x, y) goes to (y, -x)."""
    glyphs = [
        glyph._replace(origin=(glyph.origin[1], -glyph.origin[0]))
        for glyph in line.glyphs
    ]
    return RawLine(line.block, 0, -1, glyphs)


def test_a_turned_row_is_put_in_order_along_its_direction() -> None:
    row = (raw_line("3.9", x_pt=200), raw_line("Iron", x_pt=50))

    assert texts(*map(upwards, row)) == ["Iron", "3.9"]


@pytest.mark.parametrize(
    "second",
    [
        pytest.param(raw_line("two", y_pt=64), id="another baseline"),
        pytest.param(raw_line("two", block=1), id="another block"),
        pytest.param(raw_line("two words", x_pt=170), id="over one another"),
        pytest.param(upwards(raw_line("two")), id="another direction"),
        pytest.param(raw_line("שלוש"), id="right to left"),
        pytest.param(raw_line("12 ", x_pt=20), id="the number of a line"),
    ],
)
def test_other_lines_stay_as_they_are_drawn(second: RawLine) -> None:
    first = raw_line("one", x_pt=200)

    assert texts(first, second) == [first.text, second.text]


def test_the_rest_of_a_line_that_is_drawn_first_goes_on_behind_it() -> None:
    lines = in_reading_order([raw_line("two", x_pt=74), raw_line("one ")])

    assert [line.text for line in lines] == ["one two"]
