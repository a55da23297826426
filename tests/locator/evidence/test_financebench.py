"""Questions with evidence, whose pages count from 0."""

import json

import pytest

from locator.claim import Claim
from locator.evidence.financebench import read
from locator.evidence.json_text import parse
from locator.evidence.record import Evidence, Fault

COST = "The cost fell by a third."
ASKED = {
    "financebench_id": "f_1",
    "doc_name": "FILMS_2018",
    "question": "Did the cost fall?",
    "answer": "Yes.",
    "question_type": "simple",
}


def found(*evidence: object) -> Evidence:
    return read([parse(json.dumps({**ASKED, "evidence": list(evidence)}))])


@pytest.mark.parametrize(
    ("page", "hint"), [(0, "1"), (59, "60"), (59.0, "60"), (None, None), ("x", None)]
)
def test_pages_count_from_zero(page: object, hint: str | None) -> None:
    (record,) = found({"evidence_text": COST, "evidence_page_num": page}).records

    assert record.quote.page_hint == hint


def test_the_question_is_the_claim_and_the_answer_the_note() -> None:
    evidence = found(
        {"evidence_text": COST, "evidence_page_num": 3, "doc_name": "OTHER_2019"},
        {"evidence_text": "It fell again.", "evidence_page_num": 4, "score": 0.5},
    )
    first, second = evidence.records

    assert evidence.claims == (
        Claim("Did the cost fall?", "f_1", others={"question_type": "simple"}),
    )
    assert (first.claim_name, first.quote.claim) == ("f_1", "Did the cost fall?")
    assert (first.note, first.document) == ("Yes.", "OTHER_2019")
    assert (second.document, second.others) == ("FILMS_2018", {"score": 0.5})


def test_a_question_without_evidence_is_reported() -> None:
    assert [bad.fault for bad in found().bad_records] == [Fault.NO_QUOTE]


def test_evidence_without_words_costs_only_itself() -> None:
    evidence = found({"evidence_page_num": 3}, {"evidence_text": COST})

    assert [bad.fault for bad in evidence.bad_records] == [Fault.NO_QUOTE]
    assert len(evidence.records) == 1
