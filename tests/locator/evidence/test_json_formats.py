"""Files that are JSON, as models and tools write them: formats and quotes."""

import json
from pathlib import Path, PurePath

import pytest

from locator.evidence.detect import detect
from locator.evidence.formats import Detected, Format
from locator.evidence.json_formats import json_format, read_json
from locator.evidence.json_values import values_of
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


def test_a_broken_line_is_reported_among_the_bad_records_of_any_format() -> None:
    text = f"{json.dumps(CHAIN)}\n{{broken\n{json.dumps({'text': FILM})}"

    evidence = read_json(values_of(text), Format.EVIDENCE_CHAIN)

    assert evidence.bad_records == (BadRecord(2, Fault.INVALID_JSON),)
    assert [each.line for each in evidence.records] == [1, 3]
