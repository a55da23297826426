"""Tells whether stated probabilities are true, and tell right places from wrong."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from locator.evaluation.outcome import (
    ABSENT,
    ALTERED,
    AMBIGUOUS,
    UNCHANGED,
    UNSEARCHABLE,
    Outcome,
)

GIVEN, ALL = "given", "all"
"""Texts that the truth itself gives, and all whose place is right or wrong."""

_BINS = 10
_LEVELS = (0.0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 0.995, 0.999)
_TRUTHS_OWN = frozenset((*UNCHANGED, ALTERED, ABSENT))
# Of a page and its copy both are right; the page that is an image is there as `gone`.
_LEFT_OUT = frozenset((AMBIGUOUS, UNSEARCHABLE))


@dataclass(frozen=True, slots=True)
class Stated:
    """A probability, and what became of it."""

    probability: float
    right: bool
    lit: bool = True


@dataclass(frozen=True, slots=True)
class Level:
    """What is lit with at least some confidence.

    Attributes:
        least: The confidence.
        coverage: Share of the right places that are lit.
        risk: Share of what is lit that is at a wrong place.
    """

    least: float
    coverage: float
    risk: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """How true probabilities are.

    Attributes:
        count: Of how many.
        error: The expected calibration error over ten bins of equal width.
        auroc: Probability that a right place has more confidence than a wrong one.
        lit_auroc: The same among places that are lit.
        levels: The curve of risk and coverage.
    """

    count: int
    error: float
    auroc: float
    lit_auroc: float
    levels: tuple[Level, ...]


def is_given(outcome: Outcome) -> bool:
    """Tell whether a text is one of the truth's own, none that is derived."""
    return outcome.variant in _TRUTHS_OWN


def has_one_right_place(outcome: Outcome) -> bool:
    """Tell whether at most one place would be right."""
    return outcome.variant not in _LEFT_OUT


def groups_of(outcomes: Sequence[Outcome]) -> dict[str, list[Outcome]]:
    """Return outcomes by group: GIVEN, and ALL with those that are derived."""
    return {
        GIVEN: list(filter(is_given, outcomes)),
        ALL: list(filter(has_one_right_place, outcomes)),
    }


def stated_by(outcomes: Iterable[Outcome]) -> list[Stated]:
    """Return the confidence in every outcome."""
    return [Stated(each.confidence, each.best_right, each.lit.any) for each in outcomes]


def calibration_of(stated: Sequence[Stated]) -> Calibration:
    """Return how true the probabilities are."""
    return Calibration(
        len(stated),
        _error(stated),
        _auroc(stated),
        _auroc([each for each in stated if each.lit]),
        tuple(_level(least, stated) for least in _LEVELS),
    )


def _error(stated: Sequence[Stated]) -> float:
    excess = [0.0] * _BINS
    for each in stated:
        at = min(_BINS - 1, int(each.probability * _BINS))
        excess[at] += each.probability - each.right
    return sum(map(abs, excess)) / max(1, len(stated))


def _auroc(stated: Sequence[Stated]) -> float:
    """Return the area under the curve; 1 where nothing is wrong, or nothing right."""
    right = sum(each.right for each in stated)
    wrong = len(stated) - right
    if not right or not wrong:
        return 1.0
    above = below = 0.0
    ordered = sorted(stated, key=lambda each: each.probability)
    for _, group in groupby(ordered, key=lambda each: each.probability):
        equal = list(group)
        hits = sum(each.right for each in equal)
        misses = len(equal) - hits
        above += hits * (below + misses / 2)
        below += misses
    return above / (right * wrong)


def _level(least: float, stated: Sequence[Stated]) -> Level:
    lit = [each for each in stated if each.lit and each.probability >= least]
    right = sum(each.right for each in lit)
    return Level(
        least,
        right / max(1, sum(each.right for each in stated)),
        1 - right / len(lit) if lit else 0.0,
    )
