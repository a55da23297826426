"""Locates one quote in a document; read it from top to bottom."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from locator.comparable.fold import fold
from locator.comparable.skeleton import skeleton_of
from locator.joined import JoinedText
from locator.markup.readings import readings
from locator.matching.block import Block
from locator.matching.candidate import Candidate, candidate_at
from locator.matching.chain import Chain, Prices, best_chain
from locator.matching.elisions import elisions_of
from locator.matching.joints import jump_shift
from locator.matching.seeds import occurrences, shared_blocks
from locator.matching.wanted import Wanted
from locator.quote import Quote
from locator.span import Span
from locator.status import Status

_MOST_PLACES = 200
_MOST_COMPARED = 12
_SURELY_WORDS = 25  # characters: a match this long is no part of another word


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about a quote: the current place first."""

    status: Status
    candidates: tuple[Candidate, ...] = ()


def locate(quote: Quote, source: JoinedText, hinted: Callable[[int], bool]) -> Finding:
    """Return where `quote` stands in `source` and how it differs.

    Args:
        quote: The quote.
        source: The text of the document.
        hinted: Tells whether a page (index from 0) is the one that the quote names.
    """
    best: list[Candidate] = []
    for text in readings(quote.text):
        found = _candidates(_wanted(text), source)
        if found and (not best or _rank(found[0]) < _rank(best[0])):
            best = found
        if best and not best[0].differences:
            break
    return _finding(best, source, hinted)


def _wanted(text: str) -> Wanted:
    skeleton = skeleton_of(text)
    return Wanted(text, skeleton, elisions_of(text, skeleton.offsets))


def _rank(candidate: Candidate) -> tuple[bool, float]:
    return bool(candidate.differences), -candidate.coverage


def _candidates(wanted: Wanted, source: JoinedText) -> list[Candidate]:
    """Return the places at which `wanted` stands equally well, in reading order."""
    text = wanted.skeleton.text
    if not text:
        return []
    places = occurrences(text, source.skeleton, _MOST_PLACES)
    whole = [at for at in places if _cut_at_words(wanted, source, at)]
    chains = [Chain((Block(0, at, len(text)),), len(text)) for at in whole]
    if not chains:
        prices = Prices(
            lambda this, then: jump_shift(this, then, source) is not None,
            wanted.elisions,
        )
        chain = best_chain(shared_blocks(text, source.skeleton), prices)
        chains = [chain] if chain else []
    compared = [
        candidate_at(chain, wanted, source) for chain in chains[:_MOST_COMPARED]
    ]
    kept = [candidate for candidate in compared if candidate.good_enough]
    best = min(map(_rank, kept), default=None)
    return [candidate for candidate in kept if _rank(candidate) == best]


def _cut_at_words(wanted: Wanted, source: JoinedText, at: int) -> bool:
    """Tell whether a match begins and ends where words of the source do."""
    length = len(wanted.skeleton)
    if length > _SURELY_WORDS:
        return True
    first, last = source.offset(at), source.offset(at + length - 1)
    head = source.text(Span(max(0, first - 1), first + 1))
    tail = source.text(Span(last, min(len(source), last + 2)))
    return not (_one_word(head) or _one_word(tail))


def _one_word(pair: str) -> bool:
    """Tell whether two neighbouring characters belong to the same word or number."""
    if len(pair) < len("ab") or not all(map(fold, pair)) or max(pair) >= "\u2e80":
        return False
    return pair[0].isdigit() == pair[1].isdigit()


def _finding(
    candidates: Sequence[Candidate], source: JoinedText, hinted: Callable[[int], bool]
) -> Finding:
    if not candidates:
        return Finding(Status.NOT_FOUND)
    named = [c for c in candidates if hinted(source.page_of(c.runs[0].start))]
    rest = [c for c in candidates if c not in named]
    first = (named or rest)[0]
    if len(named or rest) > 1:
        return Finding(Status.AMBIGUOUS, (*named, *rest))
    return Finding(_status(first), (first,))


def _status(candidate: Candidate) -> Status:
    if candidate.partial:
        return Status.PARTIAL
    if candidate.differences:
        return Status.ALTERED
    return Status.ELIDED if candidate.elided else Status.VERBATIM
