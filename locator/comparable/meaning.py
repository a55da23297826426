"""What a text says: words, numbers and signs, whatever its typography.

Two texts with the same tokens, put together, say the same. Spaces, case, accents,
quotation marks, hyphens, ligatures, thousands separators and the kind of a dash are
typography; a digit, a decimal point, a minus sign or a comparator is not.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import product

from locator.comparable.fold import fold
from locator.comparable.punctuation import mark_of
from locator.comparable.signs import (
    DASH,
    MINUS,
    RANGE,
    UNKNOWN,
    fraction,
    is_sign,
    sign_at,
)
from locator.comparable.vocabulary import FULL_UNITS, NEGATIONS, UNITS
from locator.span import Span

__all__ = ["MINUS", "RANGE", "UNKNOWN", "Token", "joined", "same_meaning", "tokens_of"]

_THOUSAND = re.compile(r"\d{3}(?!\d)")
_SPACED_THOUSANDS = re.compile(r"(?<=\d) (?=\d{3}(?:\D|$))")
POWER = "^"
_LONGEST_WORD = 24  # longer ones are mostly words without the spaces between them


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number or a sign.

    Attributes:
        text: Its comparable text.
        span: Where it stands.
        listed: Whether punctuation, not only a space, parts it from the one before.
    """

    text: str
    span: Span
    listed: bool = False


def tokens_of(
    text: str, cuts: Collection[int] = (), powers: Collection[int] = ()
) -> list[Token]:
    """Return the tokens of `text` in order, their spans as offsets into it.

    Args:
        text: Any text.
        cuts: Offsets at which a word ends even if letters follow without a space.
        powers: Offsets of digits that are raised behind a number.
    """
    builder = _Builder(text)
    for at, character in enumerate(text):
        if at in cuts:
            builder.end_word()
        if at in powers or _is_power(text, at):
            builder.extend(POWER, at)
        parts = fraction(character)
        folded = "" if parts or is_sign(character) else fold(character)
        if parts:
            builder.end_word()
            builder.add(parts, at)
        elif not folded:
            _take_mark(builder, text, at)
        elif _ideograph(character):
            builder.end_word()
            builder.add(folded, at)
        else:
            builder.extend(folded, at)
    builder.end_word()
    return builder.tokens


def _take_mark(builder: "_Builder", text: str, at: int) -> None:
    """Take in a character that is no letter: part of a number, a sign, or nothing."""
    if builder.open:
        inner = _inside_word(text, at)
        if inner is not None:
            builder.extend(inner, at)
            return
    elif _begins_decimal(text, at):
        builder.extend("0.", at)
        return
    builder.end_word()
    if sign := sign_at(text, at):
        builder.add(sign, at)


class _Builder:
    """Collects characters into words, and words and signs into tokens."""

    def __init__(self, text: str) -> None:
        self.tokens: list[Token] = []
        self._text = text
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
        self._append(text, Span(at, at + 1))

    def end_word(self) -> None:
        """End the open word, if there is one."""
        if self._word:
            self._append("".join(self._word), Span(self._start, self._end))
            self._word = []

    def _append(self, text: str, span: Span) -> None:
        before = self.tokens[-1] if self.tokens else None
        listed = False
        if before and before.span.end < span.start:
            listed = bool(self._text[before.span.end : span.start].strip())
        behind_number = bool(before and before.text[-1].isdigit())
        text = _cased(text, span.of(self._text), behind_number)
        self.tokens.append(Token(text, span, listed))


def _cased(text: str, spelled: str, behind_number: bool) -> str:
    """Return a word; in a unit M stays apart from m, though case says nothing else.

    Mega is not milli, and molar is not metre.
    """
    unit = text.lstrip("0123456789.,^")
    if unit not in UNITS - FULL_UNITS or not (behind_number or unit != text):
        return text
    cased = (
        "M" if as_spelled == "M" else letter
        for as_spelled, letter in zip(spelled[-len(unit) :], unit, strict=False)
    )
    return text[: -len(unit)] + "".join(cased)


