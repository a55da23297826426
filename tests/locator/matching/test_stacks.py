"""An index and an exponent at one place are read in either order."""

import pytest

from locator.glyphs import PageGlyphs
from locator.matching.differences import compare
from locator.matching.reading import read_quote, read_runs
from locator.matching.stacks import Stack, stacks_in
from locator.span import Span
from tests.sheets import LEFT_PT, SIZE_PT, TOP_PT, WIDTH, Line, joined_text, sheet

_ADVANCE_PT = WIDTH * SIZE_PT


def stacked(base: str, upper: str, lower: str, *, beside_pt: float = 0) -> PageGlyphs:
    """Returns a line with an index right under an exponent, the exponent drawn first.

    Args:
        base: The words before, up to the letter that bears both.
        upper: The exponent.
        lower: The index.
        beside_pt: How far the index is set behind.
    """
    x_pt = LEFT_PT + _ADVANCE_PT * len(base)
    return sheet(
        Line(base, y_pt=TOP_PT),
        Line(f"⌈{upper}⌉", x_pt=x_pt, y_pt=TOP_PT),
        Line(f"⌊{lower}⌋", x_pt=x_pt + beside_pt, y_pt=TOP_PT),
        Line("so it is", x_pt=x_pt + 20, y_pt=TOP_PT),
    )


def found(page: PageGlyphs) -> list[Stack]:
    source = joined_text(page)
    return list(stacks_in(source, Span(0, len(source))))


def says_the_same(quote: str, page: PageGlyphs) -> bool:
    source = joined_text(page)
    reading = read_runs([Span(0, len(source))], source)
    return not compare(read_quote(quote), reading).edits


def test_an_index_under_an_exponent_is_a_stack() -> None:
    assert found(stacked("Let T", "1", "0")) == [Stack(5, Span(6, 7), Span(8, 9))]


def test_the_spaces_inside_part_no_words() -> None:
    stack = Stack(5, Span(6, 7), Span(8, 9))

    assert stack.gaps() == {5, 7}


def test_a_stack_is_turned_with_what_is_between() -> None:
    assert Stack(5, Span(6, 8), Span(9, 10)).turned() == [9, 8, 6, 7]


@pytest.mark.parametrize(
    ("page", "why"),
    [
        (sheet("x⌈2⌉ and y⌊1⌋"), "of two letters"),
        (sheet("plain words"), "nothing is small"),
        (stacked("Let ", "14", "6"), "no letter before bears it: an isotope"),
        (stacked("Let T", "1", "0", beside_pt=12), "far apart"),
        (stacked("Let T", "[", "0"), "a bracket is no exponent"),
        (sheet("Let T⌈1⌉", "⌊0⌋ so it is"), "on two lines"),
    ],
)
def test_other_small_glyphs_are_no_stack(page: PageGlyphs, why: str) -> None:
    assert found(page) == [], why


@pytest.mark.parametrize(
    ("quote", "why"),
    [
        ("Let T10 so it is", "the exponent first"),
        ("Let T01 so it is", "the index first"),
        ("Let T¹₀ so it is", "raised and lowered, the exponent first"),
        ("Let T₀¹ so it is", "raised and lowered, the index first"),
        ("Let T 10 so it is", "set apart"),
    ],
)
def test_either_order_says_the_same(quote: str, why: str) -> None:
    assert says_the_same(quote, stacked("Let T", "1", "0")), why


@pytest.mark.parametrize(
    ("quote", "why"),
    [
        ("Let T⁰₁ so it is", "index and exponent exchanged, raised and lowered"),
        ("Let T₁⁰ so it is", "the same in the other order"),
        ("Let T12 so it is", "another index"),
        ("Let T20 so it is", "another exponent"),
        ("Let T1 so it is", "an index lost"),
        ("Let S10 so it is", "another letter"),
    ],
)
def test_another_index_or_exponent_says_something_else(quote: str, why: str) -> None:
    assert not says_the_same(quote, stacked("Let T", "1", "0")), why


def test_an_index_of_letters_and_an_exponent_of_digits() -> None:
    page = stacked("Let v", "2", "fc")

    assert says_the_same("Let vfc2 so it is", page)
    assert says_the_same("Let v2fc so it is", page)
    assert not says_the_same("Let vfc3 so it is", page)


def test_an_exponent_beside_its_index_is_read_in_either_order() -> None:
    page = sheet("so E⌊CLS⌋⌈cs⌉ is")

    assert says_the_same("so EcsCLS is", page)
    assert says_the_same("so ECLScs is", page)
    assert not says_the_same("so EcsCLT is", page)


def test_a_raised_number_beside_an_index_may_be_a_footnote_mark() -> None:
    page = sheet("so E⌊CLS⌋⌈3⌉ is")

    assert says_the_same("so ECLS is", page)


def test_a_raised_number_over_an_index_is_no_footnote_mark() -> None:
    assert not says_the_same("Let abc0 so it is", stacked("Let abc", "1", "0"))


def test_a_stack_that_begins_the_passage_has_no_letter() -> None:
    source = joined_text(stacked("Let T", "1", "0"))

    assert list(stacks_in(source, Span(6, len(source)))) == []


def test_stacks_are_found_on_the_page_on_which_they_stand() -> None:
    first = sheet("one page")
    source = joined_text(first, stacked("Let T", "1", "0"))
    start = len(first.text)

    assert list(stacks_in(source, Span(0, len(source)))) == [
        Stack(start + 5, Span(start + 6, start + 7), Span(start + 8, start + 9))
    ]
