"""Chooses among places at which a quote stands equally well."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rapidfuzz.distance import Indel

from locator.comparable.skeleton import skeleton_of
from locator.joined import JoinedText
from locator.matching.candidate import Candidate
from locator.matching.in_boxes import share_in_boxes
from locator.matching.sections import sections_named
from locator.page_boxes import PageBoxes
from locator.span import Span

_CONTEXT = 80
_CLEARLY = 0.25
_SECTION = 0.6  # of the weight of a page
_NEIGHBOURS = 0.4
_ALIKE = 0.6  # below that two texts are two texts


@dataclass(frozen=True, slots=True)
class Hints:
    """What is known about where a quote should stand.

    Attributes:
        on_page: Tells whether a page (index from 0) is the one that is named.
        prefix: Words that stand before the quote.
        suffix: Words that stand behind it.
        section: Heading or number of the section in which it stands.
        near: Pages (index from 0) on which the quotes beside it in a list stand.
        boxes: Where it should stand; if that fits no place, nothing comes of it.
    """

    on_page: Callable[[int], bool]
    prefix: str = ""
    suffix: str = ""
    section: str = ""
    near: frozenset[int] = frozenset()
    boxes: tuple[PageBoxes, ...] = ()


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

    First those with the named words around them, on the named page, in the given boxes
    or in the named section, on a page with the quotes beside it; then in reading order.
    """
    scores = _scores([candidate.runs for candidate in candidates], source, hints)
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
    scores = _scores([(place,) for place in places], source, hints)
    order = sorted(range(len(places)), key=lambda number: -scores[number])
    return [places[number] for number in sorted(order[:most])]


def _scores(
    places: Sequence[Sequence[Span]], source: JoinedText, hints: Hints
) -> list[float]:
    several = len(places) > 1
    sections = sections_named(hints.section, source) if several else []
    return [
        _score(runs, source, hints)
        + _SECTION * any(_inside(runs, section) for section in sections)
        for runs in places
    ]


def _inside(runs: Sequence[Span], section: Span) -> bool:
    return section.start <= runs[0].start < section.end


def _score(runs: Sequence[Span], source: JoinedText, hints: Hints) -> float:
    """Return up to one point for each hint that fits."""
    first, last = runs[0].start, runs[-1].end
    pages = {source.page_of(run.start) for run in runs}
    before = Span(first, first).before(2 * len(hints.prefix) + _CONTEXT)
    behind = Span(last, last).after(2 * len(hints.suffix) + _CONTEXT, len(source))
    return (
        any(map(hints.on_page, pages))
        + share_in_boxes(runs, source, hints.boxes)
        + _NEIGHBOURS * bool(pages & hints.near)
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
    likeness = float(Indel.normalized_similarity(wanted, found))
    return likeness if likeness >= _ALIKE else 0.0
