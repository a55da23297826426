"""Chooses among places at which a quote stands equally well."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rapidfuzz.distance import Indel

from locator.comparable.skeleton import skeleton_of
from locator.joined import JoinedText
from locator.matching.candidate import Candidate
from locator.span import Span

_CONTEXT = 80
_CLEARLY = 0.25


@dataclass(frozen=True, slots=True)
class Hints:
    """What is known about where a quote should stand.

    Attributes:
        on_page: Tells whether a page (index from 0) is the one that is named.
        prefix: Words that stand before the quote.
        suffix: Words that stand behind it.
    """

    on_page: Callable[[int], bool]
    prefix: str = ""
    suffix: str = ""


@dataclass(frozen=True, slots=True)
class Ranking:
    """Places in order, the current one first.

    Attributes:
        candidates: All places.
        equal: How many of the first ones nothing tells apart.
    """

    candidates: tuple[Candidate, ...]
    equal: int


def ranked(
    candidates: Sequence[Candidate], source: JoinedText, hints: Hints
) -> Ranking:
    """Return `candidates` in the order in which they are likely meant.

    First those with the named words around them, then those on the named page, then
    in reading order.
    """
    scores = [_score(candidate.runs, source, hints) for candidate in candidates]
    best = max(scores)
    chosen = [
        candidate
        for candidate, score in zip(candidates, scores, strict=True)
        if score > best - _CLEARLY
    ]
    rest = [
        candidate
        for candidate, score in zip(candidates, scores, strict=True)
        if score <= best - _CLEARLY
    ]
    return Ranking((*chosen, *rest), len(chosen))


def likeliest(
    places: Sequence[Span], source: JoinedText, hints: Hints, most: int
) -> list[Span]:
    """Return at most `most` of the places, in their order: those that hints name."""
    if len(places) <= most:
        return list(places)
    scores = [_score((place,), source, hints) for place in places]
    order = sorted(range(len(places)), key=lambda number: -scores[number])
    return [places[number] for number in sorted(order[:most])]


def _score(runs: Sequence[Span], source: JoinedText, hints: Hints) -> float:
    """Return up to one point for each hint that fits."""
    first, last = runs[0].start, runs[-1].end
    pages = {source.page_of(run.start) for run in runs}
    before = Span(first, first).before(2 * len(hints.prefix) + _CONTEXT)
    behind = Span(last, last).after(2 * len(hints.suffix) + _CONTEXT, len(source))
    return (
        any(map(hints.on_page, pages))
        + _likeness(hints.prefix, source.text(before), at_end=True)
        + _likeness(hints.suffix, source.text(behind), at_end=False)
    )


def _likeness(hint: str, text: str, *, at_end: bool) -> float:
    """Return how much of a hint stands right beside a place, 0 to 1."""
    wanted = skeleton_of(hint).text
    if not wanted:
        return 0.0
    found = skeleton_of(text).text
    found = found[-len(wanted) :] if at_end else found[: len(wanted)]
    return float(Indel.normalized_similarity(wanted, found))
