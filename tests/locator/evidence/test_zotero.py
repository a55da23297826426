"""Zotero's annotations: words, boxes, notes."""

import json

import pytest

from locator.evidence.json_text import parse
from locator.evidence.record import Evidence, Fault, GivenBoxes
from locator.evidence.zotero import read
from locator.frames import Frame

FILM = "The film is dry."
HERE = GivenBoxes(3, Frame.PDF, ((72, 500, 200, 512),))
NEXT = GivenBoxes(4, Frame.PDF, ((72, 700, 90, 712),))


def found(value: object) -> Evidence:
    return read([parse(json.dumps(value))])


def annotated(**fields: object) -> dict[str, object]:
    return {"annotationType": "highlight", "annotationText": FILM, **fields}


def position(**fields: object) -> str:
    return json.dumps({"pageIndex": 3, "rects": [[72, 500, 200, 512]], **fields})


@pytest.mark.parametrize(
    ("given", "boxes", "reason"),
    [
        (position(), (HERE,), "a page"),
        (position(nextPageRects=[[72, 700, 90, 712]]), (HERE, NEXT), "and the next"),
        (position(rects=[[200, 512, 72, 500]]), (HERE,), "corners the other way"),
        ({"pageIndex": 3, "rects": [[72, 500, 200, 512]]}, (HERE,), "no string"),
        (position(rects=[]), (), "none"),
        (position(rects=[[1, 2, 3]], paths=[]), (), "three numbers"),
        (position(rects=[[1, 2, None, 3, 4]]), (), "five values, four numbers"),
        (position(pageIndex=-1), (), "no page"),
        ("{", (), "broken"),
        ("", (), "empty"),
    ],
)
def test_a_position_gives_boxes_in_user_space(
    given: object, boxes: tuple[GivenBoxes, ...], reason: str
) -> None:
    (record,) = found([annotated(annotationPosition=given)]).records

    assert record.boxes == boxes, reason
    assert ("annotationPosition" in record.others) == (not boxes)


def test_the_page_in_the_file_goes_before_the_label() -> None:
    with_label = annotated(annotationPageLabel="12", annotationPosition=position())

    (here,) = found([with_label]).records
    (label_only,) = found([annotated(annotationPageLabel="xii")]).records

    assert here.quote.page_hint == "4"
    assert label_only.quote.page_hint == "xii"


def test_comment_key_and_colour_are_kept() -> None:
    value = annotated(key="K7", annotationComment="why?", annotationColor="#ffd400")

    (record,) = found([value]).records

    assert (record.name, record.note) == ("K7", "why?")
    assert record.others == {
        "annotationType": "highlight",
        "annotationColor": "#ffd400",
    }


@pytest.mark.parametrize(
    ("attachment", "document"),
    [
        ({"path": "/home/me/films.pdf"}, "films.pdf"),
        ({"path": "storage:films.pdf"}, "films.pdf"),
        ({"filename": "films.pdf", "title": "Full Text PDF"}, "films.pdf"),
        ({"title": "Full Text PDF"}, ""),
    ],
)
def test_the_attachment_is_the_document(
    attachment: dict[str, object], document: str
) -> None:
    value = {"items": [{"attachments": [{**attachment, "annotations": [annotated()]}]}]}

    (record,) = found(value).records

    assert record.document == document


def test_a_drawing_has_no_quote() -> None:
    evidence = found([{"annotationType": "ink"}, {"data": annotated()}])

    assert [bad.fault for bad in evidence.bad_records] == [Fault.NO_QUOTE]
    assert len(evidence.records) == 1


def test_a_file_without_an_annotation_is_reported() -> None:
    assert [bad.fault for bad in found({"items": []}).bad_records] == [Fault.NO_QUOTE]
