"""Reads an answer with numbers, as in "The film swelled [1]", and its chunks."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from locator.evidence import json_records
from locator.evidence.chunks import chunk, holds_chunks
from locator.evidence.cited_sentences import CitedSentence, cited_sentences
from locator.evidence.fields import names
from locator.evidence.json_fields import Fields, fields_in, items_in, string_in, word_in
from locator.evidence.json_text import Node
from locator.evidence.record import BadRecord, Evidence, Fault, Record

_ANSWER = ("answer", "response", "output", "text")
_LISTS = ("chunks", "sources", "references", "citations", "contexts", "results")
_NUMBER = names("number", "n", "ref", "marker", "id")
_NUMERAL = re.compile(r"[0-9]{1,4}")
_TEXTS = frozenset(names("text", "content", "quote", "chunk", "snippet", "passage"))


@dataclass(frozen=True, slots=True)
class _Answer:
    """An answer with its numbers, and the chunks that these count."""

    line: int
    sentences: tuple[CitedSentence, ...]
    chunks: Sequence[Node]


def is_answer(fields: Mapping[str, Node]) -> bool:
    """Tell whether an object is an answer with numbers, and the list of its chunks."""
    return bool(_chunks(fields)) and any(cited_sentences(_text(fields)))


def is_apart(nodes: Sequence[Node]) -> bool:
    """Tell whether one of several values is an answer, and the rest are its chunks."""
    alone = [node for node in nodes if _is_alone(fields_in(node))]
    rest = [node for node in nodes if not _is_alone(fields_in(node))]
    if len(alone) != 1 or not rest:
        return False
    return all(Fields(each).has(_TEXTS) for each in rest)


def read(nodes: Sequence[Node]) -> Evidence:
    """Return chunks as quotes: by number, and each under the sentences that cite it."""
    found: list[Record | BadRecord] = []
    if is_apart(nodes):
        node = next(each for each in nodes if _is_alone(fields_in(each)))
        answer = _answer(node, [each for each in nodes if each is not node])
        return Evidence.of(list(_cited(answer)))
    for node in nodes:
        found.extend(_read(node))
    return Evidence.of(found)


def _read(node: Node) -> Iterator[Record | BadRecord]:
    fields = fields_in(node)
    chunks = _chunks(fields)
    if chunks and any(cited_sentences(_text(fields))):
        yield from _cited(_answer(node, chunks))
        return
    found = chunk(node)
    below = () if found else chunks or _below(node)
    if found:
        yield found
    elif not below:
        yield from json_records.records(node)
    for each in below:
        yield from _read(each)


def _below(node: Node) -> Sequence[Node]:
    """Return the items of a list, or what of an object has chunks in it."""
    inside = fields_in(node).values()
    return items_in(node) or [each for each in inside if holds_chunks(each)]


def _is_alone(fields: Mapping[str, Node]) -> bool:
    """Tell whether an object is an answer whose chunks stand elsewhere."""
    has_text = any(string_in(fields.get(name)) for name in _ANSWER[:-1])
    return has_text and not _chunks(fields) and any(cited_sentences(_text(fields)))


def _answer(node: Node, chunks: Sequence[Node]) -> _Answer:
    return _Answer(node.line, tuple(cited_sentences(_text(fields_in(node)))), chunks)


def _text(fields: Mapping[str, Node]) -> str:
    return next(filter(None, (string_in(fields.get(name)) for name in _ANSWER)), "")


def _chunks(fields: Mapping[str, Node]) -> Sequence[Node]:
    """Return the objects with a text that a field of chunks holds."""
    for name in _LISTS:
        items = items_in(fields.get(name))
        if items and all(Fields(each).has(_TEXTS) for each in items):
            return items
    return ()


def _cited(answer: _Answer) -> Iterator[Record | BadRecord]:
    """Yield the chunks by their numbers; one that no sentence cites has no claim."""
    numbers = _numbers(answer.chunks)
    citing: dict[int, dict[str, None]] = {}
    for sentence in answer.sentences:
        for number in sentence.numbers:
            citing.setdefault(number, {})[sentence.text] = None
    for number, node in zip(numbers, answer.chunks, strict=True):
        for record in _read(node):
            if isinstance(record, BadRecord):
                yield record
            else:
                yield from _numbered(record, number, citing.get(number, ()))
    if not citing.keys() <= set(numbers):
        yield BadRecord(answer.line, Fault.UNKNOWN_EVIDENCE)


def _numbered(record: Record, number: int, citing: Iterable[str]) -> Iterator[Record]:
    others = record.others
    if record.name and record.name != str(number):
        others = {**others, "chunkId": record.name}
    for sentence in citing or ("",):
        quote = replace(record.quote, claim=sentence)
        yield replace(record, quote=quote, name=str(number), others=others)


def _numbers(chunks: Sequence[Node]) -> Sequence[int]:
    """Return the numbers of chunks: their own if all have one, else their places."""
    own = [_own_number(Fields(each)) for each in chunks]
    numbers = [number for number in own if number is not None]
    if len(set(numbers)) == len(chunks):
        return numbers
    return range(1, len(chunks) + 1)


def _own_number(fields: Fields) -> int | None:
    words = (word_in(fields.peek(name)).strip("[]") for name in _NUMBER)
    return next((int(word) for word in words if _NUMERAL.fullmatch(word)), None)
