"""The tables about the confidence, of `qlocate bench measure` and `fit`."""

from collections.abc import Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from locator.cli import bench_messages as messages
from locator.evaluation.calibration import (
    Calibration,
    calibration_of,
    has_one_right_place,
    is_given,
)
from locator.evaluation.fitting import fitted, halves, restated, samples_of
from locator.evaluation.outcome import Outcome


def print_fitted(outcomes: Sequence[Outcome]) -> None:
    """Print the weights of all documents, and how well half of them do for the rest."""
    console = Console(highlight=False)
    model = fitted(samples_of(outcomes))
    console.print(messages.weights(model.intercept, model.weights))
    first, second = halves(outcomes)
    checks = {
        messages.fitted_on(number, group): calibration
        for number, (learnt, others) in enumerate(((first, second), (second, first)), 1)
        for group, calibration in _checked(learnt, others).items()
    }
    print_calibrations(checks)


def print_calibrations(calibrations: Mapping[str, Calibration]) -> None:
    """Print how true probabilities are, and what is lit at which level of them."""
    console = Console(highlight=False)
    table = _table(
        messages.COLUMN_CONFIDENCE,
        messages.COLUMN_COUNT,
        messages.COLUMN_CALIBRATION_ERROR,
        messages.COLUMN_AUROC,
        messages.COLUMN_LIT_AUROC,
    )
    levels = _table(
        messages.COLUMN_CONFIDENCE,
        messages.COLUMN_LEAST,
        messages.COLUMN_COVERAGE,
        messages.COLUMN_RISK,
    )
    for name, each in calibrations.items():
        numbers = (each.error, each.auroc, each.lit_auroc)
        table.add_row(name, str(each.count), *(f"{one:.4f}" for one in numbers))
        for level in each.levels:
            shares = (messages.share(level.coverage), messages.share(level.risk))
            levels.add_row(name, str(level.least), *shares)
    console.print(table)
    console.print(levels)


def _table(title: str, *columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(title)
    for name in columns:
        table.add_column(name, justify="right")
    return table


def _checked(
    learnt: Sequence[Outcome], others: Sequence[Outcome]
) -> dict[str, Calibration]:
    model = fitted(samples_of(learnt))
    return {
        messages.GIVEN: calibration_of(restated(filter(is_given, others), model)),
        messages.ALL: calibration_of(
            restated(filter(has_one_right_place, others), model)
        ),
    }
