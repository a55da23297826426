"""Decides how far a passage reaches beyond the characters that match exactly."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rapidfuzz.distance import Indel, LCSseq

from locator.comparable.fold import fold
from locator.comparable.punctuation import is_invisible, is_unknown, mark_of
from locator.comparable.tokens import Token

_MISSING = 0.9
_SKIPPED = 0.5
_OPTIONAL = 0.05
_SIMILAR = 0.5
_OTHER = 0.87
_LONGEST = 40
_HOPELESS = 3
_TOO_DEAR = 0.7
_DEAR, _ALIKE = 0.4, 0.3


@dataclass(frozen=True, slots=True)
class Edge:
    """How many tokens of either side belong together at the edge of a passage."""

    quote: int
    source: int


def reach(
    quote: Sequence[Token], source: Sequence[Token], optional: Collection[int] = ()
) -> Edge:
    """Return how much of `source` stands for `quote`, both read away from the match.

    Word by word with the fewest edits; the source may go on behind. Where nothing, or
    only small words, agree over several words the quote stands nowhere near: then only
    what agrees right at the match belongs to it.

    Args:
        quote: The words not matched yet.
        source: The words that stand there.
        optional: Numbers of tokens of `source` that are citation marks.
    """
    if not quote or not source or len(quote) > _LONGEST:
        return Edge(0, 0)
    source = source[: len(quote) + 4 + len(optional)]
    free = [
        _OPTIONAL if number in optional else _SKIPPED for number in range(len(source))
    ]
    row = [0.0]
    for price in free:
        row.append(row[-1] + price)
    for wanted in quote:
        row = _next_row(row, wanted, source, free)
    reached = min(range(len(row)), key=row.__getitem__)
    dear = row[reached] / len(quote)
    alike = _share_alike(quote, source[:reached])
    if len(quote) >= _HOPELESS and (
        dear > _TOO_DEAR or (dear > _DEAR and alike < _ALIKE)
    ):
        return _agreeing(quote, source, optional)
    return Edge(len(quote), reached)


def _agreeing(
    quote: Sequence[Token], source: Sequence[Token], optional: Collection[int]
) -> Edge:
    """Return how many words are the same from the first on, marks passed over."""
    used = reached = 0
    for number, found in enumerate(source):
        if used == len(quote):
            break
        if quote[used].text == found.text:
            used, reached = used + 1, number + 1
        elif number not in optional:
            break
    return Edge(used, reached)


def _share_alike(quote: Sequence[Token], source: Sequence[Token]) -> float:
    """Return how much of the letters of `quote` are in words that `source` has too.

    In their order; "of" and "the" are found anywhere, and are but a few letters.
    """
    ours, theirs = [each.text for each in quote], [each.text for each in source]
    common = sum(
        len(ours[at])
        for block in LCSseq.opcodes(ours, theirs).as_matching_blocks()
        for at in range(block.a, block.a + block.size)
    )
    return common / max(1, sum(map(len, ours)))


def _next_row(
    row: Sequence[float], wanted: Token, source: Sequence[Token], free: Sequence[float]
) -> list[float]:
    """Return the next row of the edit table (Needleman and Wunsch, 1970)."""
    following = [row[0] + _MISSING]
    for column, found in enumerate(source, 1):
        following.append(
            min(
                row[column - 1] + _difference(wanted.text, found.text),
                row[column] + _MISSING,
                following[column - 1] + free[column - 1],
            )
        )
    return following


def _difference(wanted: str, found: str) -> float:
    if wanted == found:
        return 0.0
    similarity = Indel.normalized_similarity(wanted, found)
    return _OTHER * (1 - similarity) + 0.1 if similarity >= _SIMILAR else _OTHER


def _past_brackets(quote: str, at: int, character: str) -> int:
    """Return `at` moved over brackets that the page does without: "√(2)" is √2."""
    while (
        at + 1 < len(quote)
        and quote[at] in "()[]"
        and mark_of(quote[at]) != mark_of(character)
    ):
        at += 1
    return at


@dataclass(frozen=True, slots=True)
class Marks:
    """How many characters of either side are the same punctuation, spaces included."""

    quote: int
    source: int


def same_marks(quote: str, source: str, spaced: str = "»›") -> Marks:
    """Return how far the punctuation of `quote` and `source` is the same.

    Both begin right behind the last matched character. Spaces and glyphs of unknown
    meaning are passed over; the walk ends at the first letter or other mark. Behind a
    space a quotation mark belongs to another word.

    Args:
        quote: The quote's characters.
        source: The characters of the document.
        spaced: Quotation marks of the source that stand apart from their own words.
    """
    reached = used = at = 0
    for position, character in enumerate(source):
        if character.isspace() or is_invisible(character) or is_unknown(character):
            continue
        if fold(character):
            break
        while at < len(quote) and (quote[at].isspace() or is_invisible(quote[at])):
            at += 1
        at = _past_brackets(quote, at, character)
        if at >= len(quote) or mark_of(quote[at]) != mark_of(character):
            break
        parted = source[:position].strip() != source[:position]
        if parted and mark_of(character) == '"' and character not in spaced:
            break
        at += 1
        reached, used = position + 1, at
    return Marks(used, reached)
