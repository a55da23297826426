"""Finds a few words between which the page has the numbers of citations or lines."""

import re
from collections.abc import Iterator
from itertools import pairwise

from locator.matching.block import Block
from locator.matching.chain import Chain
from locator.matching.wanted import Wanted

_LONGEST = 40  # letters and digits; longer quotes have stretches to be found by
_MOST_DIGITS = 12
_MOST_PLACES = 20


def numbered_places(wanted: Wanted, skeleton: str) -> list[Chain]:
    """Return the places where the words of a short quote stand with digits between.

    Whether the digits are citations, footnotes or numbers of lines is not known here.

    Args:
        wanted: The quote.
        skeleton: The skeleton of the document.
    """
    text = wanted.skeleton.text
    words = [text[start:end] for start, end in _words(wanted)]
    if len(text) > _LONGEST or len(words) == 1:
        return []
    between = rf"(\d{{0,{_MOST_DIGITS}}}?)"
    pattern = re.compile(between.join(map(re.escape, words)))
    chains: list[Chain] = []
    for found in pattern.finditer(skeleton):
        blocks: list[Block] = []
        at, quoted = found.start(), 0
        for word, gap in zip(words, (*found.groups(), ""), strict=True):
            blocks.append(Block(quoted, at, len(word)))
            at, quoted = at + len(word) + len(gap), quoted + len(word)
        chains.append(Chain(tuple(_joined(blocks)), len(text)))
        if len(chains) == _MOST_PLACES:
            break
    return chains


def _words(wanted: Wanted) -> Iterator[tuple[int, int]]:
    """Yield the skeleton offsets between which each word of the quote stands."""
    offsets = wanted.skeleton.offsets
    cuts = [0]
    cuts.extend(
        at
        for at in range(1, len(offsets))
        if any(map(str.isspace, wanted.text[offsets[at - 1] : offsets[at]]))
    )
    yield from pairwise((*cuts, len(offsets)))


def _joined(blocks: list[Block]) -> Iterator[Block]:
    """Yield the blocks, neighbours without a gap put together."""
    whole = blocks[0]
    for block in blocks[1:]:
        if block.source == whole.source_end:
            whole = Block(whole.quote, whole.source, whole.length + block.length)
        else:
            yield whole
            whole = block
    yield whole
