"""Characters, and what all their spellings have in common."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.comparable.fold import fold


@pytest.mark.parametrize(
    ("character", "folded", "why"),
    [
        ("A", "a", "case is typography"),
        ("7", "7", "a digit stays"),
        ("٧", "7", "a digit of Arabic"),
        ("۷", "7", "a digit of Persian"),
        ("७", "7", "a digit of Devanagari"),
        ("ﬁ", "fi", "a ligature gives its letters"),
        ("ﬀ", "ff", "a ligature gives its letters"),
        ("ﬄ", "ffl", "a ligature of three letters"),
        ("ĳ", "ij", "a letter that Unicode takes apart"),
        ("æ", "ae", "a letter that Unicode does not take apart"),
        ("Œ", "oe", "a letter that Unicode does not take apart"),
        ("ß", "ss", "case folding"),
        ("ſ", "s", "the long s of old prints"),
        ("é", "e", "accents are often lost"),
        ("Ä", "a", "accents are often lost"),
        ("ñ", "n", "accents are often lost"),
        ("ł", "l", "a stroke is no accent for Unicode"),
        ("Ø", "o", "a stroke is no accent for Unicode"),
        ("ı", "i", "TeX puts accents on it"),
        ("ș", "s", "a comma below"),
        ("µ", "μ", "the micro sign is a mu"),
        ("Ω", "ω", "the ohm sign is an omega"),
        ("∆", "δ", "the increment is a delta"),
        ("ϵ", "ε", "two shapes of one letter"),
        ("ϕ", "φ", "two shapes of one letter"),
        ("ϑ", "θ", "two shapes of one letter"),
        ("ς", "σ", "the final form"),
        ("Α", "α", "a capital alpha is no Latin A"),
        ("𝛼", "α", "mathematical italic"),
        ("𝐀", "a", "mathematical bold"),
        ("ℂ", "c", "blackboard bold"),
        ("ℓ", "l", "a script l"),
        ("Ａ", "a", "fullwidth"),
        ("５", "5", "fullwidth"),
        ("²", "2", "raised"),
        ("₂", "2", "lowered"),
        ("Ⅻ", "xii", "a Roman numeral"),
        ("×", "x", "people type an x"),
        ("中", "中", "an ideograph is a word"),
        ("が", "か\u3099", "a voiced kana is another letter"),
        ("ﾞ", "\u3099", "the mark in half width, which makes it one"),
        ("゛", "\u3099", "the same mark with a width of its own"),
        ("ｶ", "カ", "halfwidth"),
        ("ー", "ー", "a long vowel is no dash"),
        ("한", "한", "a syllable is kept whole"),
        ("ש", "ש", "Hebrew"),
        ("\u05b8", "", "Hebrew points are left out in most prints"),
        ("أ", "ا", "Arabic hamzas are often left out"),
        ("\u064e", "", "Arabic vowel marks are left out in most prints"),
        ("ﻻ", "لا", "a ligature of two letters"),
        ("\u0308", "", "an accent by itself"),
        ("ˆ", "", "an accent by itself"),
        ("-", "", "a dash is typography"),
        ("−", "", "a minus has its token, not its letter"),
        ("’", "", "an apostrophe is typography"),
        (" ", "", "spaces are lost and found"),
        ("\u00ad", "", "a soft hyphen never shows"),
        ("\u200b", "", "a zero-width space never shows"),
        ("\ufffd", "", "nobody knows what it is"),
        ("\ue001", "", "private use: nobody knows what it is"),
    ],
)
def test_a_character_folds(character: str, folded: str, why: str) -> None:
    assert fold(character) == folded, why


@pytest.mark.parametrize(
    ("these", "those"),
    [
        pytest.param("की", "का", id="Hindi 'of' (f.) is not 'of' (m.)"),
        pytest.param("पिता", "पता", id="Hindi father is not address"),
        pytest.param("กิน", "กัน", id="Thai eat is not each other"),
    ],
)
def test_vowel_signs_tell_words_apart(these: str, those: str) -> None:
    assert "".join(map(fold, these)) != "".join(map(fold, those))


STROKE_AND_ACCENT = "ǢǣǼǽǾǿ"


@pytest.mark.parametrize("letter", STROKE_AND_ACCENT)
def test_a_letter_with_stroke_and_accent_loses_both(letter: str) -> None:
    assert fold(letter).isascii()


@given(st.characters(exclude_characters=STROKE_AND_ACCENT))
def test_folding_twice_changes_nothing(character: str) -> None:
    folded = fold(character)

    assert "".join(map(fold, folded)) == folded


@given(st.characters())
def test_a_skeleton_has_no_spaces_and_no_capitals(character: str) -> None:
    folded = fold(character)

    assert folded == "".join(folded.split())
    assert folded == folded.casefold()


@given(
    st.characters(
        categories=["Lu", "Ll"],
        max_codepoint=0x24F,
        exclude_characters=STROKE_AND_ACCENT,
    )
)
def test_a_letter_is_what_its_parts_are(letter: str) -> None:
    parts = unicodedata.normalize("NFD", letter)

    assert "".join(map(fold, parts)) == fold(letter)
