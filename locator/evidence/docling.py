"""Reads chunks of Docling: text, with the items of the document that it came from.

Source: docling-core's `DocChunk`. Pages count from 1. Boxes are not used: they are
those of the page as Docling laid it out, which need not be that of the file.
"""

from collections.abc import Iterator, Mapping, Sequence

from locator.evidence.fields import names
from locator.evidence.json_fields import (
    Fields,
    fields_in,
    items_in,
    string_in,
    whole_in,
)
from locator.evidence.json_text import Node
from locator.evidence.record import BadRecord, Evidence, Fault, Record
from locator.quote import Quote

_TEXT = names("text")


def is_chunk(fields: Mapping[str, Node]) -> bool:
    """Tell whether an object is a chunk of Docling's."""
    items = items_in(fields_in(fields.get("meta")).get("doc_items"))
    return any("prov" in fields_in(each) for each in items)


def read(nodes: Sequence[Node]) -> Evidence:
    """Return chunks as quotes, each with its page and its heading."""
    found: list[Record | BadRecord] = []
    for node in nodes:
        inside = list(_records(node))
        found += inside or [BadRecord(node.line, Fault.NO_QUOTE)]
    return Evidence.of(found)


def _records(node: Node) -> Iterator[Record | BadRecord]:
    fields = fields_in(node)
    if is_chunk(fields):
        yield _record(Fields(node))
        return
    for each in fields.values() if fields else items_in(node):
        if isinstance(each.value, dict | list):
            yield from _records(each)


def _record(fields: Fields) -> Record | BadRecord:
    line = fields.node.line
    text = fields.string(_TEXT).strip()
    if not text:
        return BadRecord(line, Fault.NO_QUOTE)
    meta = fields_in(fields.peek("meta"))
    pages = (
        whole_in(fields_in(each).get("page_no"))
        for item in items_in(meta.get("doc_items"))
        for each in items_in(fields_in(item).get("prov"))
    )
    page = next(filter(None, pages), None)
    headings = [string_in(each) for each in items_in(meta.get("headings"))]
    return Record(
        Quote(text, str(page) if page else None, section=(headings or [""])[-1]),
        line,
        document=string_in(fields_in(meta.get("origin")).get("filename")),
        others=fields.others(),
    )
