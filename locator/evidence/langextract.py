"""Reads what LangExtract writes: a document a line, with what was extracted from it.

Source: LangExtract's `data.py`. `char_interval` counts characters of the document's
`text`, from 0, end exclusive; it may be missing.
"""

from collections.abc import Iterator, Mapping, Sequence

from locator.evidence.documents import is_file_name
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
from locator.evidence.record import BadRecord, Evidence, Fault, Record
from locator.quote import Quote
from locator.span import Span

_TEXT = names("extraction_text")
_CLASS = names("extraction_class")
_AROUND = 40  # characters


def is_document(fields: Mapping[str, Node]) -> bool:
    """Tell whether an object is a document with extractions."""
    return any(
        "extraction_text" in fields_in(each)
        for each in items_in(fields.get("extractions"))
    )


def read(nodes: Sequence[Node]) -> Evidence:
    """Return the extractions as quotes, each under its class."""
    found: list[Record | BadRecord] = []
    for node in nodes:
        for document in one_or_more(node):
            found.extend(_extractions(document))
    return Evidence.of(found)


def _extractions(document: Node) -> Iterator[Record | BadRecord]:
    fields = fields_in(document)
    if not isinstance(fields.get("extractions", document).value, list):
        yield BadRecord(document.line, Fault.NO_QUOTE)
    for each in items_in(fields.get("extractions")):
        yield _record(Fields(each), fields)


def _record(fields: Fields, document: Mapping[str, Node]) -> Record | BadRecord:
    line = fields.node.line
    text = fields.string(_TEXT).strip()
    if not text:
        return BadRecord(line, Fault.NO_QUOTE)
    whole = string_in(document.get("text"))
    span = _interval(fields_in(fields.peek("charinterval")), len(whole))
    name = string_in(document.get("document_id"))
    claim = fields.string(_CLASS).strip()
    others = fields.others()
    if span is None:
        before = behind = ""
    else:
        before = span.before(_AROUND).of(whole)
        behind = span.after(_AROUND, len(whole)).of(whole)
    if name and not is_file_name(name):
        others = {**others, "document_id": plain(document["document_id"])}
    return Record(
        Quote(text, None, before, behind, claim),
        line,
        document=name if is_file_name(name) else "",
        others=others,
    )


def _interval(fields: Mapping[str, Node], length: int) -> Span | None:
    """Return where an extraction stands in its document's text, if that can be."""
    start = whole_in(fields.get("start_pos"))
    end = whole_in(fields.get("end_pos"))
    if start is None or end is None or not 0 <= start <= end <= length:
        return None
    return Span(start, end)
