"""Which marks mean something: signs of numbers, comparators, operators, currencies.

A dash is a minus sign, the middle of a range, or only a hyphen; what stands beside it
decides. Before a letter only a true minus sign is one for certain.
"""

import re
import unicodedata

from locator.comparable.fold import fold
from locator.comparable.overlays import is_accent, struck
from locator.comparable.punctuation import DASHES, is_invisible, is_unknown
from locator.comparable.symbol_font import symbol
from locator.comparable.vocabulary import UNITS

MINUS = "−"
RANGE = "–"
DASH = "—"  # may be a minus sign: it is one if the other side has one there
UNKNOWN = "\ufffd"
SLASH = "/"
_SIGNS = {
    "+": "+", "±": "±", "∓": "±", "=": "=", "<": "<", ">": ">", "≤": "≤", "≥": "≥",
    "⩽": "≤", "⩾": "≥", "≦": "≤", "≧": "≥", "≈": "≈", "~": "~", "∼": "~", "˜": "~",
    "≃": "≈", "≅": "≈", "≠": "≠", "≪": "≪", "≫": "≫", "%": "%", "‰": "‰", "°": "°",
    "∘": "°", "◦": "°", "º": "°", "˚": "°", "￼": UNKNOWN, "\ufffd": UNKNOWN,
    "＋": "+", "＝": "=", "＜": "<", "＞": ">", "％": "%", "⁺": "+", "₊": "+",
    "℃": "°c", "℉": "°f", "√": "√", "∈": "∈", "∉": "∉", "∩": "∩", "∪": "∪", "¬": "¬",
    "↑": "↑", "↓": "↓", "→": "→", "←": "←", "↔": "↔", "$": "$", "€": "€", "£": "£",
    "¥": "¥", "⊂": "⊂", "⊆": "⊆", "∞": "∞", "≲": "≲", "≳": "≳", "≡": "≡", "≢": "≢",
    "≉": "≉", "≁": "≁", "≰": "≰", "≱": "≱",
    "∝": "∝", "≮": "≮", "≯": "≯", "⊃": "⊃", "⊇": "⊇", "⊄": "⊄", "⊅": "⊅", "÷": "÷",
    "∧": "∧", "∨": "∨", "∀": "∀", "∃": "∃", "⇒": "⇒", "⟹": "⇒", "⇔": "⇔", "⟺": "⇔",
    "≺": "≺", "≻": "≻", "₹": "₹", "₩": "₩", "₽": "₽", "₺": "₺", "₪": "₪", "₫": "₫",
    "¢": "¢",
}  # fmt: skip # a table
_OPENING = frozenset(("", *"([{=<>≤≥≈~±+,;/|√"))
_OPERATORS = frozenset("([{=<>≤≥≈~±+√")
_OPERAND = re.compile(r"(?<![^\W\d_])[^\W\d_]$|[\d)\]}|*′']$")
_LETTER = r"[^\W\d_⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉]"
_UNIT_BEFORE = re.compile(rf"(?<!{_LETTER}){_LETTER}{{1,4}}$")
_UNIT_BEHIND = re.compile(rf"{_LETTER}{{1,4}}")
_UNIT = rf"[°˚º%‰]?{_LETTER}{{0,4}}"
_QUANTITY_BEFORE = re.compile(rf"\d\s?({_UNIT})$")
_QUANTITY_BEHIND = re.compile(rf"\d[\d.,]*\s?({_UNIT})(?!{_LETTER})")
_POWER_OF_TEN = re.compile(r"\d[eE]$")
_RAISED = frozenset("⁻⁺")
_LOOKBACK = 12
_HEAD = 5


def is_sign(character: str) -> bool:
    """Tell whether a character always is a sign, whatever stands beside it."""
    return symbol(character) in _SIGNS


