"""Compares what a quote says with what its source says, token by token."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rapidfuzz.distance import Indel

from locator.comparable.meaning import same_meaning
from locator.comparable.signs import UNKNOWN
from locator.comparable.tokens import Token
from locator.comparable.vocabulary import COMPARATORS, HEDGES, MODALS, NEGATIONS
from locator.matching.markers import is_author_year
from locator.matching.reading import Reading
from locator.span import Span

_SENTENCE_END = re.compile(r"\.(?:\s|$)")
_KEYS = re.compile(r"\[@?[^\W\d_][\w:.+-]*(?:\s?[,;]\s?@?[^\W\d_][\w:.+-]*)*\]")
_WEIGHTY = NEGATIONS | MODALS | HEDGES | COMPARATORS
_MOST_TOGETHER = 12  # tokens that one side may write as one word


@dataclass(frozen=True, slots=True)
class Edit:
    """Tokens of the quote that stand against tokens of the source.

    Attributes:
        first: Number of the quote's token at which the two part.
        quote: The quote's tokens; empty if it leaves something out.
        source: The source's tokens; empty if the quote adds something.
    """

    first: int
    quote: tuple[Token, ...]
    source: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a quote differs from its source.

    Attributes:
        edits: Where the two do not say the same.
        markers: Marks of the source that the quote leaves out (offsets in its text).
    """

    edits: tuple[Edit, ...]
    markers: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class _Region:
    """Two stretches of tokens between which something differs."""

    quote_start: int
    quote_end: int
    source_start: int
    source_end: int


def compare(quote: Reading, source: Reading) -> Comparison:
    """Return the stretches in which two readings do not say the same.

    Words that are only cut differently ("well known", "wellknown") say the same, and
    so do a text with citation marks and one without; a mark that is another one on
    the other side does not.
    """
    if same_meaning(quote.tokens, source.tokens):
        return Comparison((), ())
    edits: list[Edit] = []
    markers: list[Span] = []
    for region in _regions(quote.tokens, source.tokens):
        edits.extend(_judged(region, quote, source, markers))
    return Comparison(tuple(edits), tuple(markers))


def _judged(
    region: _Region, quote: Reading, source: Reading, markers: list[Span]
) -> Iterator[Edit]:
    """Yield what really differs in a region; note the marks that only one side has."""
    ours = quote.tokens[region.quote_start : region.quote_end]
    theirs = source.tokens[region.source_start : region.source_end]
    if same_meaning(ours, theirs):
        return
    if not ours and (mark := _citation(source, region.source_start, region.source_end)):
        markers.append(mark)
        return
    if not theirs and _citation(quote, region.quote_start, region.quote_end):
        return
    said = _beside_marks(theirs, source)
    said = [token for token in said if not _says_nothing(token, source.text)]
    claimed = _beside_marks(ours, quote)
    both_marked = len(said) < len(theirs) and len(claimed) < len(ours)
    keyed = theirs and not said and _are_keys(ours, quote)
    same = same_meaning(claimed, said) and not both_marked
    if keyed or same or same_meaning(ours, said):
        markers.extend(_marks_in(theirs, source))
        return
    edits = _narrowed(region.quote_start, tuple(ours), tuple(said))
    if len(said) < len(theirs) or len(claimed) < len(ours):
        markers.extend(_marks_in(theirs, source))
        yield from edits
        return
    yield from _without_citations(edits, quote, source, markers)


def _are_keys(tokens: Sequence[Token], quote: Reading) -> bool:
    """Tell whether some words of a quote are keys of works: "[smith2020, lee]".

    LaTeX has them where the page has a citation mark; elsewhere they may say anything,
    and "[not]" says it anywhere.
    """
    if not tokens or any(token.text in _WEIGHTY for token in tokens):
        return False
    opening = quote.text.rfind("[", 0, tokens[0].span.start)
    around = Span(max(0, opening), tokens[-1].span.end + 1)
    return bool(_KEYS.fullmatch(around.of(quote.text)))


def _without_citations(
    edits: Iterable[Edit], quote: Reading, source: Reading, markers: list[Span]
) -> Iterator[Edit]:
    """Yield `edits` but for the citations that only one side has; note the source's."""
    for edit in edits:
        if edit.quote and edit.source:
            yield edit
        elif edit.source:
            mark = _cited(edit.source, source)
            if mark:
                markers.append(mark)
            else:
                yield edit
        elif not _cited(edit.quote, quote):
            yield edit


