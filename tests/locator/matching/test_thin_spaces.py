"""A thin space behind a comma may be inside a number."""

from array import array
from dataclasses import replace

import pytest

from locator.glyphs import PageGlyphs
from locator.matching.differences import compare
from locator.matching.reading import read_quote, read_runs
from locator.matching.thin_spaces import thin_spaces
from locator.span import Span
from tests.sheets import SIZE_PT, WIDTH, Line, joined_text, sheet

_PULLED_PT = (WIDTH - 0.17) * SIZE_PT


def thin(text: str) -> PageGlyphs:
    """Returns a page on which the glyphs behind "_" follow a thin space."""
    page = sheet(text.replace("_", " "))
    quads = array("f", page.quads)
    for at, character in enumerate(text):
        if character == "_":
            for x in range(8 * (at + 1), 8 * len(page.text), 2):
                quads[x] -= _PULLED_PT
    return replace(page, quads=quads)


def found(page: PageGlyphs) -> list[int]:
    source = joined_text(sheet("a page"), page)
    start = len("a page\n")
    return [at - start for at in thin_spaces(source, Span(start, len(source)))]


def says_the_same(quote: str, page: PageGlyphs) -> bool:
    source = joined_text(page)
    reading = read_runs([Span(0, len(source))], source)
    return not compare(read_quote(quote), reading).edits


def test_the_digits_behind_a_thin_space_are_found() -> None:
    assert found(thin("to 5,_250,_125 m")) == [6, 11]


@pytest.mark.parametrize(
    ("page", "why"),
    [
        (sheet("to 5, 250 m"), "a space as between words"),
        (thin("to 5,_25 m"), "two digits are no group"),
        (thin("to 5,_2500 m"), "nor are four"),
        (thin("to 0,_250 m"), "a zero groups nothing"),
        (thin("to 5000,_250 m"), "four digits before it"),
        (thin("of f(1,_200) m"), "arguments"),
        (thin("of [1,_200] m"), "an interval"),
        (sheet("to 5,", Line("250 m", x_pt=300, y_pt=200)), "in another line"),
    ],
)
def test_other_spaces_are_none(page: PageGlyphs, why: str) -> None:
    assert found(page) == [], why


def test_a_number_over_two_pages_has_none() -> None:
    source = joined_text(sheet("to 5,"), sheet("250 m"))

    assert list(thin_spaces(source, Span(0, len(source)))) == []


@pytest.mark.parametrize("quote", ["to 5,250 m", "to 5250 m", "to 5, 250 m"])
def test_a_quote_may_write_one_number_or_as_it_stands(quote: str) -> None:
    assert says_the_same(quote, thin("to 5,_250 m"))


@pytest.mark.parametrize(
    "quote", ["to 5,251 m", "to 5.250 m", "to 52,50 m", "to 250 m"]
)
def test_another_number_says_something_else(quote: str) -> None:
    assert not says_the_same(quote, thin("to 5,_250 m"))


def test_a_space_as_between_words_parts_two_numbers() -> None:
    assert not says_the_same("to 5,250 m", sheet("to 5, 250 m"))
    assert not says_the_same("of f(1200)", thin("of f(1,_200)"))
