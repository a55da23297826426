"""Filters in words."""

import pytest

from reader.quotes.filter_model import Filter
from reader.quotes.filter_words import filter_in_words, nothing_passes
from reader.quotes.surroundings import Surroundings

ALTERED = frozenset({"altered"})


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (Filter(ALTERED), "No quote is altered."),
        (Filter(text="humid"), "No quote has the text “humid”."),
        (Filter(ALTERED, page_index=6), "No quote is both altered and on page 7."),
        (
            Filter(ALTERED, page_index=6, text="humid"),
            "No quote is altered, on page 7 and with “humid”.",
        ),
    ],
)
def test_a_filter_that_nothing_passes_says_what_was_asked(
    wanted: Filter, words: str
) -> None:
    assert nothing_passes(wanted, Surroundings()) == words


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (Filter(), ""),
        (Filter(frozenset({"not_found", "partial"})), "partial or not found"),
        (Filter(kinds=frozenset({"unit", "word"})), "different in unit or other word"),
        (Filter(document=2), "in Brandt"),
    ],
)
def test_a_filter_is_named(wanted: Filter, words: str) -> None:
    assert filter_in_words(wanted, Surroundings(names={2: "Brandt"})) == words
