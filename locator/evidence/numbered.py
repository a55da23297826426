"""Remembers which sentence of an answer carries which number, as in `It swells [1]`."""

import re
from bisect import bisect_left
from collections.abc import Iterator

from locator.evidence.citation_numbers import numbers_in
from locator.evidence.shapes import plain_words

_MARK = re.compile(r"\[(?:(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)|\^([^\]\s]{1,20}))\](?!\()")
_MARKS = re.compile(rf"(?:\s{{0,3}}{_MARK.pattern}){{1,40}}")
_END = re.compile(r"[.!?][\"”’»)]*(?=\s|\[|$)|[。！？][”」』]?")
_ENDED = re.compile(r"[.!?。！？][\"”’»)」』]*\s*$")
_GOES_ON = re.compile(r"\s{0,3}[a-zß-ÿ,;:]")  # "Smith et al. [1] show"
_LONGEST = 1000  # characters of a sentence
_LAST = 4  # characters: the sign that ends a sentence, and brackets behind it


class MarkedSentences:
    """The sentences of an answer that carry the number of a source."""

    def __init__(self) -> None:
        self._sentences: dict[str, str] = {}

    def __contains__(self, number: str) -> bool:
        return number in self._sentences

    def of(self, number: str) -> str:
        """Return the first sentence that carries a number; empty if none does."""
        return self._sentences.get(number, "")

    def note(self, text: str) -> None:
        """Remember the sentences of a paragraph that carry marks."""
        if not _MARK.search(text):
            return
        ends = [0, *(found.end() for found in _END.finditer(text)), len(text)]
        for marks in _MARKS.finditer(text):
            start, end = marks.span()
            first = ends[max(0, bisect_left(ends, start) - 1)]
            last = text[max(0, start - _LAST) : start]
            if not _ENDED.search(last) or _GOES_ON.match(text, end):
                start = min(ends[bisect_left(ends, end)], end + _LONGEST)
            sentence = text[max(first, start - _LONGEST) : start]
            words = plain_words(_MARKS.sub("", sentence)).strip(" -–—*")
            for number in _numbers(marks[0]):
                self._sentences.setdefault(number, words)


def _numbers(marks: str) -> Iterator[str]:
    """Yield the numbers of marks such as `[1, 3-5][^a]`."""
    for mark in _MARK.finditer(marks):
        if mark[2]:
            yield f"^{mark[2]}"
        else:
            yield from numbers_in(mark[1])
