"""The formats that are JSON: the sign that each of them has, and its reader."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from locator.evidence import (
    anthropic,
    chunks,
    cited_answer,
    docling,
    file_citations,
    financebench,
    json_records,
    langextract,
    own_export,
    w3c,
    zotero,
)
from locator.evidence.formats import Detected, Format
from locator.evidence.json_fields import fields_in
from locator.evidence.json_text import Node
from locator.evidence.json_values import JsonValues, values_by_line, values_of
from locator.evidence.links import may_name_others
from locator.evidence.record import Evidence

_LOOKED_AT = 2000  # objects; a file is in one format from beginning to end
_DEEPEST = 8

_SIGNS: Mapping[Format, Callable[[Mapping[str, Node]], bool]] = {
    Format.ANTHROPIC: anthropic.is_citation,
    Format.FILE_CITATIONS: file_citations.is_file_citation,
    Format.W3C: w3c.is_annotation,
    Format.LANGEXTRACT: langextract.is_document,
    Format.FINANCEBENCH: financebench.is_question,
    Format.ZOTERO: zotero.is_annotation,
    Format.EVIDENCE_CHAIN: chunks.is_chain,
    Format.CHUNKS: chunks.is_unit,
    Format.DOCLING: docling.is_chunk,
    Format.CITED_ANSWER: cited_answer.is_answer,
}
# An answer is read with whatever chunks it has.
_CONTAINED = (Format.EVIDENCE_CHAIN, Format.CHUNKS)
_READERS: Mapping[Format, Callable[[Sequence[Node]], Evidence]] = {
    Format.JSON: json_records.evidence_in,
    Format.JSON_LINES: json_records.evidence_in,
    Format.ANTHROPIC: anthropic.read,
    Format.FILE_CITATIONS: file_citations.read,
    Format.W3C: w3c.read,
    Format.LANGEXTRACT: langextract.read,
    Format.FINANCEBENCH: financebench.read,
    Format.ZOTERO: zotero.read,
    Format.EVIDENCE_CHAIN: cited_answer.read,
    Format.CHUNKS: cited_answer.read,
    Format.DOCLING: docling.read,
    Format.CITED_ANSWER: cited_answer.read,
    Format.OWN_EXPORT: own_export.read,
}
JSON_FORMATS = frozenset(_READERS)
_TOGETHER = (Format.JSON, Format.CITED_ANSWER, Format.OWN_EXPORT)


def json_format(values: JsonValues) -> Detected:
    """Return the format of what a file holds: that whose signs are in it.

    Where several formats left signs, the one with the most is likeliest; JSON with
    fields of any name is what nothing speaks for.
    """
    if any(own_export.is_heading(fields_in(node)) for node in values.nodes[:1]):
        return Detected(Format.OWN_EXPORT)  # other signs in it were brought along
    signs = Counter(
        kind
        for fields in islice(_objects(values.nodes, _DEEPEST), _LOOKED_AT)
        for kind, is_sign in _SIGNS.items()
        if is_sign(fields)
    )
    if cited_answer.is_apart(values.nodes):
        signs[Format.CITED_ANSWER] += 1
    if Format.CITED_ANSWER in signs:
        for kind in _CONTAINED:
            signs.pop(kind, None)
    plain = Format.JSON_LINES if values.by_line else Format.JSON
    found = [kind for kind, _ in signs.most_common()]
    match found:
        case []:
            return Detected(plain)
        case [only]:
            return Detected(only)
        case _:
            return Detected(found[0], sure=False, others=(*found[1:], plain))


def read_json(values: JsonValues, kind: Format) -> Evidence:
    """Return the quotes in `values`, which are of this format."""
    evidence = _READERS[kind](values.nodes)
    bad_records = sorted(
        (*evidence.bad_records, *values.bad_records), key=lambda bad: bad.line
    )
    return Evidence(
        evidence.records, tuple(bad_records), evidence.claims, evidence.documents
    )


def read_json_text(text: str, kind: Format) -> Evidence:
    """Return the quotes of a text of JSON or JSON Lines, which is of this format.

    Raises:
        InvalidJsonError: It is neither.
    """
    by_line = kind is Format.JSON_LINES
    return read_json(values_by_line(text) if by_line else values_of(text), kind)


def lines_stand_alone(text: str, kind: Format) -> bool:
    """Tell whether JSON Lines of this format may be read a few lines at a time.

    They may not if a line says something about others: the heading of a file of ours,
    an answer and its chunks, claims and evidence that name one another.
    """
    if kind in _TOGETHER:
        return False
    return kind is not Format.JSON_LINES or not may_name_others(text)


def _objects(nodes: Sequence[Node], depth: int) -> Iterator[Mapping[str, Node]]:
    """Yield the fields of the objects in `nodes`, outer ones first."""
    for node in nodes:
        if isinstance(node.value, dict):
            yield node.value
        if isinstance(node.value, dict | list) and depth:
            inside = node.value.values() if isinstance(node.value, dict) else node.value
            yield from _objects(
                [each for each in inside if isinstance(each.value, dict | list)],
                depth - 1,
            )
