"""Builds the passage of a document that a chain of shared stretches points at."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from locator.joined import JoinedText
from locator.matching.block import Block
from locator.matching.chain import Chain
from locator.matching.elisions import around_ellipsis
from locator.matching.joints import jump_shift, leaves_word, opens_word
from locator.matching.tails import hyphenated, tail_before, tail_behind
from locator.matching.wanted import Wanted
from locator.span import Span

_WIDEST_GAP = 45


@dataclass(frozen=True, slots=True)
class Passage:
    """The glyphs that a quote stands on.

    Attributes:
        runs: Offsets in the document, in quote order.
        elided: What lies between runs where the quote has an ellipsis.
        torn: What lies between runs where nothing but the quote leaves words out;
            empty where the source's order is another one.
    """

    runs: tuple[Span, ...]
    elided: tuple[Span, ...]
    torn: tuple[Span, ...]


def passage_at(chain: Chain, wanted: Wanted, source: JoinedText) -> Passage:
    """Return the passage that `wanted` stands on.

    Between two shared stretches the glyphs belong to the passage unless the text
    jumps there (over a page break, a float, a note) or the quote left much out.
    """
    return _Builder(wanted, source).build(chain.blocks)


@dataclass(frozen=True, slots=True)
class _Parting:
    """Where one run stops and the next begins, and the few words set apart between."""

    stop: int
    between: tuple[Span, ...]
    begin: int


class _Builder:
    def __init__(self, wanted: Wanted, source: JoinedText) -> None:
        self._wanted = wanted
        self._source = source
        self._elided: list[Span] = []
        self._torn: list[Span] = []

    def build(self, chain: Sequence[Block]) -> Passage:
        """Return the passage of a chain."""
        blocks = self._settled(chain)
        blocks[0] = opens_word(blocks[0], self._wanted)
        blocks[-1] = leaves_word(blocks[-1], self._wanted, self._source)
        before = self._quoted(0, blocks[0].quote)
        head = tail_before(self._source, self._start(blocks[0]), before, jump=True)
        behind = self._quoted(blocks[-1].quote_end, len(self._wanted.skeleton))
        tail = tail_behind(self._source, self._end(blocks[-1]), behind, jump=True)
        runs = list(head.runs)
        start = head.offset
        for this, then in pairwise(blocks):
            if not self._runs_on(this, then):
                parting = self._parted(this, then)
                runs.append(Span(min(start, parting.stop), parting.stop))
                runs.extend(parting.between)
                start = parting.begin
        runs.append(Span(start, max(start, tail.offset)))
        return Passage((*runs, *tail.runs), tuple(self._elided), tuple(self._torn))

    def _start(self, block: Block) -> int:
        return self._source.offset(block.source)

    def _end(self, block: Block) -> int:
        return self._source.offset(block.source_end - 1) + 1

    def _quoted(self, start: int, end: int) -> str:
        return self._wanted.gap(start, end).of(self._wanted.text)

    def _settled(self, chain: Sequence[Block]) -> list[Block]:
        """Return the blocks, joints moved to line ends where letters leave a choice."""
        blocks = list(chain)
        for at in range(1, len(blocks)):
            shift = jump_shift(blocks[at - 1], blocks[at], self._source)
            if shift:
                blocks[at - 1] = blocks[at - 1].without_tail(shift)
                blocks[at] = blocks[at].with_head(shift)
        return blocks

    def _runs_on(self, this: Block, then: Block) -> bool:
        """Tell whether what lies between two stretches belongs to the passage."""
        left_out = then.source - this.source_end
        missing = then.quote - this.quote_end
        if left_out < 0:
            return False
        if self._is_elision(this, then):
            return left_out == 0
        if left_out > missing and jump_shift(this, then, self._source) is not None:
            return False
        return left_out <= 3 * missing + _WIDEST_GAP

    def _is_elision(self, this: Block, then: Block) -> bool:
        return this.parted_from(then, self._wanted.elisions)

    def _parted(self, this: Block, then: Block) -> "_Parting":
        """Return where the run before a jump ends and the one behind it begins."""
        quote = self._quoted(this.quote_end, then.quote)
        before, rest = quote, ""
        elision = self._is_elision(this, then)
        if elision:
            before, rest = around_ellipsis(quote)
        tail = tail_behind(self._source, self._end(this), before, jump=elision)
        rest = rest or before[tail.used :]
        head = tail_before(self._source, self._start(then), rest, jump=elision)
        between = (*tail.runs, *head.runs)
        stop = tail.runs[-1].end if tail.runs else tail.offset
        begin = head.runs[0].start if head.runs else head.offset
        left_out = Span(stop, max(stop, begin))
        if elision and then.source >= this.source_end:
            self._elided.append(left_out)
        elif jump_shift(this, then, self._source) is None:
            self._torn.append(left_out)
        return _Parting(hyphenated(self._source, tail.offset), between, head.offset)
