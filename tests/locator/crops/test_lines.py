"""Lines of a page as boxes."""

from locator.crops.lines import lines_of, own_lines, text_within
from locator.placement import PagePlacement
from locator.span import Span
from tests.locator.crops.test_areas import At, page_of


def test_a_line_is_the_box_around_its_glyphs() -> None:
    (line,) = lines_of(page_of(At("four", 10, 20, block=3)))

    assert line.rect() == (10, 20, 34, 30)
    assert (line.block, line.text, line.upright) == (3, "four", False)


def test_a_line_that_runs_down_is_upright() -> None:
    (line,) = lines_of(page_of(At("four", 10, 20, downwards=True)))

    assert line.upright
    assert line.rect() == (10, 20, 20, 44)


def test_a_span_over_a_line_end_is_on_both_lines() -> None:
    page = page_of(At("first", 0, 0), At("second", 0, 14), At("third", 0, 28))
    lines = lines_of(page)
    own = own_lines(lines, page, PagePlacement(0, (Span(2, 9),), ()))

    assert [line.text for line in own] == ["first", "second"]


def test_the_words_in_a_box_are_those_of_lines_whose_middle_is_inside() -> None:
    lines = lines_of(page_of(At("above", 0, 0), At("in  side", 0, 14)))

    assert text_within(lines, (0, 10, 100, 30)) == "in side"
