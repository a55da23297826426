"""Answers with citations, of every kind of document."""

import json

import pytest

from locator.evidence.anthropic import read
from locator.evidence.json_text import parse
from locator.evidence.record import BadRecord, Evidence, Fault
from locator.plain_json import Json

CITED = "The film took up no water."


def found(*values: object) -> Evidence:
    return read([parse(json.dumps(value)) for value in values])


def block(**citation: object) -> dict[str, object]:
    return {
        "type": "text",
        "text": "It stays dry.",
        "citations": [{"cited_text": CITED, **citation}],
    }


@pytest.mark.parametrize(
    ("citation", "page", "document", "others"),
    [
        (
            {
                "type": "page_location",
                "document_index": 0,
                "document_title": "films.pdf",
                "start_page_number": 4,
                "end_page_number": 6,
            },
            "4",
            "films.pdf",
            {"type": "page_location", "document_index": 0, "end_page_number": 6},
        ),
        (
            {
                "type": "char_location",
                "document_title": None,
                "start_char_index": 12,
                "end_char_index": 38,
            },
            None,
            "",
            {
                "type": "char_location",
                "document_title": None,
                "start_char_index": 12,
                "end_char_index": 38,
            },
        ),
        (
            {
                "type": "content_block_location",
                "document_title": "films.pdf",
                "start_block_index": 0,
                "end_block_index": 1,
            },
            None,
            "films.pdf",
            {
                "type": "content_block_location",
                "start_block_index": 0,
                "end_block_index": 1,
            },
        ),
        (
            {
                "type": "search_result_location",
                "source": "archive/films.pdf",
                "title": "On films",
            },
            None,
            "archive/films.pdf",
            {"type": "search_result_location", "title": "On films"},
        ),
        (
            {
                "type": "web_search_result_location",
                "url": "https://example.org/films",
                "title": "On films",
            },
            None,
            "On films",
            {
                "type": "web_search_result_location",
                "url": "https://example.org/films",
            },
        ),
    ],
)
def test_a_citation_of_any_kind_is_a_quote(
    citation: dict[str, object],
    page: str | None,
    document: str,
    others: dict[str, Json],
) -> None:
    (record,) = found([block(**citation)]).records

    assert (record.quote.text, record.quote.page_hint) == (CITED, page)
    assert record.quote.claim == "It stays dry."
    assert record.document == document
    assert record.others == others


def test_the_answer_names_its_model_and_its_run() -> None:
    cited = block(type="char_location")
    answer = {"id": "msg_1", "model": "m-1", "role": "assistant", "content": [cited]}

    (record,) = found(answer).records

    assert (record.model, record.run) == ("m-1", "msg_1")


def test_several_citations_of_a_block_support_the_same_words() -> None:
    cited = block(type="char_location")
    cited["citations"] = [
        {"type": "char_location", "cited_text": "one two"},
        {"type": "char_location", "cited_text": "three four"},
    ]

    records = found([cited]).records

    assert [(each.quote.text, each.quote.claim) for each in records] == [
        ("one two", "It stays dry."),
        ("three four", "It stays dry."),
    ]


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ({"content": [{"type": "text", "text": "No."}]}, Fault.NO_QUOTE),
        ([{"type": "text", "text": "No.", "citations": None}], Fault.NO_QUOTE),
        ([block(type="char_location") | {"citations": []}], Fault.NO_QUOTE),
        ([{"type": "char_location", "cited_text": " "}], Fault.EMPTY_QUOTE),
        (7, Fault.NO_QUOTE),
    ],
)
def test_an_answer_without_a_quote_is_reported(value: object, fault: Fault) -> None:
    evidence = found(value, [block(type="char_location")])

    assert evidence.bad_records == (BadRecord(1, fault),)
    assert len(evidence.records) == 1
