"""Finds what is read from left to right inside a line that is read from right to left.

Where it stands tells what comes first, as the Unicode bidirectional algorithm (UAX 9)
laid it out: numbers follow Latin words before them (rule W7), brackets around both
stay with the line (N0), and punctuation stands at the word that it belongs to.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import pairwise

from locator.comparable.fold import fold
from locator.comparable.vocabulary import UNITS

_SEPARATOR = re.compile(r"[.,:/+\-−–']")  # inside one number
_OF_THE_RIGHT = re.compile(r"\s+[,;:.!?]\s*")  # these stand at what comes before them
_UNIT_LETTERS = frozenset("mgsl%")  # other letters may be names: "T 5"
_BRACKETS = re.compile(r"[()\[\]{}]")
_PAIR = re.compile(r"[(\[{][^()\[\]{}]*[)\]}]")


def tied(texts: Sequence[str], is_latin: Sequence[bool]) -> Iterator[int]:
    """Yield which pieces between Latin words and numbers are read with them.

    Args:
        texts: Pieces of a line that has no Hebrew or Arabic, from left to right.
        is_latin: Which of them are words or numbers.
    """
    words = [at for at, latin in enumerate(is_latin) if latin]
    for part in _unbracketed(texts, words):
        inside = "".join(texts[at] for at in part)
        has_letters = any(unicodedata.bidirectional(each) == "L" for each in inside)
        for left, right in pairwise(part):
            between = "".join(texts[left + 1 : right])
            whole = has_letters or _SEPARATOR.fullmatch(between)
            if whole and not _right_first(texts[left], between, texts[right]):
                yield from range(left + 1, right)


def _unbracketed(texts: Sequence[str], words: list[int]) -> Iterator[list[int]]:
    """Yield `words`, cut where one bracket of a pair stands between two of them."""
    if not words:
        return
    text = "".join(texts[words[0] : words[-1] + 1])
    previous = ""
    while text != previous:
        previous, text = text, _PAIR.sub("", text)
    part = words[:1]
    for left, right in pairwise(words):
        if _BRACKETS.search(text) and _BRACKETS.search("".join(texts[left:right])):
            yield part
            part = []
        part.append(right)
    yield part


def _right_first(left: str, between: str, right: str) -> bool:
    """Tell whether the right one of two neighbours is read before the left one."""
    if _OF_THE_RIGHT.fullmatch(between):
        return True
    unit = left in _UNIT_LETTERS or (
        len(left) > 1 and "".join(map(fold, left)) in UNITS
    )
    return unit and between.isspace() and right[:1].isdigit()
