"""Chunks of both shapes as quotes."""

import json
from collections.abc import Mapping

import pytest

from locator.evidence.chunks import chunk, holds_chunks
from locator.evidence.json_text import parse
from locator.evidence.record import BadRecord, Fault, Record

FILM = "The film is dry."
EVIDENCE = {
    "file": "films.pdf",
    "page": 3,
    "pageWidth": 595.32,
    "pageHeight": 841.92,
    "charStart": 120,
    "charEnd": 136,
    "bboxes": [{"x": 72.0, "y": 520.4, "w": 448.1, "h": 11.2}],
}
CHAIN = {"chunkId": "films.pdf:p3:c120-c136", "text": FILM, "evidence": EVIDENCE}
UNIT = {
    "content": FILM,
    "pageNumber": 3,
    "bboxes": [{"x": 0.1, "y": 0.2, "w": 0.5, "h": 0.02}],
}


def read(value: object) -> Record:
    found = chunk(parse(json.dumps(value)))
    assert isinstance(found, Record)
    return found


def without(value: Mapping[str, object], *names: str) -> dict[str, object]:
    return {name: each for name, each in value.items() if name not in names}


@pytest.mark.parametrize(
    ("value", "page", "document", "name", "reason"),
    [
        (CHAIN, "3", "films.pdf", "films.pdf:p3:c120-c136", "all of it"),
        (
            {**CHAIN, "chunkId": "3:c120-c136"},
            "3",
            "films.pdf",
            "3:c120-c136",
            "the short id of the article's script",
        ),
        (
            {**CHAIN, "evidence": without(EVIDENCE, "file", "page")},
            "3",
            "films.pdf",
            "films.pdf:p3:c120-c136",
            "what the id says alone",
        ),
        (
            {**CHAIN, "evidence": {**EVIDENCE, "page": 4}},
            "4",
            "films.pdf",
            "films.pdf:p3:c120-c136",
            "the evidence goes before the id",
        ),
        (without(CHAIN, "chunkId"), "3", "films.pdf", "", "no id"),
        (
            {"chunkId": "a:b.pdf:p12:c0-c9", "text": FILM},
            "12",
            "a:b.pdf",
            "a:b.pdf:p12:c0-c9",
            "a colon in the name of the file",
        ),
        (
            {**CHAIN, "id": "E7"},
            "3",
            "films.pdf",
            "E7",
            "the name of a quote before that of its chunk",
        ),
        ({**UNIT, "id": 7, "fileName": "films.pdf"}, "3", "films.pdf", "7", "shares"),
    ],
)
def test_a_chunk_knows_its_page_and_its_file(
    value: object, page: str, document: str, name: str, reason: str
) -> None:
    record = read(value)

    assert record.quote.text == FILM
    assert record.quote.page_hint == page, reason
    assert (record.document, record.name) == (document, name), reason


def test_offsets_and_sizes_leave_as_they_came() -> None:
    assert read({**CHAIN, "score": 0.9}).others == {
        "score": 0.9,
        "evidence": without(EVIDENCE, "file", "page", "bboxes"),
    }


@pytest.mark.parametrize(
    "offsets",
    [{"charStart": 9, "charEnd": 2}, {"charStart": "a"}, {"charStart": 10**9}],
)
def test_wrong_offsets_do_not_matter(offsets: dict[str, object]) -> None:
    wrong = read({**CHAIN, "evidence": {**EVIDENCE, **offsets}})

    assert (wrong.quote, wrong.boxes) == (read(CHAIN).quote, read(CHAIN).boxes)


def test_evidence_on_two_pages_has_boxes_on_both() -> None:
    pages = [EVIDENCE, {**EVIDENCE, "page": 4, "charStart": 0}]

    record = read({**CHAIN, "evidence": pages})

    assert [each.page_index for each in record.boxes] == [2, 3]
    assert record.quote.page_hint == "3"


@pytest.mark.parametrize("name", ["metadata", "meta", "payload"])
def test_an_index_keeps_the_evidence_beside_the_text(name: str) -> None:
    metadata = {**without(CHAIN, "text"), "lang": "en"}

    record = read({"text": FILM, name: metadata, "score": 0.5})

    assert record.boxes == read(CHAIN).boxes
    assert record.others["lang"] == "en"
    assert record.others["score"] == 0.5


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ({**CHAIN, "text": ""}, Fault.NO_QUOTE),
        ({**UNIT, "content": 7}, Fault.NO_QUOTE),
        ({**CHAIN, **UNIT}, Fault.MIXED_FRAMES),
        ({**CHAIN, "evidence": {**EVIDENCE, **UNIT}}, Fault.MIXED_FRAMES),
        ({**UNIT, "bboxes": EVIDENCE["bboxes"]}, Fault.MIXED_FRAMES),
    ],
)
def test_a_chunk_that_cannot_be_read_is_reported(value: object, fault: Fault) -> None:
    assert chunk(parse(json.dumps(value))) == BadRecord(1, fault)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (CHAIN, True),
        ({"hits": [{"score": 1, "chunk": UNIT}]}, True),
        ({"text": FILM, "evidence": [{"quote": FILM}]}, False),
        ({"content": FILM, "pageNumber": 3}, False),
        ([FILM], False),
    ],
)
def test_chunks_are_known_by_their_signs(value: object, *, expected: bool) -> None:
    assert holds_chunks(parse(json.dumps(value))) is expected


def test_what_is_no_chunk_is_left_to_others() -> None:
    assert chunk(parse('{"quote": "The film is dry.", "page": 3}')) is None
