"""Finds the sections that a hint names: "3.2 Methods", "Section 4.1", "Results"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from locator.comparable.skeleton import skeleton_of
from locator.joined import JoinedText
from locator.matching.flow import next_line
from locator.matching.layout import line_of, same_type
from locator.span import Span

_NUMBER = r"\d+(?:\.\d+)*|[IVX]{1,4}(?=[.\s])|[A-H](?=[.\d\s])"
_NUMBERED = re.compile(rf"\s*(?P<number>{_NUMBER})\.?\s+(?P<title>[^\W\d_].*)")
_HINT = re.compile(
    rf"(?i:\s*(?:sections?|sec\.|chapters?|ch\.|§+|abschnitt|kapitel)\s*)?"
    rf"(?:(?P<number>{_NUMBER})(?=[.:\s]|$)[.:]?)?\s*(?P<title>.*)"
)
_LONGEST = 90  # characters of a heading
_FARTHEST = 60_000  # characters of a section that are gone through to find its end


@dataclass(frozen=True, slots=True)
class _Heading:
    """A line that may be the heading of a section."""

    line: Span
    number: str
    title: str


def sections_named(hint: str, source: JoinedText) -> list[Span]:
    """Return the sections whose headings read as `hint` does, from head to end.

    A section ends where a line begins that is a heading of its rank: counted on where
    headings are numbered, or else in the same type, which is not that of the text.
    """
    named = _HINT.fullmatch(hint.strip())
    if not named:
        return []
    number, title = named["number"] or "", skeleton_of(named["title"]).text
    if not number and not title:
        return []
    return [
        Span(found.line.start, _end(found, source))
        for found in _headings(source)
        if (not title or skeleton_of(found.title).text == title)
        and (not number or found.number == number)
    ]


def _headings(source: JoinedText) -> Iterator[_Heading]:
    """Yield the short lines of a document, with their numbers if they have some."""
    at = 0
    while at < len(source):
        line = line_of(source, at)
        text = source.text(line)
        at = max(at, line.end) + 1
        if not text.strip() or len(text) > _LONGEST:
            continue
        found = _NUMBERED.match(text)
        if found:
            yield _Heading(line, found["number"].rstrip("."), found["title"])
        else:
            yield _Heading(line, "", text)


def _end(heading: _Heading, source: JoinedText) -> int:
    behind = next_line(source, heading.line)
    stands_out = behind is not None and not same_type(source, heading.line, behind)
    line = behind
    while line is not None and line.start < heading.line.start + _FARTHEST:
        text = source.text(line)
        if len(text) <= _LONGEST and (
            _counts_on(heading.number, text)
            or (stands_out and same_type(source, heading.line, line))
        ):
            return line.start
        line = next_line(source, line)
    return line.start if line else len(source)


def _counts_on(number: str, text: str) -> bool:
    """Tell whether a line has the number of a section that follows, not one inside."""
    found = _NUMBERED.match(text)
    if not number or not found or not found["number"][0].isdigit():
        return False
    if not number[0].isdigit():
        return False
    here = [int(each) for each in number.split(".")]
    there = [int(each) for each in found["number"].split(".")]
    return len(there) <= len(here) and there == [
        *here[: len(there) - 1],
        here[len(there) - 1] + 1,
    ]
