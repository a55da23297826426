"""What we write, read back."""

import json
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.claim import Claim, Judgement, Verdict
from locator.evidence.json_fields import fields_in
from locator.evidence.json_text import parse
from locator.evidence.own_export import is_heading, read
from locator.evidence.record import BadRecord, Evidence, Fault, GivenBoxes, Record
from locator.frames import Frame
from locator.plain_json import Json
from locator.quote import Quote

HEADING: dict[str, object] = {
    "schema": 1,
    "frame": "page",
    "documents": [{"file": "/home/me/films.pdf", "sha256": "9f"}],
}
QUOTE = {"id": "E7", "quote": "The film is dry.", "claim": "Dry", "status": "verbatim"}


def found(*values: object) -> Evidence:
    return read([parse(json.dumps(value)) for value in values])


def test_a_whole_file_gives_quotes_claims_and_documents() -> None:
    claim = {
        "number": 1,
        "id": "C1",
        "text": "Dry",
        "quotes": ["E7"],
        "verdict": "supported",
        "note": "Page 2 says so.",
        "reviewer": "R. Lindholm",
        "given_at": "2026-11-30T16:02:11+01:00",
    }
    evidence = found({**HEADING, "claims": [claim], "quotes": [QUOTE]})

    assert evidence.documents == ("films.pdf",)
    assert evidence.records == (
        Record(Quote("The film is dry.", claim="Dry"), 1, "E7"),
    )
    assert evidence.claims == (
        Claim(
            "Dry",
            "C1",
            Judgement(
                Verdict.SUPPORTED,
                "Page 2 says so.",
                "R. Lindholm",
                "2026-11-30T16:02:11+01:00",
            ),
        ),
    )


def test_lines_begin_with_a_heading() -> None:
    heading = {"schema": 1, "frame": "page", "document": {"file": "films.pdf"}}

    evidence = found(heading, QUOTE, {**QUOTE, "id": "E8"})

    assert [each.name for each in evidence.records] == ["E7", "E8"]
    assert evidence.documents == ("films.pdf",)


def test_answers_of_the_machine_are_not_taken_over() -> None:
    answer = {
        "claim_number": 3,
        "line": 9,
        "document": 0,
        "confidence": 0.9,
        "page_number": 4,
        "page_label": "iv",
        "placements": [{"pages": []}],
        "differences": [],
        "left_out": [],
        "placed_by": "R. Lindholm",
        "remark": "moved",
    }

    (record,) = found({**HEADING, "quotes": [{**QUOTE, **answer}]}).records

    assert record.quote.page_hint is None
    assert record.others == {}


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ({"number": 1, "id": "", "text": "", "quotes": ["E7"]}, ()),
        ({"id": "", "text": "Dry", "verdict": None, "note": ""}, (Claim("Dry"),)),
        (
            {"id": "C1", "text": "", "others": {"score": 3}, "tag": "x"},
            (Claim("", "C1", None, {"score": 3, "tag": "x"}),),
        ),
        (
            {"text": "Dry", "note": "hm"},
            (Claim("Dry", judgement=Judgement(None, "hm")),),
        ),
    ],
)
def test_a_claim_is_what_is_said_of_it(
    claim: object, expected: tuple[Claim, ...]
) -> None:
    assert found({**HEADING, "claims": [claim], "quotes": []}).claims == expected


def test_a_verdict_that_is_none_is_reported() -> None:
    claims = [{"text": "Dry", "verdict": "maybe"}, {"text": "Thin"}]

    evidence = found({**HEADING, "claims": claims, "quotes": [QUOTE]})

    assert evidence.bad_records == (BadRecord(1, Fault.UNKNOWN_VERDICT),)
    assert evidence.claims == (Claim("Thin"),)


