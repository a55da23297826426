"""What a passage reads, character by character, and which glyphs it is read from."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from locator.comparable.meaning import Token, tokens_of
from locator.joined import JoinedText
from locator.matching.markers import RaisedGlyphs, quote_markers, source_markers
from locator.span import Span


@dataclass(frozen=True, slots=True)
class Reading:
    """A text as tokens, of which citation marks are optional.

    Attributes:
        text: The characters; in a passage a newline stands between two runs.
        tokens: What it says.
        markers: Where citation and footnote marks stand in `text`.
        offsets: For each character its glyph's offset in the document, -1 for none;
            empty for a quote.
    """

    text: str
    tokens: tuple[Token, ...]
    markers: tuple[Span, ...]
    offsets: tuple[int, ...] = ()

    def glyph_span(self, span: Span) -> Span:
        """Return the glyph offsets that a stretch of `text` was read from."""
        inside = [at for at in self.offsets[span.start : span.end] if at >= 0]
        return Span(min(inside), max(inside) + 1) if inside else Span(0, 0)


def read_quote(text: str) -> Reading:
    """Return what the printed text of a quote reads."""
    return _reading(text, quote_markers(text), ())


def read_runs(runs: Sequence[Span], source: JoinedText) -> Reading:
    """Return what runs of glyphs of a document read."""
    parts: list[str] = []
    offsets: list[int] = []
    markers: list[Span] = []
    for run in runs:
        if parts:
            parts.append("\n")
            offsets.append(-1)
        found = source_markers(source, run) if len(run) else []
        markers.extend(mark.shifted(len(offsets) - run.start) for mark in found)
        parts.append(source.text(run))
        offsets.extend(range(run.start, run.end))
    text = "".join(parts)
    powers = _powers(text, offsets, source)
    return _reading(text, markers, tuple(offsets), powers)


def _powers(text: str, offsets: Sequence[int], source: JoinedText) -> set[int]:
    """Return where digits are raised behind a number: the exponents of a passage."""
    at_risk = [
        at
        for at in range(1, len(text))
        if text[at].isdigit() and text[at - 1].isdigit()
    ]
    raised = RaisedGlyphs(source)
    return {
        at
        for at in at_risk
        if offsets[at] >= 0 and offsets[at] in raised and offsets[at - 1] not in raised
    }


def _reading(
    text: str,
    markers: Sequence[Span],
    offsets: tuple[int, ...],
    powers: Collection[int] = (),
) -> Reading:
    cuts = {end for mark in markers for end in (mark.start, mark.end)}
    return Reading(text, tuple(tokens_of(text, cuts, powers)), tuple(markers), offsets)
