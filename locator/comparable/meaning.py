"""What a text says: words, numbers and signs, whatever its typography.

Two texts with the same tokens, put together, say the same. Spaces, case, accents,
quotation marks, hyphens, ligatures, thousands separators and the kind of a dash are
typography; a digit, a decimal point, a minus sign or a comparator is not.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from locator.comparable.fold import fold
from locator.comparable.punctuation import DASHES
from locator.comparable.symbol_font import symbol
from locator.span import Span

_SIGNS = {
    "+": "+", "±": "±", "∓": "±", "=": "=", "<": "<", ">": ">", "≤": "≤", "≥": "≥",
    "⩽": "≤", "⩾": "≥", "≦": "≤", "≧": "≥", "≈": "≈", "~": "~", "∼": "~", "˜": "~",
    "≃": "≈", "≅": "≈", "≠": "≠", "≪": "≪", "≫": "≫", "%": "%", "‰": "‰", "°": "°",
    "∘": "°", "◦": "°", "º": "°", "˚": "°", "￼": "\ufffd", "\ufffd": "\ufffd",
    "＋": "+", "＝": "=", "＜": "<", "＞": ">", "％": "%", "⁺": "+", "₊": "+",
    "℃": "°c",
    "℉": "°f",
}  # fmt: skip
_THOUSAND = re.compile(r"\d{3}(?!\d)")
_SPACED_THOUSANDS = re.compile(r"(?<=\d) (?=\d{3}(?:\D|$))")
MINUS = "−"
RANGE = "–"
UNKNOWN = "\ufffd"
_OPENING = frozenset("([{=<>≤≥≈~±+,;/|")


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number or a sign: its comparable text and where it stands."""

    text: str
    span: Span


def tokens_of(text: str, cuts: Collection[int] = ()) -> list[Token]:
    """Return the tokens of `text` in order, their spans as offsets into it.

    Args:
        text: Any text.
        cuts: Offsets at which a word ends even if letters follow without a space.
    """
    builder = _Builder()
    for at, character in enumerate(text):
        if at in cuts:
            builder.end_word()
        folded = "" if symbol(character) in _SIGNS else fold(character)
        if not folded:
            inner = _inside_number(text, at) if builder.open else None
            if inner is not None:
                builder.extend(inner, at)
                continue
            builder.end_word()
            if sign := _sign(text, at):
                builder.add(sign, at)
        elif _ideograph(character):
            builder.end_word()
            builder.add(folded, at)
        else:
            builder.extend(folded, at)
    builder.end_word()
    return builder.tokens


class _Builder:
    """Collects characters into words, and words and signs into tokens."""

    def __init__(self) -> None:
        self.tokens: list[Token] = []
        self._word: list[str] = []
        self._start = self._end = 0

    @property
    def open(self) -> bool:
        """Tell whether a word has begun and not ended."""
        return bool(self._word)

    def extend(self, folded: str, at: int) -> None:
        """Add a character to the open word, or begin one."""
        if not self._word:
            self._start = at
        self._word.append(folded)
        self._end = at + 1

    def add(self, text: str, at: int) -> None:
        """Add a token of one character."""
        self.tokens.append(Token(text, Span(at, at + 1)))

    def end_word(self) -> None:
        """End the open word, if there is one."""
        if self._word:
            span = Span(self._start, self._end)
            self.tokens.append(Token("".join(self._word), span))
            self._word = []


def joined(tokens: Sequence[Token]) -> str:
    """Return what `tokens` say, without regard to where words were separated.

    Only between two numbers a space counts: "1 5" is not 15, but "15 000" is 15000.
    """
    parts: list[str] = []
    for before, token in zip((None, *tokens), tokens, strict=False):
        if before and before.text[-1].isdigit() and token.text[0].isdigit():
            parts.append(" ")
        parts.append(token.text)
    return _SPACED_THOUSANDS.sub("", "".join(parts))


def same_meaning(these: Sequence[Token], those: Sequence[Token]) -> bool:
    """Tell whether two stretches of tokens say the same.

    A comma between digits may be a decimal comma or separate the items of a list:
    "0,5" is 0.5 and "1,2" is "1, 2". A dash behind a number is a range.
    """
    left, right = joined(these), joined(those)
    if left == right:
        return True
    if "," in left or "," in right:
        spaced = left.replace(",", " "), right.replace(",", " ")
        decimal = left.replace(",", "."), right.replace(",", ".")
        return spaced[0] == spaced[1] or decimal[0] == decimal[1]
    return {left, right} == {"to", RANGE}


def _ideograph(character: str) -> bool:
    return "\u2e80" <= character <= "\u9fff" or "\uac00" <= character <= "\ud7af"


def _inside_number(text: str, at: int) -> str | None:
    """Return what a mark between two digits says, None where it is no such mark."""
    if text[at] not in ".,·٫٬" or not (0 < at < len(text) - 1):
        return None
    if not (text[at - 1].isdigit() and text[at + 1].isdigit()):
        return None
    if text[at] in ",٬":
        return "" if _groups_thousands(text, at) else ","
    return "."


def _groups_thousands(text: str, at: int) -> bool:
    return bool(_THOUSAND.match(text, at + 1))


def _sign(text: str, at: int) -> str:
    character = symbol(text[at])
    if character in _SIGNS:
        return _SIGNS[character]
    if character not in DASHES:
        return ""
    before, behind = text[max(0, at - 3) : at].rstrip()[-1:], text[at + 1 : at + 2]
    if behind == " " and character == "−":
        behind = text[at + 2 : at + 3]
    if not behind.isdigit():
        return ""
    if before.isdigit():
        return RANGE
    return MINUS if not before or text[at - 1].isspace() or before in _OPENING else ""
