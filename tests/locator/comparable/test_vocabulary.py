"""Small words that carry the meaning of a sentence."""

import pytest

from locator.comparable.tokens import tokens_of
from locator.comparable.vocabulary import (
    COMPARATORS,
    FULL_UNITS,
    HEDGES,
    MODALS,
    NEGATIONS,
    RAISED_WORDS,
    UNITS,
)

WORDS = NEGATIONS | MODALS | COMPARATORS | UNITS | HEDGES | FULL_UNITS | RAISED_WORDS


@pytest.mark.parametrize("word", sorted(WORDS))
def test_a_word_is_spelled_as_a_token_is(word: str) -> None:
    before = ["5"] if word in UNITS else []  # Å is one beside a number only

    assert [token.text for token in tokens_of(" ".join([*before, word]))] == [
        *before,
        word,
    ]


@pytest.mark.parametrize("written", ["isn’t", "Can't", "jamás", "KEINE", "לא", "不"])
def test_a_negation_is_known_however_it_is_written(written: str) -> None:
    assert tokens_of(written)[0].text in NEGATIONS


@pytest.mark.parametrize("written", ["könnte", "podría", "May", "quizás"])
def test_a_hedge_is_known_however_it_is_written(written: str) -> None:
    assert tokens_of(written)[0].text in HEDGES


def test_units_in_full_are_units() -> None:
    assert FULL_UNITS <= UNITS
