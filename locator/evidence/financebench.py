"""Reads FinanceBench: a question a line, with its answer and the evidence for it.

Source: the open sample of FinanceBench, in which `evidence_page_num` counts from 0.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from locator.claim import Claim
from locator.evidence.fields import names
from locator.evidence.json_fields import (
    Fields,
    fields_in,
    items_in,
    one_or_more,
    whole_in,
)
from locator.evidence.json_text import Node
from locator.evidence.record import BadRecord, Evidence, Fault, Record
from locator.quote import Quote

_TEXT = names("evidence_text")
_PAGE = names("evidence_page_num")
_DOCUMENT = names("doc_name")
_QUESTION = names("question")
_ANSWER = names("answer")
_ID = names("financebench_id")


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question with its answer, and the report that it is about."""

    claim: Claim
    answer: str
    document: str


def is_question(fields: Mapping[str, Node]) -> bool:
    """Tell whether an object is a question with evidence from numbered pages."""
    return any(
        "evidence_page_num" in fields_in(each)
        for each in items_in(fields.get("evidence"))
    )


def read(nodes: Sequence[Node]) -> Evidence:
    """Return the evidence as quotes under its questions."""
    found: list[Record | BadRecord] = []
    claims: list[Claim] = []
    for node in (each for outer in nodes for each in one_or_more(outer)):
        fields = Fields(node)
        evidence = items_in(fields.take("evidence"))
        if not evidence:
            found.append(BadRecord(node.line, Fault.NO_QUOTE))
            continue
        document, answer = fields.string(_DOCUMENT), fields.string(_ANSWER)
        question, name = fields.string(_QUESTION), fields.word(_ID)
        claim = Claim(question.strip(), name, others=fields.others())
        claims.append(claim)
        found.extend(_records(evidence, _Asked(claim, answer.strip(), document)))
    bad = Evidence.of(found)
    return Evidence(bad.records, bad.bad_records, tuple(claims))


def _records(evidence: Sequence[Node], asked: _Asked) -> Iterator[Record | BadRecord]:
    for node in evidence:
        fields = Fields(node)
        text = fields.string(_TEXT).strip()
        if not text:
            yield BadRecord(node.line, Fault.NO_QUOTE)
            continue
        page_index = whole_in(fields.take(_PAGE[0]))
        page_hint = None if page_index is None else str(page_index + 1)
        yield Record(
            Quote(text, page_hint, claim=asked.claim.text),
            node.line,
            claim_name=asked.claim.name,
            document=(fields.string(_DOCUMENT) or asked.document).strip(),
            note=asked.answer,
            others=fields.others(),
        )
