"""Sums up what became of many texts: one summary for every group of them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from locator.evaluation.calibration import (
    Calibration,
    calibration_of,
    groups_of,
    stated_by,
)
from locator.evaluation.outcome import ALTERED, UNCHANGED, Outcome
from locator.status import Status


@dataclass(frozen=True, slots=True)
class Summary:
    """How a group of texts was answered: how many, and the shares of them (0 to 1).

    Attributes:
        count: How many.
        lit: Something is lit.
        elsewhere: How many are lit where nothing is meant.
        exact: Precisely the right glyphs are lit.
        f1: The mean of the glyphs' F1.
        right_place: At least half of the glyphs lit are meant, and of those meant lit.
        status_right: The status is the right one.
        faithful: Said to stand there as given.
        as_altered: Lit at the right place, and said to be altered.
        kind_right: The kind of the difference is named.
    """

    count: int
    lit: float
    elsewhere: int
    exact: float
    f1: float
    right_place: float
    status_right: float
    faithful: float
    as_altered: float
    kind_right: float


@dataclass(frozen=True, slots=True)
class Summaries:
    """All groups.

    Attributes:
        variants: By what was done to the passage.
        changes: Altered quotes by the kind of the change.
        tags: By variant, then by tag of the passage.
        confidence: By group, as `calibration.groups_of` has them.
    """

    variants: Mapping[str, Summary]
    changes: Mapping[str, Summary]
    tags: Mapping[str, Mapping[str, Summary]]
    confidence: Mapping[str, Calibration]


def summaries_of(outcomes: Sequence[Outcome]) -> Summaries:
    """Return the summaries of every group in `outcomes`."""
    variants: dict[str, list[Outcome]] = {}
    changes: dict[str, list[Outcome]] = {}
    tags: dict[str, dict[str, list[Outcome]]] = {}
    for outcome in outcomes:
        variants.setdefault(outcome.variant, []).append(outcome)
        if outcome.variant == ALTERED:
            changes.setdefault(outcome.change, []).append(outcome)
        if outcome.variant in UNCHANGED:
            for tag in outcome.tags:
                by_tag = tags.setdefault(outcome.variant, {})
                by_tag.setdefault(tag, []).append(outcome)
    return Summaries(
        _each(variants),
        _each(changes),
        {name: _each(tags[name]) for name in tags},
        {
            name: calibration_of(stated_by(group))
            for name, group in groups_of(outcomes).items()
        },
    )


def _each(groups: Mapping[str, Sequence[Outcome]]) -> dict[str, Summary]:
    return {name: summary_of(group) for name, group in groups.items()}


def summary_of(outcomes: Sequence[Outcome]) -> Summary:
    """Return the summary of one group, which has at least one member."""
    count = len(outcomes)

    def share(hits: Iterable[float]) -> float:
        return sum(hits) / count

    return Summary(
        count=count,
        lit=share(each.lit.any for each in outcomes),
        elsewhere=sum(each.lit.elsewhere for each in outcomes),
        exact=share(each.exact for each in outcomes),
        f1=share(each.lit.f1 for each in outcomes),
        right_place=share(each.right_place for each in outcomes),
        status_right=share(each.status_right for each in outcomes),
        faithful=share(each.faithful for each in outcomes),
        as_altered=share(
            each.right_place and each.status is Status.ALTERED for each in outcomes
        ),
        kind_right=share(each.kind_right for each in outcomes),
    )
