"""Citations that name files; nothing is quoted that they do not quote."""

import json

import pytest

from locator.evidence.file_citations import read
from locator.evidence.json_text import parse
from locator.evidence.record import Evidence, Fault


def found(value: object) -> Evidence:
    return read([parse(json.dumps(value))])


@pytest.mark.parametrize(
    ("citation", "whose"),
    [
        ({"type": "file_citation", "file_id": "f", "filename": "a.pdf"}, "OpenAI's"),
        ({"type": "container_file_citation", "filename": "a.pdf"}, "of a container"),
        (
            {"type": "file_citation", "text": "【4:0†a】", "file_citation": {}},
            "of the older assistants",
        ),
        ({"start": 0, "end": 4, "text": "Dry.", "sources": [{"id": "d"}]}, "Cohere's"),
        ({"start": 0, "end": 4, "text": "Dry.", "document_ids": ["d"]}, "older ones"),
    ],
)
def test_a_citation_without_a_quote_is_reported(
    citation: dict[str, object], whose: str
) -> None:
    evidence = found({"message": {"annotations": [citation], "text": "It is dry."}})

    assert not evidence.records, whose
    assert [bad.fault for bad in evidence.bad_records] == [Fault.ONLY_A_FILE]


def test_the_words_that_an_older_assistant_gave_are_a_quote() -> None:
    citation = {
        "type": "file_citation",
        "start_index": 4,
        "file_citation": {"file_id": "file-9", "quote": "The film is dry."},
    }

    (record,) = found([citation]).records

    assert record.quote.text == "The film is dry."
    assert record.document == "file-9"
    assert record.others["start_index"] == 4
