"""`qlocate bench`."""

import json
import shutil
from pathlib import Path

import pytest

from tests.locator.cli.conftest import Qlocate
from tests.pdfs import page_of, write_pdf


@pytest.fixture
def truth(tmp_path: Path) -> Path:
    """Returns a folder with one document and its answers."""
    write_pdf(tmp_path / "fox.pdf", [page_of("The quick brown fox jumps 85 times.")])
    quote = {
        "qid": "q001",
        "variants": {"plain": "quick brown fox"},
        "tags": ["body"],
        "altered": {
            "text": "The quick brown fox jumps 65 times.",
            "change": {"type": "number"},
        },
        "glyphs": [[1, "q", 95, 62, 100, 75]],
    }
    absent = {"aid": "a01", "text": "An entirely different sentence stands here."}
    content = json.dumps({"quotes": [quote], "absent": [absent]})
    (tmp_path / "fox.json").write_text(content, encoding="utf-8")
    return tmp_path


def test_predictions_are_written_to_a_file(
    qlocate: Qlocate, truth: Path, tmp_path: Path
) -> None:
    out = tmp_path / "predictions"

    answer = qlocate("bench", "truth", truth, "--out", out, "--jobs", "1")

    assert (answer.code, answer.out) == (0, "")
    assert "3 texts in 1 document: " in answer.err
    predictions = json.loads(out.read_text(encoding="utf-8"))
    assert predictions["fox"]["q001"]["plain"]["status"] == "verbatim"


def test_predictions_are_printed_without_a_file(qlocate: Qlocate, truth: Path) -> None:
    answer = qlocate("bench", "truth", truth, "--jobs", "1")

    assert json.loads(answer.out)["fox"]["a01"]["absent"]["pages"] == []


def test_every_answer_is_measured(
    qlocate: Qlocate, truth: Path, tmp_path: Path
) -> None:
    out, figures = tmp_path / "predictions", tmp_path / "figures"

    answer = qlocate(
        "bench", "measure", truth, "--out", out, "--figures", figures, "--jobs", "1"
    )

    assert answer.code == 0
    assert "number" in answer.out
    assert json.loads(out.read_text(encoding="utf-8"))["fox"]["q001"].keys() == {
        "plain",
        "altered",
    }
    measured = json.loads(figures.read_text(encoding="utf-8"))
    assert measured["variants"]["absent"]["lit"] == 0


def test_the_confidence_is_fitted(qlocate: Qlocate, truth: Path) -> None:
    for suffix in (".pdf", ".json"):
        shutil.copy(truth / f"fox{suffix}", truth / f"wolf{suffix}")

    answer = qlocate("bench", "fit", truth, "--jobs", "1")

    assert answer.code == 0
    assert answer.out.startswith("INTERCEPT = ")
    assert "fitted on half 2" in answer.out


def test_one_document_cannot_be_checked_on_another(
    qlocate: Qlocate, truth: Path
) -> None:
    answer = qlocate("bench", "fit", truth)

    assert answer.code == 2
    assert "one document only" in answer.err


@pytest.mark.parametrize("command", ["truth", "measure", "fit"])
def test_a_folder_without_truth_ends_with_2(
    qlocate: Qlocate, tmp_path: Path, command: str
) -> None:
    answer = qlocate("bench", command, tmp_path)

    assert answer.code == 2
    assert "no <id>.json with <id>.pdf" in answer.err


def test_a_place_that_cannot_be_written_ends_with_2(
    qlocate: Qlocate, truth: Path, tmp_path: Path
) -> None:
    out = tmp_path / "no folder" / "predictions"

    answer = qlocate("bench", "truth", truth, "--out", out, "--jobs", "1")

    assert answer.code == 2
    assert "cannot be written" in answer.err


def test_real_quotes_that_went_wrong_are_listed(
    qlocate: Qlocate, tmp_path: Path
) -> None:
    (tmp_path / "pdf").mkdir()
    (tmp_path / "quotes").mkdir()
    write_pdf(tmp_path / "pdf" / "fox.pdf", [page_of("The quick brown fox jumps.")])
    quotes = [
        {"id": "fox#00", "quote": "brown fox", "page": 1, "expect": "present"},
        {"id": "fox#01", "quote": "lazy dogs", "page": 1, "expect": "present"},
    ]
    lines = "\n".join(map(json.dumps, quotes))
    (tmp_path / "quotes" / "fox.jsonl").write_text(lines, encoding="utf-8")

    answer = qlocate("bench", "corpus", tmp_path, "--jobs", "1")

    assert answer.code == 0
    assert "found: 1 of 2" in answer.out
    assert "fox fox#01: not_found, page - for 1: lazy dogs" in answer.out


def test_a_folder_without_papers_ends_with_2(qlocate: Qlocate, tmp_path: Path) -> None:
    answer = qlocate("bench", "corpus", tmp_path)

    assert answer.code == 2
    assert "no quotes/<id>.jsonl" in answer.err
