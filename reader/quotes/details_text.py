"""What the details say about a quote, in words and marked texts."""

from collections.abc import Iterator
from dataclasses import dataclass

from locator.located import Located
from locator.marked import MarkedText, marked
from reader import messages
from reader.look.one_line import one_line
from reader.protocol import LONGEST_QUOTE
from reader.quotes.mark import marked_quote
from reader.quotes.ranges import pages_in_words
from reader.quotes.row_text import (
    by_person,
    pages_of,
    place_of,
    status_word,
    uncertain,
)
from reader.quotes.surroundings import Surroundings
from reader.session.quote_entry import QuoteEntry

_CLOSEST = 300  # characters: what is no match is not shown at length
_TWO_SIDES = ("altered", "partial", "elided")


@dataclass(frozen=True, slots=True)
class Finding:
    """One of the findings: a word in front, then plain and heavy words.

    Attributes:
        kind: Word in front, as "Number"; empty for none.
        before: Plain words.
        heavy: Words that are quoted from one of the sides.
        after: Plain words.
        status: In whose colour the word in front is written.
    """

    kind: str = ""
    before: str = ""
    heavy: str = ""
    after: str = ""
    status: str = "altered"

    @property
    def is_difference(self) -> bool:
        """Tell whether it names one difference, in a few words."""
        return bool(self.kind) and self.status == "altered"

    @property
    def text(self) -> str:
        """Return it as plain text."""
        return f"{self.kind} {self.before}{self.heavy}{self.after}".strip()


@dataclass(frozen=True, slots=True)
class DetailsText:
    """Everything the details say.

    Attributes:
        status: The quote's status.
        word: The status in a word.
        summary: "2 differences · page 4 (1047)".
        quote: The quote, where it is shown.
        source: The source's own words, where it stands somewhere.
        findings: Differences, what is left out, what was searched.
    """

    status: str
    word: str
    summary: str
    quote: tuple[MarkedText, ...]
    source: tuple[MarkedText, ...]
    findings: tuple[Finding, ...]


def details_text(entry: QuoteEntry, around: Surroundings) -> DetailsText:
    """Return what the details say about a quote."""
    two_sides = entry.status in _TWO_SIDES
    word = status_word(entry, around)
    around = around.at(entry.document)
    source = tuple(marked_source(entry))
    return DetailsText(
        entry.status,
        word,
        " · ".join(filter(None, _summary(entry, around))),
        tuple(marked_quote(entry)) if two_sides or not source else (),
        source,
        tuple(_findings(entry, around)),
    )


def page_long(entry: QuoteEntry, around: Surroundings) -> str:
    """Return the pages of the current place: "page 4 (1047)"."""
    pages = pages_of(entry)
    if not pages:
        return ""
    first, last = min(pages), max(pages)
    if first != last:
        return messages.PAGES.format(first=first + 1, last=last + 1)
    label = around.label_of(first)
    if label:
        return messages.PAGE_PRINTED.format(page=first + 1, label=label)
    return messages.PAGE.format(page=first + 1)


def _summary(entry: QuoteEntry, around: Surroundings) -> Iterator[str]:
    located = entry.located
    if located and located.differences and entry.status == "altered":
        count = len(located.differences)
        yield (
            messages.ONE_DIFFERENCE
            if count == 1
            else messages.DIFFERENCES.format(count=count)
        )
    if entry.status == "ambiguous" and entry.chosen:
        yield messages.YOU_CHOSE.format(place=place_of(entry))
    elif entry.status == "ambiguous":
        yield place_of(entry)
    yield page_long(entry, around)
    yield by_person(entry, around)
    confidence = uncertain(entry)
    if confidence is not None:
        yield messages.CONFIDENCE.format(percent=int(100 * confidence))


def marked_source(entry: QuoteEntry) -> Iterator[MarkedText]:
    """Yield the source's own words at the current place, those that differ marked."""
    located = entry.located
    if located is None or not located.placements:
        return
    if entry.chosen == 0 and located.comparison.source:
        yield from marked(located.comparison.source)
    else:
        yield MarkedText(located.placements[entry.chosen].text)


def _findings(entry: QuoteEntry, around: Surroundings) -> Iterator[Finding]:
    located = entry.located
    if located is None:
        yield from _searching(entry, around)
    elif located.placements:
        yield from _differences(located)
        for words in around.left_out(entry) or ():
            yield Finding(messages.LEFT_OUT, before=words, status="elided")
    elif entry.remark:
        yield Finding(before=messages.REJECTED_LONG)
    elif entry.status == "not_found":
        searched = set(range(around.reading[1])) - set(around.without_text)
        if searched:
            one = len(searched) == 1
            form = messages.SEARCHED_PAGE if one else messages.SEARCHED_PAGES
            yield Finding(before=form.format(pages=pages_in_words(searched)))
        yield from _without_text(around)
        if located.closest:
            words = one_line(located.closest, _CLOSEST)
            yield Finding(messages.CLOSEST, before=words, status="not_found")
    else:
        yield from _without_text(around)


def _differences(located: Located) -> Iterator[Finding]:
    """Yield the differences, kinds in the order in which they weigh."""
    order = list(messages.KIND)
    for each in sorted(
        located.differences, key=lambda each: order.index(str(each.kind))
    ):
        if not (each.quote or each.source):
            yield Finding(before=messages.OTHER_ORDER)
            continue
        kind = messages.KIND[str(each.kind)]
        if each.quote and each.source:
            words = messages.KIND_BOTH.format(quote=each.quote, source=each.source)
            yield Finding(kind, before=words)
        elif each.source:
            yield Finding(kind, heavy=each.source, after=messages.KIND_LEFT_OUT)
        else:
            words = messages.ADDED_WORDS.format(words=each.quote)
            yield Finding(kind, heavy=words, after=messages.KIND_ADDED)


def _searching(entry: QuoteEntry, around: Surroundings) -> Iterator[Finding]:
    read, pages = around.reading
    if entry.too_long:
        count, most = f"{len(entry.quote.text):,}", f"{LONGEST_QUOTE:,}"
        yield Finding(before=messages.TOO_LONG_LONG.format(count=count, most=most))
    elif entry.set_aside:
        yield Finding(before=messages.SET_ASIDE_LONG)
    elif not entry.stopped and read < pages:
        words = messages.SEARCHING_SO_FAR.format(read=read, pages=pages)
        yield Finding(before=words)


def _without_text(around: Surroundings) -> Iterator[Finding]:
    without = around.without_text
    if not without:
        return
    if len(without) == around.reading[1]:
        yield Finding(before=messages.DOCUMENT_WITHOUT_TEXT)
        return
    one = len(without) == 1
    form = messages.PAGE_WITHOUT_TEXT if one else messages.PAGES_WITHOUT_TEXT
    yield Finding(before=form.format(pages=pages_in_words(without)))
