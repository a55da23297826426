"""Neighbouring characters of one word or number."""

import pytest

from locator.matching.one_word import one_word


@pytest.mark.parametrize(
    ("pair", "together", "why"),
    [
        ("ab", True, "two letters"),
        ("15", True, "two digits"),
        ("éß", True, "other letters"),
        ("O2", False, "a letter and a digit"),
        ("a ", False, "a space"),
        ("a.", False, "a stop"),
        ("中文", False, "ideographs, each of them a word"),
        ("a", False, "one character"),
        ("", False, "none"),
    ],
)
def test_two_characters_may_belong_to_one_word(
    pair: str, together: bool, why: str
) -> None:
    assert one_word(pair) is together, why
