"""Tells citation and footnote marks from words: they are no part of what is said."""

import re
from collections.abc import Iterator
from statistics import median

from locator.comparable.vocabulary import FULL_UNITS, RAISED_WORDS, SHORT_WORDS, UNITS
from locator.glyphs import PageGlyphs
from locator.joined import JoinedText
from locator.matching.flow import flows_into
from locator.matching.heads import heads_in
from locator.matching.layout import line_of
from locator.matching.line_numbers import line_numbers
from locator.span import Span

_ITEM = r"(?:[A-Z]{0,2}\d{1,4}|[?*†‡§¶]{1,4})[a-e]?"
# Behind a number round brackets hold data: "45 (30-60) years".
_BRACKETED = re.compile(
    r"(?:\[|(?<![\d%‰°])(?<![\d%‰°]\s)\()"
    rf"\s?(?:[Rr]efs?\.?\s?)?{_ITEM}(?:\s?[,;–—\s-]\s?{_ITEM})*\s?[\])]"
)
# A citation by author and year: names begin with a capital, and few other words go
# with them. "(but not in 2010)" is a remark.
_NAME = r"[A-ZÀ-Þ][^\W\d_]*(?:[-’'][^\W\d_]+)*\.?"
_SMALL_WORD = (
    r"(?:and|et|al|al\.|see|e\.g\.|cf\.|also|in|of|the|for|their|its|von|van|de|der|den|la|"
    r"le|da|di|und|y|pp?\.|figs?\.?|table|section|ch\.|reviewed|review|by|as|from|after|"
    r"hereafter|ibid\.)"
)
_PIECE = rf"(?:{_NAME}|{_SMALL_WORD}|&|,|;|:|\d{{1,3}}[a-z]?|[–-])"
_YEAR = r"(?:1[6-9]|20)\d\d[a-z]?"
_MONTH = (
    r"(?:January|February|March|April|May|June|July|August|September|October|November|"
    r"December)"
)
_AUTHOR_YEAR = re.compile(
    rf"[\[(](?=[^()\[\]]*[A-ZÀ-Þ][^\W\d_])(?![^()\[\]]*\b{_MONTH}\b)"
    rf"(?:\s*(?:{_YEAR}|{_PIECE}))+?\s*{_YEAR}(?:\s*(?:{_YEAR}|{_PIECE}))*\s*[\])]"
)
_RAISED = re.compile(r"[\d?*†‡§¶∗⋆#,;.\-–—\s()\[\]]*|[a-e](?:,[a-e])*")
_NUMBER_LINE = re.compile(r"(?<=\n)\d{1,4}(?=\n)")
_MARK = re.compile(r"[\d?*†‡§¶∗⋆#a-e]")
_SUM = re.compile(r"\([^\W\d_]\s?[+−]\s?\w{1,2}\)$|\(\d\s?[+−]\s?[^\W\d_]\)$")
_EXPONENT = re.compile(r"[-–−]?\s?\d+\s+")  # of a unit, before a mark: "cm−1 9"
_WORD_BEHIND = re.compile(r"[^\W\d_](?![A-Z])[^\W\d_]{2}(?<![A-Z])")  # of a footnote
_LAST_WORD = re.compile(r"[^\W\d_]+$")
_CLOSING = frozenset(".,;:”’\"'»")  # of a sentence or a part of it
_SMALL = 0.88
_LIFTED = 0.12
_BUCKET = 16
_AROUND = 50
_REACH = _AROUND + _BUCKET
_SHORTEST_WORD = 3


def quote_markers(text: str) -> list[Span]:
    """Return where a quote has citations in square brackets, as offsets into `text`.

    A number in round ones, which the source does not have, may be anything.
    """
    return [
        Span(*found.span())
        for found in _BRACKETED.finditer(text)
        if found[0].startswith("[")
    ]


def without_citations(text: str) -> str:
    """Return a quote without the citations that its source need not have."""
    return _AUTHOR_YEAR.sub(
        "", _BRACKETED.sub(lambda found: "" if found[0][0] == "[" else found[0], text)
    )


