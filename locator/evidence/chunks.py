"""Reads chunks of a document: text, and where it stands on which page.

The evidence chain: `{"chunkId": "report.pdf:p3:c120-c920", "text": …, "evidence":
{"page": 3, "bboxes": […], …}}`, also with one `evidence` for every page. Offsets
(`charStart`) are those of another program's text: they leave as they came.
pdf-chunk-bbox: `{"content": …, "pageNumber": 3, "bboxes": […]}`.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from locator.evidence.chunk_boxes import MixedFramesError, chain_boxes, unit_boxes
from locator.evidence.documents import document_named
from locator.evidence.fields import CLAIM, MODEL, NOTE, RUN, SECTION, names
from locator.evidence.json_fields import (
    Fields,
    fields_in,
    items_in,
    one_or_more,
    plain,
    string_in,
    whole_in,
    word_in,
)
from locator.evidence.json_text import Node
from locator.evidence.record import BadRecord, Fault, GivenBoxes, Record
from locator.plain_json import Json
from locator.quote import Quote

_ID = names("id", "chunkId")
_CHUNK_ID = re.compile(r"(?:(?P<file>.+):p)?(?P<page>\d+):c\d+-c?\d+")
_CHAIN_TEXT = names("quote", "text", "content")
_UNIT_TEXT = names("quote", "content")
_PAGE = names("pageNumber")
_METADATA = ("metadata", "meta", "payload")
_CHAIN_USED = ("file", "page", "bboxes")


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a chunk stands, and what else was said about that."""

    boxes: tuple[GivenBoxes, ...]
    page_number: int | None
    document: str = ""
    others: Json = None


def is_chain(fields: Mapping[str, Node]) -> bool:
    """Tell whether an object is a chunk of the evidence chain."""
    pages = [fields_in(each) for each in one_or_more(fields.get("evidence"))]
    if any("page" in page and "bboxes" in page for page in pages):
        return True
    return bool(_CHUNK_ID.fullmatch(string_in(fields.get("chunkId"))))


def is_unit(fields: Mapping[str, Node]) -> bool:
    """Tell whether an object is a chunk of pdf-chunk-bbox."""
    return all(name in fields for name in ("content", "pageNumber", "bboxes"))


def holds_chunks(node: Node) -> bool:
    """Tell whether there is a chunk in `node`, however deep."""
    fields = fields_in(node)
    if is_chain(fields) or is_unit(fields):
        return True
    below = fields.values() if fields else items_in(node)
    return any(
        holds_chunks(each) for each in below if isinstance(each.value, dict | list)
    )


def chunk(node: Node) -> Record | BadRecord | None:
    """Return the quote that a chunk is; None if `node` is no chunk."""
    fields = Fields(_joined(node))
    spelled = fields_in(fields.node)
    signs = is_chain(spelled), is_unit(spelled)
    if not any(signs):
        return None
    try:
        return _chunk(fields, *signs)
    except MixedFramesError:
        return BadRecord(node.line, Fault.MIXED_FRAMES)


def _chunk(fields: Fields, chain: bool, unit: bool) -> Record | BadRecord:
    if chain and unit:
        raise MixedFramesError
    if chain:
        return _record(fields, _CHAIN_TEXT, _chain_place(fields))
    return _record(fields, _UNIT_TEXT, _unit_place(fields))


def _joined(node: Node) -> Node:
    """Return a chunk with the metadata that an index keeps beside its text.

    The article: the text goes into the vector, the evidence into the metadata.
    """
    fields = fields_in(node)
    for name in _METADATA:
        inside = fields_in(fields.get(name))
        if is_chain(inside) or (inside and is_unit({**inside, **fields})):
            rest = {key: each for key, each in fields.items() if key != name}
            return Node({**inside, **rest}, node.line)
    return node


def _record(fields: Fields, text: Sequence[str], place: _Place) -> Record | BadRecord:
    line = fields.node.line
    words = fields.string(text).strip()
    if not words:
        return BadRecord(line, Fault.NO_QUOTE)
    found = _CHUNK_ID.fullmatch(word_in(fields.peek(_ID[1])))
    name = fields.word(_ID)
    page = place.page_number or (int(found["page"]) if found else None)
    file = (found["file"] or "") if found else ""
    claim, section = fields.string(CLAIM[:1]).strip(), fields.string(SECTION)
    document = place.document or document_named(fields) or file
    note, model = fields.string(NOTE).strip(), fields.string(MODEL).strip()
    run = fields.word(RUN)
    others = fields.others()
    if place.others:
        others["evidence"] = place.others
    return Record(
        Quote(words, str(page) if page else None, claim=claim, section=section),
        line,
        name,
        document=document,
        note=note,
        model=model,
        run=run,
        boxes=place.boxes,
        others=others,
    )


def _chain_place(fields: Fields) -> _Place:
    evidence = fields.take("evidence")
    pages = [fields_in(each) for each in one_or_more(evidence)]
    given = [chain_boxes(page) for page in pages]
    rest = [_rest(page, boxes) for page, boxes in zip(pages, given, strict=True)]
    numbers = (whole_in(page.get("page")) for page in pages)
    files = (string_in(page.get("file")).strip() for page in pages)
    is_list = bool(evidence and items_in(evidence))
    return _Place(
        tuple(each for each in given if each),
        next(filter(None, numbers), None),
        next(filter(None, files), ""),
        (rest if is_list else rest[0]) if any(rest) else None,
    )


def _rest(page: Mapping[str, Node], boxes: GivenBoxes | None) -> dict[str, Json]:
    """Return what was not understood of the evidence on one page."""
    used = _CHAIN_USED if boxes else _CHAIN_USED[:2]
    return {name: plain(node) for name, node in page.items() if name not in used}


def _unit_place(fields: Fields) -> _Place:
    boxes = unit_boxes(fields_in(fields.node))
    if boxes:
        fields.take("bboxes")
    return _Place(boxes, whole_in(fields.take(_PAGE[0])))
