"""The sentences of an answer, and the numbers in brackets that each of them carries."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from locator.evidence.citation_numbers import numbers_in

_MARK = r"[\[【]\s*\d{1,3}(?:\s*[-–,;]\s*\d{1,3})*\s*[\]】]"
_MARKS = re.compile(_MARK)
_SHORT = (
    r"(?<!\b[A-Z])(?<!\b[Ff]ig)(?<!\b[Ee]q)(?<!\bal)(?<!\be\.g)(?<!\bi\.e)(?<!\bcf)"
)
# A mark behind the full stop is about the sentence before it.
_END = re.compile(
    rf"(?:{_SHORT}(?<![.!?…])[.!?…]++[”\"’»)]*+(?=\s|$|{_MARK})|[。！？]++[”」』）]*+)"
    rf"(?:[ \t]*+{_MARK})*"
    r"|\n\s*\n|\n(?=\s*(?:[-*•]|\d+[.)])\s)"
)
_BULLET = re.compile(r"\s*(?:[-*•]|\d+[.)])\s+|\s*#+\s+")


@dataclass(frozen=True, slots=True)
class CitedSentence:
    """A sentence without its marks, and the numbers in them, in order."""

    text: str
    numbers: tuple[int, ...]


def cited_sentences(text: str) -> Iterator[CitedSentence]:
    """Yield the sentences of `text` that carry numbers: [1], [2, 4], [3-5], 【6】."""
    start = 0
    for end in (*(found.end() for found in _END.finditer(text)), len(text)):
        sentence = text[start:end]
        start = end
        numbers = tuple(
            dict.fromkeys(
                number
                for mark in _MARKS.findall(sentence)
                for number in map(int, numbers_in(mark.strip("[]【】 ")))
            )
        )
        if numbers:
            yield CitedSentence(_without_marks(sentence), numbers)


def _without_marks(sentence: str) -> str:
    words = re.sub(rf"(?<!\s)\s*+{_MARK}", "", sentence)
    return " ".join(_BULLET.sub("", words, count=1).split())
