"""Reads Web Annotations, and what Hypothesis exports.

Source: the W3C's Web Annotation Data Model; RFC 8118 for `page=5`, counted from 1.
Hypothesis adds `PageSelector`, whose `index` counts from 0, and keeps note and tags
beside the target. Offsets into a text (`TextPositionSelector`) are those of another
program's text: they leave as they came, and nothing is done with them.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from locator.evidence.documents import file_in_address
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
from locator.plain_json import Json
from locator.quote import Quote

_LISTS = ("annotations", "items", "rows", "first")
_ID = names("id")
_NOTE = names("text")
_TITLE = names("title")
_SOURCE = names("source", "id")
_EXACT, _PREFIX, _SUFFIX = names("exact"), names("prefix"), names("suffix")
_PAGE = re.compile(r"(?:^|[#&])page=(\d+)")


@dataclass(frozen=True, slots=True)
class _Selected:
    """What the selectors of a target say."""

    quote: Quote | None
    others: Sequence[Json]


def is_annotation(fields: Mapping[str, Node]) -> bool:
    """Tell whether an object is a Web Annotation: it has a target with a selector."""
    return any(
        "selector" in fields_in(each) for each in one_or_more(fields.get("target"))
    )


def read(nodes: Sequence[Node]) -> Evidence:
    """Return the annotated words as quotes, the words of bodies as notes."""
    found: list[Record | BadRecord] = []
    for node in (each for outer in nodes for each in _annotations(outer)):
        found.extend(_records(node))
    return Evidence.of(found)


def _annotations(node: Node) -> Iterator[Node]:
    """Yield the annotations in a list, a page, a collection or an export."""
    fields = fields_in(node)
    lists = [fields[name] for name in _LISTS if name in fields]
    if isinstance(node.value, list):
        for item in items_in(node):
            yield from _annotations(item)
    elif lists and "target" not in fields:
        for each in lists:
            yield from _annotations(each)
    else:
        yield node


def _records(node: Node) -> Iterator[Record | BadRecord]:
    targets = one_or_more(fields_in(node).get("target"))
    if not targets:
        yield BadRecord(node.line, Fault.NO_QUOTE)
    for target in targets:
        yield _record(Fields(node), Fields(target))


def _record(fields: Fields, target: Fields) -> Record | BadRecord:
    selected = _selected(target.take("selector"))
    if selected.quote is None:
        return BadRecord(fields.node.line, Fault.NO_QUOTE)
    fields.take("target")
    document = _document(fields, target)
    note = fields.string(_NOTE).strip() or _words(fields)
    rest = target.others()
    if selected.others:
        rest["selector"] = list(selected.others)
    name = fields.word(_ID)
    if string_in(fields.peek("type")) == "Annotation":
        fields.take("type")
    others = fields.others()
    return Record(
        selected.quote,
        fields.node.line,
        name=name,
        document=document,
        note=note,
        others={**others, "target": rest} if rest else others,
    )


def _selected(node: Node | None) -> _Selected:
    """Return the quote that selectors give together, and those that say more."""
    text, page, rest = "", None, []
    prefix = suffix = ""
    for each in _selectors(node):
        selector = Fields(each)
        kind = string_in(selector.peek("type"))
        if kind == "TextQuoteSelector" and not text:
            text = selector.string(_EXACT).strip()
            prefix, suffix = selector.string(_PREFIX), selector.string(_SUFFIX)
            continue
        page = page or _page(kind, fields_in(each))
        rest.append(plain(each))
    quote = Quote(text, page, prefix, suffix) if text else None
    return _Selected(quote, tuple(rest))


def _selectors(node: Node | None) -> Iterator[Node]:
    """Yield selectors, those that are one of several, and those that refine one."""
    for each in one_or_more(node):
        fields = fields_in(each)
        if "items" in fields:
            yield from _selectors(fields["items"])
        elif fields:
            yield each
            yield from _selectors(fields.get("refinedBy"))


def _page(kind: str, fields: Mapping[str, Node]) -> str | None:
    """Return the page that a selector names, as a number from 1 or as printed."""
    if kind == "PageSelector":
        page_index = whole_in(fields.get("index"))
        if page_index is not None:
            return str(page_index + 1)
        return string_in(fields.get("label")).strip() or None
    found = _PAGE.search(string_in(fields.get("value")))
    return found[1] if kind == "FragmentSelector" and found else None


def _document(fields: Fields, target: Fields) -> str:
    """Return the file that an annotation is about, else the title, else the address."""
    node = target.peek("source")
    address = string_in(node) or Fields(node or fields.node).string(_SOURCE)
    described = fields_in(fields.peek("document"))
    titles = one_or_more(described.get("title"))
    title = next(filter(None, map(string_in, titles)), "")
    return file_in_address(address) or title.strip() or address.strip()


def _words(fields: Fields) -> str:
    """Return what the bodies of an annotation say; tags among them are no words."""
    bodies = one_or_more(fields.peek("body"))
    said = [
        string_in(body) or string_in(fields_in(body).get("value"))
        for body in bodies
        if string_in(fields_in(body).get("purpose")) != "tagging"
    ]
    if len(bodies) == 1 and fields_in(bodies[0]).keys() <= {"type", "value"}:
        fields.take("body")
    return "\n\n".join(filter(None, map(str.strip, said)))
