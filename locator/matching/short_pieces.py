"""Finds the pieces of a quote with ellipses that are too short to be found alone.

"of 18 g" stands in many places; between "… " and a piece whose place is known, it is
the nearest one.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from locator.joined import JoinedText
from locator.matching.block import Block
from locator.matching.candidate import Candidate
from locator.matching.chain import Chain
from locator.matching.one_word import one_word
from locator.matching.wanted import Wanted
from locator.span import Span

_FARTHEST = 4_000  # skeleton characters between two pieces


def with_short_pieces(chain: Chain, wanted: Wanted, source: JoinedText) -> Chain:
    """Return `chain` with the nearest place of every piece that it lacks.

    In quote order, between the pieces beside it, letter by letter and cut at words.
    """
    if not wanted.elisions:
        return chain
    blocks = list(chain.blocks)
    for piece in _lacking(blocks, wanted):
        before = [block for block in blocks if block.quote_end <= piece.start]
        behind = [block for block in blocks if block.quote >= piece.end]
        found = _nearest(
            wanted.skeleton.text[piece.start : piece.end],
            before[-1].source_end if before else None,
            behind[0].source if behind else None,
            source,
        )
        if found is not None:
            blocks = [*before, Block(piece.start, found, len(piece)), *behind]
    return Chain(tuple(blocks), chain.score)


def stands_apart(source: JoinedText, start: int, length: int) -> bool:
    """Tell whether a stretch begins and ends where words of the source do.

    Args:
        source: The document.
        start: Offset of its first character in the skeleton.
        length: How many characters it has there.
    """
    first, last = source.offset(start), source.offset(start + length - 1)
    head = source.text(Span(max(0, first - 1), first + 1))
    tail = source.text(Span(last, min(len(source), last + 2)))
    return not (one_word(head) or one_word(tail))


def _lacking(blocks: Sequence[Block], wanted: Wanted) -> Iterator[Span]:
    """Yield the pieces in which no block of the chain lies, as skeleton spans."""
    ends = (0, *wanted.elisions, len(wanted.skeleton))
    for start, end in pairwise(ends):
        if start < end and not any(
            block.quote < end and start < block.quote_end for block in blocks
        ):
            yield Span(start, end)


def _nearest(
    piece: str, after: int | None, until: int | None, source: JoinedText
) -> int | None:
    """Return where `piece` stands nearest to what is known, a skeleton offset.

    Args:
        piece: Its skeleton.
        after: Where the pieces before it end; None if none is known.
        until: Where the pieces behind it begin; None if none is known.
        source: The document.
    """
    text = source.skeleton
    if after is None:
        end = len(text) if until is None else until
        at = text.rfind(piece, max(0, end - _FARTHEST), end)
        while at >= 0 and not stands_apart(source, at, len(piece)):
            at = text.rfind(piece, max(0, end - _FARTHEST), at + len(piece) - 1)
        return at if at >= 0 else None
    end = min(len(text) if until is None else until, after + _FARTHEST)
    at = text.find(piece, after, end)
    while at >= 0 and not stands_apart(source, at, len(piece)):
        at = text.find(piece, at + 1, end)
    return at if at >= 0 else None


def tightest(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return `candidates` without those that leave out more than one beside them.

    Two places that share a piece part at an ellipsis: there the nearer one is meant.
    """
    return [
        candidate
        for candidate in candidates
        if not any(
            other is not candidate
            and set(other.runs) & set(candidate.runs)
            and _left_out(other) < _left_out(candidate)
            for other in candidates
        )
    ]


def _left_out(candidate: Candidate) -> int:
    return sum(map(len, candidate.elided))
