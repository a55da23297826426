"""The numbers of the evidence chain, on pages of every kind."""

import json
from pathlib import Path
from typing import Any

import pytest

from locator.exports import chain
from tests.bare_pdfs import write_bare_pdf
from tests.checked import OneFile, check, records_of
from tests.lying_pages import BOXES, EVERYTHING, SCRIPTS, written
from tests.pdfs import page_of, with_keys, write_pdf


def chunks(path: Path, *quotes: str) -> list[dict[str, Any]]:
    """Return the chain of some quotes."""
    data = chain.write(check(path, *records_of(*quotes)), OneFile(path))
    found: list[dict[str, Any]] = json.loads(data)
    return found


def one_page(tmp_path: Path, *lines: str, **options: Any) -> Path:
    return write_pdf(tmp_path / "paper.pdf", [page_of(*lines, **options)])


def test_a_chunk_has_the_numbers_of_the_article(tmp_path: Path) -> None:
    path = one_page(tmp_path, "The films were dense.", "They took up water.")
    (chunk,) = chunks(path, "films were dense.")
    (box,) = chunk["evidence"].pop("bboxes")
    del chunk["evidence"]["quads"]

    assert chunk == {
        "chunkId": "paper.pdf:p1:c4-c21",
        "text": "films were dense.",
        "evidence": {
            "file": "paper.pdf",
            "page": 1,
            "pageWidth": 595,
            "pageHeight": 842,
            "charStart": 4,
            "charEnd": 21,
        },
        "id": "1.1",
        "quote": "films were dense.",
        "status": "verbatim",
    }
    assert box["y"] == pytest.approx(842 - 72, abs=0.01)  # the baseline, from below
    assert 0 < box["h"] < 11
    assert box["nx"] == pytest.approx(box["x"] / 595, abs=1e-5)
    assert box["ny"] == pytest.approx(box["y"] / 842, abs=1e-5)


def test_every_line_has_a_box_and_a_quad(tmp_path: Path) -> None:
    path = one_page(tmp_path, "The films were", "dense at first.")
    (chunk,) = chunks(path, "films were dense")
    evidence = chunk["evidence"]

    assert [box["y"] for box in evidence["bboxes"]] == [770, 754]
    assert len(evidence["quads"]) == 2


def test_two_pages_have_an_object_each(tmp_path: Path) -> None:
    path = write_pdf(
        tmp_path / "a.pdf",
        [page_of("The films were dense and"), page_of("took up water at once.")],
    )
    (chunk,) = chunks(path, "were dense and took up water")

    assert [each["page"] for each in chunk["evidence"]] == [1, 2]
    assert chunk["text"] == "were dense and took up water"
    assert chunk["chunkId"] == "a.pdf:p1:c10-c25"


def test_other_places_are_kept_apart(tmp_path: Path) -> None:
    path = one_page(tmp_path, "The films were dense.", "No.", "The films were dense.")
    (chunk,) = chunks(path, "The films were dense")

    assert [box["y"] for box in chunk["evidence"]["bboxes"]] == [770]
    assert [each["bboxes"][0]["y"] for each in chunk["otherPlaces"]] == [738]


def test_what_stands_nowhere_has_no_evidence(tmp_path: Path) -> None:
    path = one_page(tmp_path, "The films were dense.")
    (chunk,) = chunks(path, "A sentence about the price of copper in the north.")

    assert chunk["evidence"] == []
    assert "chunkId" not in chunk


def test_without_quotes_the_list_is_empty(tmp_path: Path) -> None:
    path = one_page(tmp_path, "The films were dense.")

    assert chunks(path) == []


@pytest.mark.parametrize(("script", "boxes", "rotation", "unit"), EVERYTHING)
def test_boxes_stay_where_they_are_in_user_space_however_the_page_lies(
    tmp_path: Path, script: str, boxes: str, rotation: int, unit: float
) -> None:
    writing = SCRIPTS[script]
    plain = written(tmp_path / "plain.pdf", writing, BOXES["whole"])
    # The same content in other boxes: what moves is the origin of `page`, not the ink.
    lying = with_keys(
        plain,
        tmp_path / "lying.pdf",
        {
            "MediaBox": _array(BOXES[boxes].mediabox),
            "CropBox": _array(BOXES[boxes].cropbox or BOXES[boxes].mediabox),
            "Rotate": str(rotation),
            "UserUnit": str(unit),
        },
    )
    (expected,), (found,) = (chunks(each, writing.quote) for each in (plain, lying))
    turned = bool(rotation % 180)
    width, height = _size(BOXES[boxes].cropbox or BOXES[boxes].mediabox)

    for name in ("x", "y", "w", "h"):
        assert _column(found, name) == pytest.approx(_column(expected, name), abs=0.02)
    assert found["evidence"]["pageWidth"] == (height if turned else width) * unit
    assert found["evidence"]["pageHeight"] == (width if turned else height) * unit


def _column(chunk: dict[str, Any], name: str) -> list[float]:
    return [box[name] for box in chunk["evidence"]["bboxes"]]


def _array(box: tuple[float, ...]) -> str:
    return f"[{' '.join(map(str, box))}]"


def _size(box: tuple[float, float, float, float]) -> tuple[float, float]:
    return box[2] - box[0], box[3] - box[1]


def test_text_that_runs_upwards_has_its_box_beside_its_baseline(tmp_path: Path) -> None:
    upwards = "BT /F1 11 Tf 0 1 -1 0 300 100 Tm (The films were dense.) Tj ET"
    path = write_bare_pdf(tmp_path / "a.pdf", [upwards])
    (chunk,) = chunks(path, "The films were dense.")
    (box,) = chunk["evidence"]["bboxes"]

    assert box["x"] + box["w"] == pytest.approx(300, abs=0.01)
    assert box["y"] == pytest.approx(100, abs=0.5)
    assert 5 < box["w"] < 11
    assert box["h"] > 90
