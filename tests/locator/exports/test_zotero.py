"""Annotations of Zotero's, with the rules of its schema."""

import json
from pathlib import Path
from typing import Any

import pytest

from locator.checked import Checked
from locator.exports import zotero
from tests.checked import OneFile, check, records_of
from tests.lying_pages import BOXES, EVERYTHING, SCRIPTS, written
from tests.pdfs import Page, page_of, with_keys, write_pdf

FIELDS = {
    "itemType",
    "annotationType",
    "annotationAuthorName",
    "annotationText",
    "annotationComment",
    "annotationColor",
    "annotationPageLabel",
    "annotationSortIndex",
    "annotationPosition",
    "tags",
}


def annotations(path: Path, *quotes: str) -> list[dict[str, Any]]:
    """Return the annotations of some quotes, positions read."""
    return read(path, check(path, *records_of(*quotes)))


def read(path: Path, checked: Checked) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(zotero.write(checked, OneFile(path)))
    for each in found:
        each["annotationPosition"] = json.loads(each["annotationPosition"])
    return found


def paper(tmp_path: Path, *pages: Page, **options: Any) -> Path:
    return write_pdf(tmp_path / "a.pdf", pages, **options)


def test_an_annotation_has_the_fields_of_the_schema(tmp_path: Path) -> None:
    labels = [{"startpage": 0, "style": "D", "firstpagenum": 1047}]
    path = paper(tmp_path, page_of("The films were dense."), labels=labels)
    (annotation,) = annotations(path, "films were dense")
    position = annotation.pop("annotationPosition")
    ((x0, y0, x1, y1),) = position["rects"]

    assert annotation == {
        "itemType": "annotation",
        "annotationType": "highlight",
        "annotationAuthorName": "R. Lindholm",
        "annotationText": "films were dense",
        "annotationComment": "Verbatim\nQuote 1.1",
        "annotationColor": "#19b394",
        "annotationPageLabel": "1047",
        "annotationSortIndex": "00000|000004|00063",
        "tags": [{"tag": "verbatim"}],
    }
    assert position["pageIndex"] == 0
    assert 90 < x0 < x1 < 200
    assert 767 < y0 < 770 < y1 < 780


def test_no_other_fields_are_there(tmp_path: Path) -> None:
    path = paper(tmp_path, page_of("The films were dense."))

    assert annotations(path, "were dense")[0].keys() == FIELDS


def test_the_next_page_is_in_the_same_annotation(tmp_path: Path) -> None:
    path = paper(
        tmp_path, page_of("The films were dense and"), page_of("took up water at once.")
    )
    (annotation,) = annotations(path, "were dense and took up water")

    assert annotation["annotationPosition"].keys() == {
        "pageIndex",
        "rects",
        "nextPageRects",
    }


def test_a_third_page_needs_an_annotation_of_its_own(tmp_path: Path) -> None:
    texts = ("The films were dense and", "they took up water,", "which we saw at once.")
    path = paper(tmp_path, *map(page_of, texts))
    first, second = annotations(path, "were dense and they took up water, which we saw")

    assert first["annotationText"] == "were dense and they took up water,"
    assert second["annotationText"] == "which we saw"
    assert second["annotationPosition"]["pageIndex"] == 2


def test_a_position_is_never_longer_than_zotero_takes(tmp_path: Path) -> None:
    words = [f"word{at} and" for at in range(1300)]
    page = page_of(*words, leading_pt=0.5, size_pt=0.4)
    path = paper(tmp_path, page)
    raw = json.loads(
        zotero.write(check(path, *records_of(" ".join(words))), OneFile(path))
    )
    rects = [len(json.loads(each["annotationPosition"])["rects"]) for each in raw]

    assert sum(rects) == 1300
    assert len(rects) == 2
    assert all(len(each["annotationPosition"]) <= 65_000 for each in raw)


def test_what_stands_nowhere_is_left_out(tmp_path: Path) -> None:
    path = paper(tmp_path, page_of("The films were dense."))

    assert annotations(path, "A sentence about the price of copper.") == []


@pytest.mark.parametrize(("script", "boxes", "rotation", "unit"), EVERYTHING)
def test_rectangles_are_in_user_space_however_the_page_lies(
    tmp_path: Path, script: str, boxes: str, rotation: int, unit: float
) -> None:
    plain = written(tmp_path / "plain.pdf", SCRIPTS[script], BOXES["whole"])
    lying = with_keys(
        plain,
        tmp_path / "lying.pdf",
        {
            "CropBox": " ".join(
                map(str, ("[", *(BOXES[boxes].cropbox or BOXES[boxes].mediabox), "]"))
            ),
            "Rotate": str(rotation),
            "UserUnit": str(unit),
        },
    )
    (expected,), (found,) = (
        annotations(each, SCRIPTS[script].quote) for each in (plain, lying)
    )

    for ours, theirs in zip(
        found["annotationPosition"]["rects"],
        expected["annotationPosition"]["rects"],
        strict=True,
    ):
        assert ours == pytest.approx(theirs, abs=0.02)
