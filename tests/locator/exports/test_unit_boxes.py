"""Boxes as shares of the page as it is shown."""

import json
from pathlib import Path
from typing import Any

import pymupdf  # noqa: TID251 - tells the size of the page as it is shown
import pytest

from locator.exports import unit_boxes
from tests.checked import OneFile, check, records_of
from tests.lying_pages import (
    BOXES,
    EVERYTHING,
    SCRIPTS,
    displayed_rect,
    written,
)
from tests.pdfs import page_of, write_pdf


def chunks(path: Path, *quotes: str) -> list[dict[str, Any]]:
    """Return the boxes of some quotes."""
    data = unit_boxes.write(check(path, *records_of(*quotes)), OneFile(path))
    found: list[dict[str, Any]] = json.loads(data)
    return found


@pytest.mark.parametrize(("script", "boxes", "rotation", "unit"), EVERYTHING)
def test_boxes_are_shares_of_the_page_as_it_is_shown(
    tmp_path: Path, script: str, boxes: str, rotation: int, unit: float
) -> None:
    path = written(tmp_path / "a.pdf", SCRIPTS[script], BOXES[boxes], rotation, unit)
    checked = check(path, *records_of(SCRIPTS[script].quote))
    (chunk,) = chunks(path, SCRIPTS[script].quote)
    with pymupdf.open(path) as document:
        page = document[0]
        expected = [
            displayed_rect(page, quad.rect())
            for quad in checked.quotes[0].located.placements[0].pages[0].quads
        ]
        width, height = page.rect.width, page.rect.height

    for box, (x0, y0, x1, y1) in zip(chunk["bboxes"], expected, strict=True):
        shown = (box["x"], box["y"], box["x"] + box["w"], box["y"] + box["h"])
        shares = (x0 / width, y0 / height, x1 / width, y1 / height)

        assert shown == pytest.approx(shares, abs=1e-4)


def test_a_chunk_has_the_words_of_the_source(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "paper.pdf", [page_of("The films were not dense.")])
    (chunk,) = chunks(path, "The films were dense")
    del chunk["bboxes"]

    assert chunk == {
        "content": "The films were not dense",
        "file": "paper.pdf",
        "pageNumber": 1,
        "id": "1.1",
        "quote": "The films were dense",
        "status": "altered",
    }


def test_boxes_of_two_pages_say_which(tmp_path: Path) -> None:
    path = write_pdf(
        tmp_path / "a.pdf",
        [page_of("The films were dense and"), page_of("took up water at once.")],
    )
    (chunk,) = chunks(path, "were dense and took up water")

    assert chunk["pageNumber"] == 1
    assert [box["page"] for box in chunk["bboxes"]] == [1, 2]


def test_what_stands_nowhere_has_no_boxes(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("The films were dense.")])
    (chunk,) = chunks(path, "A sentence about the price of copper in the north.")

    assert chunk["bboxes"] == []
