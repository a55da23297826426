"""Finds the few words of a quote that stand apart, across a page break or a float."""

from locator.comparable.skeleton import skeleton_of
from locator.joined import JoinedText
from locator.matching.flow import flows_into, next_line, previous_line
from locator.matching.layout import line_of, lines_before, lines_behind, same_type
from locator.matching.markers import trailing_marker
from locator.matching.one_word import one_word
from locator.span import Span

_FARTHEST = 9_000
_SHORTEST = 3
_SLACK = 9


def run_behind(source: JoinedText, end: int, quote: str) -> Span | None:
    """Return the run at the beginning of a later line that reads `quote`, if any.

    None as well if the words follow right behind `end`: then nothing stands apart.
    """
    rest = skeleton_of(quote).text
    length = 2 * len(quote) + _SLACK
    near = skeleton_of(source.text(Span(end, end).after(length, len(source))))
    if len(rest) < _SHORTEST or near.text.startswith(rest):
        return None
    last = max(0, end - 1)
    here = line_of(source, last)
    behind = next_line(source, here)
    if behind and flows_into(source, here, behind):
        return None  # the text goes on right here, with other words
    for line in lines_behind(source, last, _FARTHEST):
        text = source.text(Span(line.start, line.start).after(length, len(source)))
        found = skeleton_of(text)
        if not found.text.startswith(rest):
            continue
        stop = found.offsets[len(rest) - 1] + 1
        if one_word(text[stop - 1 : stop + 1]) or not same_type(source, here, line):
            continue
        before = previous_line(source, line)
        if before and before != here and flows_into(source, before, line):
            continue
        return Span(line.start + found.offsets[0], line.start + stop)
    return None


def run_before(source: JoinedText, start: int, quote: str) -> Span | None:
    """Return the run at the end of an earlier line that reads `quote`, if any.

    A citation mark may stand behind it. None as well if the words stand right before
    `start`.
    """
    rest = skeleton_of(quote).text
    length = 2 * len(quote) + _SLACK
    near = skeleton_of(source.text(Span(start, start).before(length)))
    if len(rest) < _SHORTEST or near.text.endswith(rest):
        return None
    here = line_of(source, start)
    before = previous_line(source, here)
    if before and flows_into(source, before, here):
        return None
    for line in lines_before(source, start, _FARTHEST):
        end = line.end - trailing_marker(source.text(line))
        span = Span(end, end).before(length)
        text = source.text(span)
        found = skeleton_of(text)
        if not found.text.endswith(rest):
            continue
        first = found.offsets[len(found) - len(rest)]
        if one_word(text[max(0, first - 1) : first + 1]):
            continue
        behind = next_line(source, line)
        if behind and behind != here and flows_into(source, line, behind):
            continue
        if same_type(source, here, line):
            return Span(span.start + first, span.start + found.offsets[-1] + 1)
    return None
