"""Finds the ellipses of a quote, and looks at what an ellipsis hides."""

import re
from typing import TYPE_CHECKING

from locator.comparable.meaning import tokens_of
from locator.matching.vocabulary import HEDGES, NEGATIONS
from locator.span import Span

if TYPE_CHECKING:
    from array import array

_ELLIPSIS = re.compile(
    r"[\[(]\s?(?:…|\.\s?\.\s?\.(?:\s?\.)?|⋯)\s?[\])]|…+|⋯|\.\s?\.\s?\.(?:\s?\.)?"
)
_SENTENCE_END = re.compile(r"[.!?]['\"’”)\]]*\s+(?=[^a-z\s])|[。！？]")
_FEWEST_WORDS = 3


def elisions_of(text: str, skeleton_offsets: "array[int]") -> tuple[int, ...]:
    """Return the skeleton offsets at which `text` marks something as left out.

    A mark counts only if three words or more stand between it and the next one:
    shorter pieces stand anywhere.
    """
    found = [Span(*each.span()) for each in _ELLIPSIS.finditer(text)]
    ends = [0, *(mark.end for mark in found)]
    starts = [*(mark.start for mark in found), len(text)]
    long_enough = [
        len(tokens_of(text[start:end])) >= _FEWEST_WORDS
        for start, end in zip(ends, starts, strict=True)
    ]
    return tuple(
        sum(1 for offset in skeleton_offsets if offset < mark.start)
        for mark, before, behind in zip(
            found, long_enough, long_enough[1:], strict=False
        )
        if before and behind
    )


def hides_meaning(text: str) -> bool:
    """Tell whether what an ellipsis leaves out changes the sentences around it.

    A negation, a hedge or a comparator does, if it stands in the same sentence as
    kept words; whole sentences that are left out do not count.
    """
    ends = list(_SENTENCE_END.finditer(text))
    if ends:
        text = f"{text[: ends[0].start()]} {text[ends[-1].end() :]}"
    return any(
        token.text in NEGATIONS or token.text in HEDGES for token in tokens_of(text)
    )
