"""Marks that people and programs write for one another."""

import pytest

from locator.comparable.punctuation import is_invisible, is_unknown, mark_of


@pytest.mark.parametrize(
    ("written", "mark", "why"),
    [
        ("“", '"', "a curly quotation mark"),
        ("„", '"', "a German one"),
        ("»", '"', "a French one"),
        ("’", "'", "a curly apostrophe"),
        ("′", "'", "a prime"),
        ("–", "-", "every dash is a dash"),
        ("−", "-", "a minus is drawn like a dash"),
        ("\u00ad", "-", "a soft hyphen at a line end shows"),
        ("。", ".", "an ideographic stop"),
        ("，", ",", "fullwidth"),
        ("（", "(", "fullwidth"),
        ("∼", "~", "a mathematical tilde"),
        ("⩽", "≤", "a slanted comparator"),
        ("◼", "■", "a square of a list"),
        ("▫", "□", "an open square"),
        ("!", "!", "itself"),
        ("a", "a", "letters are no marks"),
    ],
)
def test_a_mark_has_one_spelling(written: str, mark: str, why: str) -> None:
    assert mark_of(written) == mark, why


@pytest.mark.parametrize("character", "\u200b\u200d\ufeff\u2060\u00ad\u200f")
def test_some_characters_never_show(character: str) -> None:
    assert is_invisible(character)


@pytest.mark.parametrize("character", "a -\u00a0")
def test_letters_and_spaces_are_not_invisible(character: str) -> None:
    assert not is_invisible(character)


@pytest.mark.parametrize("character", "\ufffd\ue000\uf8ff")
def test_nobody_knows_a_private_character(character: str) -> None:
    assert is_unknown(character)


@pytest.mark.parametrize("character", "aä中?\ud7ff\uf900")
def test_public_characters_are_known(character: str) -> None:
    assert not is_unknown(character)
