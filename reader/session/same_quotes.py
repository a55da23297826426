"""Tells which quotes are the same: a quote that came before is not added again."""

from collections.abc import Iterable
from typing import TypeAlias

from locator.document_key import document_key
from reader.session.quote_entry import QuoteEntry

_Words: TypeAlias = tuple[str, str | None]
_Whole: TypeAlias = tuple[str, str | None, str, str, str]


class SameQuotes:
    """The quotes that are known, by what was given of them.

    Quotes are the same if their words, page, claim, name and document are. One that
    names none of the last three is the same as any of its words and page. What
    counts is what came, not what it was edited to since: a file may be read again.
    """

    def __init__(self, entries: Iterable[QuoteEntry] = ()) -> None:
        self._words: dict[_Words, int] = {}
        self._wholes: dict[_Whole, int] = {}
        for entry in entries:
            self._note(entry)

    def add(self, entry: QuoteEntry) -> bool:
        """Take in a quote; tell whether it was not known before."""
        is_new = self.find(entry) is None
        if is_new:
            self._note(entry)
        return is_new

    def find(self, entry: QuoteEntry) -> int | None:
        """Return the id of the quote that is the same, None if there is none."""
        whole = _whole(entry)
        if any(whole[2:]):
            return self._wholes.get(whole)
        return self._words.get(whole[:2])

    def _note(self, entry: QuoteEntry) -> None:
        whole = _whole(entry)
        self._wholes.setdefault(whole, entry.id)
        self._words.setdefault(whole[:2], entry.id)


def _whole(entry: QuoteEntry) -> _Whole:
    record = entry.record
    given = record.quote if record else entry.quote
    claim = (record.claim_name if record else "") or _plain(given.claim)
    return (
        _plain(given.text),
        given.page_hint,
        claim,
        record.name if record else "",
        document_key(record.document) if record else "",
    )


def _plain(text: str) -> str:
    return " ".join(text.split())
