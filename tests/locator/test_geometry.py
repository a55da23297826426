"""Quads around glyphs: one for every piece of a line."""

from array import array
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.geometry import Quad, line_pieces, line_quads
from locator.glyphs import PageGlyphs
from tests.sheets import Line, sheet

WORDS = st.lists(st.text("abc", min_size=1, max_size=5), min_size=1, max_size=6)


def upright_boxes(glyphs: PageGlyphs, offsets: range) -> list[tuple[float, ...]]:
    boxes = [quad.rect() for quad in line_quads(glyphs, offsets)]
    return [tuple(round(number, 1) for number in box) for box in boxes]


def turned(glyphs: PageGlyphs) -> PageGlyphs:
    """Returns the page read from bottom to top: (x, y) goes to (y, -x)."""
    quads, numbers = array("f"), glyphs.quads
    for at in range(0, len(numbers), 2):
        quads.extend((numbers[at + 1], -numbers[at]))
    lines = len(glyphs.line_starts)
    return replace(glyphs, quads=quads, directions=array("f", (0.0, -1.0) * lines))


def test_a_word_has_one_quad_from_ink_to_ink() -> None:
    glyphs = sheet("one two")

    assert upright_boxes(glyphs, range(4, 7)) == [(74.0, 43.0, 92.0, 52.0)]


def test_spaces_are_passed_over_at_the_ends() -> None:
    glyphs = sheet("one two three")

    assert line_quads(glyphs, range(3, 8)) == line_quads(glyphs, range(4, 7))


def test_words_of_a_line_share_a_quad() -> None:
    glyphs = sheet("one two")

    assert upright_boxes(glyphs, range(7)) == [(50.0, 43.0, 92.0, 52.0)]


def test_every_line_has_its_own_quad() -> None:
    glyphs = sheet("one", "two")

    assert upright_boxes(glyphs, range(7)) == [
        (50.0, 43.0, 68.0, 52.0),
        (50.0, 57.0, 68.0, 66.0),
    ]


def test_a_quad_never_reaches_over_a_glyph_that_is_not_asked_for() -> None:
    glyphs = sheet("one two three")
    offsets = [*range(3), *range(8, 13)]

    assert [quad.rect()[2] for quad in line_quads(glyphs, offsets)] == [68.0, 128.0]


def test_a_space_left_out_does_not_part_a_quad() -> None:
    glyphs = sheet("one two")

    assert len(line_quads(glyphs, [0, 1, 2, 4, 5, 6])) == 1


def test_a_gap_as_wide_as_between_columns_parts_a_quad() -> None:
    glyphs = sheet("one", Line("two", x_pt=250, y_pt=50))

    assert len(line_quads(glyphs, range(7))) == 2


def test_pieces_of_one_baseline_close_together_share_a_quad() -> None:
    glyphs = sheet("one", Line("two", x_pt=74, y_pt=50))

    assert upright_boxes(glyphs, range(7)) == [(50.0, 43.0, 92.0, 52.0)]


def test_raised_and_lowered_glyphs_belong_to_their_line() -> None:
    glyphs = sheet("x⌈2⌉y⌊1⌋")

    assert upright_boxes(glyphs, range(4)) == [(50.0, 41.1, 70.4, 53.4)]


def test_a_much_larger_glyph_has_its_own_quad() -> None:
    glyphs = sheet(
        Line("T", y_pt=78, size_pt=40),
        Line("he first line", x_pt=76, y_pt=50),
        Line("and the next one", x_pt=76, y_pt=64),
    )

    assert upright_boxes(glyphs, range(2, 15)) == upright_boxes(glyphs, range(15))[1:]


def test_a_line_that_begins_left_of_the_one_before_has_its_own_quad() -> None:
    glyphs = sheet(Line("behind", x_pt=200), Line("before", x_pt=50, y_pt=50))

    assert len(line_quads(glyphs, range(13))) == 2


def test_turned_text_is_boxed_along_its_direction() -> None:
    glyphs = turned(sheet("one two"))

    quads = line_quads(glyphs, range(7))

    assert [quad.rect() for quad in quads] == [(43.0, -92.0, 52.0, -50.0)]


