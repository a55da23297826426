"""Finds heads that run in where a paragraph begins: "Results:", "2.4. Title."."""

import re
from collections.abc import Iterator

from locator.joined import JoinedText
from locator.matching.flow import flows_into, previous_line
from locator.matching.layout import line_of, starts_line
from locator.span import Span

# The labels of structured abstracts (NLM: background, objective, methods, results,
# conclusions) in the words that journals have for them.
_LABELS = (
    r"aims?(?: and objectives?)?|backgrounds?|case presentations?|conclusions?|"
    r"contexts?|(?:study )?designs?(?: and methods?)?|discussions?|findings?|"
    r"(?:background and )?(?:objectives?|purposes?|aims?)|interpretations?|"
    r"introductions?|(?:materials?|patients|subjects|participants) (?:and|&) methods?|"
    r"(?:statistical )?methods?|methodology|motivations?|(?:main )?outcome measures?|"
    r"(?:main )?results?|significance|summary"
)
_LABEL = re.compile(
    r"(?:(?<=\n)|(?<=[.!?)\]]\s))(?=[A-Z])"
    rf"(?i:{_LABELS})(?:\s?[:.]\s+|\s?—\s?)(?=[A-Z\d(\[])"
)
_NUMBERED = re.compile(
    r"(?<=\n)\d{1,2}(?:\.\d{1,2}){1,3}\.? [A-Z][^.:;?!\n]{2,70}\. (?=[A-Z])"
)
_CONTEXT = 2  # characters before a span that show whether a sentence begins


def heads_in(source: JoinedText, span: Span) -> Iterator[Span]:
    """Yield where heads run in inside `span`, as document offsets.

    They are no part of what is said: a quote of two paragraphs does without. A label
    stands where a sentence begins; a number of two parts and more with its title where
    a paragraph does.
    """
    window = Span(span.start - min(span.start, _CONTEXT), span.end)
    text = source.text(window)
    for found in _LABEL.finditer(text):
        yield Span(*found.span()).shifted(window.start)
    for found in _NUMBERED.finditer(text):
        head = Span(*found.span()).shifted(window.start)
        if _begins_paragraph(source, head.start):
            yield head


def _begins_paragraph(source: JoinedText, offset: int) -> bool:
    line = line_of(source, offset)
    before = previous_line(source, line)
    return starts_line(source, offset) and not (
        before and flows_into(source, before, line)
    )
