"""Spots the quotes in the text of a block: in marks, in tags, behind links, or all."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from locator.evidence.answer.passages import passage
from locator.evidence.answer.strings import marked_in
from locator.evidence.cited import Cited, cited_in
from locator.evidence.place import Place, document_named, place_of
from locator.evidence.place_links import Link, blanked, place_links
from locator.evidence.record import Fault
from locator.evidence.text_fragment import (
    TextFragment,
    fragment_addresses,
    text_fragments,
)
from locator.span import Span

_ANY_SIGN = re.compile(r"[\"“”„‚«»‹›「」『』<\[]|:~:")  # of a quote or a link
_LEAST_CITED = 4  # words: fewer in `<cite>` are the title of a work
_NEAR = 10  # characters
_DASHED = re.compile(r"[—–:-]\s*[*_]*$")
_BESIDE = re.compile(
    r"[\s.,;]*(?:[(\[（][^()\[\]（）\n]{0,200}[)\]）]|(?:[—–]|--)[^\n]{0,200})"
)
_IN_FRONT = re.compile(r"[^\n:：]{1,200}[:：]\s*$")
_BEGINNING = 80  # characters that are looked at to know words again
_LETTERS = 12
_MOST = 10_000  # links, tags and addresses in one paragraph, of each
_REACH = 220  # characters before a quote in which a file may be named


@dataclass(frozen=True, slots=True)
class Spotted:
    """A quote in the text of a block.

    Attributes:
        text: Its words, with the line breaks of the block.
        span: Where it stands, with its marks.
        outer: The same with its page hint.
        place: What stands beside it about where it stands in its document.
        prefix: Words that stand before it in its document.
        suffix: Words that stand behind it there.
    """

    text: str
    span: Span
    outer: Span
    place: Place = field(default_factory=Place)
    prefix: str = ""
    suffix: str = ""


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something at an offset of a block that cannot be read."""

    offset: int
    fault: Fault


@dataclass(frozen=True, slots=True)
class Spots:
    """What was spotted in the text of a block.

    Attributes:
        quotes: The quotes, in order.
        flaws: What could not be read.
        rest: The text, as long as before, without links to places and tags.
        place: Where the links in it lead that go with none of its quotes.
    """

    quotes: tuple[Spotted, ...]
    flaws: tuple[Flaw, ...]
    rest: str
    place: Place


def spots_in_passage(text: str) -> Spots:
    """Return the quotes of a text that is itself one, or is made of them."""
    reading = _Reading(text)
    says = any(map(str.isalnum, reading.rest))
    # What is left of a broken address is no quote.
    quotes = list(_passages(reading.rest)) if says or not reading.flaws else []
    if says and not quotes:
        reading.flaws.append(Flaw(0, Fault.EMPTY_QUOTE))
    return reading.spots(quotes)


def spots_in_prose(text: str) -> Spots:
    """Return the quotes of a text in which they stand in marks."""
    if not _ANY_SIGN.search(text):
        return Spots((), (), text, Place())
    reading = _Reading(text)
    marked = marked_in(reading.rest)
    quotes = [
        Spotted(each.found.text, each.marks, each.span, Place(each.found.page_hint))
        for each in marked.strings
        if each.counts
    ]
    if marked.more is not None:
        reading.flaws.append(Flaw(marked.more, Fault.TOO_MANY))
    for offset in marked.unfinished:
        near = max(0, offset - _NEAR)
        if not offset or _DASHED.search(reading.rest, near, offset):
            reading.flaws.append(Flaw(offset, Fault.UNFINISHED))
    return reading.spots(quotes)


def _passages(text: str) -> Iterator[Spotted]:
    at = 0
    for found in passage(text):
        # Lines were tidied: where the first one begins is where the quote does.
        start = max(at, text.find(found.text.split("\n")[0], at))
        at = min(len(text), start + len(found.text))
        span = Span(start, at)
        yield Spotted(found.text, span, span, Place(found.page_hint))


