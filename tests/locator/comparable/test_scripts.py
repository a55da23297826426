"""Scripts in which one character says much."""

import pytest

from locator.comparable.scripts import is_dense, worth


@pytest.mark.parametrize("character", "文字かな한国")
def test_an_ideograph_says_much(character: str) -> None:
    assert is_dense(character)


@pytest.mark.parametrize("character", "aZ5éßαяא ع.")
def test_a_letter_or_digit_says_little(character: str) -> None:
    assert not is_dense(character)


@pytest.mark.parametrize(
    ("text", "letters"), [("", 0), ("ab1", 3), ("文", 3), ("文a", 4)]
)
def test_a_dense_character_is_worth_three_letters(text: str, letters: int) -> None:
    assert worth(text) == letters
