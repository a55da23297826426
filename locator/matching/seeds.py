"""Finds the stretches that a quote and a document share, longest possible."""

from collections.abc import Sequence

from locator.comparable.scripts import is_dense
from locator.matching.block import Block

_SEED = 8
_SEED_WITHOUT_SPACES = 4  # scripts in which one character says as much as a word
_SHORT = 3  # seeds
_FEW_HITS = 12
_MOST_HITS = 60
_MOST_BLOCKS = 250


def occurrences(quote: str, source: str, limit: int) -> list[int]:
    """Return up to `limit` offsets in `source` at which `quote` stands exactly."""
    found: list[int] = []
    at = source.find(quote)
    while at >= 0 and len(found) < limit:
        found.append(at)
        at = source.find(quote, at + 1)
    return found


def seed_length(quote: str) -> int:
    """Return how many characters of `quote` must agree before a place is looked at."""
    dense = sum(is_dense(character) for character in quote)
    return _SEED_WITHOUT_SPACES if 2 * dense > len(quote) else _SEED


def shared_blocks(quote: str, source: str) -> list[Block]:
    """Return the maximal equal stretches of two skeletons, in quote order.

    Every stretch of at least one and a half seed lengths is found, unless all that
    stands in it stands in many places. Such seeds count only if there are no others;
    then their first places are looked at. A short quote of which nothing is found that
    way is looked for by shorter ones.
    """
    seed = min(seed_length(quote), len(quote))
    if not seed:
        return []
    blocks = _found_by(seed, quote, source)
    if not blocks and seed < len(quote) <= _SHORT * seed:
        blocks = _found_by(seed * 5 // 8, quote, source)
    if len(blocks) > _MOST_BLOCKS:
        blocks = sorted(blocks, key=lambda block: -block.length)[:_MOST_BLOCKS]
    return sorted(blocks, key=lambda block: (block.quote, block.source))


def _found_by(seed: int, quote: str, source: str) -> list[Block]:
    last = max(0, len(quote) - seed)
    starts = [*range(0, last, max(1, seed // 2)), last]
    return _grown_from(starts, seed, quote, source, _FEW_HITS) or _grown_from(
        starts, seed, quote, source, _MOST_HITS
    )


def _grown_from(
    starts: Sequence[int], seed: int, quote: str, source: str, most: int
) -> list[Block]:
    """Return the stretches around the seeds that have at most `most` places."""
    blocks: list[Block] = []
    done: dict[int, int] = {}
    for start in starts:
        places = occurrences(quote[start : start + seed], source, most + 1)
        if len(places) > most and most < _MOST_HITS:
            continue
        for at in places:
            if done.get(at - start, 0) < start + seed:
                block = _grown(quote, source, start, at, seed)
                done[at - start] = block.quote_end
                blocks.append(block)
    return blocks


def _grown(quote: str, source: str, start: int, at: int, seed: int) -> Block:
    head = 0
    most = min(start, at)
    while head < most and quote[start - head - 1] == source[at - head - 1]:
        head += 1
    end, behind = start + seed, at + seed
    most = min(len(quote) - end, len(source) - behind)
    tail = 0
    while tail < most and quote[end + tail] == source[behind + tail]:
        tail += 1
    return Block(start - head, at - head, head + seed + tail)
