"""Chains shared stretches in the order of the quote; a jump in the source costs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log2

from locator.matching.block import Block

_FARTHEST = 14_000  # skeleton characters between two pieces: about four dense pages
_FARTHEST_ELISION = 11_000  # what two dense pages hold
_BACKWARD = 6_000
_FREE_EXCESS = 60
_OPEN_GAP = 1.0
_OPEN_JUMP = 2.0
_BACK = 7.0
_TEAR = 16.0
_ELISION = 4.0
_SHORTEST = 3


@dataclass(frozen=True, slots=True)
class Chain:
    """Stretches in quote order that together cover a quote best, and how well."""

    blocks: tuple[Block, ...]
    score: float


@dataclass(frozen=True, slots=True)
class Prices:
    """What a chain is told about the two texts.

    Attributes:
        jumps: Tells whether the text jumps between two stretches, from the end of one
            line to the beginning of another.
        elisions: Offsets in the quote's skeleton at which the quote itself says
            that something was left out; going on behind costs little.
    """

    jumps: Callable[[Block, Block], bool]
    elisions: Sequence[int] = ()


def best_chain(blocks: Sequence[Block], prices: Prices) -> Chain | None:
    """Return the chain with the highest score: characters covered less jump costs.

    Args:
        blocks: Shared stretches in quote order.
        prices: What is known about the two texts.
    """
    if not blocks:
        return None
    scores = [float(block.length) for block in blocks]
    earlier = [-1] * len(blocks)
    for this, block in enumerate(blocks):
        for that in range(this):
            if scores[that] + block.length <= scores[this]:
                continue
            step = _step(blocks[that], block, prices.elisions)
            if step is None:
                continue
            score = scores[that] + block.length - step.price
            if score > scores[this] and step.jumps:
                # Looking at lines is dear: only where it may decide.
                score -= 0.0 if prices.jumps(blocks[that], step.then) else _TEAR
            if score > scores[this]:
                scores[this], earlier[this] = score, that
    return _traced(blocks, scores, earlier)


@dataclass(frozen=True, slots=True)
class _Step:
    """Going on with `then`: what it costs, and whether the text should jump there."""

    then: Block
    price: float
    jumps: bool = False


def _step(this: Block, then: Block, elisions: Sequence[int]) -> _Step | None:
    """Return how a chain goes on with `then`, None where that makes no sense."""
    overlap = max(0, this.quote_end - then.quote)
    if then.length - overlap < _SHORTEST or then.quote <= this.quote:
        return None
    then = then.without_head(overlap)
    left_out = then.source - this.source_end
    # Out of reach, or the same characters would be used twice.
    if (
        not -_BACKWARD <= left_out <= _FARTHEST
        or left_out < 0 < then.source_end - this.source
    ):
        return None
    marked = this.parted_from(then, elisions)
    if left_out < 0:
        back = _ELISION if marked else log2(-left_out)
        return _Step(then, overlap + _BACK + back, jumps=not marked)
    if marked:
        # Of two places where the quote may go on, the nearer one is meant.
        price = overlap + _ELISION + log2(left_out + 1) / 2
        return _Step(then, price + (_TEAR if left_out > _FARTHEST_ELISION else 0.0))
    return _forward(this, then, overlap)


def _forward(this: Block, then: Block, overlap: int) -> _Step:
    left_out = then.source - this.source_end
    missing = then.quote - this.quote_end
    price = overlap + _OPEN_GAP + min(missing, left_out) / 4
    excess = abs(left_out - missing)
    if excess:
        price += log2(excess) / 2
    if excess <= _FREE_EXCESS:
        return _Step(then, price)
    return _Step(then, price + _OPEN_JUMP + log2(excess) / 2, jumps=True)


def _traced(
    blocks: Sequence[Block], scores: Sequence[float], earlier: Sequence[int]
) -> Chain:
    at = max(range(len(blocks)), key=lambda index: scores[index])
    score = scores[at]
    chain = [blocks[at]]
    while (at := earlier[at]) >= 0:
        overlap = max(0, blocks[at].quote_end - chain[-1].quote)
        chain[-1] = chain[-1].without_head(overlap)
        chain.append(blocks[at])
    return Chain(tuple(reversed(chain)), score)
