"""What altered and absent quotes are answered."""

import json
from pathlib import Path

import pytest

from locator.evaluation.altered import Tally, evaluate, read_predictions
from locator.evaluation.truth import PredictedPage, Prediction, truth_documents


def answered(status: str, *rects: list[float], page: int = 1) -> Prediction:
    pages = [PredictedPage(page=page, rects=list(rects))] if rects else []
    return Prediction(status=status, pages=pages)


BOTH = [72.0, 55.0, 200.0, 80.0]
FIRST = [72.0, 55.0, 110.0, 80.0]
ELSEWHERE = [72.0, 300.0, 200.0, 320.0]


@pytest.mark.parametrize(
    ("answer", "tally", "reason"),
    [
        (answered("altered", BOTH), Tally(1, 0, 1, 1), "all glyphs lit"),
        (answered("altered", FIRST), Tally(1, 0, 1, 1), "half of them"),
        (answered("altered", ELSEWHERE), Tally(1, 0, 1, 0), "another place"),
        (answered("altered", BOTH, page=2), Tally(1, 0, 1, 0), "another page"),
        (answered("verbatim", BOTH), Tally(1, 1, 1, 1), "the change unseen"),
        (answered("elided", BOTH), Tally(1, 1, 1, 1), "the same, with an ellipsis"),
        (answered("not_found"), Tally(1, 0, 0, 0), "nothing lit"),
    ],
)
def test_an_altered_quote_is_lit_right_where_half_its_glyphs_are(
    truth_folder: Path, answer: Prediction, tally: Tally, reason: str
) -> None:
    predictions = {"fox": {"q001": {"altered": answer}}}

    evaluation = evaluate(truth_documents(truth_folder), predictions)

    assert evaluation.altered == {"number": tally}, reason
    assert evaluation.all_altered() == tally


def test_an_absent_quote_that_is_lit_is_counted(truth_folder: Path) -> None:
    predictions = {"fox": {"a01": {"absent": answered("partial", BOTH)}}}

    evaluation = evaluate(truth_documents(truth_folder), predictions)

    assert (evaluation.absent.count, evaluation.absent.lit) == (1, 1)


def test_what_was_not_answered_counts_as_not_lit(truth_folder: Path) -> None:
    evaluation = evaluate(truth_documents(truth_folder), {})

    assert evaluation.all_altered() == Tally(1, 0, 0, 0)
    assert (evaluation.absent.count, evaluation.absent.lit) == (1, 0)


def test_predictions_are_read_as_they_were_written(tmp_path: Path) -> None:
    predictions = {"fox": {"q001": {"altered": answered("altered", BOTH)}}}
    path = tmp_path / "predictions.json"
    path.write_text(json.dumps(predictions), encoding="utf-8")

    assert read_predictions(path) == predictions
