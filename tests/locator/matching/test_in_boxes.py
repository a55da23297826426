"""How much of a place lies in boxes."""

import pytest

from locator.matching.in_boxes import share_in_boxes
from locator.page_boxes import PageBoxes
from locator.span import Span
from tests.sheets import LEADING_PT, LEFT_PT, SIZE_PT, TOP_PT, WIDTH, joined_text, sheet

SOURCE = joined_text(sheet("one two", "six ten"), sheet("one two"))
STEP_PT = WIDTH * SIZE_PT
LINE = (LEFT_PT, TOP_PT - SIZE_PT, LEFT_PT + 7 * STEP_PT, TOP_PT)
NEXT_LINE = (LINE[0], LINE[1] + LEADING_PT, LINE[2], LINE[3] + LEADING_PT)
WORD = (LEFT_PT, TOP_PT - SIZE_PT, LEFT_PT + 3 * STEP_PT, TOP_PT)
FIRST_LINE, BOTH_LINES = Span(0, 7), Span(0, 15)


@pytest.mark.parametrize(
    ("run", "boxes", "share", "why"),
    [
        (FIRST_LINE, [PageBoxes(0, (LINE,))], 1.0, "all of it"),
        (FIRST_LINE, [PageBoxes(0, (WORD,))], 0.5, "one of two words; spaces are none"),
        (FIRST_LINE, [PageBoxes(0, (WORD, LINE))], 1.0, "boxes on one another"),
        (FIRST_LINE, [PageBoxes(0, (NEXT_LINE,))], 0.0, "the line below"),
        (FIRST_LINE, [PageBoxes(1, (LINE,))], 0.0, "the same place on another page"),
        (FIRST_LINE, [], 0.0, "no boxes"),
        (BOTH_LINES, [PageBoxes(0, (LINE, NEXT_LINE))], 1.0, "a box for each line"),
        (BOTH_LINES, [PageBoxes(0, (LINE,)), PageBoxes(0, (NEXT_LINE,))], 1.0, "apart"),
        (BOTH_LINES, [PageBoxes(0, (NEXT_LINE,))], 0.5, "one of two lines"),
        (Span(8, 23), [PageBoxes(1, (LINE,))], 0.5, "over a page break"),
        (Span(3, 4), [PageBoxes(0, (LINE,))], 0.0, "no letter at all"),
    ],
)
def test_letters_count_whose_middle_is_in_a_box(
    run: Span, boxes: list[PageBoxes], share: float, why: str
) -> None:
    assert share_in_boxes([run], SOURCE, boxes) == pytest.approx(share), why
