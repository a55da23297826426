"""Claims and quotes that stand apart and name one another."""

import json

import pytest

from locator.evidence.json_fields import Fields
from locator.evidence.json_text import parse
from locator.evidence.links import (
    links_in,
    may_name_others,
    references_in,
    statement_in,
)
from locator.evidence.record import BadRecord, Fault

VALUE = {
    "evidence": [{"id": "E1", "quote": "a"}, {"id": "E2", "quote": "b"}],
    "claims": [
        {"id": "C1", "content": "Dry", "supported_by": ["E1", "E2"]},
        {"claim_id": 2, "text": "Thin", "supported_by": "E2"},
        {"id": "C3", "content": "Cheap", "supported_by": ["E9"]},
    ],
}


def test_claims_are_known_by_name_and_quotes_by_what_they_support() -> None:
    links = links_in([parse(json.dumps(VALUE))])

    assert {name: each.text for name, each in links.claims.items()} == {
        "C1": "Dry",
        "2": "Thin",
        "C3": "Cheap",
    }
    assert links.claims_of == {"E1": ["C1"], "E2": ["C1", "2"], "E9": ["C3"]}
    assert links.ids == {"E1", "E2", "C1", "2", "C3"}
    assert links.missing == (BadRecord(1, Fault.UNKNOWN_EVIDENCE),)


def test_lines_of_a_file_refer_to_one_another() -> None:
    links = links_in(
        [
            parse('{"id": "C1", "statement": "Dry", "evidence_ids": ["E1"]}', 1),
            parse('{"id": "E1", "quote": "a"}', 2),
        ]
    )

    assert links.claims_of == {"E1": ["C1"]}
    assert links.missing == ()


@pytest.mark.parametrize(
    ("value", "words", "reason"),
    [
        ({"supports": ["C1", "C2"]}, ("C1", "C2"), "a list"),
        ({"supports": "C1"}, ("C1",), "one alone"),
        ({"supports": 7}, ("7",), "a number"),
        ({"supports": ["C1", {"id": "C2"}]}, (), "objects among them"),
        ({"supports": []}, (), "none"),
        ({"supports": None}, (), "nothing"),
        ({}, (), "no such field"),
    ],
)
def test_names_are_words_or_numbers(
    value: object, words: tuple[str, ...], reason: str
) -> None:
    fields = Fields(parse(json.dumps(value)))

    assert references_in(fields, ["supports"]) == words, reason


@pytest.mark.parametrize(
    ("value", "statement"),
    [
        ({"claim": "Dry", "text": "x"}, "Dry"),
        ({"text": " Dry "}, "Dry"),
        ({"quote": "Dry"}, ""),
    ],
)
def test_a_claim_says_what_it_is_in_fields_of_some_names(
    value: object, statement: str
) -> None:
    assert statement_in(Fields(parse(json.dumps(value)))) == statement


@pytest.mark.parametrize(
    ("text", "expected", "reason"),
    [
        ('{"quote": "a b", "supports_claims": ["C1"]}', True, "claims"),
        ('{"quote": "a b", "supportsClaims" : "C1"}', True, "joined otherwise"),
        ('{"quote": "a b", "claim_id": 7}', True, "one claim"),
        ('{"claim": "Dry", "Supported By": []}', True, "evidence"),
        ('{"claim": "Dry", "evidence": ["E1"]}', True, "names among quotes"),
        ('{"claim": "Dry", "evidence": "E1"}', True, "one name there"),
        ('{"claim": "Dry", "evidence": [7, 8]}', True, "numbers there"),
        ('{"claim": "Dry", "evidence": ["It is dry."]}', False, "a quote"),
        ('{"claim": "Dry", "evidence": [{"quote": "a b"}]}', False, "a record"),
        ('{"id": "E1", "quote": "It supports claims."}', False, "only words"),
    ],
)
def test_a_field_tells_whether_records_may_name_one_another(
    text: str, *, expected: bool, reason: str
) -> None:
    assert may_name_others(text) is expected, reason
