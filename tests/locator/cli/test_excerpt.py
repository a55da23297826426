"""A quote, cut around what differs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.cli.excerpt import excerpt

QUOTE = (
    "Heating to 85 degrees released nearly all of the bound gas within minutes, and "
    "the loss over 200 cycles was not significant at all."
)


def test_a_short_quote_is_shown_whole() -> None:
    assert excerpt("Few  words", "words", 40) == "Few words"


def test_a_long_quote_is_cut_at_its_end() -> None:
    assert excerpt(QUOTE, "", 30) == "Heating to 85 degrees…"


def test_the_words_that_differ_are_seen() -> None:
    assert "not significant" in excerpt(QUOTE, "not", 40)


def test_a_word_is_not_looked_for_inside_others() -> None:
    assert "was not" in excerpt("a knot " * 20 + "was not there", "not", 30)


def test_words_that_are_not_in_the_quote_show_its_beginning() -> None:
    assert excerpt(QUOTE, "elsewhere", 30).startswith("Heating")


@pytest.mark.parametrize("length", [20, 40, 80])
def test_words_are_not_cut_in_their_middle(length: int) -> None:
    words = excerpt(QUOTE, "bound", length).strip("…").split()

    assert set(words) <= set(QUOTE.split())


@given(st.text(), st.text(), st.integers(min_value=10, max_value=200))
def test_an_excerpt_is_never_longer_than_asked(
    quote: str, words: str, length: int
) -> None:
    assert len(excerpt(quote, words, length)) <= length
