"""Locates one quote in a document; read it from top to bottom."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from locator.joined import JoinedText
from locator.markup.readings import readings
from locator.matching.block import Block
from locator.matching.candidate import Candidate, candidate_at
from locator.matching.chain import Chain, Prices, best_chain
from locator.matching.confidence import LEAST_CONFIDENCE, confidence_in
from locator.matching.few_words import numbered_places
from locator.matching.grounds import Grounds, grounds_of
from locator.matching.joints import jump_shift
from locator.matching.markers import source_markers, without_citations
from locator.matching.rank import Hints, likeliest, ranked
from locator.matching.same_place import without_doubles
from locator.matching.seeds import occurrences, shared_blocks
from locator.matching.short_pieces import (
    stands_apart,
    tightest,
    with_short_pieces,
)
from locator.matching.wanted import Wanted, wanted_of
from locator.span import Span
from locator.status import Status

_MOST_PLACES = 500
_MOST_COMPARED = 100  # a quote that stands in more is told apart by a hint, or not
_MOST_CHAINS = 6
_NEARLY = 0.9
_SHORT_END = 16  # characters
_END = 24  # characters that hardly stand in two places by chance
_TWO_ENDS = 2 * _END
_SURELY_WORDS = 25  # characters: a match this long is no part of another word


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about a quote.

    Attributes:
        status: The machine's word.
        candidates: Where it stands; the current place first.
        closest: Where it stands nowhere: the words that come closest, which are no
            match; empty if none come near.
        refused: Where it stands nowhere: the best of the places that were looked at.
        grounds: What speaks against the current place, or against the refused one;
            None where there was nothing to look at.
    """

    status: Status
    candidates: tuple[Candidate, ...] = ()
    closest: str = ""
    refused: Candidate | None = None
    grounds: Grounds | None = None

    @property
    def confidence(self) -> float:
        """Return the probability that the current, or the refused, place is right.

        Of several places that nothing tells apart one is the right one.
        """
        if self.grounds is None:
            return 0.0
        return confidence_in(self.grounds) * self.share

    @property
    def share(self) -> float:
        """Return what falls to the current place where several are equally good."""
        ambiguous = self.status is Status.AMBIGUOUS
        return 1 / len(self.candidates) if ambiguous else 1.0


def locate(quote: str, source: JoinedText, hints: Hints) -> Finding:
    """Return where `quote` stands in `source` and how it differs.

    Args:
        quote: The quote's words: plain text, Markdown, or with LaTeX.
        source: The text of the document.
        hints: Where the quote should stand.
    """
    texts = readings(quote)
    best, rest = _best_reading(texts, source, hints)
    bare = [less for text in texts if (less := without_citations(text)) != text]
    if bare and all(each.differences or _is_plain(each, source) for each in best):
        # Few words with a citation between them have no stretch to be found by, and
        # may stand in more places than the first.
        found, _ = _best_reading(bare, source, hints)
        plain = [each for each in found if _is_plain(each, source)]
        if plain and (not best or best[0].differences or len(plain) > len(best)):
            best = plain
    if not best:
        refused = max(rest, key=lambda each: each.coverage, default=None)
        return _nowhere(refused, rest)
    return _finding(without_doubles(best, source), rest, source, hints)


def _best_reading(
    texts: Sequence[str], source: JoinedText, hints: Hints
) -> tuple[list[Candidate], list[Candidate]]:
    """Return the places of the reading that fits best, and all that were compared."""
    best: list[Candidate] = []
    rest: list[Candidate] = []
    for text in texts:
        compared = _compared(wanted_of(text), source, hints)
        found = _equally_good(compared)
        if found and (not best or _worth(found[0]) > _worth(best[0])):
            best = found
        rest += compared
    return best, rest


def _nowhere(refused: Candidate | None, compared: Sequence[Candidate]) -> Finding:
    """Return that none of the places is good enough, not even the best of them."""
    return Finding(
        Status.NOT_FOUND,
        closest=_closest(compared),
        refused=refused,
        grounds=grounds_of(refused, compared) if refused else None,
    )


def _is_plain(candidate: Candidate, source: JoinedText) -> bool:
    """Tell whether a place says the same, and has no citation that might be another."""
    whole = Span(candidate.runs[0].start, candidate.runs[-1].end)
    return not candidate.differences and not source_markers(source, whole)


def _worth(candidate: Candidate) -> tuple[bool, float]:
    return not candidate.differences, candidate.coverage


def _rank(candidate: Candidate) -> tuple[int, float]:
    return len(candidate.differences), -candidate.coverage


def _compared(wanted: Wanted, source: JoinedText, hints: Hints) -> list[Candidate]:
    """Return the places at which `wanted` may stand, in reading order."""
    if not wanted.skeleton.text:
        return []
    chains = _exact(wanted, source, hints)
    if chains:
        exact = [candidate_at(chain, wanted, source) for chain in chains]
        return [*exact, *_interrupted(chains, wanted, source)]
    numbered = [
        candidate_at(chain, wanted, source)
        for chain in numbered_places(wanted, source.skeleton)
    ]
    numbered = [each for each in numbered if not each.differences]
    if numbered:
        return numbered
    return [_best_of(chain, wanted, source) for chain in _chains(wanted, source)]


