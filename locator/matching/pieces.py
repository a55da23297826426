"""Cuts a text into what both sides say and what only one side says."""

import re
from collections.abc import Iterable, Iterator

from locator.comparable.punctuation import LINE_HYPHENS
from locator.matching.differences import Edit
from locator.matching.reading import Reading
from locator.span import Span
from locator.status import Kind, Piece

_BROKEN_WORD = re.compile(rf"(?<=[^\W\d_])[{LINE_HYPHENS}]\n(?=[^\W\d_])")


def quote_pieces(
    quote: Reading, marked: Iterable[tuple[Edit, Kind]]
) -> tuple[Piece, ...]:
    """Return the quote in pieces; an empty one stands where it leaves words out."""
    marks = []
    for edit, kind in marked:
        if edit.quote:
            marks.append(
                (Span(edit.quote[0].span.start, edit.quote[-1].span.end), kind)
            )
        else:
            at = quote.tokens[edit.first - 1].span.end if edit.first else 0
            marks.append((Span(at, at), kind))
    return tuple(_pieces(quote.text, marks))


def source_pieces(
    source: Reading, marked: Iterable[tuple[Edit, Kind]]
) -> tuple[Piece, ...]:
    """Return the source's own words in pieces, lines joined."""
    marks = [
        (Span(edit.source[0].span.start, edit.source[-1].span.end), kind)
        for edit, kind in marked
        if edit.source
    ]
    return tuple(_pieces(source.text, marks))


def _pieces(text: str, marks: Iterable[tuple[Span, Kind]]) -> Iterator[Piece]:
    at = 0
    for span, kind in sorted(marks):
        if span.start < at:
            continue
        if span.start > at:
            yield Piece(_flowing(text[at : span.start]))
        yield Piece(_flowing(span.of(text)), kind)
        at = span.end
    if at < len(text):
        yield Piece(_flowing(text[at:]))


def _flowing(text: str) -> str:
    """Return `text` without line breaks, words that were broken there put together."""
    return re.sub(r"\s+", " ", _BROKEN_WORD.sub("", text))
