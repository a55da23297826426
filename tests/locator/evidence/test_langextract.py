"""What LangExtract extracted, with the words around it."""

import json

import pytest

from locator.evidence.json_text import parse
from locator.evidence.langextract import read
from locator.evidence.record import Evidence, Fault
from locator.quote import Quote

TEXT = "It was said before. The film is dry. It was said again."
FILM = "The film is dry."


def found(*extractions: object, **document: object) -> Evidence:
    value = {"text": TEXT, "extractions": list(extractions), **document}
    return read([parse(json.dumps(value))])


def extracted(interval: object) -> dict[str, object]:
    return {
        "extraction_class": "finding",
        "extraction_text": FILM,
        "char_interval": interval,
        "attributes": {"sure": True},
    }


@pytest.mark.parametrize(
    ("interval", "prefix", "suffix", "reason"),
    [
        (
            {"start_pos": 20, "end_pos": 36},
            "It was said before. ",
            " It was said again.",
            "the words around",
        ),
        (None, "", "", "it was not aligned"),
        ({"start_pos": None, "end_pos": None}, "", "", "nor here"),
        ({"start_pos": 20, "end_pos": 900}, "", "", "beyond the text"),
        ({"start_pos": 36, "end_pos": 20}, "", "", "backwards"),
        ({"start_pos": -3, "end_pos": 20}, "", "", "before the text"),
        ("20-36", "", "", "no interval at all"),
    ],
)
def test_an_interval_gives_the_words_around(
    interval: object, prefix: str, suffix: str, reason: str
) -> None:
    (record,) = found(extracted(interval)).records

    assert record.quote == Quote(FILM, None, prefix, suffix, "finding"), reason
    assert record.others == {"char_interval": interval, "attributes": {"sure": True}}


def test_only_forty_characters_around_are_taken() -> None:
    words = "word " * 30
    text = f"{words}{FILM} {words}"
    start = len(words)
    interval = {"start_pos": start, "end_pos": start + len(FILM)}

    (record,) = found(extracted(interval), text=text).records

    assert (len(record.quote.prefix), len(record.quote.suffix)) == (40, 40)


@pytest.mark.parametrize(
    ("name", "document", "others"),
    [("films.pdf", "films.pdf", None), ("doc_3f2a", "", "doc_3f2a")],
)
def test_only_the_name_of_a_file_is_a_document(
    name: str, document: str, others: str | None
) -> None:
    (record,) = found(extracted(None), document_id=name).records

    assert record.document == document
    assert record.others.get("document_id") == others


def test_an_extraction_without_words_and_a_document_without_any_are_reported() -> None:
    empty = found({"extraction_text": ""}, extracted(None))
    none = read([parse('{"text": "a"}')])

    assert [bad.fault for bad in empty.bad_records] == [Fault.NO_QUOTE]
    assert len(empty.records) == 1
    assert [bad.fault for bad in none.bad_records] == [Fault.NO_QUOTE]
