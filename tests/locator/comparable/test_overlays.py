"""Accents and slashes that are glyphs of their own."""

import pytest

from locator.comparable.overlays import is_accent, struck


@pytest.mark.parametrize(
    ("text", "expected", "why"),
    [
        ("5 |˚A", True, "a ring over A"),
        ("1.0|˚A", True, "behind a number"),
        ("|˚u", True, "a ring over u"),
        ("20 |˚C", False, "no letter has such a ring: a degree sign"),
        ("20|˚", False, "at the end"),
        ("20|˚ A", False, "set apart"),
        ("Dise|˜na", True, "a tilde inside a word"),
        ("s|˜ao", True, "behind a single letter"),
        ("ESPA|˜NA", True, "in capitals"),
        ("X|˜N(0, 1)", False, "between two variables"),
        ("|˜5", False, "before a number"),
        ("ab|˜cd", False, "no letter has such a tilde"),
        ("a|~na", False, "a tilde of the keyboard is no accent"),
    ],
)
def test_a_sign_is_an_accent_where_its_letter_has_one(
    text: str, expected: bool, why: str
) -> None:
    at = text.index("|")

    assert is_accent(text.replace("|", ""), at) is expected, why


@pytest.mark.parametrize(
    ("text", "relation", "why"),
    [
        ("a |= b", "=", "nothing is drawn through it"),
        ("a\u0338 |= b", "≠", "a slash before it"),
        ("a |=\u0338 b", "≠", "a slash behind it"),
        ("\u0338|∈ A", "∉", "a slash at the beginning"),
        ("a /|∈ A", "∉", "a slash drawn over it"),
        ("a/|= b", "=", "a slash of its own"),
        ("a =\u0338 |= b", "=", "the slash of the relation before"),
        ("a\u0338 |b", "b", "a letter is no relation"),
    ],
)
def test_a_slash_denies_the_relation_it_is_drawn_through(
    text: str, relation: str, why: str
) -> None:
    at = text.index("|")

    assert struck(text.replace("|", ""), at) == relation, why
