"""Fits the confidence: a logistic model in which no reason to doubt may reassure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from locator.evaluation.calibration import (
    Calibration,
    Stated,
    calibration_of,
    groups_of,
    has_one_right_place,
)
from locator.evaluation.outcome import Outcome
from locator.matching.confidence import probability
from locator.status import Status

_RIDGE = 0.5  # keeps the weights finite where right and wrong fall apart entirely
_STEPS = 40
_FIRMEST = 30.0  # of a step: weights do not jump where almost all are right


@dataclass(frozen=True, slots=True)
class Sample:
    """What speaks against a place, and whether it was the right one all the same."""

    grounds: tuple[float, ...]
    right: bool


@dataclass(frozen=True, slots=True)
class Model:
    """The numbers of a logistic model; no weight is above zero."""

    intercept: float
    weights: tuple[float, ...]

    def probability(self, grounds: Sequence[float]) -> float:
        """Return the probability, 0 to 1, that a place with these grounds is right."""
        return probability(self.intercept, self.weights, grounds)


def samples_of(outcomes: Iterable[Outcome]) -> list[Sample]:
    """Return what can be learnt from: one place that is right, or wrong."""
    return [
        Sample(each.grounds, each.best_right)
        for each in outcomes
        if each.grounds
        and has_one_right_place(each)
        and each.status is not Status.AMBIGUOUS
    ]


def halves(outcomes: Sequence[Outcome]) -> tuple[list[Outcome], list[Outcome]]:
    """Return outcomes in two halves, every document in one of them."""
    documents = sorted({each.document for each in outcomes})
    first = frozenset(documents[::2])
    return (
        [each for each in outcomes if each.document in first],
        [each for each in outcomes if each.document not in first],
    )


def restated(outcomes: Iterable[Outcome], model: Model) -> list[Stated]:
    """Return what `model` says about the places, the equal ones sharing it."""
    return [
        Stated(
            model.probability(each.grounds) * each.share if each.grounds else 0.0,
            each.best_right,
            each.lit.any,
        )
        for each in outcomes
    ]


def checked(
    learnt: Sequence[Outcome], others: Sequence[Outcome]
) -> dict[str, Calibration]:
    """Return how true the probabilities are that `learnt` gives for `others`."""
    model = fitted(samples_of(learnt))
    return {
        name: calibration_of(restated(group, model))
        for name, group in groups_of(others).items()
    }


def fitted(samples: Sequence[Sample]) -> Model:
    """Return the model that fits `samples` best.

    A ground that would reassure is left out: it is chance, and would be believed.
    """
    width = len(samples[0].grounds)
    used = list(range(width))
    while True:
        values = _newton(samples, used)
        worst = max(used, key=lambda each: values[1 + used.index(each)], default=None)
        if worst is None or values[1 + used.index(worst)] <= 0:
            break
        used.remove(worst)
    weights = [0.0] * width
    for at, number in enumerate(used, 1):
        weights[number] = values[at]
    return Model(values[0], tuple(weights))


def _newton(samples: Sequence[Sample], used: Sequence[int]) -> list[float]:
    """Return the intercept and a weight for every ground that is used."""
    rows = [(1.0, *(each.grounds[at] for at in used)) for each in samples]
    values = [0.0] * (1 + len(used))
    for _ in range(_STEPS):
        gradient = [-_RIDGE * value for value in values]
        gradient[0] = 0.0
        curve = [
            [_RIDGE if row == column and row else 0.0 for column in range(len(values))]
            for row in range(len(values))
        ]
        for row, sample in zip(rows, samples, strict=True):
            chance = probability(0.0, values, row)
            spread = chance * (1 - chance)
            for at, number in enumerate(row):
                gradient[at] += (sample.right - chance) * number
                for other in range(at + 1):
                    curve[at][other] += spread * number * row[other]
        step = _solved(curve, gradient)
        values = [
            value + max(-_FIRMEST, min(_FIRMEST, each))
            for value, each in zip(values, step, strict=True)
        ]
    return values


def _solved(lower: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of a symmetric system, given by its lower half (Cholesky)."""
    size = len(right)
    root = [[0.0] * size for _ in range(size)]
    for at in range(size):
        for other in range(at + 1):
            rest = lower[at][other] - sum(
                root[at][each] * root[other][each] for each in range(other)
            )
            root[at][other] = (
                max(rest, 1e-12) ** 0.5 if at == other else rest / root[other][other]
            )
    half: list[float] = []
    for at in range(size):
        known = sum(root[at][each] * half[each] for each in range(at))
        half.append((right[at] - known) / root[at][at])
    solution = [0.0] * size
    for at in reversed(range(size)):
        known = sum(root[each][at] * solution[each] for each in range(at + 1, size))
        solution[at] = (half[at] - known) / root[at][at]
    return solution
