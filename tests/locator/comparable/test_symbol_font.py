"""Private-use codes of the Symbol font, and what they stand for."""

import pytest

from locator.comparable.fold import fold
from locator.comparable.symbol_font import symbol
from locator.comparable.tokens import tokens_of


@pytest.mark.parametrize(
    ("code", "character"),
    [
        (0x61, "α"),
        (0x62, "β"),
        (0x63, "χ"),
        (0x66, "φ"),
        (0x6A, "ϕ"),
        (0x6D, "μ"),
        (0x71, "θ"),
        (0x77, "ω"),
        (0x7A, "ζ"),
        (0x41, "Α"),
        (0x44, "Δ"),
        (0x57, "Ω"),
        (0x30, "0"),
        (0x39, "9"),
        (0x3C, "<"),
        (0x2D, "−"),
        (0xA3, "≤"),
        (0xB0, "°"),
        (0xB1, "±"),
        (0xB3, "≥"),
        (0xB4, "×"),
        (0xB9, "≠"),
        (0xBB, "≈"),
        (0xE5, "∑"),
    ],
)
def test_a_code_stands_for_its_place_in_adobes_encoding(
    code: int, character: str
) -> None:
    assert symbol(chr(0xF000 + code)) == character


@pytest.mark.parametrize("character", "aα−\ue001\uf8ff\ufffd")
def test_other_characters_stand_for_themselves(character: str) -> None:
    assert symbol(character) == character


def test_a_letter_of_the_symbol_font_folds_to_its_letter() -> None:
    assert fold("\uf06d") == fold("µ")


def test_signs_of_the_symbol_font_count() -> None:
    tokens = tokens_of("p \uf0a3 5 and \uf02d3")

    assert [token.text for token in tokens] == ["p", "≤", "5", "and", "−", "3"]


@pytest.mark.parametrize(("code", "sign"), [(0x7E, "~"), (0xCF, "∉"), (0xD8, "¬")])
def test_more_signs_stand_for_themselves(code: int, sign: str) -> None:
    assert symbol(chr(0xF000 + code)) in {sign, "∼"}
