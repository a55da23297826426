"""Reads Zotero's annotations, alone or inside of items and their attachments.

Source: Zotero's item schema. `annotationPosition` is JSON in a string; its rectangles
are in user space, the page in it counts from 0.
"""

from collections.abc import Iterator, Mapping, Sequence

from locator.evidence.corner_boxes import corner_boxes
from locator.evidence.documents import base_name, document_named, is_file_name
from locator.evidence.fields import names
from locator.evidence.json_fields import (
    Fields,
    fields_in,
    items_in,
    string_in,
    whole_in,
)
from locator.evidence.json_text import InvalidJsonError, Node, parse
from locator.evidence.record import BadRecord, Evidence, Fault, GivenBoxes, Record
from locator.frames import Frame
from locator.quote import Quote

_TEXT = names("annotationText")
_COMMENT = names("annotationComment")
_LABEL = names("annotationPageLabel")
_POSITION = names("annotationPosition")
_KEY = names("key")
_FILE = ("path", "filename", "title")
_SIGNS = ("annotationText", "annotationPosition", "annotationType")


def is_annotation(fields: Mapping[str, Node]) -> bool:
    """Tell whether an object is an annotation of Zotero's."""
    return any(name in fields for name in _SIGNS)


def read(nodes: Sequence[Node]) -> Evidence:
    """Return the annotated words as quotes, comments as notes."""
    found: list[Record | BadRecord] = []
    for node in nodes:
        inside = list(_annotations(node, ""))
        found += inside or [BadRecord(node.line, Fault.NO_QUOTE)]
    return Evidence.of(found)


def _annotations(node: Node, document: str) -> Iterator[Record | BadRecord]:
    fields = fields_in(node)
    if is_annotation(fields):
        yield _record(Fields(node), document)
        return
    document = _file(fields) or document
    for each in fields.values() if fields else items_in(node):
        if isinstance(each.value, dict | list):
            yield from _annotations(each, document)


def _file(fields: Mapping[str, Node]) -> str:
    """Return the name of the file that an attachment is."""
    values = (string_in(fields.get(name)) for name in _FILE)
    found = next(filter(is_file_name, values), "")
    return base_name(found).removeprefix("storage:")


def _record(fields: Fields, document: str) -> Record | BadRecord:
    line = fields.node.line
    text = fields.string(_TEXT).strip()
    if not text:
        return BadRecord(line, Fault.NO_QUOTE)
    boxes = _boxes(fields.peek(_POSITION[0]))
    if boxes:
        fields.take(_POSITION[0])
    label = fields.string(_LABEL).strip()
    # The label may be that of another page; where it stands in the file is certain.
    page_hint = str(boxes[0].page_index + 1) if boxes else label or None
    return Record(
        Quote(text, page_hint),
        line,
        name=fields.word(_KEY),
        document=document_named(fields) or document,
        note=fields.string(_COMMENT).strip(),
        boxes=boxes,
        others=fields.others(),
    )


def _boxes(position: Node | None) -> tuple[GivenBoxes, ...]:
    """Return where an annotation stands: on its page, and on the next one."""
    try:
        fields = fields_in(position) or fields_in(parse(string_in(position)))
    except InvalidJsonError:
        return ()
    page_index = whole_in(fields.get("pageIndex"))
    if page_index is None or page_index < 0:
        return ()
    pages = (
        (page_index, fields.get("rects")),
        (page_index + 1, fields.get("nextPageRects")),
    )
    return tuple(
        GivenBoxes(page, Frame.PDF, boxes)
        for page, rects in pages
        if (boxes := corner_boxes(rects))
    )
