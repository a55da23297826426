"""The words of a quote in the list, with the marks that they wear."""

from collections.abc import Iterator

from locator.marked import MarkedText, marked_pieces
from locator.markup.markdown import printed_markdown
from reader.session.quote_entry import QuoteEntry

_BEGINNING = 500  # characters


def marked_quote(entry: QuoteEntry) -> Iterator[MarkedText]:
    """Yield the quote as it prints, on one line, with its marks.

    Of one that is too long to be looked for, only the beginning is shown.
    """
    pieces = entry.located.comparison.quote if entry.located else ()
    if pieces:
        yield from marked_pieces(pieces)
        return
    text = entry.quote.text
    shown = f"{text[:_BEGINNING]}…" if entry.too_long else text
    yield MarkedText(" ".join(printed_markdown(shown).split()))
