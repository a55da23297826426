"""Chunks of Docling."""

import json
from collections.abc import Callable

import pytest

from locator.evidence.docling import read
from locator.evidence.json_text import parse
from locator.evidence.record import Evidence, Fault

BOX = {"l": 72.0, "t": 531.9, "r": 240.5, "b": 520.2, "coord_origin": "BOTTOMLEFT"}
META = {
    "doc_items": [
        {"prov": []},
        {"prov": [{"page_no": 4, "bbox": BOX}]},
        {"prov": [{"page_no": 5, "bbox": BOX}]},
    ],
    "headings": ["Methods", "Water"],
    "origin": {"filename": "films.pdf"},
}


def found(value: object) -> Evidence:
    return read([parse(json.dumps(value))])


@pytest.mark.parametrize(
    "wrapped",
    [
        lambda chunk: chunk,
        lambda chunk: [chunk],
        lambda chunk: {"chunks": [chunk]},
        lambda chunk: {"hits": [{"score": 1, "chunk": chunk}]},
    ],
)
def test_a_chunk_knows_page_heading_and_file(
    wrapped: Callable[[object], object],
) -> None:
    (record,) = found(wrapped({"text": "It is dry.", "meta": META})).records

    assert record.quote.text == "It is dry."
    assert (record.quote.page_hint, record.quote.section) == ("4", "Water")
    assert record.document == "films.pdf"
    assert record.boxes == ()
    assert record.others == {"meta": META}


def test_a_chunk_may_know_nothing() -> None:
    (record,) = found(
        {"text": "It is dry.", "meta": {"doc_items": [{"prov": 0}]}}
    ).records

    assert (record.quote.page_hint, record.quote.section, record.document) == (
        None,
        "",
        "",
    )


@pytest.mark.parametrize("value", [{"meta": META}, [], {"text": "It is dry."}])
def test_what_has_no_words_is_reported(value: object) -> None:
    assert [bad.fault for bad in found(value).bad_records] == [Fault.NO_QUOTE]
