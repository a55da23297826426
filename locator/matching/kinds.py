"""Says what a difference is about: a number, a negation, a unit, a name, a word."""

import re
from collections.abc import Iterable, Sequence

from locator.comparable.vocabulary import (
    COMPARATORS,
    MODALS,
    NEGATIONS,
    NUMERALS,
    PREFIXED_UNITS,
    SIGNS,
)
from locator.status import Kind

_FEW = 2  # words: more of them are about more than one small word
_DIGIT = re.compile(r"\d")
_UNIT = re.compile(r"[^\d.,^ ]+")
_NUMBER = re.compile(r"[\d.,]")
_AROUND_UNIT = re.compile(r"^[\d.,]+|\^?\d+$")
_CAPITAL = re.compile(r"\b[A-ZÀ-Þ]")


def kind_of(quote: Sequence[str], source: Sequence[str], spelled: str) -> Kind:
    """Return what the difference between two lists of tokens is about.

    Args:
        quote: The quote's tokens; empty if it leaves something out.
        source: The source's tokens; empty if the quote adds something.
        spelled: The words of either side as they are written, for capitals.
    """
    left, right = _only(quote, source), _only(source, quote)
    changed = left + right
    written = re.findall(r"\w+", spelled)
    verbs = [each for each in changed if each != "may" or "May" not in written]
    kinds = (
        (Kind.NEGATION, _count(left, NEGATIONS) != _count(right, NEGATIONS)),
        (Kind.UNIT, _are_units(left, right)),
        (Kind.NUMBER, _are_numbers(left, right)),
        (Kind.SIGN, bool(_count(changed, SIGNS))),
        (Kind.OMISSION, not quote and len(changed) > _FEW),
        (Kind.ADDITION, not source and len(changed) > _FEW),
        (Kind.NAME, any(map(_DIGIT.search, changed))),
        (Kind.COMPARATOR, bool(_count(changed, COMPARATORS))),
        (Kind.MODAL, bool(_count(verbs, MODALS))),
        (Kind.OMISSION, not quote),
        (Kind.ADDITION, not source),
        (Kind.NAME, bool(_CAPITAL.search(spelled))),
    )
    return next((kind for kind, matches in kinds if matches), Kind.WORD)


def _only(these: Sequence[str], those: Sequence[str]) -> list[str]:
    """Return the tokens of `these` that have no counterpart in `those`."""
    rest = list(those)
    kept = []
    for token in these:
        if token in rest:
            rest.remove(token)
        else:
            kept.append(token)
    return kept


def _count(tokens: Iterable[str], words: frozenset[str]) -> int:
    return sum(token.casefold() in words for token in tokens)


def _are_numbers(left: Sequence[str], right: Sequence[str]) -> bool:
    """Tell whether there is a number; X1, CO2 and P53 are names that end in one."""
    both = [*left, *right]
    letters = [_DIGIT.sub("", " ".join(each)) for each in (left, right)]
    return (
        any(map(_NUMBER.match, both))
        or (bool(left and right) and all(each in NUMERALS for each in both))
        or (letters[0] == letters[1] and any(map(_DIGIT.search, both)))
    )


def _are_units(left: Sequence[str], right: Sequence[str]) -> bool:
    """Tell whether two lists of tokens are units, with the same numbers glued on."""
    both = [*left, *right]
    units = [_AROUND_UNIT.sub("", token).casefold() for token in both]
    numbers = [_UNIT.sub("", " ".join(each)).split() for each in (left, right)]
    return (
        bool(left and right)
        and numbers[0] == numbers[1]
        and all(unit in PREFIXED_UNITS for unit in units)
    )
