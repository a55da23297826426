"""Ties records to the words of a text, where it is sure that they stand there."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from locator.evidence.record import Record
from locator.span import Span


def plain_words(text: str) -> str:
    """Return a text with single spaces, as the words of a quote are kept."""
    return " ".join(text.split())


@dataclass(frozen=True, slots=True)
class Tied:
    """A record, by its place in the file's records, and where its words stand."""

    record: int
    span: Span


def tied(text: str, candidates: Sequence[int], records: Sequence[Record]) -> list[Tied]:
    """Return where the words of records stand in a text, in order.

    Words that stand there more often than records have them are tied to none: it would
    be a guess. So are words that would stand within those of another record.

    Args:
        text: The text, with single spaces.
        candidates: The records of its lines, by their places among all, in order.
        records: All records.
    """
    wanted = Counter(records[at].quote.text for at in candidates)
    found = [
        Tied(record, span)
        for words, count in wanted.items()
        for spans in (list(_standing(text, words)),)
        if len(spans) == count
        for record, span in zip(
            (at for at in candidates if records[at].quote.text == words),
            spans,
            strict=True,
        )
    ]
    found.sort(key=lambda each: (each.span.start, -each.span.end))
    kept: list[Tied] = []
    for each in found:
        if not kept or each.span.start >= kept[-1].span.end:
            kept.append(each)
    return kept


def _standing(text: str, words: str) -> Iterator[Span]:
    at = text.find(words) if words else -1
    while at >= 0:
        yield Span(at, at + len(words))
        at = text.find(words, at + len(words))