def sign_at(text: str, at: int) -> str:
    """Return the sign that the character at `at` stands for, empty if it is none."""
    character = struck(text, at)
    if character in _SIGNS:
        return _SIGNS[character]
    if is_unknown(character):
        return UNKNOWN if text[at + 1 : at + 2].isdigit() else ""
    if character in "/⁄∕":
        return SLASH if _divides(text, at) else ""
    return _dash(text, at) if character in DASHES else ""


def fraction(character: str) -> str:
    """Return a fraction in one glyph as digits and a slash, else nothing: ½ is 1/2."""
    if character.isascii() or unicodedata.category(character) != "No":
        return ""
    whole = unicodedata.normalize("NFKC", character)
    return whole.replace("⁄", SLASH) if "⁄" in whole else ""


def _divides(text: str, at: int) -> bool:
    """Tell whether a slash stands between numbers, or between units behind a number."""
    if text[at - 1 : at].isdigit() and text[at + 1 : at + 2].isdigit():
        return True
    start = at + 1
    if text[start : start + 1] and is_accent(text, start):  # "eV/˚A"
        start += 1
    behind = _UNIT_BEHIND.match(text, start)
    return bool(behind and _is_unit_before(text, at) and _is_unit(behind[0]))


def _dash(text: str, at: int) -> str:
    if _parts_quantities(text, at):
        return RANGE
    head = text[max(0, at - _HEAD) : at].removesuffix("^")
    head = "".join(each for each in head if not is_invisible(each))
    before = head.rstrip()[-1:]
    behind = text[at + 1 : at + 2]
    if behind.isspace() and (text[at] == MINUS or before.isdigit()):
        behind = text[at + 1 : at + 3].strip()[:1]
    if behind == "." and text[at + 2 : at + 3].isdigit():
        behind = text[at + 2]
    if not behind.isdigit():
        return MINUS if text[at] in _RAISED else _dash_before_letter(text, at, head)
    if before.isdigit() or (before and fraction(before)):
        return RANGE
    alone = head[-1:].isspace() or before in _OPENING or _opens(head)
    attached = _is_unit_before(text, at) or _POWER_OF_TEN.search(text[:at][-2:])
    return MINUS if alone or attached else ""


def _parts_quantities(text: str, at: int) -> bool:
    """Tell whether a dash stands between two quantities of one unit: "3 V–5 V"."""
    if symbol(text[at]) == MINUS or text[at] in _RAISED:
        return False
    head, then = text[max(0, at - _LOOKBACK) : at], at + 1
    if head[-1:].isspace() and text[then : then + 1].isspace():
        head, then = head[:-1], then + 1
    before, behind = _QUANTITY_BEFORE.search(head), _QUANTITY_BEHIND.match(text, then)
    if not before or not behind or before[1] != behind[1]:
        return False
    letters = before[1].lstrip("°˚º%‰")
    return _is_unit(letters) if letters else bool(before[1])


def _opens(head: str) -> bool:
    """Tell whether a quotation mark that opens stands at the end of `head`."""
    straight = head[-1:] in ("'", '"') and (len(head) == 1 or head[-2].isspace())
    return straight or head[-1:] in tuple("“„«‹‘")


def _dash_before_letter(text: str, at: int, head: str) -> str:
    """Return what a dash before a letter says: "−log p", "well-known", "– namely".

    Behind an operand it may be an operator, which comes with spaces and without.
    """
    behind = text[at + 1 : at + 3]
    letter = fold(behind.strip()[:1])
    before = head.rstrip()
    parted = before != head or before[-1:] in _OPENING
    if not parted or not letter or letter[0].isdigit():
        return ""
    attached = not behind[0].isspace() and not _OPERAND.search(before)
    certain = attached or before[-1:] in _OPERATORS
    return MINUS if certain and symbol(text[at]) == MINUS else DASH


def _is_unit_before(text: str, at: int) -> bool:
    word = _UNIT_BEFORE.search(text[max(0, at - _LOOKBACK) : at])
    return bool(word and _is_unit(word[0]))


def _is_unit(word: str) -> bool:
    return "".join(map(fold, word)) in UNITS
