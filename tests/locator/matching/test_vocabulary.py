"""Small words that carry the meaning of a sentence."""

import pytest

from locator.comparable.meaning import tokens_of
from locator.matching.vocabulary import COMPARATORS, HEDGES, MODALS, NEGATIONS, UNITS

UNREACHABLE = (
    "ningún jamás n't könnte möglicherweise podría debería quizás å °c °f".split()
)
WORDS = sorted(NEGATIONS | MODALS | COMPARATORS | UNITS | HEDGES)


@pytest.mark.parametrize("word", [word for word in WORDS if word not in UNREACHABLE])
def test_a_word_is_spelled_as_a_token_is(word: str) -> None:
    assert [token.text for token in tokens_of(word)] == [word]


@pytest.mark.parametrize("word", [word for word in WORDS if word in UNREACHABLE])
@pytest.mark.xfail(
    strict=True, reason="tokens have no accents and no marks: the word is never met"
)
def test_a_word_with_an_accent_is_spelled_as_a_token_is(word: str) -> None:
    assert [token.text for token in tokens_of(word)] == [word]
