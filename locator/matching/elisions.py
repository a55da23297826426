"""Finds the ellipses of a quote, and looks at what an ellipsis hides."""

import re
from bisect import bisect_left
from typing import TYPE_CHECKING

from locator.comparable.tokens import tokens_of
from locator.comparable.vocabulary import HEDGES, NEGATIONS
from locator.span import Span

if TYPE_CHECKING:
    from array import array

_ELLIPSIS = re.compile(
    r"[\[(]\s?(?:…|\.\s?\.\s?\.(?:\s?\.)?|⋯)\s?[\])]|…+|⋯|\.\s?\.\s?\.(?:\s?\.)?"
)
_SENTENCE_END = re.compile(
    r"(?<!\bal)(?<!\bFig)(?<!\bFigs)(?<!\bNo)(?<!\bDr)(?<!\bvs)(?<!\bcf)(?<!\bapprox)"
    r"(?<!\be\.g)(?<!\bi\.e)(?<!\bEq)(?<!\bRef)(?<!\bca)(?<!\bSt)(?<!\b[A-Z])"
    r"[.!?]['\"’”)\]]*\s+(?=[^a-z\s])|[。！？]"
)
CONTEXT = 20  # characters of the kept words that show whose sentence is cut
_WEIGHTY = NEGATIONS | HEDGES
_FEWEST_WORDS = 3


def elisions_of(text: str, skeleton_offsets: "array[int]") -> tuple[int, ...]:
    """Return the skeleton offsets at which `text` marks something as left out.

    A mark counts only if three words or more stand between it and the next one:
    shorter pieces stand anywhere.
    """
    found = [Span(*each.span()) for each in _ELLIPSIS.finditer(text)]
    if not found:
        return ()
    ends = [0, *(mark.end for mark in found)]
    starts = [*(mark.start for mark in found), len(text)]
    long_enough = [
        len(tokens_of(text[start:end])) >= _FEWEST_WORDS
        for start, end in zip(ends, starts, strict=True)
    ]
    return tuple(
        bisect_left(skeleton_offsets, mark.start)
        for mark, before, behind in zip(
            found, long_enough, long_enough[1:], strict=False
        )
        if before and behind
    )


def around_ellipsis(text: str) -> tuple[str, str]:
    """Return what stands before and behind the first ellipsis in `text`."""
    found = _ELLIPSIS.search(text)
    return (text[: found.start()], text[found.end() :]) if found else (text, "")


def hidden_meaning(before: str, text: str, behind: str) -> str:
    """Return what an ellipsis leaves out of the sentences around it, if it matters.

    A negation, a hedge or a comparator matters, if it stands in the same sentence as
    kept words; whole sentences that are left out do not.

    Args:
        before: The last `CONTEXT` of the kept words before.
        text: What is left out.
        behind: The first `CONTEXT` of the kept words behind.
    """
    whole = f"{before} {text} {behind}"
    inside = Span(len(before), len(before) + len(text) + 2)
    ends = [
        end
        for end in _SENTENCE_END.finditer(whole)
        if inside.start <= end.end() and end.start() < inside.end
    ]
    if ends:
        kept = Span(inside.start, max(inside.start, ends[0].start()))
        rest = Span(min(ends[-1].end(), inside.end), inside.end)
        parts = [kept.of(whole), rest.of(whole)]
    else:
        parts = [text]
    hidden = " … ".join(filter(None, map(str.strip, parts)))
    return hidden if words_of_weight(hidden) else ""


def words_of_weight(text: str) -> list[str]:
    """Return the negations, hedges and comparators in `text`."""
    return [
        token.text
        for token in tokens_of(text)
        if token.text in _WEIGHTY and token.span.of(text) != "May"  # the month
    ]
