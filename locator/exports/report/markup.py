"""Puts foreign text into HTML and CSS so that it stays text."""

import unicodedata
from html import escape

_MOST_UNBROKEN = 20  # letters without a space after which a line may break


def text(words: str) -> str:
    """Return foreign words as HTML text, also within the quotes of an attribute."""
    return escape("".join(map(_shown, words)))


def breakable(words: str) -> str:
    """Return foreign words as HTML text that breaks within very long words."""
    return " ".join(
        "&#8203;".join(
            text(word[at : at + _MOST_UNBROKEN])
            for at in range(0, len(word), _MOST_UNBROKEN)
        )
        for word in words.split(" ")
    )


def css_string(words: str) -> str:
    """Return foreign words as a string of CSS, within a style element, too."""
    return '"' + "".join(map(_css, "".join(map(_shown, words)))) + '"'


def _shown(character: str) -> str:
    """Return a character that HTML may hold; NUL and its like may not be there."""
    if character in "\t\n":
        return character
    if unicodedata.category(character) in ("Cc", "Cs"):
        return "\ufffd"
    return character


def _css(character: str) -> str:
    plain = character.isalnum() or character in " .,-_"
    return character if plain else f"\\{ord(character):x} "
