"""Reads a passage that is itself a quote, or made of quotes, as it was pasted."""

import re
from collections.abc import Iterator

from locator.evidence.answer.strings import strings_that_make_up
from locator.evidence.answer.trimmed import (
    Found,
    page_in_front,
    trimmed,
    without_marks,
)
from locator.evidence.passage import read_passage
from locator.evidence.record import Record

_MOST_WORDS = 5_000  # that are looked for: a longer one is no quote that was pasted
# Single marks are apostrophes as well: only around all of a passage they are sure.
_SINGLE = re.compile(
    r"(?:‘|‚|'|‹|《)(?P<words>[^‘‚‹《\s'][^‘‚‹《]*\S)(?:’|‘|'|›|》)[.,;]?"
)


def passage(text: str) -> Iterator[Found]:
    """Yield the quotes of a passage.

    Line breaks stay as they are; marks and hints at the end are cut off.
    """
    strings = strings_that_make_up(text)
    if strings:
        yield from (each.found for each in strings)
        return
    body, page = trimmed(text)
    front = page_in_front(body)
    if front:
        page, body = front.page, body[front.end :]
    records = [each for each in read_passage(body, 1, "") if isinstance(each, Record)]
    for record in records:
        words, named = record.quote.text, record.quote.page_hint
        if len(records) == 1:
            named = named or page
        yield Found(_unwrapped(without_marks(_as_pasted(words, body))), named)


def _unwrapped(text: str) -> str:
    """Return `text` without single quotation marks around all of it."""
    found = _SINGLE.fullmatch(text)
    return found["words"] if found else text


def _as_pasted(words: str, text: str) -> str:
    """Return `words`, whose lines were joined, with the line breaks of `text`."""
    parts = words.split()
    if "\n" not in text or len(parts) > _MOST_WORDS:
        return words
    found = re.search(r"\s+".join(map(re.escape, parts)), text)
    return found[0] if found else words
