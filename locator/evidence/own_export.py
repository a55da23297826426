"""Reads back what we write: the JSON and JSON Lines of `qlocate find` and `verify`.

Answers of the machine are not taken over: quotes are located again.
"""

from collections.abc import Iterator, Mapping, Sequence

from locator.claim import Claim, Judgement, Verdict
from locator.evidence.corner_boxes import corner_boxes
from locator.evidence.documents import base_name
from locator.evidence.fields import names
from locator.evidence.json_fields import (
    Fields,
    fields_in,
    items_in,
    one_or_more,
    plain,
    string_in,
    whole_in,
)
from locator.evidence.json_text import Node
from locator.evidence.record import BadRecord, Evidence, Fault, GivenBoxes, Record
from locator.frames import Frame
from locator.plain_json import Json
from locator.quote import Quote

_SCHEMA = 1
# What is written even if there is nothing to say, what is found again, and what is
# about the file that the quote came from.
_OF_QUOTE = names(
    "page_hint",
    "section",
    "claim",
    "prefix",
    "suffix",
    "claim_id",
    "document_name",
    "note",
    "model",
    "run",
    "claim_number",
    "line",
    "document",
    "status",
    "confidence",
    "page_number",
    "page_label",
    "placements",
    "differences",
    "left_out",
    "placed_by",
    "remark",
)
# What is written even if there is nothing to say.
_OF_CLAIM = names(
    "number", "id", "text", "quotes", "verdict", "note", "reviewer", "given_at"
)
_VERDICTS = {str(verdict): verdict for verdict in Verdict}


def is_heading(fields: Mapping[str, Node]) -> bool:
    """Tell whether an object is, or begins, a file of ours."""
    return (
        whole_in(fields.get("schema")) == _SCHEMA
        and string_in(fields.get("frame")) == Frame.PAGE
        and ("document" in fields or "documents" in fields)
    )


def read(nodes: Sequence[Node]) -> Evidence:
    """Return the quotes of a file of ours, and its claims with their verdicts."""
    found: list[Record | BadRecord] = []
    claims: list[Claim] = []
    documents: list[str] = []
    for node in nodes:
        fields = fields_in(node)
        if not is_heading(fields):
            found.append(_record(Fields(node)))
            continue
        found.extend(_record(Fields(each)) for each in items_in(fields.get("quotes")))
        documents.extend(_documents(fields))
        for each in items_in(fields.get("claims")):
            claim = _claim(Fields(each))
            if isinstance(claim, BadRecord):
                found.append(claim)
            else:
                claims.append(claim)
    evidence = Evidence.of(found)
    return Evidence(
        evidence.records,
        evidence.bad_records,
        tuple(each for each in claims if each != Claim("")),
        tuple(documents),
    )


def _documents(fields: Mapping[str, Node]) -> Iterator[str]:
    listed = items_in(fields.get("documents"))
    for node in listed or one_or_more(fields.get("document")):
        file = string_in(fields_in(node).get("file"))
        if file:
            yield base_name(file)


def _record(fields: Fields) -> Record | BadRecord:
    line = fields.node.line
    text = fields.string(names("quote"))
    if not text.strip():
        return BadRecord(line, Fault.NO_QUOTE)
    quote = Quote(
        text,
        fields.string(names("page_hint")) or None,
        fields.string(names("prefix")),
        fields.string(names("suffix")),
        fields.string(names("claim")),
        fields.string(names("section")),
    )
    for name in _OF_QUOTE:
        fields.take(name)
    return Record(
        quote,
        line,
        fields.word(names("id")),
        fields.word(names("claim_id")),
        fields.string(names("document_name")),
        fields.string(names("note")),
        fields.string(names("model")),
        fields.string(names("run")),
        tuple(_boxes(fields.take("givenboxes"))),
        _others(fields),
    )


def _others(fields: Fields) -> dict[str, Json]:
    """Return what came from elsewhere and was kept, and what somebody has added."""
    kept = fields_in(fields.take("others"))
    return {name: plain(node) for name, node in kept.items()} | fields.others()


def _boxes(node: Node | None) -> Iterator[GivenBoxes]:
    for each in items_in(node):
        fields = fields_in(each)
        page_number = whole_in(fields.get("page_number"))
        frame = string_in(fields.get("frame"))
        boxes = corner_boxes(fields.get("boxes"))
        if page_number and page_number > 0 and frame in tuple(Frame):
            yield GivenBoxes(page_number - 1, Frame(frame), boxes)


def _claim(fields: Fields) -> Claim | BadRecord:
    verdict = fields.string(names("verdict"))
    if verdict and verdict not in _VERDICTS:
        return BadRecord(fields.node.line, Fault.UNKNOWN_VERDICT)
    judgement = Judgement(
        _VERDICTS.get(verdict),
        fields.string(names("note")),
        fields.string(names("reviewer")),
        fields.string(names("given_at")),
    )
    text, name = fields.string(names("text")), fields.word(names("id"))
    for each in _OF_CLAIM:
        fields.take(each)
    given = None if judgement == Judgement() else judgement
    return Claim(text, name, given, _others(fields))
