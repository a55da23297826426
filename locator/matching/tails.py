"""Finds the first and last glyph of a run: words beyond the match, then punctuation."""

from collections.abc import Sequence
from dataclasses import dataclass

from locator.comparable.punctuation import LINE_HYPHENS
from locator.comparable.tokens import Token, tokens_of
from locator.joined import JoinedText
from locator.matching.continuation import run_before, run_behind
from locator.matching.edges import Marks, reach, same_marks
from locator.matching.layout import ends_line, starts_line
from locator.matching.markers import author_years, marker_at, source_markers
from locator.span import Span

_WINDOW = 60
_CITATION = 300


@dataclass(frozen=True, slots=True)
class Tail:
    """What lies beyond the matched characters at one end of a run.

    Attributes:
        offset: Where the run ends (or begins).
        used: How many characters of the quote's gap were accounted for.
        runs: Further runs that the quote goes on in, behind (or before) a jump.
    """

    offset: int
    used: int
    runs: tuple[Span, ...] = ()


def tail_behind(source: JoinedText, end: int, quote: str, *, jump: bool) -> Tail:
    """Return where a run ends of which `quote` is not matched yet.

    Args:
        source: The document.
        end: Offset behind the last glyph that matches.
        quote: What the quote says behind that glyph.
        jump: Whether the rest may stand behind a float, a page foot or a column.
    """
    words = tokens_of(quote)
    if jump and words and ends_line(source, end):
        run = run_behind(source, end, quote)
        if run:
            stop = end + same_marks(quote, _behind(source, end)).source
            rest = quote[words[-1].span.end :]
            last = run.end + _marks(source, run.end, rest).source
            return Tail(hyphenated(source, stop), len(quote), (Span(run.start, last),))
    window = Span(end, end).after(2 * len(quote) + _WINDOW, len(source))
    found, optional = _words_in(source, window, bool(words))
    edge = reach(words, found, optional)
    used = words[edge.quote - 1].span.end if edge.quote else 0
    reached = end + (found[edge.source - 1].span.end if edge.source else 0)
    marks = _marks(source, reached, quote[used:])
    return Tail(reached + marks.source, used + marks.quote)


def tail_before(source: JoinedText, start: int, quote: str, *, jump: bool) -> Tail:
    """Return where a run begins of which `quote` is not matched yet, mirrored."""
    words = tokens_of(quote)
    if jump and words and starts_line(source, start):
        run = run_before(source, start, quote)
        if run:
            return Tail(
                start, len(quote), (Span(run.start, hyphenated(source, run.end)),)
            )
    window = Span(start, start).before(2 * len(quote) + _WINDOW)
    found, optional = _words_in(source, window, bool(words))
    mirrored = {len(found) - 1 - number for number in optional}
    edge = reach(words[::-1], found[::-1], mirrored)
    used = words[-edge.quote].span.start if edge.quote else len(quote)
    text = source.text(window)
    reached = found[-edge.source].span.start if edge.source else len(text)
    marks = same_marks(quote[:used][::-1], text[:reached][::-1], "«‹")
    return Tail(window.start + reached - marks.source, len(quote) - used + marks.quote)


def hyphenated(source: JoinedText, stop: int) -> int:
    """Return `stop`, or the offset behind the line-end hyphen that stands there."""
    behind = source.text(Span(stop, stop).after(2, len(source)))
    at_line_end = behind[:1] in LINE_HYPHENS and behind[1:] in ("\n", "")
    return stop + 1 if behind and at_line_end else stop


def _words_in(
    source: JoinedText, window: Span, wanted: bool
) -> tuple[Sequence[Token], set[int]]:
    """Return the tokens in a window, and the numbers of those that are marks."""
    if not wanted:
        return [], set()
    text = source.text(window)
    marks = [
        *(mark.shifted(-window.start) for mark in source_markers(source, window)),
        *author_years(text),
    ]
    found = tokens_of(text, {at for mark in marks for at in (mark.start, mark.end)})
    return found, {
        number
        for number, token in enumerate(found)
        if any(mark.start <= token.span.start < mark.end for mark in marks)
    }


def _behind(source: JoinedText, end: int, length: int = _WINDOW) -> str:
    return source.text(Span(end, end).after(length, len(source)))


def _marks(source: JoinedText, end: int, quote: str) -> Marks:
    """Return how far the quote's punctuation reaches, over a citation if need be."""
    reached = same_marks(quote, _behind(source, end))
    left = quote[reached.quote :]
    if not left.strip():
        return reached
    skip = _citation(source, end + reached.source)
    further = same_marks(left, _behind(source, end + reached.source + skip))
    if not skip or not further.source:
        return reached
    return Marks(reached.quote + further.quote, reached.source + skip + further.source)


def _citation(source: JoinedText, end: int) -> int:
    """Return the length of the citation or footnote mark that stands at `end`, or 0."""
    window = _behind(source, end, _CITATION)
    skip = marker_at(window)
    if skip:
        return skip
    nearby = Span(end, end).after(_WINDOW, len(source))
    for mark in source_markers(source, nearby):
        if not window[: mark.start - end].strip():
            return mark.end - end
    return 0
