"""Text and boxes from outside, made into pages."""

import pytest

from locator.glyphs import PageGlyphs
from locator.items import ItemPages, TextItem


def word(text: str, x0: float, y0: float = 0) -> TextItem:
    """Returns an item ten points high whose characters are five points wide."""
    return TextItem(text, x0, y0, x0 + 5 * len(text), y0 + 10)


def page_of_items(*items: TextItem) -> PageGlyphs:
    return ItemPages([items]).glyphs(0)


def test_words_on_a_line_are_set_apart() -> None:
    assert page_of_items(word("one", 0), word("two", 20)).text == "one two\n"


def test_items_that_touch_are_one_word() -> None:
    assert page_of_items(word("con", 0), word("cat", 15)).text == "concat\n"


def test_an_item_below_begins_a_line() -> None:
    assert page_of_items(word("one", 0), word("two", 0, 14)).text == "one\ntwo\n"


def test_an_item_further_left_begins_a_line() -> None:
    assert page_of_items(word("one", 50), word("two", 0)).text == "one\ntwo\n"


def test_an_item_slightly_lower_stays_on_its_line() -> None:
    assert page_of_items(word("one", 0), word("two", 20, 2)).text == "one two\n"


def test_spaces_inside_an_item_are_spaces() -> None:
    assert page_of_items(word("one\ttwo", 0)).text == "one two\n"


@pytest.mark.parametrize("text", ["", " ", "\n"])
def test_an_item_without_characters_is_passed_over(text: str) -> None:
    assert page_of_items(word(text, 0), word("two", 20)).text == "two\n"


def test_a_page_without_items_is_empty() -> None:
    assert page_of_items().text == ""


def test_characters_share_the_box_of_their_item() -> None:
    glyphs = page_of_items(word("ab", 10))

    assert list(glyphs.quad(1)) == [15, 0, 20, 0, 15, 10, 20, 10]


def test_columns_run_in_step_with_the_text() -> None:
    glyphs = page_of_items(word("one", 0), word("two", 20), word("three", 0, 14))

    assert len(glyphs.quads) == 8 * len(glyphs)
    assert len(glyphs.sizes) == len(glyphs.baselines) == len(glyphs)
    assert list(glyphs.line_starts) == [0, 8]


def test_an_item_is_as_large_as_its_box() -> None:
    glyphs = page_of_items(word("one", 0))

    assert (glyphs.sizes[0], glyphs.baselines[0]) == (10, 10)


def test_pages_are_labelled_by_their_numbers() -> None:
    assert ItemPages([[], []]).labels == ("1", "2")