def source_markers(source: JoinedText, span: Span) -> list[Span]:
    """Return the marks inside `span` that a quote may do without (document offsets).

    Heads that run in, citations, footnote marks. In brackets these are known by their
    form, "[12, 14-16]"; without, by being small, raised, and set behind a word that is
    no unit: "months" 12, but not "cm" -1. A line with nothing but a number is the
    number of a line or a page; where lines are counted, it stands at the head of each.
    """
    text = source.text(span)
    found = [
        Span(*each.span()).shifted(span.start) for each in _BRACKETED.finditer(text)
    ]
    found.extend(line_numbers(source, span))
    found.extend(heads_in(source, span))
    found.extend(
        line
        for each in _NUMBER_LINE.finditer(text)
        if _is_apart(source, line := Span(*each.span()).shifted(span.start))
    )
    first, last = (
        source.page_of(span.start),
        source.page_of(max(span.start, span.end - 1)),
    )
    for page_index in range(first, last + 1):
        start = source.page_start(page_index)
        glyphs = source.glyphs(page_index)
        inside = Span(
            max(0, span.start - start), max(0, min(span.end - start, len(glyphs)))
        )
        found.extend(run.shifted(start) for run in _raised_marks(glyphs, inside))
    return sorted(found)


def _is_apart(source: JoinedText, line: Span) -> bool:
    """Tell whether a number is no line of the running text around it."""
    before = line_of(source, line.start - 1)
    behind = line_of(source, line.end + 1)
    return not (flows_into(source, before, line) or flows_into(source, line, behind))


def marker_at(text: str) -> int:
    """Return the length of the citations in brackets with which `text` begins, or 0."""
    reached = 0
    while True:
        blank = len(text) - len(text[reached:].lstrip())
        if reached and text[blank : blank + 1] in (",", ";"):
            blank += 1 + len(text[blank + 1 :]) - len(text[blank + 1 :].lstrip())
        found = _BRACKETED.match(text, blank) or _AUTHOR_YEAR.match(text, blank)
        if not found:
            return reached
        reached = found.end()


def trailing_marker(text: str) -> int:
    """Return the length of the bracketed citation with which `text` ends, or 0."""
    found = list(_BRACKETED.finditer(text))
    if found and not text[found[-1].end() :].strip(" ."):
        return len(text) - len(text[: found[-1].start()].rstrip())
    return 0


def author_years(text: str) -> Iterator[Span]:
    """Yield where `text` has citations by author and year: "(Lee, 2020)".

    Names are words: only where all of it is left out is such a citation optional.
    """
    for found in _AUTHOR_YEAR.finditer(text):
        yield Span(*found.span())


def is_author_year(text: str) -> bool:
    """Tell whether `text` is a citation by author and year."""
    return bool(_AUTHOR_YEAR.fullmatch(text.strip()))


class RaisedGlyphs:
    """The glyphs of a document that are smaller than those around and stand higher."""

    def __init__(self, source: JoinedText) -> None:
        self._source = source
        self._pages: dict[int, _Reference] = {}

    def __contains__(self, offset: int) -> bool:
        page_index = self._source.page_of(offset)
        if page_index not in self._pages:
            self._pages[page_index] = _Reference(self._source.glyphs(page_index))
        local = offset - self._source.page_start(page_index)
        return self._pages[page_index].is_raised(local)


def _raised_marks(glyphs: PageGlyphs, inside: Span) -> Iterator[Span]:
    for run in _raised_runs(glyphs, inside):
        behind = glyphs.text[run.end : run.end + 1]
        if behind.isalnum() and not _WORD_BEHIND.match(glyphs.text, run.end):
            continue  # an isotope: 14C
        if _is_mark(run.of(glyphs.text)) and _follows_word(glyphs.text, run.start):
            yield run
        elif exponent := _EXPONENT.match(run.of(glyphs.text)):
            mark = Span(run.start + exponent.end(), run.end)
            if _is_mark(mark.of(glyphs.text)):
                yield mark


