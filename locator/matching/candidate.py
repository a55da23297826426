"""A passage that may be what a quote quotes, compared with it word by word."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from locator.comparable.meaning import joined
from locator.comparable.scripts import worth
from locator.comparable.tokens import Token
from locator.joined import JoinedText
from locator.matching.chain import Chain
from locator.matching.differences import Edit, compare
from locator.matching.elisions import CONTEXT, hidden_meaning, words_of_weight
from locator.matching.kinds import kind_of
from locator.matching.layout import running_text
from locator.matching.loose_end import LOOSE_WORDS, not_quoted, settled
from locator.matching.passage import Passage, passage_at
from locator.matching.pieces import quote_pieces, source_pieces
from locator.matching.reading import Reading, read_runs
from locator.matching.wanted import Wanted
from locator.matching.whole_tokens import with_whole_tokens
from locator.span import Span
from locator.status import Difference, Kind, Piece

_LEAST_COVERAGE = 0.6
_LEAST_PART = 0.5
_LEAST_OF_PART = 0.9
_LEAST_NEAR = 0.3
_SHORTEST = 12
_LONGEST_ELISION = 4_000
_MOST_WORDS = 24


@dataclass(frozen=True, slots=True)
class Candidate:
    """A place and what stands there.

    Attributes:
        runs: Glyph offsets in the document, in quote order, citation marks left out.
        text: What they read.
        coverage: Share of what the quote says that stands there.
        differences: Where quote and source do not say the same.
        loose: Whether an end of the quote stands nowhere near.
        coverage_of_part: Share of what the quote says without that end.
        elided: Glyphs that the quote leaves out with an ellipsis.
        differing: Glyphs of the source that the quote has otherwise.
        quote_pieces: The quote, cut where it differs.
        source_pieces: The source's words, cut where they differ.
        length: How much the quote says: letters and digits, an ideograph for three.
    """

    runs: tuple[Span, ...]
    text: str
    coverage: float
    differences: tuple[Difference, ...]
    loose: bool = False
    coverage_of_part: float = 1.0
    elided: tuple[Span, ...] = ()
    differing: tuple[Span, ...] = ()
    quote_pieces: tuple[Piece, ...] = ()
    source_pieces: tuple[Piece, ...] = ()
    length: int = 0

    @property
    def good_enough(self) -> bool:
        """Tell whether enough of the quote stands there to light anything.

        A few letters with a difference in them stand nowhere for certain.
        """
        if self.differences and self.length < _SHORTEST:
            return False
        part = self.loose and self.coverage_of_part >= _LEAST_OF_PART
        return self.coverage >= (_LEAST_PART if part else _LEAST_COVERAGE)

    @property
    def partial(self) -> bool:
        """Tell whether an end stands nowhere near, and all else is said as it is."""
        return self.loose and len(self.differences) == 1

    @property
    def comes_near(self) -> bool:
        """Tell whether a person might want to see it where nothing is good enough."""
        return self.length >= _SHORTEST and self.coverage >= _LEAST_NEAR


def candidate_at(chain: Chain, wanted: Wanted, source: JoinedText) -> Candidate:
    """Return the passage that `chain` points at, compared with the quote."""
    return candidate_on(passage_at(chain, wanted, source), wanted, source)


def candidate_on(passage: Passage, wanted: Wanted, source: JoinedText) -> Candidate:
    """Return a passage, compared with the quote."""
    whole = with_whole_tokens(passage.runs, source)
    quote, reading = wanted.reading, read_runs(whole, source)
    comparison = compare(quote, reading)
    grown = whole[-1:] != passage.runs[-1:]
    if others := not_quoted(comparison.edits, quote, reading, grown=grown):
        whole = _shortened_by(others, whole, reading)
        reading = read_runs(whole, source)
        comparison = compare(quote, reading)
    edits = settled(comparison.edits, quote)
    runs = _as_quoted(whole, passage.runs, edits, reading)
    marks = [reading.glyph_span(mark) for mark in comparison.markers]
    missing = sum(map(_missing, edits))
    loose = sum(_missing(edit) for edit in edits if _is_loose_end(edit, quote))
    found = [_difference(edit, quote, reading) for edit in edits]
    marked = [(edit, each.kind) for edit, each in zip(edits, found, strict=True)]
    return Candidate(
        runs=_without(runs, marks),
        text=reading.text,
        coverage=1 - missing / max(1, wanted.said),
        coverage_of_part=1 - (missing - loose) / max(1, wanted.said - loose),
        differences=(*found, *_left_out(passage, source)),
        loose=loose > 0,
        elided=passage.elided,
        differing=tuple(_glyphs_of(edit, reading) for edit in edits if edit.source),
        quote_pieces=quote_pieces(quote, marked),
        source_pieces=source_pieces(reading, marked),
        length=wanted.length,
    )


def _shortened_by(
    words: int, runs: Sequence[Span], reading: Reading
) -> tuple[Span, ...]:
    """Return `runs` without their last words and the space before these."""
    start = reading.tokens[-words].span.start
    kept = len(reading.text[:start].rstrip())
    hole = reading.glyph_span(Span(kept, len(reading.text)))
    return _without(runs, [Span(hole.start, runs[-1].end)])


def _as_quoted(
    whole: Sequence[Span],
    found: Sequence[Span],
    edits: Sequence[Edit],
    reading: Reading,
) -> Sequence[Span]:
    """Return `whole` runs without what they grew by to no avail.

    The "s" of a quote stands in "structs", its "7." in "7.4": that is a difference, and
    the letters and digits that the quote has not are named, not lit.
    """
    if not edits or not whole:
        return whole
    sources = [edit.source for edit in edits if edit.source]
    runs = list(whole)
    if sources and sources[0][0] == reading.tokens[0]:
        runs[0] = Span(found[0].start, max(found[0].start, runs[0].end))
    if sources and sources[-1][-1] == reading.tokens[-1]:
        runs[-1] = Span(runs[-1].start, max(runs[-1].start, found[-1].end))
    return runs


def _glyphs_of(edit: Edit, reading: Reading) -> Span:
    first, last = edit.source[0].span, edit.source[-1].span
    return reading.glyph_span(Span(first.start, last.end))


def _left_out(passage: Passage, source: JoinedText) -> Iterator[Difference]:
    """Yield what the quote leaves out without saying so, or hides with an ellipsis."""
    for span in passage.torn:
        yield Difference(Kind.OMISSION, "", _shortened(source.text(span)))
    for span in passage.elided:
        if len(span) > _LONGEST_ELISION and _over_pages(span, source):
            yield Difference(Kind.OMISSION, "…", _shortened(source.text(span)))
            continue
        before = source.text(span.before(CONTEXT))
        behind = source.text(span.after(CONTEXT, len(source)))
        text = running_text(source, span)
        if hidden := hidden_meaning(before, text, behind):
            kind = kind_of([], words_of_weight(hidden), hidden)
            yield Difference(kind, "…", _shortened(hidden))


def _over_pages(span: Span, source: JoinedText) -> bool:
    """Tell whether a whole page and more lies between the two ends of a stretch."""
    return source.page_of(span.end) - source.page_of(span.start) > 1


def _shortened(text: str) -> str:
    words = text.split()
    if len(words) <= _MOST_WORDS:
        return " ".join(words)
    half = _MOST_WORDS // 2
    return f"{' '.join(words[:half])} … {' '.join(words[-half:])}"


def _missing(edit: Edit) -> int:
    """Return how much the quote says that the source does not, in letters."""
    return worth(joined(edit.quote))


def _is_loose_end(edit: Edit, quote: Reading) -> bool:
    words = len(edit.quote)
    at_end = edit.first == 0 or edit.first + words == len(quote.tokens)
    return not edit.source and words >= LOOSE_WORDS and at_end


def _difference(edit: Edit, quote: Reading, source: Reading) -> Difference:
    ours = _spelled(edit.quote, quote)
    theirs = _spelled(edit.source, source)
    kind = kind_of(
        [token.text for token in edit.quote],
        [token.text for token in edit.source],
        f"{ours} {theirs}",
    )
    return Difference(kind, ours, theirs)


def _spelled(tokens: Sequence[Token], reading: Reading) -> str:
    spans = [token.span for token in tokens]
    if not spans:
        return ""
    return " ".join(Span(spans[0].start, spans[-1].end).of(reading.text).split())


def _without(runs: Sequence[Span], holes: Sequence[Span]) -> tuple[Span, ...]:
    """Return what is left of `runs` when `holes` are cut out."""
    kept = list(runs)
    for hole in holes:
        kept = [part for run in kept for part in _cut(run, hole) if len(part)]
    return tuple(kept)


def _cut(run: Span, hole: Span) -> tuple[Span, Span]:
    return (
        Span(run.start, max(run.start, min(run.end, hole.start))),
        Span(min(run.end, max(run.start, hole.end)), run.end),
    )
