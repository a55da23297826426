"""Quotes in JSON, as models and tools write them."""

import json
from dataclasses import replace

import pytest

from locator.evidence.json_records import records
from locator.evidence.json_text import parse
from locator.evidence.record import BadRecord, Fault, Record
from locator.quote import Quote


def found_in(value: object) -> list[Record | BadRecord]:
    return records(parse(json.dumps(value)))


def quotes_in(value: object) -> list[Quote]:
    return [each.quote for each in found_in(value) if isinstance(each, Record)]


@pytest.mark.parametrize(
    ("value", "quote", "reason"),
    [
        ("a b", Quote("a b"), "a bare string"),
        ({"quote": "a b", "page": 3}, Quote("a b", "3"), "a page from 1"),
        ({"quote": "a b", "page_number": "p. 3"}, Quote("a b", "3"), "in words"),
        ({"quote": "a b", "page_hint": "iv"}, Quote("a b", "iv"), "a printed label"),
        ({"exact_quote": "a b"}, Quote("a b"), "due diligence"),
        ({"verbatim_quote": "a b", "content": "c"}, Quote("a b", claim="c"), "saross"),
        ({"supporting_quote": "a b", "value": 4}, Quote("a b"), "extraction table"),
        ({"text": "a b"}, Quote("a b"), "the vaguest name"),
        ({"claim": "c", "evidence": "a b"}, Quote("a b", claim="c"), "one evidence"),
        (
            {"exact": "a b", "prefix": "p ", "suffix": " s"},
            Quote("a b", None, "p", "s"),
            "a W3C selector with its context",
        ),
        (
            {"quote": "a b", "context_before": "p", "context_after": "s"},
            Quote("a b", None, "p", "s"),
            "the context in other words",
        ),
        (
            {"quote": "a b", "location": "Section 4.1"},
            Quote("a b", section="Section 4.1"),
            "a section",
        ),
    ],
)
def test_a_record_is_a_quote(value: object, quote: Quote, reason: str) -> None:
    found = quotes_in(value)
    stripped = [
        replace(q, prefix=q.prefix.strip(), suffix=q.suffix.strip()) for q in found
    ]

    assert stripped == [quote], reason


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ({"claims": [{"claim": "c", "page": 7, "quotes": ["a b"]}]}, "strings"),
        (
            {"claims": [{"claim": "c", "quotes": [{"quote": "a b", "page": 7}]}]},
            "records",
        ),
        (
            [{"text": "c", "evidence": [{"evidence_text": "a b", "page": 7}]}],
            "evidence",
        ),
        (
            {
                "content": [
                    {
                        "type": "text",
                        "text": "c",
                        "citations": [{"cited_text": "a b", "start_page_number": 7}],
                    }
                ]
            },
            "an answer with citations",
        ),
        (
            {"result": {"items": [{"claim": "c", "quote": "a b", "page": 7}]}},
            "wrappers",
        ),
    ],
)
def test_claims_hand_down_what_they_say(value: object, reason: str) -> None:
    assert quotes_in(value) == [Quote("a b", "7", claim="c")], reason


def test_evidence_and_claims_side_by_side_are_both_read() -> None:
    value = {
        "evidence": [{"id": "E1", "verbatim_quote": "a", "supports_claims": ["C1"]}],
        "claims": [{"id": "C1", "content": "c", "verbatim_quote": "b"}],
    }

    assert [quote.text for quote in quotes_in(value)] == ["a", "b"]


def test_a_quote_inside_a_selector_is_found_among_others() -> None:
    selectors = [{"type": "TextPositionSelector", "start": 1}, {"exact": "a b"}]

    assert found_in({"target": [{"selector": selectors}]}) == [Record(Quote("a b"), 1)]


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        (5, Fault.NOT_A_RECORD),
        (None, Fault.NOT_A_RECORD),
        ("", Fault.EMPTY_QUOTE),
        ({"quote": "  "}, Fault.EMPTY_QUOTE),
        ({"quote": None}, Fault.NO_QUOTE),
        ({"page": 4}, Fault.NO_QUOTE),
        ({"claim": "c", "tags": ["a"]}, Fault.NO_QUOTE),
    ],
)
def test_a_bad_record_costs_only_itself(value: object, fault: Fault) -> None:
    assert found_in([value, "good"]) == [
        BadRecord(1, fault),
        Record(Quote("good"), 1),
    ]


@pytest.mark.parametrize(
    ("value", "name", "why"),
    [
        ({"id": "E1", "quote": "a"}, "E1", "its own"),
        ({"id": 7, "quote": "a"}, "7", "a number"),
        ({"quote": "a"}, "", "none"),
        ({"id": " ", "quote": "a"}, "", "a blank one"),
        ({"id": True, "quote": "a"}, "", "no name"),
        ({"id": {"of": 7}, "quote": "a"}, "", "no name either"),
        ({"id": "C1", "claim": "c", "quotes": ["a"]}, "C1", "that of its only quote"),
        ({"id": "C1", "quotes": [{"id": "E1", "quote": "a"}]}, "E1", "the inner one"),
    ],
)
def test_a_record_may_have_a_name(value: object, name: str, why: str) -> None:
    (record,) = found_in(value)

    assert isinstance(record, Record)
    assert record.name == name, why


def test_the_name_of_a_claim_is_that_of_none_of_several_quotes() -> None:
    found = found_in({"id": "C1", "claim": "c", "quotes": ["a", "b"]})

    assert [each.name for each in found if isinstance(each, Record)] == ["", ""]


def test_nothing_in_nothing_is_found() -> None:
    assert found_in([]) == []


def test_a_section_is_for_all_quotes_below() -> None:
    value = {"section": "Results", "quotes": ["a b", {"quote": "c", "section": "2"}]}

    assert [quote.section for quote in quotes_in(value)] == ["Results", "2"]
