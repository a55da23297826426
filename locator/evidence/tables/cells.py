"""Finds the quotes in a cell: one, or several in a list, in lines, in marks."""

import re
from collections.abc import Iterator

from locator.evidence.passage import read_passage
from locator.evidence.record import BadRecord, Fault, Record
from locator.evidence.shapes import ends_sentence
from locator.span import Span

_BLANKS = re.compile(r"[^\S\n]{2,}")
_LINE = re.compile(r"[^\n]+")
_BULLET = re.compile(r"\s*[-*•·–‣▪]\s+")
_NUMBERED = re.compile(r"\s*[(\[]?\d{1,3}[.)\]]\s+")
_FIRST = re.compile(r"\s*[(\[]?1\b")
_MARKED = re.compile(r"\s*[\"“„«»「『].+[\"”“»«」』]\s*[.;,]?\s*")
_CUT_MARKS = re.compile(r"\"\s*;\s*\"")
_NOTHING = frozenset(("na", "n/a", "n.a.", "none", "nan", "null", "k.a."))


def is_nothing(cell: str) -> bool:
    """Tell whether a cell says that there is nothing to say: empty, "-", "n/a"."""
    words = cell.strip()
    return words.casefold() in _NOTHING or not any(map(str.isalnum, words))


def quotes_in(cell: str, claim: str) -> Iterator[Record | BadRecord]:
    """Yield the quotes of a cell; its first line counts as line 1.

    Several are told apart where somebody has: by bullets or numbers, by empty lines,
    by lines that are sentences or stand in quotation marks, by `"…"; "…"`.
    """
    if "  " in cell:
        cell = _BLANKS.sub(" ", cell)  # a long run costs its square behind
    line, counted = 1, 0
    for part in _parts(cell):
        line += cell.count("\n", counted, part.start)
        counted = part.start
        words = part.of(cell)
        if is_nothing(words):
            yield BadRecord(line, Fault.EMPTY_QUOTE)
        else:
            yield from read_passage(_in_marks(words), line, claim)


def _in_marks(words: str) -> str:
    """Return `A"; "B` with the marks around it that a reader of CSV has taken away."""
    ends = words.strip()[:1], words.strip()[-1:]
    return f'"{words}"' if '"' not in ends and _CUT_MARKS.search(words) else words


def _parts(cell: str) -> list[Span]:
    lines = [
        Span(each.start(), each.end())
        for each in _LINE.finditer(cell)
        if each[0].strip()
    ]
    if len(lines) < 2:  # noqa: PLR2004 - nothing to tell apart
        bullet = _BULLET.match(cell)
        return [Span(bullet.end() if bullet else 0, len(cell))]
    return _listed(cell, lines) or _paragraphs(cell, lines)


def _listed(cell: str, lines: list[Span]) -> list[Span]:
    """Return the points of a list; what stands in lines of its own continues one."""
    for mark in (_BULLET, _NUMBERED):
        found = [mark.match(cell, line.start, line.end) for line in lines]
        points = [each for each in found if each]
        if len(points) > 1 and found[0] and (mark is _BULLET or _FIRST.match(cell)):
            ends = [each.start() for each in points[1:]]
            return list(map(Span, [each.end() for each in points], [*ends, len(cell)]))
    return []


def _paragraphs(cell: str, lines: list[Span]) -> list[Span]:
    """Return the lines, if each is something of its own, else the paragraphs."""
    texts = [line.of(cell) for line in lines]
    if all(ends_sentence(text) or _MARKED.fullmatch(text) for text in texts):
        return lines
    parts = lines[:1]
    for line in lines[1:]:
        if cell.count("\n", parts[-1].end, line.start) > 1:
            parts.append(line)
        else:
            parts[-1] = Span(parts[-1].start, line.end)
    return parts
