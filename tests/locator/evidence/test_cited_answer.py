"""Answers with numbers, and the chunks that they count."""

import json

import pytest

from locator.evidence.cited_answer import is_answer, is_apart, read
from locator.evidence.json_fields import fields_in
from locator.evidence.json_text import Node, parse
from locator.evidence.record import Evidence, Fault

ANSWER = "It is dry [1]. It is thin [2]."
CHAIN = {
    "chunkId": "3:c0-c9",
    "text": "The film is dry.",
    "evidence": {"page": 3, "bboxes": [{"x": 72, "y": 500, "w": 90, "h": 11}]},
}
UNIT = {"content": "The film is thin.", "pageNumber": 4, "bboxes": []}


def nodes(*values: object) -> list[Node]:
    return [parse(json.dumps(value)) for value in values]


def said(evidence: Evidence) -> list[tuple[str, str, str]]:
    return [(each.name, each.quote.text, each.quote.claim) for each in evidence.records]


EXPECTED = [
    ("1", "The film is dry.", "It is dry."),
    ("2", "The film is thin.", "It is thin."),
]


@pytest.mark.parametrize(
    "value",
    [
        {"answer": ANSWER, "chunks": [CHAIN, UNIT]},
        {"text": ANSWER, "sources": [CHAIN, UNIT]},
        {"response": ANSWER, "citations": [CHAIN, UNIT]},
        [{"answer": ANSWER, "chunks": [CHAIN, UNIT]}],
        {"answer": ANSWER, "chunks": [{"chunk": CHAIN}, UNIT]},
    ],
)
def test_chunks_have_their_numbers_and_the_sentences_that_cite_them(
    value: object,
) -> None:
    assert said(read(nodes(value))) == EXPECTED


def test_the_answer_may_stand_in_a_line_of_its_own() -> None:
    assert said(read(nodes({"answer": ANSWER}, CHAIN, UNIT))) == EXPECTED


@pytest.mark.parametrize(
    ("own", "names", "reason"),
    [
        ([{"id": 2}, {"id": 1}], ["2", "1"], "numbers of their own"),
        ([{"ref": "[2]"}, {"ref": "[1]"}], ["2", "1"], "as marks"),
        ([{"id": 2}, {}], ["1", "2"], "not all have one"),
        ([{"id": 2}, {"id": 2}], ["1", "2"], "two have the same"),
        ([{"id": "x1"}, {"id": "x2"}], ["1", "2"], "no numbers"),
    ],
)
def test_a_chunk_may_bring_its_number(
    own: list[dict[str, object]], names: list[str], reason: str
) -> None:
    chunks = [
        {"text": f"{word} text", **each} for word, each in zip("ab", own, strict=True)
    ]

    records = read(nodes({"answer": ANSWER, "chunks": chunks})).records

    assert [each.name for each in records] == names, reason


def test_a_chunk_that_two_sentences_cite_stands_under_both() -> None:
    value = {"answer": "It is dry [1]. Very dry [1].", "chunks": [CHAIN]}

    assert said(read(nodes(value))) == [
        ("1", "The film is dry.", "It is dry."),
        ("1", "The film is dry.", "Very dry."),
    ]


def test_a_chunk_that_nothing_cites_supports_nothing() -> None:
    value = {"answer": "It is dry [1].", "chunks": [CHAIN, UNIT]}

    assert said(read(nodes(value)))[1] == ("2", "The film is thin.", "")


def test_the_id_of_a_chunk_leaves_as_it_came() -> None:
    first, _ = read(nodes({"answer": ANSWER, "chunks": [CHAIN, UNIT]})).records

    assert first.others["chunkId"] == "3:c0-c9"
    assert first.boxes


def test_a_number_without_its_chunk_is_reported() -> None:
    evidence = read(nodes({"answer": "It is dry [1, 5].", "chunks": [CHAIN]}))

    assert [bad.fault for bad in evidence.bad_records] == [Fault.UNKNOWN_EVIDENCE]
    assert len(evidence.records) == 1


def test_a_chunk_that_cannot_be_read_keeps_its_number_to_itself() -> None:
    broken = {
        "content": "a b",
        "pageNumber": 3,
        "bboxes": [{"x": 9, "y": 9, "w": 9, "h": 9}],
    }

    evidence = read(nodes({"answer": ANSWER, "chunks": [broken, UNIT]}))

    assert [bad.fault for bad in evidence.bad_records] == [Fault.MIXED_FRAMES]
    assert said(evidence) == EXPECTED[1:]


@pytest.mark.parametrize(
    ("value", "expected", "reason"),
    [
        ({"answer": ANSWER, "chunks": [CHAIN]}, True, "numbers and chunks"),
        ({"answer": ANSWER}, False, "no chunks"),
        ({"answer": "It is dry.", "chunks": [CHAIN]}, False, "no numbers"),
        ({"answer": ANSWER, "sources": ["Lee 2020"]}, False, "names of sources"),
        ({"answer": ANSWER, "citations": [{"file": "a.pdf"}]}, False, "no text"),
    ],
)
def test_an_answer_has_numbers_and_chunks(
    value: object, *, expected: bool, reason: str
) -> None:
    (node,) = nodes(value)

    assert is_answer(fields_in(node)) is expected, reason


@pytest.mark.parametrize(
    ("values", "expected", "reason"),
    [
        ([{"answer": ANSWER}, CHAIN], True, "an answer and a chunk"),
        ([CHAIN, {"answer": ANSWER}], True, "the other way round"),
        ([{"answer": ANSWER}], False, "no chunk"),
        ([{"answer": ANSWER}, {"answer": ANSWER}, CHAIN], False, "two answers"),
        ([{"answer": ANSWER}, {"page": 3}], False, "something else"),
        ([CHAIN, UNIT], False, "no answer"),
    ],
)
def test_an_answer_may_stand_apart_from_its_chunks(
    values: list[object], *, expected: bool, reason: str
) -> None:
    assert is_apart(nodes(*values)) is expected, reason
