"""Finds the quotes in parsed JSON: strings, records, claims with their evidence."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from locator.evidence.fields import (
    CLAIM,
    NAME,
    PAGE,
    PREFIX,
    QUOTE,
    SECTION,
    SEVERAL,
    SUFFIX,
    VAGUE,
)
from locator.evidence.hints import page_named
from locator.evidence.json_text import Node
from locator.evidence.record import BadRecord, Fault, Record
from locator.quote import Quote


@dataclass(frozen=True, slots=True)
class _Around:
    """What the records around a quote say for all that is in them."""

    claim: str = ""
    page_hint: str | None = None
    section: str = ""


def records(node: Node) -> list[Record | BadRecord]:
    """Return the quotes in `node`, and the records without one."""
    return _read(node, _Around())


def _read(node: Node, around: _Around) -> list[Record | BadRecord]:
    match node.value:
        case str(text):
            return [_record(text, node.line, around)]
        case list(items):
            return [found for item in items for found in _read(item, around)]
        case dict(fields):
            found = _fields(fields, node.line, around)
            return found or [BadRecord(node.line, Fault.NO_QUOTE)]
        case _:
            return [BadRecord(node.line, Fault.NOT_A_RECORD)]


def _fields(
    fields: Mapping[str, Node], line: int, around: _Around
) -> list[Record | BadRecord]:
    several = [fields[name] for name in SEVERAL if _holds_several(fields.get(name))]
    name = _first_string(fields, QUOTE)
    claim = _string(fields, CLAIM)
    if several and name in VAGUE:
        claim, name = claim or _string(fields, (name,)), None
    within = _Around(
        claim or around.claim,
        _page(fields) or around.page_hint,
        _string(fields, SECTION) or around.section,
    )
    found: list[Record | BadRecord] = []
    if name:
        text = _string(fields, (name,))
        found.append(_record(text, line, within, fields))
    for node in several:
        found.extend(_read(node, within))
    if not name and not several and not any(each in fields for each in QUOTE):
        found.extend(_deeper(fields.values(), within))
    return _named(found, fields)


def _named(
    found: list[Record | BadRecord], fields: Mapping[str, Node]
) -> list[Record | BadRecord]:
    """Return what was found in a record; its id names the one quote that is in it."""
    match found:
        case [Record(name="") as only]:
            return [replace(only, name=_name(fields))]
        case _:
            return found


def _name(fields: Mapping[str, Node]) -> str:
    value = fields[NAME].value if NAME in fields else None
    is_name = isinstance(value, str | int) and not isinstance(value, bool)
    return str(value).strip() if is_name else ""


def _deeper(nodes: Iterable[Node], around: _Around) -> list[Record | BadRecord]:
    """Return the quotes in records below; those without one are not worth a word."""
    found: list[Record | BadRecord] = []
    for node in nodes:
        if isinstance(node.value, dict):
            found.extend(_fields(node.value, node.line, around))
        elif isinstance(node.value, list):
            records = [item for item in node.value if isinstance(item.value, dict)]
            found.extend(_deeper(records, around))
    return found


def _holds_several(node: Node | None) -> bool:
    return node is not None and isinstance(node.value, dict | list)


def _first_string(fields: Mapping[str, Node], names: Iterable[str]) -> str | None:
    return next(
        (name for name in names if name in fields and _is_string(fields[name])), None
    )


def _is_string(node: Node) -> bool:
    return isinstance(node.value, str)


def _string(fields: Mapping[str, Node], names: Iterable[str]) -> str:
    name = _first_string(fields, names)
    value = fields[name].value if name else ""
    return value if isinstance(value, str) else ""


def _page(fields: Mapping[str, Node]) -> str | None:
    named = (page_named(fields[name].value) for name in PAGE if name in fields)
    return next((page for page in named if page), None)


def _record(
    text: str, line: int, around: _Around, fields: Mapping[str, Node] | None = None
) -> Record | BadRecord:
    if not text.strip():
        return BadRecord(line, Fault.EMPTY_QUOTE)
    context = fields or {}
    quote = Quote(
        text.strip(),
        around.page_hint,
        _string(context, PREFIX),
        _string(context, SUFFIX),
        around.claim,
        around.section,
    )
    return Record(quote, line, _name(context))
