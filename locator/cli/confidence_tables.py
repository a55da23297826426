"""The tables about the confidence, of `qlocate bench measure` and `fit`."""

from collections.abc import Mapping, Sequence

from rich.console import Console

from locator.cli import bench_messages as messages
from locator.cli.figures_table import figures_table
from locator.evaluation.calibration import Calibration
from locator.evaluation.fitting import checked, fitted, halves, samples_of
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
        for group, calibration in checked(learnt, others).items()
    }
    print_calibrations(checks)


def print_calibrations(calibrations: Mapping[str, Calibration]) -> None:
    """Print how true probabilities are, and what is lit at which level of them."""
    console = Console(highlight=False)
    table = figures_table(
        messages.COLUMN_CONFIDENCE,
        messages.COLUMN_COUNT,
        messages.COLUMN_CALIBRATION_ERROR,
        messages.COLUMN_AUROC,
        messages.COLUMN_LIT_AUROC,
    )
    levels = figures_table(
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
