"""An index that stands under an exponent is read first."""

import pytest

from locator.reading_order.lines import RawLine
from locator.reading_order.stacks import with_subscripts_first
from tests.sheets import raw_line


def stack(base: str, upper: str, lower: str, behind: str = "") -> RawLine:
    """Returns a line with an index right under an exponent, the exponent first."""
    x = 50 + 6 * len(base)
    lines = (
        raw_line(base),
        raw_line(f"⌈{upper}⌉", x_pt=x),
        raw_line(f"⌊{lower}⌋", x_pt=x),
        raw_line(behind, x_pt=x + 20),
    )
    return RawLine(0, 1.0, 0.0, [glyph for line in lines for glyph in line.glyphs])


@pytest.mark.parametrize(
    ("line", "read", "why"),
    [
        (stack("F", "O", "1"), "F1O", "one glyph each"),
        (stack("x", "2", "ij"), "xij2", "a longer index"),
        (stack("SO", "2-", "4"), "SO42-", "a longer exponent"),
        (stack("x", "2", "1", " y"), "x12 y", "words behind"),
    ],
)
def test_an_index_under_an_exponent_comes_first(
    line: RawLine, read: str, why: str
) -> None:
    assert with_subscripts_first(line).text == read, why


@pytest.mark.parametrize(
    "text", ["plain words", "x⌈2⌉", "x⌊1⌋", "x⌈2⌉y⌊1⌋", "x⌊1⌋⌈2⌉", "x⌈2⌉⌊1⌋", "⌈2⌉⌊1⌋x"]
)
def test_without_a_stack_nothing_is_moved(text: str) -> None:
    line = raw_line(text)

    assert with_subscripts_first(line) is line


def test_a_turned_line_is_left_alone() -> None:
    line = RawLine(0, 0.0, -1.0, stack("F", "O", "1").glyphs)

    assert with_subscripts_first(line) is line


def test_moved_glyphs_keep_their_boxes() -> None:
    line = stack("F", "O", "1")

    moved = with_subscripts_first(line)

    assert moved.glyphs == tuple(line.glyphs[at] for at in (0, 2, 1))