def test_the_corners_of_turned_text_are_in_reading_direction() -> None:
    quad = line_quads(turned(sheet("one")), range(3))[0]

    assert quad.numbers() == (43.0, -50.0, 43.0, -68.0, 52.0, -50.0, 52.0, -68.0)


def test_text_in_another_direction_has_its_own_quad() -> None:
    glyphs = sheet("one", "two")
    glyphs.directions[2:4] = array("f", (0.0, 1.0))

    assert len(line_quads(glyphs, range(7))) == 2


@pytest.mark.parametrize("offsets", [[], [3], [3, 7]])
def test_nothing_but_spaces_has_no_quad(offsets: list[int]) -> None:
    assert line_quads(sheet("one two"), offsets) == []


def test_a_type_size_of_zero_still_has_a_box() -> None:
    glyphs = sheet("ab")
    glyphs.sizes[0] = glyphs.sizes[1] = 0.0

    assert len(line_quads(glyphs, range(2))) == 1


def test_a_quad_knows_the_upright_box_around_it() -> None:
    assert Quad(1, 5, 3, 4, 2, 9, 4, 8).rect() == (1, 4, 4, 9)


@given(st.lists(WORDS, min_size=1, max_size=4), st.data())
def test_a_glyph_is_covered_if_it_is_asked_for_and_only_then(
    lines: list[list[str]], data: st.DataObject
) -> None:
    glyphs = sheet(*(" ".join(words) for words in lines))
    wanted = data.draw(st.sets(st.integers(0, len(glyphs) - 1)))

    boxes = [quad.rect() for quad in line_quads(glyphs, sorted(wanted))]

    assert {
        at
        for at in range(len(glyphs))
        if not glyphs.text[at].isspace()
        and any(_covers(box, glyphs, at) for box in boxes)
    } == {at for at in wanted if glyphs.text[at].strip()}


def _covers(
    box: tuple[float, float, float, float], glyphs: PageGlyphs, at: int
) -> bool:
    quad = glyphs.quad(at)
    x, y = sum(quad[::2]) / 4, sum(quad[1::2]) / 4
    return box[0] < x < box[2] and box[1] < y < box[3]


@pytest.mark.parametrize("bare", [5, 2], ids=["inside", "at the start"])
def test_a_letter_without_width_makes_no_quad_taller(bare: int) -> None:
    glyphs = sheet("workflow")
    quads = glyphs.quads[:]
    at = 8 * bare
    left, top, bottom = quads[at], quads[at + 1] - 5, quads[at + 5] + 3
    quads[at : at + 8] = array("f", (left, top, left, top, left, bottom, left, bottom))
    drawn = replace(glyphs, quads=quads)

    (box,) = upright_boxes(drawn, range(2, 8))

    assert box[1::2] == (43.0, 52.0)


def standing(glyphs: PageGlyphs) -> list[tuple[float, ...]]:
    """Return the boxes of a page's line pieces from their baselines up."""
    pieces = line_pieces(glyphs, range(len(glyphs)))
    return [tuple(round(edge, 1) for edge in each.standing.rect()) for each in pieces]


def test_a_line_piece_stands_on_its_baseline() -> None:
    assert standing(sheet("one two")) == [(50.0, 43.0, 92.0, 50.0)]


def test_a_line_that_runs_upwards_stands_on_its_baseline_too() -> None:
    (box,) = standing(turned(sheet("one two")))

    assert box == (43.0, -92.0, 50.0, -50.0)


def test_a_small_raised_glyph_does_not_lift_the_baseline() -> None:
    (box,) = standing(sheet("⌈2⌉Ab"))

    assert box[3] == 50.0


def test_a_baseline_through_the_middle_of_the_glyphs_is_none() -> None:
    glyphs = sheet("one")
    vertical = replace(glyphs, baselines=array("f", [47.5] * len(glyphs)))
    (piece,) = line_pieces(vertical, range(3))

    assert piece.standing == piece.quad
