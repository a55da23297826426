"""The upper limit of a sum is drawn first and written last."""

import pytest

from locator.glyphs import PageGlyphs
from locator.matching.differences import compare
from locator.matching.limits import limits_in
from locator.matching.reading import read_quote, read_runs
from locator.matching.stacks import Stack
from locator.span import Span
from tests.sheets import Line, joined_text, sheet

_SMALL_PT = 6.0


def total(
    upper: str, lower: str, *, apart_pt: float = 0, operator: str = "∑"
) -> PageGlyphs:
    """Returns "so, ∑ x is" with limits over and under the sign.

    Args:
        upper: The upper limit, drawn first.
        lower: The lower limit.
        apart_pt: How far to the side the limits stand.
        operator: The sign.
    """
    x_pt = 80.0 + apart_pt
    return sheet(
        Line("so,", y_pt=50),
        Line(upper, x_pt=x_pt, y_pt=40, size_pt=_SMALL_PT),
        Line(operator, x_pt=80, y_pt=50),
        Line(lower, x_pt=x_pt, y_pt=58, size_pt=_SMALL_PT),
        Line("x is", x_pt=100, y_pt=50),
    )


def found(page: PageGlyphs) -> list[Stack]:
    source = joined_text(sheet("a page"), page)
    start = len("a page\n")
    whole = Span(start, len(source))
    return [each.shifted(-start) for each in limits_in(source, whole)]


def says_the_same(quote: str, page: PageGlyphs) -> bool:
    source = joined_text(page)
    reading = read_runs([Span(0, len(source))], source)
    return not compare(read_quote(quote), reading).edits


def test_limits_over_and_under_a_sum_are_found() -> None:
    assert found(total("m+1", "i=1")) == [
        Stack(4, Span(4, 7), Span(8, 13), glued=False)
    ]


def test_the_spaces_beside_them_part_words() -> None:
    assert found(total("m+1", "i=1"))[0].gaps() == frozenset()


@pytest.mark.parametrize(
    ("page", "why"),
    [
        (total("m+1", "i=1", apart_pt=40), "they stand elsewhere"),
        (total("m+1", "i=1", operator="E"), "no operator"),
        (sheet("so, ∑ x is"), "none has limits"),
        (sheet("⌈m⌉", "∑ x is"), "no lower one"),
        (sheet("∑"), "nothing beside it"),
        (sheet("a⌈m⌉∑⌈i⌉ x"), "both stand above"),
    ],
)
def test_other_small_glyphs_are_no_limits(page: PageGlyphs, why: str) -> None:
    assert found(page) == [], why


@pytest.mark.parametrize(
    "quote", ["so, ∑i=1m+1 x is", "so, ∑ i=1 m+1 x is", "so, m+1 ∑ i=1 x is"]
)
def test_a_quote_may_have_either_limit_first(quote: str) -> None:
    assert says_the_same(quote, total("m+1", "i=1"))


@pytest.mark.parametrize(
    "quote",
    [
        "so, ∑i=1m+2 x is",
        "so, ∑i=2m+1 x is",
        "so, ∑i=1m−1 x is",
        "so, ∑i=1 x is",
        "so, ∏i=1m+1 x is",
    ],
)
def test_other_limits_say_something_else(quote: str) -> None:
    assert not says_the_same(quote, total("m+1", "i=1"))


def test_a_stack_inside_a_limit_keeps_its_order() -> None:
    page = total("n", "i⌊0⌋⌈1⌉=1")

    assert says_the_same("so, ∑i01=1n x is", page)
