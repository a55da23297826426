"""How far a passage reaches beyond the characters that match exactly."""

import pytest

from locator.comparable.tokens import tokens_of
from locator.matching.edges import Edge, Marks, reach, same_marks


@pytest.mark.parametrize(
    ("quote", "source", "edge", "why"),
    [
        ("", "one two", (0, 0), "nothing is wanted"),
        ("one", "", (0, 0), "nothing is there"),
        ("one", "one two", (1, 1), "the word stands there"),
        ("one", "ones two", (1, 1), "a word much like it stands there"),
        ("12", "13 two", (1, 1), "another number stands there"),
        ("two", "one two", (1, 2), "a word is left out"),
        ("one two", "two three", (2, 1), "a word is added"),
        ("one two", "one six", (2, 2), "the last word is another one"),
        ("alpha beta gamma", "one two six ten", (0, 0), "it stands nowhere near"),
        ("one alpha beta gamma", "one two six ten", (1, 1), "but for its first word"),
        ("alpha beta gamma", "alpha beta gamma delta", (3, 3), "source goes on"),
        ("word " * 41, "word " * 50, (0, 0), "too much for an edge"),
    ],
)
def test_a_passage_reaches(
    quote: str, source: str, edge: tuple[int, int], why: str
) -> None:
    assert reach(tokens_of(quote), tokens_of(source)) == Edge(*edge), why


def test_citation_marks_are_walked_over() -> None:
    quote, source = tokens_of("alpha beta"), tokens_of("alpha 12 13 14 beta gamma")

    assert reach(quote, source, {1, 2, 3}) == Edge(2, 5)


def test_marks_before_the_last_word_that_agrees_are_walked_over() -> None:
    quote, source = tokens_of("one alpha beta gamma"), tokens_of("12 one two six ten")

    assert reach(quote, source, {0}) == Edge(1, 2)


@pytest.mark.parametrize(
    ("quote", "source", "marks", "why"),
    [
        (".", ". Next", (1, 1), "the same stop"),
        ("”", '" next', (1, 1), "another kind of quotation mark"),
        (" . ", ".", (2, 1), "spaces are passed over"),
        (".", " . Next", (1, 2), "spaces are passed over on the page"),
        (".", "\ue001.", (1, 2), "so is a glyph that nobody knows"),
        (".", "\u200b.", (1, 2), "so is one that never shows"),
        ("\u200b.", ".", (2, 1), "on either side"),
        (",", ".", (0, 0), "another mark"),
        (".", "next.", (0, 0), "a letter ends the walk"),
        ("", ".", (0, 0), "the quote has no mark"),
        (".", "", (0, 0), "the page has none"),
        (").", ").", (2, 2), "two marks"),
        (").", ".", (2, 1), "a bracket that the page does without"),
        ("…", "... and", (1, 1), "an ellipsis of one glyph"),
        ("(", "[", (0, 0), "another bracket"),
        ("”", " “next", (0, 0), "a quotation mark of the next word"),
        ("”", " »", (1, 2), "one that stands apart, as in French"),
    ],
)
def test_punctuation_is_the_same(
    quote: str, source: str, marks: tuple[int, int], why: str
) -> None:
    assert same_marks(quote, source) == Marks(*marks), why
