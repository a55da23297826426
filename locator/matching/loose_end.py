"""Tells where a quote whose end stands nowhere near leaves its source."""

from collections.abc import Sequence

from locator.matching.differences import Edit
from locator.matching.reading import Reading

LOOSE_WORDS = 3
"""So many words at an end of a quote are more than a slip of the pen."""


def settled(edits: Sequence[Edit], quote: Reading) -> tuple[Edit, ...]:
    """Return `edits`, one that adds words moved to the end of the quote if it can be.

    Of "supply and, in later years, demand and" against "supply and" either "and" may be
    the one that stands there; the first is, and all behind it stands nowhere near.
    """
    match edits:
        case [Edit(source=()) as only]:
            tokens = quote.tokens
            first, end = only.first, only.first + len(only.quote)
            while end < len(tokens) and tokens[first].text == tokens[end].text:
                first, end = first + 1, end + 1
            if end == len(tokens):
                return (Edit(first, tokens[first:end], ()),)
    return tuple(edits)


def not_quoted(
    edits: Sequence[Edit], quote: Reading, source: Reading, *, grown: bool
) -> int:
    """Return how many of the last tokens of `source` the quote has only by chance.

    Where the quote goes on with words that stand nowhere near, its "The" is the first
    of them, and not the "the" in the middle of the source's sentence; and its "A" is
    not the beginning of "accuracy".

    Args:
        edits: Where quote and source differ.
        quote: What the quote reads.
        source: What the passage reads.
        grown: Whether only a part of the passage's last word was found.
    """
    most = len(source.tokens) - 1
    match edits:
        case [Edit(source=(word,)) as only] if (
            grown
            and most > 0
            and word == source.tokens[-1]
            and len(only.quote) >= LOOSE_WORDS
            and _is_at_end(only, quote)
        ):
            return 1
        case [Edit(source=()) as only] if _is_at_end(only, quote):
            count = 0
            while count < min(only.first, most) and _is_recased(
                quote, only.first - 1 - count, source, count
            ):
                count += 1
            return count
    return 0


def _is_at_end(edit: Edit, quote: Reading) -> bool:
    return edit.first + len(edit.quote) == len(quote.tokens) > len(edit.quote)


def _is_recased(quote: Reading, at: int, source: Reading, from_end: int) -> bool:
    """Tell whether a word of the quote has a capital that the source's has not."""
    ours, theirs = quote.tokens[at], source.tokens[-1 - from_end]
    return (
        ours.text == theirs.text
        and ours.span.of(quote.text)[:1].isupper()
        and theirs.span.of(source.text)[:1].islower()
    )
