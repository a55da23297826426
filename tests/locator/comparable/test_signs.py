"""Marks that mean something, and dashes that do or do not."""

import pytest

from locator.comparable.signs import (
    DASH,
    MINUS,
    RANGE,
    UNKNOWN,
    fraction,
    is_sign,
    sign_at,
)


@pytest.mark.parametrize("character", "+±=<>≤≥≈~≠%‰°∈∉¬↑↓→√$€£\ufffd")
def test_some_marks_are_signs_wherever_they_stand(character: str) -> None:
    assert is_sign(character)


@pytest.mark.parametrize("character", "a5-–−.,;()“’ /")
def test_other_characters_are_signs_only_in_their_place_or_never(
    character: str,
) -> None:
    assert not is_sign(character)


@pytest.mark.parametrize(
    ("these", "those"),
    [("≤", "⩽"), ("≤", "\uf0a3"), ("~", "∼"), ("≈", "≃"), ("°", "º"), ("+", "⁺")],
)
def test_two_shapes_are_one_sign(these: str, those: str) -> None:
    assert sign_at(these, 0) == sign_at(those, 0) != ""


@pytest.mark.parametrize(
    ("text", "sign", "why"),
    [
        ("|−5", MINUS, "at the beginning"),
        ("|-5", MINUS, "a hyphen for it"),
        ("a |−5", MINUS, "behind a space"),
        ("(|−5", MINUS, "behind a bracket"),
        ("=|−5", MINUS, "behind a sign"),
        ("|− 5", MINUS, "set apart"),
        ("|−\n5", MINUS, "at the end of a line"),
        ("r = |−.45", MINUS, "before a decimal point"),
        ("1e|-5", MINUS, "in a power of ten"),
        ("cm|−1", MINUS, "behind a unit"),
        ("CD4|⁻ cells", MINUS, "raised, behind a name"),
        ("“|−5", MINUS, "behind a quotation mark that opens"),
        ('"|-5', MINUS, "behind a straight one"),
        ('5"|-5', "", "behind inches it is none"),
        ("⅔ |−7", RANGE, "behind a fraction in one glyph, as behind its digits"),
        ("3\u200b |−7", RANGE, "behind a number and a space of no width"),
        ("20|–30", RANGE, "between two numbers"),
        ("3.0 V|–3.8 V", RANGE, "between two quantities"),
        ("5%|–10%", RANGE, "between two shares"),
        ("5 °C|–10 °C", RANGE, "between two temperatures"),
        ("3 V |– 5 V", RANGE, "set apart between two quantities"),
        ("3 V |–5 V", MINUS, "set apart on one side"),
        ("5 mg|–10 ml", MINUS, "between quantities of two units"),
        ("3 V|−5 V", MINUS, "a true minus between two quantities"),
        ("5 h|–1 and", MINUS, "before a number without the unit"),
        ("word|-5 word", "", "between words and numbers"),
        ("20|-30", RANGE, "a hyphen between two numbers"),
        ("10|⁻⁶", RANGE, "raised between two numbers"),
        ("10^|-6", RANGE, "behind a caret"),
        ("20 |– 30", RANGE, "set apart between two numbers"),
        ("20|-\n30", RANGE, "between two numbers, at the end of a line"),
        ("|- 5", "", "a hyphen apart is no minus"),
        ("a |− b", DASH, "a minus apart between letters"),
        ("a |−b", DASH, "behind an operand, a space lost"),
        ("f(x) |−b", DASH, "behind a bracket that closes"),
        ("as |−log p", MINUS, "before a letter"),
        ("|−ΔG", MINUS, "before a letter, at the beginning"),
        ("(|−ΔG)", MINUS, "before a letter, behind a bracket"),
        ("= |− log p", MINUS, "before a letter, apart, behind a sign"),
        ("as\n|−log p", MINUS, "before a letter, at the beginning of a line"),
        ("|− an item", DASH, "a bullet"),
        ("as |-log p", DASH, "a hyphen for it"),
        ("Ein- und |-ausgabe", DASH, "a hyphen before half a word"),
        ("well|−known", "", "a minus for a hyphen"),
        ("CD4|⁻CD8", MINUS, "raised, between names"),
        ("a \u200b|−5", MINUS, "behind a zero-width space"),
        ("a\u200b|−5", "", "a zero-width space is no space"),
        ("|−.", "", "before a full stop"),
        ("μg|/ml", "/", "between two units, one of them with a prefix"),
        ("5 x|/kg", "", "behind a letter that is no unit"),
        ("well|-known", "", "a hyphen"),
        ("COVID|-19", "", "a hyphen before a number"),
        ("one |– two", DASH, "a dash between words"),
        ("5|-fold", "", "a hyphen behind a number"),
        ("120|/80", "/", "between two numbers"),
        ("5 m|/s", "/", "between two units"),
        ("5 W|/m²", "/", "before a unit with a raised exponent"),
        ("5 x|/y²", "", "before a letter with one"),
        ("5 mg|/kg", "/", "between two units"),
        ("and|/or", "", "between two words"),
        ("|\ue0015", UNKNOWN, "a private character before a number"),
        ("|\ue001a", "", "a private character before a word"),
        ("a|.", "", "a full stop"),
    ],
)
def test_what_stands_beside_a_mark_decides(text: str, sign: str, why: str) -> None:
    at = text.index("|")

    assert sign_at(text.replace("|", ""), at) == sign, why


@pytest.mark.parametrize(
    ("character", "digits"),
    [
        ("½", "1/2"),
        ("¾", "3/4"),
        ("⅓", "1/3"),
        ("²", ""),
        ("①", ""),
        ("5", ""),
        ("a", ""),
    ],
)
def test_a_fraction_in_one_glyph_is_two_numbers(character: str, digits: str) -> None:
    assert fraction(character) == digits
