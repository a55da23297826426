"""Reads answers of Anthropic's models: text blocks with citations.

Source: the Messages API's citations, one shape for each kind of document. Pages count
from 1, `end_page_number` is the page behind the last.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from locator.evidence.documents import is_file_name
from locator.evidence.fields import names
from locator.evidence.json_fields import (
    Fields,
    fields_in,
    items_in,
    string_in,
    whole_in,
    word_in,
)
from locator.evidence.json_text import Node
from locator.evidence.record import BadRecord, Evidence, Fault, Record
from locator.quote import Quote

_CITED = names("cited_text")
_PAGE = names("start_page_number")
_TITLE = names("document_title", "title")
_SOURCE = names("source", "url")


@dataclass(frozen=True, slots=True)
class _Answer:
    """What is said around a citation: by which model, in which answer, for what."""

    model: str = ""
    run: str = ""
    claim: str = ""


def is_citation(fields: Mapping[str, Node]) -> bool:
    """Tell whether an object is a citation of such an answer."""
    kind = string_in(fields.get("type"))
    return kind.endswith("_location") and "cited_text" in fields


def read(nodes: Sequence[Node]) -> Evidence:
    """Return the quotes of answers: whole ones, or their blocks."""
    found: list[Record | BadRecord] = []
    for node in _answers(nodes):
        cited = list(_citations(node, _Answer()))
        found += cited or [BadRecord(node.line, Fault.NO_QUOTE)]
    return Evidence.of(found)


def _answers(nodes: Sequence[Node]) -> Iterator[Node]:
    """Yield the values that should hold a quote: a list of blocks counts as one."""
    for node in nodes:
        items = items_in(node)
        if items and not any(_is_block(fields_in(item)) for item in items):
            yield from items
        else:
            yield node


def _is_block(fields: Mapping[str, Node]) -> bool:
    return string_in(fields.get("type")) == "text"


def _citations(node: Node, answer: _Answer) -> Iterator[Record | BadRecord]:
    fields = fields_in(node)
    if is_citation(fields):
        yield _record(Fields(node), answer)
        return
    if string_in(fields.get("role")) == "assistant" or "model" in fields:
        answer = replace(
            answer,
            model=string_in(fields.get("model")) or answer.model,
            run=word_in(fields.get("id")) or answer.run,
        )
    if _is_block(fields):
        answer = replace(answer, claim=string_in(fields.get("text")).strip())
    for each in fields.values() if fields else items_in(node):
        if isinstance(each.value, dict | list):
            yield from _citations(each, answer)


def _record(fields: Fields, answer: _Answer) -> Record | BadRecord:
    line = fields.node.line
    text = fields.string(_CITED).strip()
    if not text:
        return BadRecord(line, Fault.EMPTY_QUOTE)
    page = whole_in(fields.peek(_PAGE[0]))
    if page is not None:
        fields.take(_PAGE[0])
    return Record(
        Quote(text, None if page is None else str(page), claim=answer.claim),
        line,
        document=_document(fields),
        model=answer.model,
        run=answer.run,
        others=fields.others(),
    )


def _document(fields: Fields) -> str:
    """Return the document of a citation: a file before a title before an address."""
    source = next(filter(None, (string_in(fields.peek(name)) for name in _SOURCE)), "")
    if is_file_name(source):
        return fields.string(_SOURCE)
    return fields.string(_TITLE).strip() or fields.string(_SOURCE).strip()
