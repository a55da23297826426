"""Quotes in JSON, as models and tools write them."""

import json
from dataclasses import replace

import pytest

from locator.claim import Claim
from locator.evidence.json_records import evidence_in, records
from locator.evidence.json_text import parse
from locator.evidence.record import BadRecord, Evidence, Fault, Record
from locator.quote import Quote


def found_in(value: object) -> list[Record | BadRecord]:
    return records(parse(json.dumps(value)))


def evidence_of(*values: object) -> Evidence:
    return evidence_in([parse(json.dumps(value)) for value in values])


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


@pytest.mark.parametrize(
    ("value", "claims", "reason"),
    [
        (
            {"claims": [{"id": "C1", "content": "Dry", "quotes": ["a b"]}]},
            (Claim("Dry", "C1"),),
            "with a name",
        ),
        (
            {"claims": [{"claim": "Dry", "quotes": ["a b"]}]},
            (),
            "known by the words of its quote",
        ),
        (
            {"claims": [{"claim": "Dry", "score": 3, "quotes": ["a b"]}]},
            (Claim("Dry", others={"score": 3}),),
            "with fields that mean nothing to us",
        ),
        (
            {"claims": [{"text": "Dry"}, "Thin"], "quotes": ["a b"]},
            (Claim("Dry"), Claim("Thin")),
            "without a quote",
        ),
        ({"claim": "Dry", "quotes": []}, (Claim("Dry"),), "with an empty list"),
        ({"text": "Dry", "quotes": []}, (Claim("Dry"),), "in a vague field"),
        ({"claim": "Dry", "quote": "a b", "evidence": []}, (), "with its one quote"),
    ],
)
def test_claims_that_are_more_than_the_words_of_a_quote_are_stated(
    value: object, claims: tuple[Claim, ...], reason: str
) -> None:
    evidence = evidence_of(value)

    assert evidence.claims == claims, reason
    assert not evidence.bad_records, reason


def test_a_quote_stands_under_every_claim_that_it_supports() -> None:
    evidence = evidence_of(
        {
            "evidence": [
                {"id": "E1", "content": "sum", "quote": "a b", "supports": ["C1", "C2"]}
            ],
            "claims": [
                {"id": "C1", "content": "Dry"},
                {"id": "C2", "content": "Thin", "quote": "c d"},
            ],
        }
    )

    assert [
        (each.name, each.claim_name, each.quote.claim) for each in evidence.records
    ] == [("E1", "C1", "Dry"), ("E1", "C2", "Thin"), ("C2", "C2", "Thin")]
    assert evidence.records[0].others == {"content": "sum"}


def test_a_claim_that_is_named_but_not_there_keeps_its_name() -> None:
    value = {"quote": "a b", "claim": "Dry", "claim_id": "C9"}

    (record,) = evidence_of(value).records

    assert (record.claim_name, record.quote.claim) == ("C9", "Dry")


def test_claims_beside_a_quote_are_names_or_words() -> None:
    value = {"quote": "a b", "claims": ["Dry", "Thin"]}

    assert [each.quote.claim for each in evidence_of(value).records] == ["Dry", "Thin"]


@pytest.mark.parametrize("names", [["E1"], "E1"])
def test_names_of_evidence_are_no_quotes(names: object) -> None:
    claim = {"id": "C1", "claim": "Dry", "evidence": names}
    passage = {"id": "E1", "quote": "a b"}

    for evidence in (
        evidence_of({"claims": [claim], "passages": [passage]}),
        evidence_of(claim, passage),
    ):
        (record,) = evidence.records
        assert (record.quote.text, record.claim_name) == ("a b", "C1")
        assert not evidence.bad_records


def test_names_of_sources_are_no_quotes() -> None:
    value = {"quote": "a b", "sources": ["Lee 2020"], "citations": ["[12]"]}

    (record,) = evidence_of(value).records

    assert record.quote.text == "a b"
    assert record.others == {"sources": ["Lee 2020"], "citations": ["[12]"]}


def test_what_is_said_at_the_top_is_for_all_below() -> None:
    value = {
        "document": "films.pdf",
        "model": "m-1",
        "run": 7,
        "quotes": ["a b", {"quote": "c d", "file": "other.pdf", "model": "m-2"}],
    }

    assert [
        (each.document, each.model, each.run) for each in evidence_of(value).records
    ] == [("films.pdf", "m-1", "7"), ("other.pdf", "m-2", "7")]


@pytest.mark.parametrize(
    ("values", "documents", "reason"),
    [
        ([{"document": "a.pdf", "quotes": ["a b"]}], ("a.pdf",), "beside all quotes"),
        ([{"document": "a.pdf", "quote": "a b"}], (), "of one quote"),
        ([[{"document": "a.pdf", "quotes": ["a b"]}]], (), "of one in a list"),
        ([{"pdf": "a.pdf", "quotes": ["a b"]}] * 2, (), "of one in a line"),
    ],
)
def test_a_document_beside_all_quotes_is_that_of_the_file(
    values: list[object], documents: tuple[str, ...], reason: str
) -> None:
    assert evidence_of(*values).documents == documents, reason


@pytest.mark.parametrize("name", ["note", "comment", "reasoning", "rationale"])
def test_what_is_written_beside_a_quote_is_its_note(name: str) -> None:
    (record,) = evidence_of({"quote": "a b", name: " look "}).records

    assert record.note == "look"
    assert record.others == {}
