"""What a text says: words, numbers and signs, whatever its typography.

Two texts with the same tokens, put together, say the same. Spaces, case, accents,
quotation marks, hyphens, ligatures, thousands separators and the kind of a dash are
typography; a digit, a decimal point, a minus sign or a comparator is not.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product

from locator.comparable.fold import fold
from locator.comparable.numbers import (
    as_list,
    begins_decimal,
    begins_power,
    groups_thousands,
)
from locator.comparable.punctuation import LINE_HYPHENS, mark_of
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

_SPACED_THOUSANDS = re.compile(r"(?<=\d) (?=\d{3}(?:\D|$))")
_LINE_BREAK = re.compile(rf"[{LINE_HYPHENS}][^\S\n]*\n\s*")
POWER = "^"
BROKEN = "-"  # by a hyphen at the end of a line: one word, or two
_CELSIUS = ("°c", "oc")  # many papers raise a small o for the sign
_LONGEST_WORD = 24  # longer ones are mostly words without the spaces between them


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number or a sign.

    Attributes:
        text: Its comparable text.
        span: Where it stands.
        parted: How it is parted from the one before: " ", ". ", BROKEN at the end of a
            line, ", " for any other mark.
        as_list: What a number says if its commas part items; empty if they cannot.
    """

    text: str
    span: Span
    parted: str = " "
    as_list: str = ""


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
        if at in powers or begins_power(text, at):
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
    elif begins_decimal(text, at):
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
        between = self._text[before.span.end : span.start] if before else ""
        behind_number = bool(before and before.text[-1].isdigit())
        said = _cased(text, span.of(self._text), behind_number)
        listed = as_list(self._text, span.start, span.end) if "," not in said else ""
        self.tokens.append(Token(said, span, _parted(between), listed))


def _parted(between: str) -> str:
    """Return how two words with these characters between them are parted."""
    if between == ". ":
        return between
    if _LINE_BREAK.fullmatch(between):
        return BROKEN
    return ", " if between.strip() else " "


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
            parts.append(token.parted)
        parts.append(token.text)
    return _SPACED_THOUSANDS.sub("", "".join(parts))


def same_meaning(quote: Sequence[Token], source: Sequence[Token]) -> bool:
    """Tell whether a quote and its source say the same.

    A comma between digits may be a decimal comma or separate the items of a list:
    "0,5" is 0.5 and "1,2" is "1, 2"; "70. 51" may be a number. A dash
    behind a number is a range. A quote that does not raise an exponent (106, 10 6) is
    as good as its source; one that does is not as good as a plain 106. A dash is a
    minus if the other side has one there.
    """
    return any(
        _same_said(left, right)
        for left, right in product(_readings(quote), _readings(source))
    )


def _readings(tokens: Sequence[Token]) -> list[Sequence[Token]]:
    """Return the ways to read tokens: dashes as signs or not, a number as a list."""
    ways = [tokens]
    if any(token.text == DASH for token in tokens):
        ways.append([_signed(token) for token in tokens])
    if any(token.as_list for token in tokens):
        ways.extend([[_listed(token) for token in way] for way in ways])
    return ways


def _signed(token: Token) -> Token:
    return replace(token, text=MINUS) if token.text == DASH else token


def _listed(token: Token) -> Token:
    return replace(token, text=token.as_list) if token.as_list else token


def _same_said(quote: Sequence[Token], source: Sequence[Token]) -> bool:
    left, right = joined(quote), joined(source)
    rights = [right]
    if POWER not in left:
        rights = [right.replace(POWER, ""), right.replace(POWER, " ")]
    if not any(_same(left, each) for each in rights):
        return False
    ours, theirs = _denials(quote), _denials(source)
    return max(ours.start, theirs.start) < min(ours.stop, theirs.stop)


def _same(left: str, right: str) -> bool:
    if left == right or {left, right} == {"to", RANGE}:
        return True
    return any(
        _same_numbers(ours, theirs)
        for ours, theirs in product(_points_read(left), _points_read(right))
    )


def _points_read(said: str) -> set[str]:
    """Return the ways to read a point and a space between numbers: "70. 51"."""
    said = said.replace(*_CELSIUS)
    return {said.replace(". ", ", "), said.replace(". ", ".")}


def _same_numbers(left: str, right: str) -> bool:
    if "," in left or "," in right:
        spaced = [each.replace(", ", " ").replace(",", " ") for each in (left, right)]
        decimal = left.replace(",", "."), right.replace(",", ".")
        return spaced[0] == spaced[1] or decimal[0] == decimal[1]
    return left == right


def _denials(tokens: Sequence[Token]) -> range:
    """Return how many negations there may be: "notable" is none, "not able" is one.

    Where a line ends "with-out" is one word, and "non-linear" may be two. Where whole
    sentences come without spaces nothing can be counted.
    """
    letters = [len(token.text) for token in tokens]
    if 2 * sum(count for count in letters if count > _LONGEST_WORD) > sum(letters):
        return range(1)
    least = most = sum(token.text in NEGATIONS for token in tokens)
    for before, token in pairwise(tokens):
        if token.parted == BROKEN:
            whole = before.text + token.text in NEGATIONS
            parts = (before.text in NEGATIONS) + (token.text in NEGATIONS)
            least += min(0, whole - parts)
            most += max(0, whole - parts)
    return range(least, most + 1)


def _ideograph(character: str) -> bool:
    return "\u2e80" <= character <= "\u9fff" or "\uac00" <= character <= "\ud7af"


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
        return "" if groups_thousands(text, at) else ","
    return "."
