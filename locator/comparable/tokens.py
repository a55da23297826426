"""The tokens of a text: words, numbers and signs, whatever its typography."""

import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from locator.comparable.fold import fold
from locator.comparable.heights import height_at
from locator.comparable.numbers import as_list, begins_decimal, groups_thousands
from locator.comparable.overlays import is_accent
from locator.comparable.punctuation import LINE_HYPHENS, is_invisible, mark_of
from locator.comparable.signs import MINUS, RANGE, fraction, is_sign, sign_at
from locator.comparable.vocabulary import FULL_UNITS, UNITS
from locator.span import Span

THIN = ", \u2009"  # by a comma and a thin space: one number, or two
BROKEN = "-"  # by a hyphen at the end of a line, or no width: one word, or two
_ZERO_WIDTH_SPACE = "\u200b"
_LINE_BREAK = re.compile(rf"[{LINE_HYPHENS}][^\S\n]*\n\s*|{_ZERO_WIDTH_SPACE}+")
_COMBINING_RING = "\u030a"
_RING = frozenset((_COMBINING_RING, "˚"))
_NO_HEIGHTS: Mapping[int, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number or a sign.

    Attributes:
        text: Its comparable text.
        span: Where it stands.
        parted: How it is parted from the one before: " ", ". ", BROKEN at the end of a
            line, THIN inside a number, ", " for any other mark.
        as_list: What a number says if its commas part items; empty if they cannot.
        turned: What it says with an index and an exponent, which stand at one place,
            in the other order, and what a dash says that may be a minus; else empty.
    """

    text: str
    span: Span
    parted: str = " "
    as_list: str = ""
    turned: str = ""


def tokens_of(
    text: str,
    cuts: Collection[int] = (),
    heights: Mapping[int, str] = _NO_HEIGHTS,
    gaps: Collection[int] = (),
) -> list[Token]:
    """Return the tokens of `text` in order, their spans as offsets into it.

    Args:
        text: Any text.
        cuts: Offsets at which a word ends even if letters follow without a space.
        heights: POWER, HIGH or LOW at offsets of digits, where the page shows it.
        gaps: Offsets of spaces that part no words.
    """
    builder = _Builder(text)
    for at, character in enumerate(text):
        if at in cuts:
            builder.end_word()
        if at in gaps:
            continue
        height = heights.get(at) or height_at(text, at)
        if height and builder.open:
            builder.extend(height, at)
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
    if is_accent(text, at):
        return
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
        if text == RANGE and self._may_be_minus(at):
            self.tokens[-1] = replace(self.tokens[-1], turned=MINUS)

    def end_word(self) -> None:
        """End the open word, if there is one."""
        if self._word:
            self._append("".join(self._word), Span(self._start, self._end))
            self._word = []

    def _append(self, text: str, span: Span) -> None:
        before = self.tokens[-1] if self.tokens else None
        between = self._text[before.span.end : span.start] if before else ""
        behind_number = bool(before and before.text[-1].isdigit())
        said = _cased(text, self._spelled(span), behind_number)
        listed = as_list(self._text, span.start, span.end) if "," not in said else ""
        self.tokens.append(Token(said, span, _parted(between), listed))

    def _may_be_minus(self, at: int) -> bool:
        """Tell whether a dash between numbers stands as a minus does: "0.2 −0.3"."""
        before, behind = self._text[max(0, at - 1) : at], self._text[at + 1 : at + 2]
        return before.isspace() and (behind.isdigit() or behind == ".")

    def _spelled(self, span: Span) -> str:
        """Return a word as it stands, with an accent that is drawn apart."""
        before = bool(span.start) and is_accent(self._text, span.start - 1)
        behind = self._text.startswith(_COMBINING_RING, span.end)
        return self._text[span.start - before : span.end + behind]


def _parted(between: str) -> str:
    """Return how two words with these characters between them are parted."""
    if between[:1] == "." and between[1:].isspace():
        return ". "
    if _LINE_BREAK.fullmatch(between):
        return BROKEN
    return ", " if between.strip() else " "


def _cased(text: str, spelled: str, behind_number: bool) -> str:
    """Return a word; in a unit M stays apart from m, and Å from A.

    Mega is not milli, molar is not metre, and an ampere is no length; elsewhere case
    and accents say nothing.
    """
    unit = text.lstrip("0123456789.,^")
    if unit not in UNITS - FULL_UNITS or not (behind_number or unit != text):
        return text
    if unit == "a" and _RING & set(unicodedata.normalize("NFD", spelled)):
        return f"{text[:-1]}å"
    cased = (
        "M" if as_spelled == "M" else letter
        for as_spelled, letter in zip(spelled[-len(unit) :], unit, strict=False)
    )
    return text[: -len(unit)] + "".join(cased)


def _ideograph(character: str) -> bool:
    return "\u2e80" <= character <= "\u9fff" or "\uac00" <= character <= "\ud7af"


def _inside_word(text: str, at: int) -> str | None:
    """Return what a mark inside a word or number says, None where it parts two."""
    before, behind = text[at - 1], text[at + 1 : at + 2]
    unseen = is_invisible(text[at]) and text[at] != _ZERO_WIDTH_SPACE
    apostrophe = mark_of(text[at]) == "'" and before.isalpha() and behind.isalpha()
    if (unseen and behind.isalnum()) or apostrophe or height_at(text, at):
        return ""  # the last is a caret
    if text[at] not in ".,·٫٬" or not (before.isdigit() and behind.isdigit()):
        return None
    if text[at] in ",٬":
        return "" if groups_thousands(text, at) else ","
    return "."
