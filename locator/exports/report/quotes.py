"""What a report says about one quote."""

from collections.abc import Iterable, Iterator

from locator.checked import Checked, CheckedQuote, Remark, Source
from locator.exports.report import messages
from locator.exports.report.model import Look, QuoteEntry, Side, Words
from locator.exports.report.pages import page_of, pages_in_words
from locator.exports.words import KIND, STATUS
from locator.marked import Mark, MarkedText, marked, marked_pieces
from locator.markup.markdown import printed_markdown
from locator.page_hints import pages_named
from locator.status import Kind, Status

_CERTAIN = 0.9
_CLOSEST = 300  # characters: what is no match is not shown at length
_LOOKS = {
    Mark.NONE: Look.PLAIN,
    Mark.DIFFERS: Look.DIFFERS,
    Mark.GAP: Look.GAP,
    Mark.ELLIPSIS: Look.ELLIPSIS,
}
_PARTIAL_LOOKS = {**_LOOKS, Mark.NONE: Look.FOUND, Mark.DIFFERS: Look.REST}


def quote_entry(checked: Checked, quote: CheckedQuote, anchor: str) -> QuoteEntry:
    """Return what the report says about a quote."""
    source = None if quote.source is None else checked.sources[quote.source]
    status = quote.located.status
    name = messages.QUOTE_NAME.format(name=quote.name)
    document = source.path.name if source and len(checked.sources) > 1 else ""
    return QuoteEntry(
        anchor,
        str(status) if source else "unsearched",
        STATUS[status] if source else messages.NOT_SEARCHED,
        (*filter(None, (document, *_about(quote, source))), name),
        tuple(_sides(quote)),
        tuple(_remarks(quote)),
        status,
        quote.source,
        quote.located,
    )


def _about(quote: CheckedQuote, source: Source | None) -> Iterator[str]:
    if source:
        yield from _why(quote, source)
        if (quote.located.confidence or 1) < _CERTAIN and not quote.placed_by:
            several = quote.located.status is Status.AMBIGUOUS
            yield "" if several else messages.PLACE_UNCERTAIN
        yield _ocr(quote, source)
        yield _other_page(quote, source)
    if quote.remark:
        yield messages.REMARK[quote.remark].format(
            name=quote.placed_by or messages.SOMEBODY,
            document=quote.record.document or messages.UNNAMED,
        )


def _why(quote: CheckedQuote, source: Source) -> Iterator[str]:
    located, labels = quote.located, source.labels
    if not located.placements:
        yield _nowhere(quote, source)
        return
    page = page_of(located.placements[0], labels)
    match located.status:
        case Status.ALTERED:
            yield ", ".join(KIND[kind] for kind in _kinds(quote))
            yield page
        case Status.PARTIAL:
            percent = int(100 * located.placements[0].score)
            yield messages.STANDS_ON.format(percent=percent, page=page)
        case Status.AMBIGUOUS:
            indices = [
                part.page_index for each in located.placements for part in each.pages
            ]
            pages = pages_in_words(indices)
            count = len(located.placements)
            yield messages.PLACES.format(count=count, pages=pages, shown=page)
        case _:
            words = sum(len(text.split()) for text in quote.left_out)
            yield messages.numbered(messages.WORDS_LEFT_OUT, words) if words else ""
            yield page


def _nowhere(quote: CheckedQuote, source: Source) -> str:
    """Return where a quote was searched that stands nowhere, or why it was not."""
    pages = set(range(len(source.labels)))
    searched = pages - set(source.without_text)
    if quote.located.status is Status.NOT_FOUND:
        return messages.SEARCHED.format(pages=pages_in_words(searched))
    named = pages_named(quote.record.quote.page_hint, source.labels)
    without = set(named) & set(source.without_text) or set(source.without_text)
    if not searched or not without:
        return messages.NO_PAGE_HAS_TEXT
    return messages.numbered(
        messages.HAS_NO_TEXT, len(without), pages=pages_in_words(without)
    )


def _kinds(quote: CheckedQuote) -> list[Kind]:
    """Return the kinds of a quote's differences, the gravest first."""
    found = {difference.kind for difference in quote.located.differences}
    return [kind for kind in KIND if kind in found]


def _ocr(quote: CheckedQuote, source: Source) -> str:
    pages = {
        part.page_index
        for place in quote.located.placements[:1]
        for part in place.pages
    }
    return messages.READ_BY_OCR if pages & set(source.recognised) else ""


def _other_page(quote: CheckedQuote, source: Source) -> str:
    """Return that the evidence names a page on which the quote does not stand."""
    hint = quote.record.quote.page_hint
    if not hint or not quote.located.placements:
        return ""
    named = pages_named(hint, source.labels)
    if not named:
        return messages.NO_SUCH_PAGE.format(page=hint)
    places = quote.located.placements
    if any(part.page_index in named for place in places for part in place.pages):
        return ""
    return messages.OTHER_PAGE.format(page=hint)


def _sides(quote: CheckedQuote) -> Iterator[Side]:
    located = quote.located
    looks = _PARTIAL_LOOKS if located.status is Status.PARTIAL else _LOOKS
    if located.comparison.quote:
        pieces = list(marked_pieces(located.comparison.quote))
    else:
        plain = " ".join(printed_markdown(quote.record.quote.text).split())
        pieces = [MarkedText(plain)]
    words = (Words(each.text, looks[each.mark]) for each in pieces)
    yield Side(messages.QUOTE, tuple(_trimmed(words)))
    if located.status is Status.ALTERED:
        source = marked(located.comparison.source)
        yield Side(
            messages.SOURCE,
            tuple(Words(each.text, _LOOKS[each.mark]) for each in source),
        )
    for text in quote.left_out:
        yield Side(messages.LEFT_OUT, (Words(text),))


def _trimmed(words: Iterable[Words]) -> Iterator[Words]:
    """Yield words so that no line is drawn below the space behind them."""
    for each in words:
        bare = each.text.rstrip()
        if each.look is Look.FOUND and bare != each.text:
            yield Words(bare, each.look)
            yield Words(each.text[len(bare) :])
        else:
            yield each


def _remarks(quote: CheckedQuote) -> Iterator[str]:
    located = quote.located
    if any(not (each.quote or each.source) for each in located.differences):
        yield messages.OTHER_ORDER
    if located.closest and quote.remark is not Remark.REJECTED:
        words = " ".join(located.closest[: 4 * _CLOSEST].split())
        words = words if len(words) <= _CLOSEST else f"{words[: _CLOSEST - 1]}…"
        yield messages.CLOSEST.format(words=words)
    if quote.record.note:
        yield messages.EVIDENCE_NOTE.format(note=quote.record.note)
