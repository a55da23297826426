"""Measures what altered and absent quotes are answered, where the scorer does not."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import TypeAlias

from locator.evaluation.json_files import read_json
from locator.evaluation.truth import Prediction, Predictions, TruthDocument
from locator.status import FAITHFUL

_ENOUGH = (
    0.5  # of the true glyphs must be lit: the place is right, its edges may not be
)
_TOLERANCE_PT = 1.5  # a comma hangs below the box of its line

_Rect: TypeAlias = Sequence[float]
_Glyph: TypeAlias = tuple[int, str, float, float, float, float]
"""A glyph as the truth has it: page, character, x0, y0, x1, y1."""


@dataclass(slots=True)
class Tally:
    """How altered quotes of one kind were answered."""

    count: int = 0
    called_faithful: int = 0
    lit: int = 0
    lit_right: int = 0


@dataclass(slots=True)
class Evaluation:
    """How altered quotes, by kind of change, and absent ones were answered."""

    altered: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    absent: Tally = field(default_factory=Tally)

    def all_altered(self) -> Tally:
        """Return the sum over all kinds of change."""
        kinds = self.altered.values()
        return Tally(
            sum(kind.count for kind in kinds),
            sum(kind.called_faithful for kind in kinds),
            sum(kind.lit for kind in kinds),
            sum(kind.lit_right for kind in kinds),
        )


@dataclass(frozen=True, slots=True)
class _Centre:
    """The middle of a true glyph on a page (from 1), in points, frame `page`."""

    page: int
    x: float
    y: float


def evaluate(
    documents: Iterable[TruthDocument], predictions: Mapping[str, Predictions]
) -> Evaluation:
    """Return how the altered and absent quotes of `documents` were answered."""
    evaluation = Evaluation()
    for document in documents:
        truth = read_json(document.json)
        answers = predictions.get(document.name, {})
        for quote in truth["quotes"]:
            if "altered" in quote:
                tally = evaluation.altered[quote["altered"]["change"]["type"]]
                answer = answers.get(quote["qid"], {}).get("altered")
                _count(tally, answer, _centres(quote["glyphs"]))
        for absent in truth.get("absent", ()):
            answer = answers.get(absent["aid"], {}).get("absent")
            _count(evaluation.absent, answer, [])
    return evaluation


def read_predictions(path: Path) -> dict[str, Predictions]:
    """Return the predictions in a file that `predict` made.

    Raises:
        FileError: It cannot be read.
    """
    predictions: dict[str, Predictions] = read_json(path)
    return predictions


def _centres(glyphs: Iterable[_Glyph]) -> list[_Centre]:
    return [
        _Centre(page, (x0 + x1) / 2, (y0 + y1) / 2)
        for page, _char, x0, y0, x1, y1 in glyphs
    ]


def _count(tally: Tally, answer: Prediction | None, centres: Sequence[_Centre]) -> None:
    tally.count += 1
    if answer is None:
        return
    rects = {page["page"]: page["rects"] for page in answer["pages"]}
    tally.called_faithful += answer["status"] in FAITHFUL
    tally.lit += any(chain(rects.values()))
    hits = sum(
        any(_holds(rect, centre) for rect in rects.get(centre.page, ()))
        for centre in centres
    )
    tally.lit_right += bool(centres) and hits >= _ENOUGH * len(centres)


def _holds(rect: _Rect, centre: _Centre) -> bool:
    x0, y0, x1, y1 = rect
    return x0 <= centre.x <= x1 and y0 - _TOLERANCE_PT <= centre.y <= y1 + _TOLERANCE_PT