def _interrupted(
    exact: Sequence[Chain], wanted: Wanted, source: JoinedText
) -> list[Candidate]:
    """Return the places where `wanted` stands once more, parted by a page's end.

    Looked for only where both its ends stand elsewhere as well.
    """
    text = wanted.skeleton.text
    if len(text) < _TWO_ENDS:
        return []
    known = {chain.blocks[0].source for chain in exact}
    heads = set(occurrences(text[:_END], source.skeleton, _MOST_PLACES)) - known
    behind = len(text) - _END
    tails = {
        at - behind for at in occurrences(text[-_END:], source.skeleton, _MOST_PLACES)
    } - known
    if not heads or not tails:
        return []
    others = (_best_of(chain, wanted, source) for chain in _chains(wanted, source))
    return [
        each
        for each in others
        if not each.differences and len(each.runs) > 1 and not each.elided
    ]


def _equally_good(compared: Sequence[Candidate]) -> list[Candidate]:
    """Return the places that are good enough, and none of them better than another."""
    kept = [candidate for candidate in compared if candidate.good_enough]
    best = min(map(_rank, kept), default=None)
    return tightest([candidate for candidate in kept if _rank(candidate) == best])


def _closest(compared: Sequence[Candidate]) -> str:
    near = [each for each in compared if each.comes_near]
    return max(near, key=lambda each: each.coverage).text if near else ""


def _exact(wanted: Wanted, source: JoinedText, hints: Hints) -> list[Chain]:
    """Return the places at which every letter of the quote stands, not too many."""
    text = wanted.skeleton.text
    places = [
        Span(at, at + len(text))
        for at in occurrences(text, source.skeleton, _MOST_PLACES)
        if _cut_at_words(wanted, source, at)
    ]
    glyphs = {
        Span(source.offset(place.start), source.offset(place.end - 1) + 1): place
        for place in places
    }
    return [
        Chain((Block(0, glyphs[span].start, len(text)),), len(text))
        for span in likeliest(list(glyphs), source, hints, _MOST_COMPARED)
    ]


def _chains(wanted: Wanted, source: JoinedText) -> list[Chain]:
    """Return the best chain, and those elsewhere that are nearly as good."""
    # Every further chain goes through what is left of the same stretches.
    jumps = cache(lambda this, then: jump_shift(this, then, source) is not None)
    prices = Prices(jumps, wanted.elisions)
    found = shared_blocks(wanted.skeleton.text, source.skeleton)
    blocks = [part for block in found for part in block.cut_at(wanted.elisions)]
    chains: list[Chain] = []
    while blocks and len(chains) < _MOST_CHAINS:
        chain = best_chain(blocks, prices)
        if chain is None or (chains and chain.score < _NEARLY * chains[0].score):
            break
        chains.append(chain)
        blocks = [block for block in blocks if not _overlaps(block, chain)]
    return chains


def _overlaps(block: Block, chain: Chain) -> bool:
    first = min(each.source for each in chain.blocks)
    last = max(each.source_end for each in chain.blocks)
    return block.source < last and first < block.source_end


def _best_of(chain: Chain, wanted: Wanted, source: JoinedText) -> Candidate:
    """Return the passage of a chain, a short end of it dropped if that reads better.

    A few letters are found everywhere; the words at the edge are looked for once more,
    right behind the match and behind a jump.
    """
    chain = with_short_pieces(chain, wanted, source)
    best = candidate_at(chain, wanted, source)
    for blocks, dropped in (
        (chain.blocks[:-1], chain.blocks[-1]),
        (chain.blocks[1:], chain.blocks[0]),
    ):
        if best.differences and blocks and dropped.length <= _SHORT_END:
            other = candidate_at(Chain(blocks, chain.score), wanted, source)
            best = min(best, other, key=_rank)
    return best


def _cut_at_words(wanted: Wanted, source: JoinedText, at: int) -> bool:
    """Tell whether a match begins and ends where words of the source do."""
    length = len(wanted.skeleton)
    if length > _SURELY_WORDS:
        return True
    return stands_apart(source, at, length)


def _finding(
    best: Sequence[Candidate],
    compared: Sequence[Candidate],
    source: JoinedText,
    hints: Hints,
) -> Finding:
    ranking = ranked(best, source, hints)
    first = ranking.candidates[0]
    grounds = grounds_of(first, (each for each in compared if each not in best))
    if confidence_in(grounds) < LEAST_CONFIDENCE:
        return _nowhere(first, compared)
    if ranking.equal > 1:
        return Finding(Status.AMBIGUOUS, ranking.candidates, grounds=grounds)
    return Finding(status_of(first), (first,), grounds=grounds)


def status_of(candidate: Candidate) -> Status:
    """Return the machine's word about a quote that stands in one place."""
    if candidate.partial:
        return Status.PARTIAL
    if candidate.differences:
        return Status.ALTERED
    return Status.ELIDED if candidate.elided else Status.VERBATIM
