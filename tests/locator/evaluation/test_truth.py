"""Truth folders, answered in the scorer's format."""

import json
from pathlib import Path

import pytest

from locator.errors import FileError, Obstacle
from locator.evaluation.truth import (
    Predicted,
    predict,
    predict_document,
    truth_documents,
)


def test_a_document_needs_its_answers_beside_it(truth_folder: Path) -> None:
    assert [each.name for each in truth_documents(truth_folder)] == ["fox"]


def test_every_text_of_a_document_is_answered(truth_folder: Path) -> None:
    (document,) = truth_documents(truth_folder)

    answers = predict_document(document).answers

    assert {name: set(variants) for name, variants in answers.items()} == {
        "q001": {"plain", "markdown", "altered"},
        "a01": {"absent"},
    }


def test_an_answer_has_a_status_and_boxes_by_page(truth_folder: Path) -> None:
    (document,) = truth_documents(truth_folder)

    answer = predict_document(document).answers["q001"]["plain"]

    assert answer["status"] == "verbatim"
    ((x0, y0, x1, y1),) = answer["pages"][0]["rects"]
    assert answer["pages"][0]["page"] == 1
    assert 72 < x0 < x1 < 250
    assert 50 < y0 < y1 < 90


def test_an_absent_quote_has_no_pages(truth_folder: Path) -> None:
    (document,) = truth_documents(truth_folder)

    answer = predict_document(document).answers["a01"]["absent"]

    assert (answer["status"], answer["pages"]) == ("not_found", [])
    assert answer["confidence"] < 0.1


def test_the_answers_of_the_truth_are_not_looked_at(truth_folder: Path) -> None:
    (document,) = truth_documents(truth_folder)
    before = predict_document(document)
    truth = json.loads(document.json.read_text(encoding="utf-8"))
    truth["quotes"][0]["glyphs"] = []
    document.json.write_text(json.dumps(truth), encoding="utf-8")

    assert predict_document(document) == before


@pytest.mark.parametrize("content", ["[]", "{}", '{"quotes": [{}]}', "7"])
def test_a_file_beside_a_paper_may_be_something_else(
    truth_folder: Path, content: str
) -> None:
    (document,) = truth_documents(truth_folder)
    document.json.write_text(content, encoding="utf-8")

    with pytest.raises(FileError) as caught:
        predict_document(document)

    assert caught.value.obstacle == Obstacle.NOT_TRUTH


@pytest.mark.parametrize("jobs", [1, 2])
def test_any_number_of_processes_gives_the_same_answers(
    truth_folder: Path, jobs: int
) -> None:
    documents = truth_documents(truth_folder)

    assert list(predict(documents, jobs)) == [
        Predicted("fox", predict_document(documents[0]).answers)
    ]
