"""Brackets that hang from the baseline say nothing, whatever their font calls them."""

from array import array
from dataclasses import replace

import pytest

from locator.glyphs import PageGlyphs
from locator.matching.differences import compare
from locator.matching.grown import grown_brackets
from locator.matching.reading import read_quote, read_runs
from locator.span import Span
from tests.sheets import Line, joined_text, sheet


def hanging(*lines: str | Line) -> PageGlyphs:
    """Returns a page on which unknown glyphs hang below their baseline."""
    page = sheet(*lines)
    baselines = array("f", page.baselines)
    for at, character in enumerate(page.text):
        if character == "\ufffd":
            baselines[at] -= 0.7 * page.sizes[at]
    return replace(page, baselines=baselines)


def found(page: PageGlyphs) -> list[int]:
    source = joined_text(sheet("a page"), page)
    start = len("a page\n")
    return [at - start for at in grown_brackets(source, Span(start, len(source)))]


def differs(quote: str, page: PageGlyphs) -> bool:
    source = joined_text(page)
    reading = read_runs([Span(0, len(source))], source)
    return bool(compare(read_quote(quote), reading).edits)


def test_unknown_glyphs_that_hang_are_brackets() -> None:
    assert found(hanging("cos \ufffd6x\ufffd is")) == [4, 7]


@pytest.mark.parametrize(
    ("page", "why"),
    [
        (sheet("cos \ufffd6x"), "it stands on the baseline: it may be a minus"),
        (hanging("cos (6x)"), "a bracket that is known"),
    ],
)
def test_others_are_none(page: PageGlyphs, why: str) -> None:
    assert found(page) == [], why


@pytest.mark.parametrize("quote", ["cos[6x] is", "cos 6x is", "cos(6x) is"])
def test_a_quote_has_them_as_it_likes(quote: str) -> None:
    assert not differs(quote, hanging("cos \ufffd6x\ufffd is"))


@pytest.mark.parametrize("quote", ["cos[−6x] is", "cos[7x] is", "cos[x] is"])
def test_what_they_enclose_counts(quote: str) -> None:
    assert differs(quote, hanging("cos \ufffd6x\ufffd is"))


def test_one_between_two_numbers_keeps_them_apart() -> None:
    assert differs("so 23 is", hanging("so 2\ufffd3 is"))
    assert not differs("so 2(3 is", hanging("so 2\ufffd3 is"))


def test_a_glyph_on_the_baseline_may_be_a_sign() -> None:
    assert differs("cos 6x is", sheet("cos \ufffd6x is"))