class _Reading:
    """The text of a block, and what links and tags in it say."""

    def __init__(self, text: str) -> None:
        self.flaws: list[Flaw] = []
        self._broken: list[Span] = []
        self._links = list(islice(place_links(text), _MOST))
        self._cited = list(islice(self._tags(text), _MOST))
        self._fragments = list(islice(self._linked_words(text), _MOST))
        for last in (
            *(each.start for each in self._links[_MOST - 1 :]),
            *(each.span.start for each in self._cited[_MOST - 1 :]),
            *(each.span.start for each in self._fragments[_MOST - 1 :]),
        ):
            self.flaws.append(Flaw(last, Fault.TOO_MANY))
        tags = [each.span for each in self._cited]
        links = [span for link in self._links for span in link.spans]
        addresses = [*self._broken, *(each.span for each in self._fragments)]
        self.rest = blanked(text, [*tags, *links, *addresses])
        self._text = text

    def spots(self, quotes: Sequence[Spotted]) -> Spots:
        """Return all that was spotted, with `quotes` from the text itself."""
        cited = [
            Spotted(each.inner.of(self._text), each.span, each.span, each.place)
            for each in self._cited
            if each.inner
        ]
        found = sorted([*quotes, *cited], key=_start)
        found = _linked(_with_documents(found, self.rest), self._links)
        _take_in(found, self._fragments)
        loose = Place() if found else _merged(self._links)
        return Spots(
            tuple(sorted(found, key=_start)), tuple(self.flaws), self.rest, loose
        )

    def _tags(self, text: str) -> Iterator[Cited]:
        """Yield the tags that quote, and note those that are broken."""
        for each in cited_in(text):
            words = each.inner.of(text).split() if each.inner else []
            if each.is_cite and not each.place and len(words) < _LEAST_CITED:
                continue
            if each.inner and words:
                yield each
            else:
                fault = Fault.EMPTY_QUOTE if each.inner else Fault.UNFINISHED
                self.flaws.append(Flaw(each.span.start, fault))

    def _linked_words(self, text: str) -> Iterator[Spotted]:
        for span in fragment_addresses(text):
            address = span.of(text)
            for words in text_fragments(address):
                if words:
                    yield _spotted_fragment(words, span, place_of(address))
                else:
                    self.flaws.append(Flaw(span.start, Fault.NO_WORDS_IN_LINK))
                    self._broken.append(span)


def _start(spotted: Spotted) -> int:
    return spotted.span.start


def _spotted_fragment(words: TextFragment, span: Span, place: Place) -> Spotted:
    return Spotted(words.text, span, span, place, words.prefix, words.suffix)


def _with_documents(quotes: Sequence[Spotted], text: str) -> list[Spotted]:
    """Return quotes with the files that are named right behind or right before them."""
    placed: list[Spotted] = []
    behind_last = 0
    ends = [*map(_start, quotes[1:]), len(text)]
    for each, end in zip(quotes, ends, strict=False):
        beside = _BESIDE.match(text, each.span.end, end)
        first = max(behind_last, each.span.start - _REACH)
        is_led_in = text[first : each.span.start].rstrip().endswith((":", "："))
        front = _IN_FRONT.search(text, first, each.span.start) if is_led_in else None
        named = [document_named(found[0]) for found in (beside, front) if found]
        document = next(filter(None, named), "")
        placed.append(replace(each, place=each.place.over(Place(document=document))))
        behind_last = beside.end() if beside else each.span.end
    return placed


def _linked(quotes: Sequence[Spotted], links: Sequence[Link]) -> list[Spotted]:
    """Return quotes with the places of their links.

    Where a link stands before the first quote, links stand before their quotes; else
    they stand behind them.
    """
    if not quotes or not links:
        return list(quotes)
    before = links[0].start < quotes[0].span.start
    if before:
        borders = [0, *(each.span.end for each in quotes)]
    else:
        borders = [*(each.span.start for each in quotes), links[-1].start + 1]
    starts = [link.start for link in links]
    placed: list[Spotted] = []
    for index, each in enumerate(quotes):
        first = bisect_left(starts, borders[index])
        last = bisect_left(starts, borders[index + 1])
        # The page of a link is that of the file; the words name what is printed on it,
        # which the file need not know.
        place = _merged(links[first:last]).over(each.place)
        placed.append(replace(each, place=place))
    return placed


def _merged(links: Sequence[Link]) -> Place:
    place = Place()
    for link in links:
        place = place.over(link.place)
    return place


def _take_in(quotes: list[Spotted], fragments: Sequence[Spotted]) -> None:
    """Add the words of links, or to the quotes that have them what else they say."""
    known = {_letters(each.text): at for at, each in enumerate(quotes)}
    for fragment in fragments:
        at = known.get(_letters(fragment.text))
        if at is None:
            known[_letters(fragment.text)] = len(quotes)
            quotes.append(fragment)
        else:
            quotes[at] = replace(
                quotes[at],
                place=quotes[at].place.over(fragment.place),
                prefix=fragment.prefix,
                suffix=fragment.suffix,
            )


def _letters(text: str) -> str:
    """Return the first letters of a text, by which it is known again."""
    beginning = text[:_BEGINNING].partition("…")[0].casefold()
    return "".join(filter(str.isalnum, beginning))[:_LETTERS]
