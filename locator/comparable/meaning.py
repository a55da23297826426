"""Whether two texts say the same, whatever their typography.

Two texts with the same tokens, put together, say the same. Spaces, case, accents,
quotation marks, hyphens, ligatures, thousands separators and the kind of a dash are
typography; a digit, a decimal point, a minus sign or a comparator is not.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, product

from locator.comparable.heights import POWER, contradict, without_heights
from locator.comparable.signs import DASH, MINUS, RANGE
from locator.comparable.tokens import BROKEN, THIN, Token
from locator.comparable.vocabulary import FORMULA_WORDS, NEGATIONS

_SPACED_THOUSANDS = re.compile(r"(?<=\d) (?=\d{3}(?:\D|$))")
_PARTED = NEGATIONS - FORMULA_WORDS
_CELSIUS = ("°c", "oc")  # many papers raise a small o for the sign
_LONGEST_WORD = 24  # longer ones are mostly words without the spaces between them


def joined(tokens: Sequence[Token]) -> str:
    """Return what `tokens` say, without regard to where words were separated.

    Only between two numbers a space counts: "1 5" is not 15, but "15 000" is 15000.
    A dash that need not be a sign says nothing, nor does an index that it is one.
    """
    parts: list[str] = []
    tokens = [token for token in tokens if token.text != DASH]
    for before, token in zip((None, *tokens), tokens, strict=False):
        if before and before.text[-1].isdigit() and token.text[0].isdigit():
            parts.append(", " if token.parted == THIN else token.parted)
        parts.append(token.text)
    return _SPACED_THOUSANDS.sub("", without_heights("".join(parts)))


def same_meaning(quote: Sequence[Token], source: Sequence[Token]) -> bool:
    """Tell whether a quote and its source say the same.

    A comma between digits may be a decimal comma or separate the items of a list:
    "0,5" is 0.5 and "1,2" is "1, 2"; "70. 51" may be a number. A dash
    behind a number is a range. A quote that does not raise an exponent (106, 10 6) is
    as good as its source; one that does is not as good as a plain 106, and an index
    is no power. A dash is a minus if the other side has one there.
    """
    return any(
        _same_said(left, right)
        for left, right in product(_readings(quote), _readings(source))
    )


def _readings(tokens: Sequence[Token]) -> list[Sequence[Token]]:
    """Return the ways to read tokens.

    Dashes are signs or not, a number is a list, an exponent comes before an index, a
    thin space parts a number or two.
    """
    ways = [tokens]
    if any(token.parted == THIN for token in tokens):
        ways.append([_tight(token) for token in tokens])
    if any(token.turned for token in tokens):
        ways.extend([[_turned(token) for token in way] for way in ways])
    if any(token.text == DASH for token in tokens):
        ways.extend([[_signed(token) for token in way] for way in ways])
    if any(token.as_list for token in tokens):
        ways.extend([[_listed(token) for token in way] for way in ways])
    return ways


def _signed(token: Token) -> Token:
    return replace(token, text=MINUS) if token.text == DASH else token


def _tight(token: Token) -> Token:
    return replace(token, parted="") if token.parted == THIN else token


def _turned(token: Token) -> Token:
    return replace(token, text=token.turned) if token.turned else token


def _listed(token: Token) -> Token:
    return replace(token, text=token.as_list) if token.as_list else token


def _same_said(quote: Sequence[Token], source: Sequence[Token]) -> bool:
    if contradict([each.text for each in quote], [each.text for each in source]):
        return False
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

    Where a line ends "with-out" is one word, and "not-able" may be two. Where whole
    sentences come without spaces nothing can be counted. "NO 2" is no more than "NO2".
    """
    letters = [len(token.text) for token in tokens]
    if 2 * sum(count for count in letters if count > _LONGEST_WORD) > sum(letters):
        return range(len(tokens) + sum(letters))
    before_number = sum(
        each.text in _PARTED and then.text[0].isdigit()
        for each, then in pairwise(tokens)
    )
    least = most = sum(each.text in _PARTED for each in tokens) - before_number
    for before, token in pairwise(tokens):
        if token.parted == BROKEN:
            whole = before.text + token.text in _PARTED
            parts = (before.text in _PARTED) + (token.text in _PARTED)
            least += min(0, whole - parts)
            most += max(0, whole - parts)
    return range(least, most + 1)
