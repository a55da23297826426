"""The parts of a placement, page by page, with what exports say about each."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from locator.checked import CheckedQuote, Source
from locator.frames import PageShape
from locator.geometry import LinePiece, line_pieces
from locator.glyphs import PageGlyphs
from locator.placement import PagePlacement, Placement
from locator.span import Span

_CONTEXT = 32  # characters, as Hypothesis has them
_LEFT_OUT = " […] "
_CLOSING = frozenset(".,;:!?)]")
_SPACES = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Part:
    """What of a placement lies on one page.

    Attributes:
        page_index: Page, counted from 0.
        label: What is printed on the page.
        shape: How the page lies in its file.
        span: From its first to its last glyph in the text of the page.
        text: The source's words that are lit; what an ellipsis leaves out is one.
        prefix: What stands before it on the page, in one line.
        suffix: What stands behind it.
        pieces: Its line pieces, frame `page`.
    """

    page_index: int
    label: str
    shape: PageShape
    span: Span
    text: str
    prefix: str
    suffix: str
    pieces: tuple[LinePiece, ...]


def parts_of(
    quote: CheckedQuote,
    placement: Placement,
    source: Source,
    glyphs_of: Callable[[int], PageGlyphs],
) -> tuple[Part, ...]:
    """Return the parts of one of a quote's placements, in reading order.

    Args:
        quote: The quote.
        placement: One of its placements.
        source: The document on which it stands.
        glyphs_of: Gives the glyphs of a page (index from 0).
    """
    return tuple(
        _part(page, _left_out(quote, page), source, glyphs_of(page.page_index))
        for page in placement.pages
        if page.spans
    )


def _left_out(quote: CheckedQuote, page: PagePlacement) -> list[Span]:
    return [
        span
        for each in quote.located.comparison.left_out
        if each.page_index == page.page_index
        for span in each.spans
    ]


def _part(
    page: PagePlacement, left_out: Sequence[Span], source: Source, glyphs: PageGlyphs
) -> Part:
    text = glyphs.text
    whole = Span(
        min(span.start for span in page.spans), max(span.end for span in page.spans)
    )
    return Part(
        page_index=page.page_index,
        label=source.labels[page.page_index],
        shape=source.shapes[page.page_index],
        span=whole,
        text=_joined(page.spans, left_out, text),
        prefix=_SPACES.sub(" ", whole.before(_CONTEXT).of(text)),
        suffix=_SPACES.sub(" ", whole.after(_CONTEXT, len(text)).of(text)),
        pieces=tuple(line_pieces(glyphs, _offsets(page.spans))),
    )


def _joined(spans: Sequence[Span], left_out: Sequence[Span], text: str) -> str:
    words = ""
    end = 0
    for span in spans:
        said = span.of(text)
        if any(end <= each.start and each.end <= span.start for each in left_out):
            words += _LEFT_OUT
        elif said[:1] in _CLOSING:  # a mark before it is not lit
            words = words.rstrip()
        else:
            words += " "
        words += said
        end = span.end
    return " ".join(words.split())


def _offsets(spans: Iterable[Span]) -> Iterator[int]:
    for span in spans:
        yield from range(span.start, span.end)
