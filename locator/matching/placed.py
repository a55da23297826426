"""Compares a quote with the glyphs on which a person says that it stands."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from locator.joined import JoinedText
from locator.markup.readings import readings
from locator.matching.candidate import Candidate, candidate_on
from locator.matching.flow import skips_flow
from locator.matching.layout import ends_line, starts_line
from locator.matching.passage import Passage
from locator.matching.wanted import Wanted, wanted_of
from locator.span import Span


def placed(quote: str, runs: Sequence[Span], source: JoinedText) -> Candidate:
    """Return the place that a person chose, compared with the quote.

    What lies between two runs is left out by the quote: with an ellipsis, or without
    one, unless the text itself jumps there, as over a page break.

    Args:
        quote: The quote's words: plain text, Markdown, or with LaTeX.
        runs: Glyph offsets in the document, in quote order; at least one.
        source: The text of the document.
    """
    wanted = [wanted_of(text) for text in readings(quote)]
    compared = [
        candidate_on(_passage(runs, each, source), each, source) for each in wanted
    ]
    return min(compared, key=lambda each: (len(each.differences), -each.coverage))


def _passage(runs: Sequence[Span], wanted: Wanted, source: JoinedText) -> Passage:
    between = tuple(_left_out(runs, source))
    if wanted.elisions:
        return Passage(tuple(runs), between, ())
    return Passage(tuple(runs), (), between)


def _left_out(runs: Sequence[Span], source: JoinedText) -> Iterator[Span]:
    for this, then in pairwise(runs):
        if then.start < this.end:
            yield Span(this.end, this.end)  # the source has another order
            continue
        gap = Span(this.end, then.start)
        if source.text(gap).strip() and not _jumps(gap, source):
            yield gap


def _jumps(gap: Span, source: JoinedText) -> bool:
    at_lines = ends_line(source, gap.start) and starts_line(source, gap.end)
    return at_lines and not skips_flow(source, gap.start, gap.end)
