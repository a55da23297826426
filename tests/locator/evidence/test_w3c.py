"""Web Annotations and Hypothesis: what selectors, bodies and targets say."""

import json

import pytest

from locator.evidence.json_text import parse
from locator.evidence.record import Evidence, Fault
from locator.evidence.w3c import read
from locator.quote import Quote

FILM = "The film is dry."
QUOTED = {"type": "TextQuoteSelector", "exact": FILM}
OFFSETS = {"type": "TextPositionSelector", "start": 3, "end": 19}
RANGE = {"type": "RangeSelector", "startContainer": "/div[2]", "startOffset": 3}


def found(value: object) -> Evidence:
    return read([parse(json.dumps(value))])


def annotated(selector: object, **fields: object) -> dict[str, object]:
    target = {"source": "https://example.org/films.pdf", "selector": selector}
    return {"id": "a1", "target": [target], **fields}


@pytest.mark.parametrize(
    ("selector", "quote", "reason"),
    [
        (QUOTED, Quote(FILM), "one alone"),
        ([OFFSETS, RANGE, QUOTED], Quote(FILM), "offsets are no key"),
        (
            [{**QUOTED, "prefix": "So: ", "suffix": " It"}],
            Quote(FILM, None, "So: ", " It"),
            "words around",
        ),
        (
            [QUOTED, {"type": "PageSelector", "index": 4, "label": "v"}],
            Quote(FILM, "5"),
            "an index counts from 0, and says more than a label",
        ),
        (
            [QUOTED, {"type": "PageSelector", "label": "v"}],
            Quote(FILM, "v"),
            "only a label",
        ),
        (
            {"type": "FragmentSelector", "value": "page=5", "refinedBy": QUOTED},
            Quote(FILM, "5"),
            "a page, refined",
        ),
        (
            {**QUOTED, "refinedBy": {"type": "FragmentSelector", "value": "page=5"}},
            Quote(FILM, "5"),
            "the other way round",
        ),
        (
            [QUOTED, {"type": "FragmentSelector", "value": "zoom=50&page=5"}],
            Quote(FILM, "5"),
            "among other parameters",
        ),
        (
            [QUOTED, {"type": "FragmentSelector", "value": "nextpage=5"}],
            Quote(FILM),
            "another word",
        ),
        (
            {"type": "Choice", "items": [OFFSETS, QUOTED]},
            Quote(FILM),
            "one of several",
        ),
    ],
)
def test_selectors_together_say_what_is_quoted(
    selector: object, quote: Quote, reason: str
) -> None:
    (record,) = found(annotated(selector)).records

    assert record.quote == quote, reason


def test_selectors_that_are_no_key_leave_as_they_came() -> None:
    (record,) = found(annotated([OFFSETS, QUOTED, RANGE])).records

    assert record.others == {
        "target": {
            "source": "https://example.org/films.pdf",
            "selector": [OFFSETS, RANGE],
        }
    }


@pytest.mark.parametrize(
    ("fields", "note", "others"),
    [
        ({"text": "look", "tags": ["a"]}, "look", {"tags": ["a"]}),
        ({"body": "look"}, "look", {}),
        ({"body": {"type": "TextualBody", "value": "look"}}, "look", {}),
        (
            {
                "body": [
                    {"type": "TextualBody", "value": "look"},
                    {"type": "TextualBody", "value": "a", "purpose": "tagging"},
                ]
            },
            "look",
            {
                "body": [
                    {"type": "TextualBody", "value": "look"},
                    {"type": "TextualBody", "value": "a", "purpose": "tagging"},
                ]
            },
        ),
        ({"body": ["one", "two"]}, "one\n\ntwo", {"body": ["one", "two"]}),
        ({"body": []}, "", {"body": []}),
    ],
)
def test_bodies_are_notes_and_tags_are_kept(
    fields: dict[str, object], note: str, others: dict[str, object]
) -> None:
    (record,) = found(annotated(QUOTED, **fields)).records

    assert record.note == note
    assert {**record.others, "target": 0} == {**others, "target": 0}


@pytest.mark.parametrize(
    ("target", "fields", "document"),
    [
        ({"source": "https://example.org/a%20b.pdf"}, {}, "a b.pdf"),
        ({"source": "file:///home/me/films.pdf#page=3"}, {}, "films.pdf"),
        ({"source": {"id": "https://example.org/films.pdf"}}, {}, "films.pdf"),
        ({"source": "films.pdf"}, {}, "films.pdf"),
        ({"source": "urn:x-pdf:9f"}, {"document": {"title": ["Films"]}}, "Films"),
        ({"source": "https://example.org/a"}, {}, "https://example.org/a"),
        ({"source": "http://["}, {}, "http://["),
        ({}, {}, ""),
    ],
)
def test_the_source_is_the_document(
    target: dict[str, object], fields: dict[str, object], document: str
) -> None:
    value = {"target": {**target, "selector": QUOTED}, **fields}

    (record,) = found(value).records

    assert record.document == document


def test_every_target_is_a_quote() -> None:
    other = {"type": "TextQuoteSelector", "exact": "It is thin."}
    value = {"target": [{"selector": QUOTED}, {"selector": other}]}

    records = found(value).records

    assert [each.quote.text for each in records] == [FILM, "It is thin."]


@pytest.mark.parametrize("around", ["annotations", "items", "rows"])
def test_a_list_of_annotations_may_have_other_names(around: str) -> None:
    assert len(found({around: [annotated(QUOTED)], "total": 1}).records) == 1


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (annotated(OFFSETS), "offsets alone"),
        (annotated({"type": "TextQuoteSelector", "exact": " "}), "nothing quoted"),
        ({"target": [{"source": "x"}]}, "the whole page"),
        ({"first": "https://example.org/page1"}, "a page that is elsewhere"),
        ({"body": "no target"}, "no target"),
    ],
)
def test_an_annotation_without_a_quote_is_reported(value: object, reason: str) -> None:
    assert [bad.fault for bad in found(value).bad_records] == [Fault.NO_QUOTE], reason
