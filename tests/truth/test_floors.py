"""What the locator has reached on the known documents, it does not lose again.

They are `../shared/truth`, or where the variable TRUTH says; locating everything that
is known about them takes a minute and a half.
"""

import tomllib
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from locator.evaluation.fitting import checked, halves
from locator.evaluation.outcome import Outcome
from tests.bench.truths import needs_truth

FLOORS = tomllib.loads(Path(__file__).with_name("floors.toml").read_text("utf-8"))


@needs_truth
@pytest.mark.parametrize(
    "floor", FLOORS["floor"], ids=[each["figure"] for each in FLOORS["floor"]]
)
def test_no_figure_falls_below_its_floor(
    figures: dict[str, Any], floor: dict[str, Any]
) -> None:
    value = reduce(lambda group, name: group[name], floor["figure"].split("."), figures)

    assert floor.get("least", value) <= value <= floor.get("most", value)


@needs_truth
@pytest.mark.parametrize("learnt", [0, 1])
def test_the_confidence_holds_on_documents_it_was_not_fitted_on(
    outcomes: list[Outcome], learnt: int
) -> None:
    parts = halves(outcomes)

    for calibration in checked(parts[learnt], parts[1 - learnt]).values():
        assert calibration.error <= 0.02
        assert calibration.auroc >= 0.95
