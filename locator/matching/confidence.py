"""The probability that a place is the right one."""

from collections.abc import Sequence
from math import exp

from locator.matching.grounds import Grounds
from locator.matching.weights import INTERCEPT, WEIGHTS

LEAST_CONFIDENCE = 0.7
"""Below it nothing is lit: a wrong place costs more than two places not shown."""


def confidence_in(grounds: Grounds) -> float:
    """Return the probability, 0 to 1, that a place with these grounds is right."""
    return probability(INTERCEPT, WEIGHTS, grounds.numbers())


def probability(
    intercept: float, weights: Sequence[float], numbers: Sequence[float]
) -> float:
    """Return what a logistic model says about `numbers`."""
    products = (
        weight * number for weight, number in zip(weights, numbers, strict=True)
    )
    return 1 / (1 + exp(-(intercept + sum(products))))