def _is_mark(raised: str) -> bool:
    signed = raised.lstrip().startswith(("-", "–", "−"))
    return bool(not signed and _RAISED.fullmatch(raised) and _MARK.search(raised))


def _follows_word(text: str, at: int) -> bool:
    if at == 0:
        return True
    before = text[max(0, at - 30) : at]
    if _SUM.search(before):
        return False
    if before[-1] in "\n)]}" or before.rstrip()[-1:] in _CLOSING:
        return True
    word = _LAST_WORD.search(before.rstrip())
    if not word or word[0].casefold() in (UNITS - FULL_UNITS) | RAISED_WORDS:
        return False
    known = len(word[0]) >= _SHORTEST_WORD or word[0].casefold() in SHORT_WORDS
    return before[-1].isspace() or known


def _raised_runs(glyphs: PageGlyphs, inside: Span) -> Iterator[Span]:
    """Yield the runs of glyphs that are smaller than those around and stand higher."""
    if _is_even(glyphs, inside):
        return
    start: int | None = None
    end = inside.start
    reference = _Reference(glyphs)
    for at in range(inside.start, inside.end):
        if glyphs.text[at].isspace():
            continue
        if reference.is_raised(at):
            if start is not None and "\n" in glyphs.text[end:at]:
                yield Span(start, end)
                start = None
            start = at if start is None else start
            end = at + 1
        elif start is not None:
            yield Span(start, end)
            start = None
    if start is not None:
        yield Span(start, end)


def _is_even(glyphs: PageGlyphs, inside: Span) -> bool:
    """Tell whether no glyph can be small: looking at each one is dear."""
    sizes = glyphs.sizes[inside.start : inside.end]
    low = max(0, inside.start - _REACH)
    around = glyphs.sizes[low : inside.end + _REACH]
    return not sizes or min(sizes) >= _SMALL * max(around)


class _Reference:
    """Knows the type size and the baseline that prevail around a glyph."""

    def __init__(self, glyphs: PageGlyphs) -> None:
        self._glyphs = glyphs
        self._sizes: dict[int, float] = {}

    def is_raised(self, at: int) -> bool:
        """Tell whether a glyph is smaller than its surroundings and stands higher."""
        size = self._size_around(at)
        if self._glyphs.sizes[at] >= _SMALL * size:
            return False
        baseline = self._baseline_near(at, size)
        return baseline is not None and (
            self._glyphs.baselines[at] < baseline - _LIFTED * size
        )

    def _size_around(self, at: int) -> float:
        bucket = at // _BUCKET
        if bucket not in self._sizes:
            text = self._glyphs.text
            first = bucket * _BUCKET
            low, high = max(0, first - _AROUND), first + _BUCKET + _AROUND
            sizes = [
                self._glyphs.sizes[i]
                for i in range(low, min(high, len(text)))
                if text[i].isalpha()
            ]
            self._sizes[bucket] = median(sizes) if sizes else 0.0
        return self._sizes[bucket]

    def _baseline_near(self, at: int, size: float) -> float | None:
        """Return the baseline of the nearer full-sized neighbour across the line."""
        found = [
            baseline
            for step in (-1, 1)
            if (baseline := self._full_sized(at, step, size)) is not None
        ]
        own = self._glyphs.baselines[at]
        return min(found, key=lambda baseline: abs(baseline - own), default=None)

    def _full_sized(self, at: int, step: int, size: float) -> float | None:
        """Return the baseline of the next full-sized glyph in one direction."""
        glyphs = self._glyphs
        i = at + step
        while 0 <= i < len(glyphs) and abs(i - at) <= _AROUND:
            near = abs(glyphs.baselines[i] - glyphs.baselines[at]) < size
            if glyphs.text[i].strip() and glyphs.sizes[i] >= _SMALL * size and near:
                return glyphs.baselines[i]
            i += step
        return None