def _cited(tokens: Sequence[Token], reading: Reading) -> Span | None:
    """Return the citation that some neighbouring tokens are as a whole."""
    first = reading.tokens.index(tokens[0])
    end = first + len(tokens)
    together = reading.tokens[first:end] == tuple(tokens)
    return _citation(reading, first, end) if together else None


def _says_nothing(token: Token, text: str) -> bool:
    """Tell whether a glyph of unknown meaning is only an ornament.

    Standing alone between words it may be one, before a digit it may be a sign. Behind
    the last word of a sentence it is a picture that bears a link.
    """
    start, end = token.span.start, token.span.end
    if token.text != UNKNOWN or text[end : end + 1].isdigit():
        return False
    if any(map(str.isalnum, text[max(0, start - 1) : end + 1])):
        return True
    before = text[max(0, start - 2) : start].rstrip()
    return before[-1:].isalpha() and bool(_SENTENCE_END.match(text, end))


def _marks_in(tokens: Sequence[Token], reading: Reading) -> list[Span]:
    """Return the marks all of whose tokens are among `tokens`: half of one is none."""
    return [
        mark
        for mark in reading.markers
        if 0 < _inside(mark, tokens) == _inside(mark, reading.tokens)
    ]


def _inside(mark: Span, tokens: Sequence[Token]) -> int:
    return sum(mark.start <= each.span.start < mark.end for each in tokens)


def _beside_marks(tokens: Sequence[Token], reading: Reading) -> list[Token]:
    marks = _marks_in(tokens, reading)
    return [each for each in tokens if not any(_inside(mark, [each]) for mark in marks)]


def _citation(reading: Reading, start: int, end: int) -> Span | None:
    """Return the brackets around some tokens if they are a citation as a whole."""
    text, tokens = reading.text, reading.tokens
    before = tokens[start - 1].span.end if start else 0
    behind = tokens[end].span.start if end < len(tokens) else len(text)
    opening = max(text.rfind(mark, before, tokens[start].span.start) for mark in "([")
    closing = max(text.find(mark, tokens[end - 1].span.end, behind) for mark in ")]")
    if opening < 0 or closing < 0:
        return None
    span = Span(opening, closing + 1)
    known = span in reading.markers or is_author_year(span.of(text))
    return span if known else None


def _regions(quote: Sequence[Token], source: Sequence[Token]) -> Iterator[_Region]:
    """Yield the unequal stretches of two token lists, neighbours put together."""
    codes = Indel.opcodes(
        [token.text for token in quote], [token.text for token in source]
    )
    start: tuple[int, int] | None = None
    for code in codes:
        if code.tag != "equal":
            start = start or (code.src_start, code.dest_start)
        elif start:
            yield _Region(start[0], code.src_start, start[1], code.dest_start)
            start = None
    if start:
        yield _Region(start[0], len(quote), start[1], len(source))


def _narrowed(
    first: int, quote: tuple[Token, ...], source: tuple[Token, ...]
) -> Iterator[Edit]:
    """Yield what is left of a region when words cut differently are set aside."""
    while step := _same_words(quote, source):
        quote, source = quote[step[0] :], source[step[1] :]
        first += step[0]
    while step := _same_words(quote[::-1], source[::-1], mirrored=True):
        quote = quote[: len(quote) - step[0]]
        source = source[: len(source) - step[1]]
    if not same_meaning(quote, source):
        yield Edit(first, quote, source)


def _same_words(
    quote: Sequence[Token], source: Sequence[Token], *, mirrored: bool = False
) -> tuple[int, int] | None:
    """Return how many tokens from the start say the same on both sides, if any do."""
    i = j = ours = theirs = 0
    while (
        not i
        or not j
        or not same_meaning(
            _head(quote, i, mirrored=mirrored), _head(source, j, mirrored=mirrored)
        )
    ):
        if ours <= theirs and i < len(quote):
            ours += len(quote[i].text)
            i += 1
        elif j < len(source):
            theirs += len(source[j].text)
            j += 1
        else:
            return None
        if i + j > _MOST_TOGETHER:
            return None
    return i, j


def _head(tokens: Sequence[Token], count: int, *, mirrored: bool) -> Sequence[Token]:
    return tokens[:count][::-1] if mirrored else tokens[:count]
