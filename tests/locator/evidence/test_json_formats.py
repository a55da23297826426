"""Files that are JSON, as models and tools write them: formats and quotes."""

import json
import re
from dataclasses import replace
from pathlib import Path, PurePath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.evidence.detect import detect
from locator.evidence.formats import Detected, Format
from locator.evidence.json_formats import (
    JSON_FORMATS,
    json_format,
    lines_stand_alone,
    read_json,
    read_json_text,
)
from locator.evidence.json_values import one_value, values_of
from locator.evidence.read import evidence_in
from locator.evidence.record import BadRecord, Fault
from tests.locator.evidence import (
    json_chunks_table,
    json_records_table,
    json_tools_table,
)
from tests.locator.evidence.json_table import ANNOTATION, BLOCK, CHAIN, FILM, File, Said

FILES = [
    *json_records_table.FILES,
    *json_tools_table.FILES,
    *json_chunks_table.FILES,
]


@pytest.mark.parametrize("file", FILES, ids=lambda each: each.what)
def test_content_tells_format_and_quotes(file: File) -> None:
    evidence = evidence_in(Path("notes.txt"), file.text.encode())

    said = [
        Said(
            each.quote.text,
            each.quote.page_hint,
            each.quote.claim,
            each.document,
            each.name,
        )
        for each in evidence.records
    ]
    assert evidence.detected
    assert evidence.detected.format == file.format
    assert said == file.quotes
    assert [each.fault for each in evidence.bad_records] == file.bad


@pytest.mark.parametrize("file", FILES, ids=lambda each: each.what)
def test_the_name_of_a_file_does_not_change_what_it_is(file: File) -> None:
    suffix = ".jsonl" if file.by_line else ".json"

    named = detect(PurePath(f"notes{suffix}"), file.text)

    assert named == detect(PurePath("notes.txt"), file.text)
    assert named is not None


def test_signs_of_two_formats_are_a_choice_to_be_made() -> None:
    values = values_of(json.dumps([ANNOTATION, ANNOTATION, BLOCK]))

    assert json_format(values) == Detected(
        Format.W3C, sure=False, others=(Format.ANTHROPIC, Format.JSON)
    )


@pytest.mark.parametrize(
    ("file", "kind", "expected"),
    [
        ({"quote": FILM}, Format.JSON_LINES, True),
        ({"quote": FILM, "claim_id": "C1"}, Format.JSON_LINES, False),
        (CHAIN, Format.EVIDENCE_CHAIN, True),
        (ANNOTATION, Format.W3C, True),
        ({"answer": "It is dry [1]."}, Format.CITED_ANSWER, False),
        ({"schema": 1, "frame": "page"}, Format.OWN_EXPORT, False),
        ([FILM], Format.JSON, False),
    ],
)
def test_lines_that_say_nothing_about_others_may_be_read_by_themselves(
    file: object, kind: Format, *, expected: bool
) -> None:
    assert lines_stand_alone(json.dumps(file), kind) is expected


@pytest.mark.parametrize(
    "file",
    [
        each
        for each in FILES
        if each.by_line and lines_stand_alone(each.text, each.format)
    ],
    ids=lambda each: each.what,
)
def test_lines_that_stand_alone_say_the_same_one_by_one(file: File) -> None:
    whole = read_json_text(file.text, file.format).records

    apart = [
        replace(record, line=number)
        for number, line in enumerate(file.text.split("\n"), 1)
        for record in read_json_text(line, file.format).records
    ]

    assert apart == list(whole)


def test_what_a_file_of_ours_brings_along_is_no_sign_of_another_format() -> None:
    heading = {"schema": 1, "frame": "page", "document": {"file": "films.pdf"}}
    quote = {"id": "1", "quote": FILM, "others": BLOCK}

    values = values_of(json.dumps({**heading, "quotes": [quote]}))

    assert json_format(values) == Detected(Format.OWN_EXPORT)


def test_a_broken_line_is_reported_among_the_bad_records_of_any_format() -> None:
    text = f"{json.dumps(CHAIN)}\n{{broken\n{json.dumps({'text': FILM})}"

    evidence = read_json(values_of(text), Format.EVIDENCE_CHAIN)

    assert evidence.bad_records == (BadRecord(2, Fault.INVALID_JSON),)
    assert [each.line for each in evidence.records] == [1, 3]


VALUES = [file.content for file in FILES]
NAMES = sorted(set(re.findall(r'"(\w+)":', json.dumps(VALUES))))
LEAVES = st.sampled_from(
    ["", "a b", "[1]", "page=5", "3:c1-c2", "http://[", "{", 0, -1, 3.5, 10**400, True]
)
PIECES = st.recursive(
    LEAVES | st.none() | st.sampled_from(VALUES),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(NAMES), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(PIECES, st.sampled_from(sorted(JSON_FORMATS)))
def test_no_json_makes_a_reader_stumble(value: object, kind: Format) -> None:
    values = one_value(json.dumps(value))

    evidence = read_json(values, kind)

    assert json_format(values).format in JSON_FORMATS
    assert all(each.quote.text.strip() for each in evidence.records)
    assert json.dumps([dict(each.others) for each in evidence.records])
    assert all(
        box[0] <= box[2] and box[1] <= box[3]
        for record in evidence.records
        for given_boxes in record.boxes
        for box in given_boxes.boxes
    )
