"""Folds a character to what all its spellings have in common: letters and digits."""

import unicodedata
from functools import cache

from locator.comparable.symbol_font import symbol

_FIRST_INDIC = "\u0900"
_BEHIND_INDIC = "\u1c50"
_SOUND_MARKS = "\u3099\u309a"  # behind kana, loose or part of them: another sound

# Letters that Unicode does not take apart, and symbols that stand for a letter.
_LOOKALIKES = {
    "ı": "i", "ȷ": "j", "ł": "l", "Ł": "l", "ø": "o", "Ø": "o", "đ": "d", "Đ": "d",
    "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ð": "d", "þ": "th", "ħ": "h",
    "×": "x", "∆": "δ", "∅": "", "ϵ": "ε", "ϕ": "φ", "ϑ": "θ", "ϱ": "ρ", "ϖ": "π",
    "ϰ": "κ", "ς": "σ", "ℓ": "l", "ℏ": "h", "ƒ": "f", "ǫ": "o", "ʹ": "", "ʼ": "",
    "ˆ": "", "ˇ": "", "ˉ": "", "ˊ": "", "ˋ": "", "ʻ": "", "ـ": "", "ー": "ー",
    "∂": "∂", "∞": "∞", "∑": "σ", "∏": "π",
}  # fmt: skip # a table


@cache
def fold(character: str) -> str:
    """Return the skeleton of one character: lower-case letters and digits only.

    Punctuation, signs, spaces and free-standing accents give an empty string;
    a ligature gives its letters, a digit of any script the same digit of ours.
    Source: Unicode NFKC and case folding, accents dropped where the letter is not of
    a script in which marks are letters.
    """
    if character.isascii():
        return character.lower() if character.isalnum() else ""
    character = symbol(character)
    if character in "゛゜":
        return _SOUND_MARKS["゛゜".index(character)]
    if character in _LOOKALIKES:
        return _LOOKALIKES[character]
    whole = unicodedata.normalize("NFKC", character).casefold()
    return "".join(map(_bare, unicodedata.normalize("NFKC", whole)))


def _bare(character: str) -> str:
    if character in _LOOKALIKES:
        return _LOOKALIKES[character]
    if character.isdecimal():
        character = str(unicodedata.decimal(character))
    if character.isascii():
        return character if character.isalnum() else ""
    parts = unicodedata.normalize("NFKD", character)
    if parts[0] < _FIRST_INDIC and parts[0].isalnum():
        return _LOOKALIKES.get(parts[0], parts[0])
    if parts[-1] in _SOUND_MARKS:
        return parts
    kind = unicodedata.category(character)[0]
    # In Indic scripts and Thai a vowel is a mark, and makes another word.
    vowel = kind == "M" and _FIRST_INDIC <= character < _BEHIND_INDIC
    return character if vowel or kind in "LN" else ""
