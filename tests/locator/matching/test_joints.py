"""Places where one shared stretch ends and the next begins."""

import pytest

from locator.comparable.skeleton import skeleton_of
from locator.matching.block import Block
from locator.matching.joints import jump_shift, leaves_word, opens_word
from locator.matching.wanted import Wanted
from tests.sheets import Line, joined_text, sheet

HEADED = sheet("one two", Line("head", size_pt=8), "three four")


def wanted(text: str) -> Wanted:
    return Wanted(text, skeleton_of(text))


def test_a_jump_runs_from_a_lines_end_to_a_lines_beginning() -> None:
    source = joined_text(HEADED)
    #                            onetwo    head    threefour

    assert jump_shift(Block(0, 0, 6), Block(6, 10, 9), source) == 0


@pytest.mark.parametrize(
    ("this", "then", "why"),
    [
        (Block(0, 0, 3), Block(3, 10, 9), "from the middle of a line"),
        (Block(0, 0, 6), Block(6, 15, 4), "to the middle of a line"),
    ],
)
def test_within_a_line_there_is_no_jump(this: Block, then: Block, why: str) -> None:
    source = joined_text(HEADED)

    assert jump_shift(this, then, source) is None, why


def test_a_jump_over_running_text_is_none() -> None:
    source = joined_text(sheet("one two", "head", "three four"))

    assert jump_shift(Block(0, 0, 6), Block(6, 10, 9), source) is None


def test_a_page_number_that_matches_by_chance_moves_the_joint_back() -> None:
    source = joined_text(sheet("gap", Line("4", y_pt=700)), sheet("48 cells"))
    #                            gap   4    48cells
    chance = Block(0, 0, 4), Block(4, 5, 6)  # gap4 + 8cells

    assert jump_shift(*chance, source) == 1


def test_other_letters_do_not_let_a_joint_move() -> None:
    source = joined_text(sheet("gap", Line("4", y_pt=700)), sheet("58 cells"))

    assert jump_shift(Block(0, 0, 4), Block(4, 5, 6), source) is None


@pytest.mark.parametrize(
    ("text", "block", "opened", "why"),
    [
        ("other words", Block(0, 50, 10), Block(0, 50, 10), "the quote begins"),
        ("other words", Block(5, 50, 5), Block(5, 50, 5), "a word begins"),
        ("other words", Block(3, 50, 7), Block(5, 52, 5), "a rest of a word"),
        ("other wor", Block(3, 50, 5), Block(3, 50, 5), "little would be left"),
    ],
)
def test_a_stretch_opens_with_a_word(
    text: str, block: Block, opened: Block, why: str
) -> None:
    assert opens_word(block, wanted(text)) == opened, why


@pytest.mark.parametrize(
    ("text", "length", "left", "why"),
    [
        ("other words", 10, 10, "the quote ends"),
        ("other words", 5, 5, "a word ends"),
        ("other words", 7, 5, "the beginning of a word"),
        ("oth words", 5, 5, "little would be left"),
        ("other wo of", 7, 5, "the beginning of a word of the source"),
    ],
)
def test_a_stretch_leaves_with_a_word(
    text: str, length: int, left: int, why: str
) -> None:
    source = joined_text(sheet("other words that go on"))

    block = leaves_word(Block(0, 0, length), wanted(text), source)

    assert block.length == left, why


def test_a_word_may_be_broken_at_the_end_of_a_line() -> None:
    source = joined_text(sheet("other wo-", "rds"))
    block = Block(0, 0, 7)

    assert leaves_word(block, wanted("other words"), source) == block
