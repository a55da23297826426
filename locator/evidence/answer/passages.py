"""Reads a passage that is itself a quote, or made of quotes, as it was pasted."""

import re
from collections.abc import Iterator

from locator.evidence.answer.strings import strings_that_make_up
from locator.evidence.answer.trimmed import Found, trimmed, without_marks
from locator.evidence.passage import read_passage
from locator.evidence.record import Record


def passage(text: str) -> Iterator[Found]:
    """Yield the quotes of a passage.

    Line breaks stay as they are; marks and hints at the end are cut off.
    """
    strings = strings_that_make_up(text)
    if strings:
        yield from (each.found for each in strings)
        return
    body, page = trimmed(text)
    records = [each for each in read_passage(body, 1, "") if isinstance(each, Record)]
    for record in records:
        words, named = record.quote.text, record.quote.page_hint
        if len(records) == 1:
            named = named or page
        yield Found(without_marks(_as_pasted(words, body)), named)


def _as_pasted(words: str, text: str) -> str:
    """Return `words`, whose lines were joined, with the line breaks of `text`."""
    if "\n" not in text:
        return words
    found = re.search(r"\s+".join(map(re.escape, words.split())), text)
    return found[0] if found else words
