"""What the row of a quote says: word, why, page and its own words, cut in pieces."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from locator.marked import MarkedText
from reader import messages
from reader.protocol import LONGEST_QUOTE
from reader.quotes.mark import marked_quote
from reader.quotes.surroundings import Surroundings
from reader.session.quote_entry import SEARCHING, QuoteEntry

_KINDS_SHOWN = 2
_CERTAIN = 0.9
_REJECTED = "rejected"


@dataclass(frozen=True, slots=True)
class RowText:
    """The words of one row.

    Attributes:
        status: Which sign stands in front.
        word: The status in a word.
        why: What there is to say about it; may be empty.
        page: "p. 4"; empty without a place.
        page_tip: "page 4, printed 1047" where a label differs; for the tooltip.
        document: Short name of the document, where several are open.
        switcher: "2 of 5" where there are several places.
        pieces: The quote as it prints, differing words marked.
        act: What a word at the right does when it is pressed: "Search".
    """

    status: str
    word: str
    why: str
    page: str
    page_tip: str
    document: str
    switcher: str
    pieces: tuple[MarkedText, ...]
    act: str = ""


def row_text(entry: QuoteEntry, around: Surroundings) -> RowText:
    """Return what the row of a quote says."""
    word = status_word(entry, around)
    name = around.name_of(entry.document) if entry.located else ""
    around = around.at(entry.document)
    several = entry.located is not None and entry.status == "ambiguous"
    return RowText(
        entry.status,
        word,
        " · ".join(filter(None, _why(entry, around))),
        page_short(entry, around),
        _page_tip(entry, around),
        name,
        place_of(entry) if several else "",
        tuple(marked_quote(entry)),
        messages.SEARCH if entry.stopped else "",
    )


def status_word(entry: QuoteEntry, around: Surroundings) -> str:
    """Return the status in a word; before there is an answer, why there is none."""
    if entry.status != SEARCHING:
        return messages.STATUS[entry.status]
    if entry.set_aside or entry.stopped:
        return messages.NOT_SEARCHED
    if entry.needs:
        return messages.NEEDS_DOCUMENT.format(name=entry.needs)
    return messages.STATUS[SEARCHING] if around.document else messages.NEEDS_A_DOCUMENT


def place_of(entry: QuoteEntry) -> str:
    """Return which of several places is the current one: "2 of 5"."""
    count = len(entry.located.placements) if entry.located else 0
    return messages.PLACE_OF.format(place=entry.chosen + 1, count=count)


def pages_of(entry: QuoteEntry) -> tuple[int, ...]:
    """Return the pages (index from 0) of the current place."""
    if not entry.located or not entry.located.placements:
        return ()
    return tuple(
        page.page_index for page in entry.located.placements[entry.chosen].pages
    )


def page_short(entry: QuoteEntry, around: Surroundings) -> str:
    """Return the page of the file, counted from 1, as rows show it."""
    pages = pages_of(entry)
    if not pages and entry.status == "unsearchable":
        pages = tuple(around.hinted_pages(entry.quote.page_hint))
    if not pages:
        return ""
    first, last = min(pages) + 1, max(pages) + 1
    if first == last:
        return messages.PAGE_SHORT.format(page=first)
    return messages.PAGES_SHORT.format(first=first, last=last)


def _page_tip(entry: QuoteEntry, around: Surroundings) -> str:
    pages = pages_of(entry)
    label = around.label_of(pages[0]) if pages else ""
    if not label:
        return ""
    return messages.PAGE_PRINTED_TIP.format(page=pages[0] + 1, label=label)


def kinds_of(entry: QuoteEntry) -> tuple[str, ...]:
    """Return the kinds of an altered quote's differences, the gravest first."""
    if not entry.located:
        return ()
    kinds = {str(each.kind) for each in entry.located.differences}
    return tuple(kind for kind in messages.KIND if kind in kinds)


def uncertain(entry: QuoteEntry) -> float | None:
    """Return the confidence in a place, if it is so low that people should know.

    None as well where there are several places: to choose among them is theirs.
    """
    located = entry.located
    if located is None or located.confidence is None or entry.status == "ambiguous":
        return None
    return located.confidence if located.confidence < _CERTAIN else None


def _why(entry: QuoteEntry, around: Surroundings) -> Iterator[str]:
    located = entry.located
    if located is None:
        yield _why_searching(entry, around)
        return
    match entry.status:
        case "altered":
            yield _kinds(kinds_of(entry))
        case "elided":
            yield words_left_out(around.left_out_words(entry))
        case "partial":
            share = located.placements[entry.chosen].score
            yield messages.STANDS_THERE.format(percent=int(100 * share))
        case "unsearchable":
            yield _no_text(entry, around)
    yield by_person(entry, around)
    if uncertain(entry) is not None:
        yield messages.PLACE_UNCERTAIN


def by_person(entry: QuoteEntry, around: Surroundings) -> str:
    """Return what a person did about the place of a quote; "" for most."""
    if not entry.remark:
        return ""
    is_own = entry.placed_by in (around.reviewer, messages.SOMEBODY)
    if entry.remark == _REJECTED:
        words = messages.REJECTED_BY_YOU if is_own else messages.REJECTED_BY
    else:
        words = messages.PLACED_BY_YOU if is_own else messages.PLACED_BY
    return words.format(name=entry.placed_by)


def _why_searching(entry: QuoteEntry, around: Surroundings) -> str:
    if entry.too_long:
        return messages.TOO_LONG.format(most=f"{LONGEST_QUOTE:,}")
    if entry.set_aside:
        return messages.SET_ASIDE
    if entry.stopped:
        return ""
    read, pages = around.reading
    if read < pages:
        return messages.PAGES_READ.format(read=read, pages=pages)
    return ""


def _kinds(kinds: Sequence[str]) -> str:
    shown = ", ".join(messages.KIND_SMALL[kind] for kind in kinds[:_KINDS_SHOWN])
    more = len(kinds) - _KINDS_SHOWN
    if more <= 0:
        return shown
    return f"{shown} {messages.AND_MORE.format(count=more)}"


def words_left_out(count: int | None) -> str:
    """Return how many words an ellipsis hides; None: not known yet."""
    if count is None:
        return messages.SOME_LEFT_OUT
    if count == 1:
        return messages.ONE_WORD_LEFT_OUT
    return messages.WORDS_LEFT_OUT.format(count=count)


def _no_text(entry: QuoteEntry, around: Surroundings) -> str:
    for page in around.hinted_pages(entry.quote.page_hint):
        return messages.PAGE_IS_A_SCAN.format(page=page + 1)
    return messages.NO_PAGE_HAS_TEXT
