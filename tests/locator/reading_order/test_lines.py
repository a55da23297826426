"""One line of a page as an extractor gives it."""

import pytest

from locator.reading_order.lines import RawGlyph, RawLine
from tests.sheets import raw_line


@pytest.mark.parametrize(
    ("text", "right_to_left", "why"),
    [
        ("שלום", True, "Hebrew"),
        ("سلام", True, "Arabic"),
        ("שלום 12", True, "digits do not count"),
        ("שלום ab", True, "most letters are Hebrew"),
        ("של ab", True, "half of the letters are"),
        ("ש abc", False, "most letters are Latin"),
        ("hello", False, "Latin"),
        ("12", False, "no letters"),
        ("−\u2026", False, "no letters above Hebrew"),
    ],
)
def test_a_line_is_read_from_right_to_left(
    text: str, right_to_left: bool, why: str
) -> None:
    assert raw_line(text).is_right_to_left is right_to_left, why


def test_a_line_written_backward_or_upward_is_left_alone() -> None:
    glyphs = raw_line("שלום").glyphs

    assert not RawLine(0, -1.0, 0.0, glyphs).is_right_to_left
    assert not RawLine(0, 0.0, -1.0, glyphs).is_right_to_left


def test_a_glyph_lies_between_its_edges() -> None:
    line = raw_line("ab", x_pt=10, size_pt=10)

    assert (line.left(1), line.right(1)) == (16, 22)


def test_a_baseline_is_measured_across_the_line() -> None:
    glyph = RawGlyph("a", (0, 0, 0, 0), (30, 40), 10.0)

    assert RawLine(0, 1.0, 0.0, [glyph]).baseline(0) == 40
    assert RawLine(0, 0.0, -1.0, [glyph]).baseline(0) == 30


def test_a_line_in_another_order_keeps_its_glyphs() -> None:
    line = raw_line("abc")

    assert line.reordered([2, 0, 1]).glyphs == tuple(
        line.glyphs[at] for at in (2, 0, 1)
    )