@pytest.mark.parametrize(
    ("document", "names"),
    [
        ({"documents": []}, ()),
        ({"documents": [{"file": ""}, {"file": "C:\\b.pdf"}]}, ("b.pdf",)),
        ({"documents": [], "document": {"file": "a.pdf"}}, ("a.pdf",)),
        ({"document": 0}, ()),
    ],
)
def test_documents_are_called_by_the_names_of_their_files(
    document: dict[str, object], names: tuple[str, ...]
) -> None:
    heading = {"schema": 1, "frame": "page", **document}

    assert found({**heading, "quotes": []}).documents == names


@pytest.mark.parametrize(
    ("given", "count", "reason"),
    [
        ({"page_number": 1, "frame": "pdf", "boxes": [[1, 2, 3, 4]]}, 1, "all of it"),
        ({"page_number": 0, "frame": "pdf", "boxes": [[1, 2, 3, 4]]}, 0, "no page"),
        ({"page_number": 1, "frame": "ems", "boxes": [[1, 2, 3, 4]]}, 0, "no frame"),
        ({"frame": "pdf", "boxes": []}, 0, "nothing"),
    ],
)
def test_given_boxes_need_a_page_and_a_frame(
    given: object, count: int, reason: str
) -> None:
    (record,) = found(
        {**HEADING, "quotes": [{**QUOTE, "given_boxes": [given]}]}
    ).records

    assert len(record.boxes) == count, reason


def test_a_quote_without_words_is_reported() -> None:
    evidence = found({**HEADING, "quotes": [{"id": "E1"}, QUOTE]})

    assert [bad.fault for bad in evidence.bad_records] == [Fault.NO_QUOTE]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (HEADING, True),
        ({"schema": 1, "frame": "page", "document": {}}, True),
        ({**HEADING, "schema": 2}, False),
        ({**HEADING, "frame": "pdf"}, False),
        ({"schema": 1, "frame": "page"}, False),
        ([HEADING], False),
    ],
)
def test_a_file_of_ours_says_so(value: object, *, expected: bool) -> None:
    assert is_heading(fields_in(parse(json.dumps(value)))) is expected


TEXTS = st.text(max_size=8)
WORDS = TEXTS.filter(str.strip)
SIDES = st.tuples(st.floats(0, 400), st.floats(0, 400))
BOXES = st.builds(
    lambda first, second: (*map(min, first, second), *map(max, first, second)),
    SIDES,
    SIDES,
)
JSON: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(-1e9, 1e9) | TEXTS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3)
    ),
    max_leaves=6,
)
AROUND = TEXTS.filter(lambda text: not text or bool(text.strip()))  # blank is none
RECORDS = st.builds(
    Record,
    st.builds(Quote, WORDS, WORDS | st.none(), AROUND, AROUND, WORDS, WORDS),
    st.just(1),
    WORDS.map(str.strip),
    WORDS.map(str.strip),
    WORDS,
    WORDS,
    WORDS,
    WORDS,
    st.lists(
        st.builds(
            GivenBoxes,
            st.integers(0, 9),
            st.sampled_from(Frame),
            st.lists(BOXES, min_size=1, max_size=2).map(tuple),
        ),
        max_size=2,
    ).map(tuple),
    st.dictionaries(TEXTS, JSON, max_size=3),
)


def written(record: Record) -> dict[str, object]:
    """Return a record as the documents say that we write it."""
    quote = record.quote
    return {
        "id": record.name,
        "quote": quote.text,
        "page_hint": quote.page_hint,
        "section": quote.section,
        "claim": quote.claim,
        "prefix": quote.prefix,
        "suffix": quote.suffix,
        "claim_id": record.claim_name,
        "document_name": record.document,
        "note": record.note,
        "model": record.model,
        "run": record.run,
        "given_boxes": [
            {
                "page_number": each.page_index + 1,
                "frame": str(each.frame),
                "boxes": each.boxes,
            }
            for each in record.boxes
        ],
        "others": record.others,
        "status": "not_found",
        "placements": [],
    }


@given(st.lists(RECORDS, max_size=3))
def test_every_field_of_a_record_comes_back(records: list[Record]) -> None:
    evidence = found({**HEADING, "quotes": list(map(written, records))})

    assert list(map(asdict, evidence.records)) == list(map(asdict, records))
