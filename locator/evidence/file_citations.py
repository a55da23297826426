"""Reads answers whose citations name a file but quote nothing of it.

Source: OpenAI's `file_citation` annotations; Cohere's citations, whose `text` is the
answer's own. Only OpenAI's older assistants sometimes gave the words of the file.
"""

from collections.abc import Iterator, Mapping, Sequence

from locator.evidence.fields import names
from locator.evidence.json_fields import Fields, fields_in, items_in, string_in
from locator.evidence.json_text import Node
from locator.evidence.record import BadRecord, Evidence, Fault, Record
from locator.quote import Quote

_OPENAI = ("file_citation", "container_file_citation")
_COHERE = ("start", "end", "text")
_COHERE_SOURCES = ("sources", "document_ids")
_QUOTE = names("quote")
_FILE = names("filename", "file_id")


def is_file_citation(fields: Mapping[str, Node]) -> bool:
    """Tell whether an object is a citation that names a file, or ids of documents."""
    if string_in(fields.get("type")) in _OPENAI:
        return True
    return all(name in fields for name in _COHERE) and any(
        name in fields for name in _COHERE_SOURCES
    )


def read(nodes: Sequence[Node]) -> Evidence:
    """Return the few quotes, and a bad record for every citation without one."""
    return Evidence.of([found for node in nodes for found in _citations(node)])


def _citations(node: Node) -> Iterator[Record | BadRecord]:
    fields = fields_in(node)
    if is_file_citation(fields):
        yield _record(node)
        return
    for each in fields.values() if fields else items_in(node):
        if isinstance(each.value, dict | list):
            yield from _citations(each)


def _record(node: Node) -> Record | BadRecord:
    fields = Fields(node)
    inside = fields.peek("filecitation")
    cited = Fields(inside) if inside else fields
    text = cited.string(_QUOTE).strip()
    if not text:
        return BadRecord(node.line, Fault.ONLY_A_FILE)
    document = cited.string(_FILE) or fields.string(_FILE)
    return Record(Quote(text), node.line, document=document, others=fields.others())
