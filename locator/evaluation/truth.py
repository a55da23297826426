"""Locates every text of truth files, and gives the answers in the scorer's format."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, TypedDict

import locator
from locator.document import Document
from locator.errors import FileError, Obstacle
from locator.evaluation.in_processes import each_done
from locator.evaluation.json_files import read_json
from locator.located import Located
from locator.quote import Quote

_DECIMALS = 3


@dataclass(frozen=True, slots=True)
class TruthDocument:
    """A document whose answers are known: `<id>.pdf` with `<id>.json`."""

    pdf: Path
    json: Path

    @property
    def name(self) -> str:
        """Return the id of the document."""
        return self.pdf.stem


class PredictedPage(TypedDict):
    """What is lit on a page (from 1): boxes in points, frame `page`."""

    page: int
    rects: list[list[float]]


class Prediction(TypedDict):
    """The answer about one text."""

    status: str
    confidence: float
    pages: list[PredictedPage]


Predictions: TypeAlias = dict[str, dict[str, Prediction]]
"""The answers about a document, by id of the quote and by variant."""


@dataclass(frozen=True, slots=True)
class Predicted:
    """The answers about one document."""

    name: str
    answers: Predictions


@dataclass(frozen=True, slots=True)
class _Asked:
    """One text of a truth file: all that the locator gets to see of it."""

    name: str
    variant: str
    text: str


def truth_documents(folder: Path) -> list[TruthDocument]:
    """Return the documents of a folder that have their answers beside them."""
    return [
        TruthDocument(pdf, pdf.with_suffix(".json"))
        for pdf in sorted(folder.glob("*.pdf"))
        if pdf.with_suffix(".json").is_file()
    ]


def predict(documents: Sequence[TruthDocument], jobs: int) -> Iterator[Predicted]:
    """Yield the answers about every document, as soon as they are there.

    Args:
        documents: The documents.
        jobs: How many processes share the work; 1 works in this process.
    """
    return each_done(predict_document, longest_first(documents), jobs)


def longest_first(documents: Iterable[TruthDocument]) -> list[TruthDocument]:
    """Return `documents`, those with the most texts first."""
    return sorted(documents, key=lambda each: -each.json.stat().st_size)


def predict_document(truth: TruthDocument) -> Predicted:
    """Return the answers about one document."""
    answers: Predictions = {}
    with locator.open(truth.pdf) as document:
        for asked in _asked(truth.json):
            answers.setdefault(asked.name, {})[asked.variant] = _answer(document, asked)
    return Predicted(truth.name, answers)


def _asked(path: Path) -> list[_Asked]:
    try:
        return list(_texts(read_json(path)))
    except (KeyError, TypeError, AttributeError) as error:
        raise FileError(path, Obstacle.NOT_TRUTH) from error


def _texts(truth: dict[str, Any]) -> Iterator[_Asked]:
    """Yield the texts of a truth file; nothing else of it is looked at."""
    for quote in truth["quotes"]:
        for variant, text in quote["variants"].items():
            yield _Asked(quote["qid"], variant, text)
        if "altered" in quote:
            yield _Asked(quote["qid"], "altered", quote["altered"]["text"])
    for absent in truth.get("absent", ()):
        yield _Asked(absent["aid"], "absent", absent["text"])


def _answer(document: Document, asked: _Asked) -> Prediction:
    try:
        quote = Quote(asked.text)
        finding = document.finding(quote)
        found = document.located(quote, finding)
    except Exception as error:
        error.add_note(f"while locating {asked.name} ({asked.variant}): {asked.text}")
        raise
    return prediction_of(found, finding.confidence)


def prediction_of(found: Located, confidence: float) -> Prediction:
    """Return an answer in the scorer's format.

    Args:
        found: The answer.
        confidence: The probability that the best place, lit or refused, is right.
    """
    current = found.placements[:1]
    return Prediction(
        status=str(found.status),
        confidence=confidence,
        pages=[
            PredictedPage(
                page=page.page_index + 1,
                rects=[
                    [round(number, _DECIMALS) for number in quad.rect()]
                    for quad in page.quads
                ],
            )
            for placement in current
            for page in placement.pages
        ],
    )