def joined(tokens: Sequence[Token]) -> str:
    """Return what `tokens` say, without regard to where words were separated.

    Only between two numbers a space counts: "1 5" is not 15, but "15 000" is 15000.
    A dash that need not be a sign says nothing.
    """
    parts: list[str] = []
    tokens = [token for token in tokens if token.text != DASH]
    for before, token in zip((None, *tokens), tokens, strict=False):
        if before and before.text[-1].isdigit() and token.text[0].isdigit():
            parts.append(", " if token.listed else " ")
        parts.append(token.text)
    return _SPACED_THOUSANDS.sub("", "".join(parts))


def same_meaning(quote: Sequence[Token], source: Sequence[Token]) -> bool:
    """Tell whether a quote and its source say the same.

    A comma between digits may be a decimal comma or separate the items of a list:
    "0,5" is 0.5 and "1,2" is "1, 2". A dash behind a number is a range. A quote that
    does not raise an exponent (106, 10 6) is as good as its source; one that does is
    not as good as a plain 106. A dash is a minus if the other side has one there.
    """
    return any(
        _same_said(left, right)
        for left, right in product(_dashes_read(quote), _dashes_read(source))
    )


def _dashes_read(tokens: Sequence[Token]) -> list[Sequence[Token]]:
    """Return the ways to read dashes that may be minus signs: as nothing, as signs."""
    if all(token.text != DASH for token in tokens):
        return [tokens]
    signed = [
        replace(token, text=MINUS) if token.text == DASH else token for token in tokens
    ]
    return [tokens, signed]


def _same_said(quote: Sequence[Token], source: Sequence[Token]) -> bool:
    left, right = joined(quote), joined(source)
    rights = [right]
    if POWER not in left:
        rights = [right.replace(POWER, ""), right.replace(POWER, " ")]
    same = any(_same(left, each) for each in rights)
    return same and _denials(quote) == _denials(source)


def _same(left: str, right: str) -> bool:
    if left == right:
        return True
    if "," in left or "," in right:
        spaced = [each.replace(", ", " ").replace(",", " ") for each in (left, right)]
        decimal = left.replace(",", "."), right.replace(",", ".")
        return spaced[0] == spaced[1] or decimal[0] == decimal[1]
    return {left, right} == {"to", RANGE}


def _denials(tokens: Sequence[Token]) -> int:
    """Count negations, of which "notable" is none and "not able" is one.

    Where whole sentences come without spaces nothing can be counted.
    """
    letters = [len(token.text) for token in tokens]
    if 2 * sum(count for count in letters if count > _LONGEST_WORD) > sum(letters):
        return 0
    return sum(token.text in NEGATIONS for token in tokens)


def _ideograph(character: str) -> bool:
    return "\u2e80" <= character <= "\u9fff" or "\uac00" <= character <= "\ud7af"


def _is_power(text: str, at: int) -> bool:
    """Tell whether a raised digit or a caret begins an exponent behind a number."""
    if not text[at - 1 : at].isdigit():
        return False
    character = text[at]
    if character == "^":
        return text[at + 1 : at + 2].isdigit()
    return character in "⁰¹²³⁴⁵⁶⁷⁸⁹" and text[at - 1] not in "⁰¹²³⁴⁵⁶⁷⁸⁹"


def _inside_word(text: str, at: int) -> str | None:
    """Return what a mark inside a word or number says, None where it parts two."""
    before, behind = text[at - 1], text[at + 1 : at + 2]
    if mark_of(text[at]) == "'" and before.isalpha() and behind.isalpha():
        return ""
    if text[at] == "^" and before.isdigit() and behind.isdigit():
        return ""
    if text[at] not in ".,·٫٬" or not (before.isdigit() and behind.isdigit()):
        return None
    if text[at] in ",٬":
        return "" if _groups_thousands(text, at) else ","
    return "."


def _begins_decimal(text: str, at: int) -> bool:
    """Tell whether a point begins a number: ".05"."""
    before = text[at - 1] if at else " "
    return (
        text[at] == "."
        and text[at + 1 : at + 2].isdigit()
        and not before.isalnum()
        and before not in ".…)]"
    )


def _groups_thousands(text: str, at: int) -> bool:
    """Tell whether a comma groups thousands: "1,000", but not "0,125"."""
    start = at
    while start and text[start - 1].isdigit():
        start -= 1
    digits = text[start:at]
    return (
        bool(_THOUSAND.match(text, at + 1))
        and digits != "0"
        and len(digits) < len("1000")
    )
