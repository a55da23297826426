"""Puts foreign text into HTML and CSS so that it stays text."""

import unicodedata
from html import escape

_MOST_UNBROKEN = 20  # letters without a space after which a line may break

_DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def text(words: str) -> str:
    """Return foreign words as HTML text, also within the quotes of an attribute."""
    return escape(shown(words))


def shown(words: str) -> str:
    """Return foreign words without what no file may hold: NUL, halves of characters."""
    return "".join(map(_shown, words))


def breakable(words: str) -> str:
    """Return foreign words as HTML text that breaks within very long words."""
    return " ".join(
        "&#8203;".join(
            text(word[at : at + _MOST_UNBROKEN])
            for at in range(0, len(word), _MOST_UNBROKEN)
        )
        for word in words.split(" ")
    )


def inline(words: str) -> str:
    """Return foreign words for a line that goes on behind them, as breakable text.

    Marks that change the direction of what follows are shown as unknown.
    """
    return breakable(
        "".join("\ufffd" if each in _DIRECTIONS else each for each in words)
    )


def css_string(words: str) -> str:
    """Return foreign words as a string of CSS, within a style element, too."""
    return '"' + "".join(map(_css, shown(words))) + '"'


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
