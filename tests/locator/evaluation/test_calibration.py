"""Whether stated probabilities are true."""

from dataclasses import replace

import pytest

from locator.evaluation.calibration import (
    Stated,
    calibration_of,
    has_one_right_place,
    is_given,
    stated_by,
)
from locator.evaluation.fitting import (
    Model,
    Sample,
    fitted,
    halves,
    restated,
    samples_of,
)
from locator.evaluation.lit import Lit
from locator.evaluation.outcome import Outcome
from locator.status import Status

OUTCOME = Outcome(
    document="fox",
    name="q001",
    variant="plain",
    status=Status.ALTERED,
    wanted=frozenset(),
    lit=Lit(any=True),
    best_right=True,
    confidence=0.75,
    grounds=(1.0,),
)


def test_probabilities_that_come_true_have_no_error() -> None:
    stated = [Stated(0.75, right=right) for right in (True, True, True, False)]

    assert calibration_of(stated).error == 0


def test_probabilities_that_are_too_high_have_an_error() -> None:
    stated = [Stated(1.0, right=right) for right in (True, False)]

    assert calibration_of(stated).error == 0.5


@pytest.mark.parametrize(
    ("right", "wrong", "auroc"),
    [
        ((0.9, 0.8), (0.1, 0.2), 1.0),
        ((0.1, 0.2), (0.9, 0.8), 0.0),
        ((0.5,), (0.5,), 0.5),
        ((0.9, 0.3), (0.5,), 0.5),
        ((0.9,), (), 1.0),
    ],
)
def test_auroc_is_how_often_right_is_above_wrong(
    right: tuple[float, ...], wrong: tuple[float, ...], auroc: float
) -> None:
    stated = [
        *(Stated(each, right=True) for each in right),
        *(Stated(each, right=False) for each in wrong),
    ]

    assert calibration_of(stated).auroc == auroc


def test_what_is_not_lit_counts_among_all_only() -> None:
    stated = [
        Stated(0.9, right=True),
        Stated(0.8, right=False, lit=False),
        Stated(0.95, right=False),
    ]

    calibration = calibration_of(stated)

    assert (calibration.auroc, calibration.lit_auroc) == (0.5, 0)


def test_a_higher_level_lights_less_and_errs_less() -> None:
    stated = [
        Stated(0.99, right=True),
        Stated(0.6, right=True),
        Stated(0.6, right=False),
    ]

    levels = {level.least: level for level in calibration_of(stated).levels}

    assert levels[0.5].coverage == 1
    assert levels[0.5].risk == pytest.approx(1 / 3)
    assert (levels[0.9].coverage, levels[0.9].risk) == (0.5, 0)
    assert (levels[0.999].coverage, levels[0.999].risk) == (0, 0)


def test_a_page_and_its_copy_have_two_right_places() -> None:
    copy = replace(OUTCOME, variant="ambiguous")

    assert not has_one_right_place(copy)
    assert samples_of([copy]) == []


@pytest.mark.parametrize(("variant", "given"), [("plain", True), ("elided", False)])
def test_derived_quotes_are_not_given(variant: str, given: bool) -> None:
    assert is_given(replace(OUTCOME, variant=variant)) is given


def test_what_was_stated_is_what_was_answered() -> None:
    assert stated_by([OUTCOME]) == [Stated(0.75, right=True)]


def test_samples_are_places_that_were_looked_at() -> None:
    nothing = replace(OUTCOME, grounds=())
    several = replace(OUTCOME, status=Status.AMBIGUOUS)

    assert samples_of([OUTCOME, nothing, several]) == [Sample((1.0,), right=True)]


def test_equal_places_share_what_a_model_says() -> None:
    model = Model(0.0, (0.0,))
    nothing = replace(OUTCOME, grounds=())
    several = replace(OUTCOME, share=0.5)

    stated = restated([OUTCOME, several, nothing], model)

    assert [each.probability for each in stated] == [0.5, 0.25, 0]


def test_a_document_is_in_one_half() -> None:
    outcomes = [replace(OUTCOME, document=each) for each in "aabbc"]

    first, second = halves(outcomes)

    assert [each.document for each in first] == ["a", "a", "c"]
    assert [each.document for each in second] == ["b", "b"]


def test_the_fit_finds_the_shares() -> None:
    samples = [
        *(Sample((0.0, 0.0), right=at < 900) for at in range(1000)),
        *(Sample((1.0, 0.0), right=at < 250) for at in range(1000)),
    ]

    model = fitted(samples)

    assert model.probability((0.0, 0.0)) == pytest.approx(0.9, abs=0.01)
    assert model.probability((1.0, 0.0)) == pytest.approx(0.25, abs=0.02)


def test_a_reason_to_doubt_never_reassures() -> None:
    samples = [
        *(Sample((0.0,), right=at < 500) for at in range(1000)),
        *(Sample((1.0,), right=at < 800) for at in range(1000)),
    ]

    model = fitted(samples)

    assert model.weights == (0.0,)
    assert model.probability((1.0,)) == pytest.approx(0.65, abs=0.01)


def test_the_fit_stays_finite_where_all_is_clear() -> None:
    samples = [
        *(Sample((0.0,), right=True) for _ in range(500)),
        *(Sample((1.0,), right=False) for _ in range(500)),
    ]

    model = fitted(samples)

    assert model.probability((0.0,)) > 0.95
    assert model.probability((1.0,)) < 0.05
