"""Finds the numbers of lines that stand in the lines: manuscripts count them so."""

import re
from collections.abc import Iterator

from locator.joined import JoinedText
from locator.matching.flow import next_line, previous_line
from locator.matching.layout import line_of
from locator.span import Span

_LEADING = re.compile(r"(?<=\n)\d{1,4}(?=[^\S\n]+[^\W\d_])")
_NUMBERED = re.compile(r"(\d{1,4})\s+[^\W\d_]")
_FEWEST = 3  # lines in a row
_FEWEST_FULL = 2
_FULL = 5  # words, the number among them: rows of a table have fewer
_YEARS = range(1900, 2100)


def line_numbers(source: JoinedText, span: Span) -> Iterator[Span]:
    """Yield the numbers of lines inside `span`, as document offsets.

    Lines in a row count up by one, and hold running text; years may be a table.
    """
    for found in _LEADING.finditer(source.text(span)):
        number = Span(*found.span()).shifted(span.start)
        value = int(found[0])
        if value not in _YEARS and _is_counted(source, number, value):
            yield number


def _is_counted(source: JoinedText, number: Span, value: int) -> bool:
    here = line_of(source, number.start)
    lines = [here]
    for step, neighbour in ((-1, previous_line), (1, next_line)):
        line, expected = neighbour(source, here), value + step
        while line and len(lines) < _FEWEST and _value(source, line) == expected:
            lines.append(line)
            line, expected = neighbour(source, line), expected + step
    full = sum(len(source.text(line).split()) >= _FULL for line in lines)
    return len(lines) >= _FEWEST and full >= _FEWEST_FULL


def _value(source: JoinedText, line: Span) -> int | None:
    found = _NUMBERED.match(source.text(line))
    return int(found[1]) if found else None
