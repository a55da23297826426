"""Lines put together that an extractor cut apart."""

import pytest

from locator.reading_order.lines import RawLine
from locator.reading_order.whole_lines import whole_lines
from tests.sheets import raw_line


def texts(*lines: RawLine) -> list[str]:
    return [line.text for line in whole_lines(lines)]


def test_no_lines_stay_no_lines() -> None:
    assert texts() == []


def test_a_line_that_goes_on_where_the_last_one_ended_is_its_rest() -> None:
    assert texts(raw_line("one "), raw_line("two", x_pt=74)) == ["one two"]


def test_a_space_is_put_where_a_gap_shows_one() -> None:
    (line,) = whole_lines([raw_line("mg/kg"), raw_line("in", x_pt=88)])

    assert line.text == "mg/kg in"
    assert (line.left(5), line.right(5)) == (80.0, 88.0)
    assert line.baseline(5) == line.baseline(0)


def test_no_space_is_put_beside_another_one() -> None:
    assert texts(raw_line("one "), raw_line("two", x_pt=80)) == ["one two"]


def test_another_block_that_touches_is_the_rest_of_a_line() -> None:
    assert texts(raw_line("one"), raw_line("two", x_pt=68, block=1)) == ["onetwo"]


def test_three_pieces_become_one_line() -> None:
    pieces = [raw_line("a", x_pt=50 + 6 * number) for number in range(3)]

    assert texts(*pieces) == ["aaa"]


def test_an_exponent_goes_on_with_the_line_below_its_baseline() -> None:
    assert texts(raw_line("x⌈2⌉"), raw_line("y", x_pt=61)) == ["x2y"]


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"y_pt": 64.0}, "it stands below"),
        ({"x_pt": 200.0}, "it stands in another column"),
        ({"x_pt": 20.0}, "it stands before"),
        ({"x_pt": 72.0, "block": 1}, "another block, and not touching"),
    ],
)
def test_another_line_stays_another_line(options: dict[str, float], why: str) -> None:
    line = raw_line("two", **({"x_pt": 68.0} | options))

    assert texts(raw_line("one"), line) == ["one", "two"], why


def test_a_line_in_another_direction_stays_by_itself() -> None:
    upward = RawLine(0, 0.0, -1.0, raw_line("two", x_pt=68).glyphs)

    assert texts(raw_line("one"), upward) == ["one", "two"]


def test_a_piece_from_right_to_left_may_stand_on_either_side() -> None:
    left, right = raw_line("שלום", x_pt=50), raw_line("עולם", x_pt=80)

    assert texts(right, left) == ["עולםשלום"]


def test_pieces_from_right_to_left_far_apart_stay_apart() -> None:
    left, right = raw_line("שלום", x_pt=50), raw_line("עולם", x_pt=200)

    assert texts(right, left) == ["עולם", "שלום"]
