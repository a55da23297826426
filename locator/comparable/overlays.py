"""Accents and slashes drawn as glyphs of their own: "˚A" is Å, "̸ =" is ≠.

Fonts of TeX draw an accent before its letter and a slash before the relation that it
denies. Unicode has the accent, or the slash, behind it (The Unicode Standard, 2.11).
"""

import re
import unicodedata

from locator.comparable.symbol_font import symbol

_ACCENTS = {"˜": "\u0303", "˚": "\u030a"}  # those that could be signs
_SLASH = "\u0338"
_LETTER = r"[^\W\d_]"
_IN_WORD = re.compile(rf"{_LETTER}{{2}}˜{_LETTER}|{_LETTER}?˜{_LETTER}{{2}}")
_STRUCK_BEFORE = re.compile(rf"(?P<struck>\S?){_SLASH}\s?$")


def is_accent(text: str, at: int) -> bool:
    """Tell whether a sign is the accent of the letter behind it: "Dise˜na", "5 ˚A".

    A tilde is one inside a word only: "X˜N(0, 1)" is a distribution.
    """
    combining = _ACCENTS.get(text[at])
    letter = text[at + 1 : at + 2]
    if not combining or not _joins(letter, combining):
        return False
    return text[at] != "˜" or bool(_IN_WORD.search(text[max(0, at - 2) : at + 3]))


def struck(text: str, at: int) -> str:
    """Return the relation at `at`, denied if a slash is drawn through it."""
    relation = symbol(text[at])
    if not _joins(relation, _SLASH):
        return relation
    denied = unicodedata.normalize("NFC", relation + _SLASH)
    if text[at + 1 : at + 2] == _SLASH:
        return denied
    if before := _STRUCK_BEFORE.search(text[max(0, at - 3) : at]):
        return relation if _joins(before["struck"], _SLASH) else denied
    # "/" says nothing before a relation; TeX draws ∉ with it.
    return denied if relation == "∈" and text[at - 1 : at] == "/" else relation


def _joins(character: str, combining: str) -> bool:
    """Tell whether Unicode has both in one character."""
    return (
        bool(character)
        and len(unicodedata.normalize("NFC", character + combining)) == 1
    )
