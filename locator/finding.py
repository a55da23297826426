"""Finds a text on one page as the find bar does: as typed, however it is set.

Page and needle are compared in a spelling that line ends, hyphens at them, ligatures,
and the kind of a dash or quotation mark do not change. Punctuation counts, unlike in
the skeleton: who types a comma looks for one.
"""

import re
import unicodedata
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from locator.comparable.fold import fold
from locator.comparable.punctuation import DASHES, LINE_HYPHENS, is_invisible, mark_of
from locator.comparable.symbol_font import symbol
from locator.span import Span

# Noncharacters, which no text has, for the end of a line that may say nothing:
_HYPHEN = "\ufdd0"  # behind a hyphen: "re-|used" may be reused or re-used
_BREAK = "\ufdd1"  # between ideographs, or behind a dash or slash: a space or nothing
_ANY_BREAK = f"[{_HYPHEN}{_BREAK}]?"
_HYPHENATED = re.compile(rf"[^\W\d_][{LINE_HYPHENS}]$")
_BREAKABLE_BEHIND = DASHES | frozenset("/⁄∕")
_WRITTEN = {
    "-": f"[-{_HYPHEN}]",
    " ": f"[ {_BREAK}]",
    _HYPHEN: f"[-{_HYPHEN}]?",
    _BREAK: f"[ {_BREAK}]?",
}
_COPIED_HYPHEN = f"(?:- |{_HYPHEN}|-{_BREAK})"  # "re- used", copied from two lines
_IDEOGRAPHS = re.compile("[\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_FIRST_BRAHMIC, _LAST_BRAHMIC = "\u0900", "\u1aaf"  # where marks are letters


@dataclass(frozen=True, slots=True)
class _Comparable:
    """A text as it is compared, with the offset that each character came from."""

    text: str
    offsets: "array[int]"


def find_on_page(
    text: str,
    needle: str,
    *,
    whole_words: bool = False,
    match_case: bool = False,
    match_accents: bool = False,
) -> tuple[tuple[Span, ...], ...]:
    """Return the places at which `needle` stands, in the order of the text.

    A place is one span of `text`, or several: one for every line that it runs over.
    Places do not overlap, and line breaks belong to none.
    """
    spell = partial(_spelled, match_case=match_case, match_accents=match_accents)
    wanted = _comparable(needle, spell).text
    if not wanted.strip(" " + _BREAK):
        return ()
    page = _comparable(text, spell)
    places: list[tuple[Span, ...]] = []
    for found in re.finditer(_ANY_BREAK.join(_written(wanted)), page.text):
        if _ends_well(page.text, found, whole_words=whole_words):
            place = tuple(_spans(text, page.offsets[found.start() : found.end()]))
            if place not in places[-1:]:  # both halves of one ligature
                places.append(place)
    return tuple(places)


def _written(wanted: str) -> Iterator[str]:
    """Yield what matches each character of a comparable needle on a page."""
    for part in re.findall("- |.", wanted, re.DOTALL):
        yield _COPIED_HYPHEN if part == "- " else _WRITTEN.get(part, re.escape(part))


def _ends_well(text: str, found: "re.Match[str]", *, whole_words: bool) -> bool:
    """Tell whether a match ends with whole letters and, if wanted, whole words."""
    start, end = found.span()
    behind = text[end : end + 1]
    if behind and unicodedata.combining(behind):
        return False  # where accents count, "e" is not the first half of "é"
    inside = _is_one_word(text[start - 1 : start], text[start]) or _is_one_word(
        text[end - 1], behind
    )
    return not (whole_words and inside)


def _is_one_word(left: str, right: str) -> bool:
    return all(
        (each.isalnum() and not _IDEOGRAPHS.match(each)) or each in ("_", _HYPHEN)
        for each in (left, right)
    )


def _spans(text: str, offsets: Iterable[int]) -> Sequence[Span]:
    """Return the runs of `offsets`, cut where a line ends."""
    spans: list[Span] = []
    for offset in offsets:
        if text[offset] == "\n":
            continue
        if spans and "\n" not in text[spans[-1].end : offset]:
            last = spans.pop()
            spans.append(Span(last.start, max(last.end, offset + 1)))
        else:
            spans.append(Span(offset, offset + 1))
    return spans


def _comparable(text: str, spell: Callable[[str], str]) -> _Comparable:
    parts: list[str] = []
    offsets = array("I")
    at = 0
    while at < len(text):
        origin = at
        if text[at].isspace():
            end = _end_of_space(text, at)
            spelled = _space(text, at, end)
            origin = max(at, text.find("\n", at, end))
            if spelled == _HYPHEN:
                origin = at - 1
                if parts[-1:] == ["-"] and offsets[-1] == origin:
                    del parts[-1], offsets[-1]
            at = end
        else:
            spelled = spell(text[at])
            at += 1
        if spelled:
            parts.append(spelled)
            offsets.extend([origin] * len(spelled))
    return _Comparable("".join(parts), offsets)


def _end_of_space(text: str, at: int) -> int:
    while at < len(text) and text[at].isspace():
        at += 1
    return at


def _space(text: str, start: int, end: int) -> str:
    """Return how white space between two offsets is compared."""
    if "\n" not in text[start:end]:
        return " "
    before, behind = text[max(0, start - 2) : start], text[end : end + 1]
    if _HYPHENATED.match(before) and behind.isalpha():
        return _HYPHEN
    ideographs = _IDEOGRAPHS.match(before[-1:]) and _IDEOGRAPHS.match(behind)
    return _BREAK if ideographs or before[-1:] in _BREAKABLE_BEHIND else " "


@cache
def _spelled(character: str, *, match_case: bool, match_accents: bool) -> str:
    """Return how one character is compared; nothing if it does not count."""
    character = symbol(character)
    if is_invisible(character) or character in (_HYPHEN, _BREAK):
        return ""
    mark = "..." if character == "…" else mark_of(character)
    if mark != character:
        return mark
    parts = _parts(character, match_accents=match_accents)
    if parts != character:
        spell = partial(_spelled, match_case=match_case, match_accents=match_accents)
        return "".join(map(spell, parts))
    return _letter(character, match_case=match_case, match_accents=match_accents)


def _parts(character: str, *, match_accents: bool) -> str:
    """Return what a character is composed of: the letters of a ligature, an accent."""
    if _is_accent(character):
        return character  # its parts would be a space and itself
    if match_accents and character < _FIRST_BRAHMIC:
        return unicodedata.normalize("NFKD", character)
    return unicodedata.normalize("NFKC", character)


def _letter(character: str, *, match_case: bool, match_accents: bool) -> str:
    """Return how a character is compared that is no mark and has no parts."""
    if match_accents:
        return character if match_case else character.casefold()
    folded = fold(character)
    if not folded:
        return "" if _is_accent(character) else character
    return folded.upper() if match_case and character.isupper() else folded


def _is_accent(character: str) -> bool:
    if character.isascii() or _FIRST_BRAHMIC <= character <= _LAST_BRAHMIC:
        return False
    return unicodedata.category(character) in ("Mn", "Me", "Sk", "Lm")
