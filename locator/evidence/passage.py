"""Reads a passage that is itself a quote: `text (p. 4)`, `"text" (Smith, p. 4)`."""

import re
from collections.abc import Iterator

from locator.evidence.hints import hint_at_end
from locator.evidence.quoted import Quoted, quoted_strings
from locator.evidence.record import BadRecord, Fault, Record
from locator.quote import Quote

_ATTRIBUTION = re.compile(r"^\s*(?:[—–]|--)\s*(?=[^\W\d_]|\()", re.MULTILINE)


def read_passage(text: str, line: int, claim: str) -> Iterator[Record | BadRecord]:
    """Yield the quotes that make up `text`: one, or several in marks of their own.

    Args:
        text: The passage.
        line: The line of the file (from 1) at which it begins.
        claim: What the quotes are to support.
    """
    found = [each for each in quoted_strings(text) if isinstance(each, Quoted)]
    if found and not _is_said(_without(text, found)):
        counted = 0
        for each in found:
            line += text.count("\n", counted, each.inner.start)
            counted = each.inner.start
            yield record(each.inner.of(text), line, each.page_hint, claim)
        return
    hint = hint_at_end(text)
    words = text[: hint.start] if hint else text
    attribution = _ATTRIBUTION.search(words)
    if attribution and attribution.start():
        words = words[: attribution.start()]
    yield record(_unwrapped(words), line, hint.page if hint else None, claim)


def record(
    text: str, line: int, page_hint: str | None, claim: str
) -> Record | BadRecord:
    """Return the record of a quote with its lines joined, or that it is empty."""
    words = " ".join(text.split())
    if not words:
        return BadRecord(line, Fault.EMPTY_QUOTE)
    return Record(Quote(words, page_hint, claim=claim), line)


def _without(text: str, found: list[Quoted]) -> str:
    rest, at = [], 0
    for each in found:
        rest.append(text[at : each.outer.start])
        at = each.outer.end
    return "".join(rest) + _ATTRIBUTION.split(text[at:])[0]


def _is_said(rest: str) -> bool:
    return any(map(str.isalnum, rest))


def _unwrapped(text: str) -> str:
    """Return `text` without quotation marks around the whole of it."""
    words = text.strip()
    found = next(quoted_strings(words), None)
    if isinstance(found, Quoted) and len(found.outer) == len(words):
        return found.inner.of(words)
    return words
