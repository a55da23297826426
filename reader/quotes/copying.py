"""The texts that go to the clipboard."""

from collections.abc import Sequence

from reader import messages
from reader.quotes.details_text import marked_source
from reader.quotes.mark import marked_quote
from reader.quotes.row_text import pages_of
from reader.quotes.surroundings import Surroundings
from reader.session.quote_entry import QuoteEntry


def quote_text(entry: QuoteEntry) -> str:
    """Return a quote as it prints."""
    return "".join(piece.text for piece in marked_quote(entry))


def source_text(entry: QuoteEntry) -> str:
    """Return the source's own words at the current place; empty without one."""
    text = "".join(piece.text for piece in marked_source(entry))
    return " ".join(text.split())  # a gap, where the quote adds words, is no space


def text_with_page(entry: QuoteEntry, around: Surroundings) -> str:
    """Return the source's own words with document and page, to be cited."""
    around = around.at(entry.document)
    where = ", ".join(filter(None, (around.name, _page(entry, around))))
    return messages.WITH_PAGE.format(text=source_text(entry), where=where)


def quotes_text(entries: Sequence[QuoteEntry]) -> str:
    """Return several quotes, one paragraph each."""
    return "\n\n".join(map(quote_text, entries))


def _page(entry: QuoteEntry, around: Surroundings) -> str:
    pages = pages_of(entry)
    if not pages:
        return ""
    first, last = min(pages), max(pages)
    if first != last:
        return messages.CITED_PAGES.format(first=first + 1, last=last + 1)
    page = messages.CITED_PAGE.format(page=first + 1)
    label = around.label_of(first)
    return messages.CITED_PRINTED.format(page=page, label=label) if label else page
