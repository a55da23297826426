"""Reads plain text: every paragraph is a quote, or every line."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from locator.evidence.hints import hint_at_end
from locator.evidence.passage import read_passage
from locator.evidence.record import Evidence
from locator.evidence.shapes import ends_sentence

_BULLET = re.compile(r"\s*(?:[-*•·–]|\(?\d{1,3}[.)])\s+")
_WRAPPED_SHARE = 0.6  # wrapped lines are about as long as the longest of the paragraph


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    text: str


def read(text: str) -> Evidence:
    """Return the quotes of a plain text."""
    paragraphs = _paragraphs(text)
    if all(map(_is_list, paragraphs)):
        paragraphs = [[line] for lines in paragraphs for line in lines]
    return Evidence.of(
        [
            found
            for lines in paragraphs
            for found in read_passage(
                _BULLET.sub("", "\n".join(line.text for line in lines), count=1),
                lines[0].number,
                claim="",
            )
        ]
    )


def _paragraphs(text: str) -> list[list[_Line]]:
    paragraphs: list[list[_Line]] = [[]]
    for number, line in enumerate(text.replace("\f", "\n").split("\n"), 1):
        if line.strip():
            paragraphs[-1].append(_Line(number, line.strip()))
        elif paragraphs[-1]:
            paragraphs.append([])
    return [lines for lines in paragraphs if lines]


def _is_list(lines: Sequence[_Line]) -> bool:
    """Tell whether every line is a quote of its own, not a part of a wrapped one."""
    texts = [line.text for line in lines]
    if all(_BULLET.match(text) for text in texts):
        return True
    if all(ends_sentence(text) or hint_at_end(text) for text in texts):
        return True
    longest = max(map(len, texts))
    return any(len(text) < _WRAPPED_SHARE * longest for text in texts[:-1])
