"""What a passage reads, character by character, and which glyphs it is read from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from locator.comparable.heights import HIGH, LOW, POWER
from locator.comparable.tokens import Token, tokens_of
from locator.joined import JoinedText
from locator.matching.markers import RaisedGlyphs, quote_markers, source_markers
from locator.span import Span

_SMALL = 0.9
_SHIFTED = 0.08  # in type sizes of the letter before
_NO_HEIGHTS: Mapping[int, str] = MappingProxyType({})


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
    heights = _heights(text, offsets, source)
    return _reading(text, markers, tuple(offsets), heights)


def _heights(
    text: str, offsets: Sequence[int], source: JoinedText
) -> Mapping[int, str]:
    """Return where digits of a passage are exponents or indices, and which."""
    found: dict[int, str] = {}
    raised = RaisedGlyphs(source)
    for at in range(1, len(text)):
        if not text[at].isdigit() or offsets[at] < 0:
            continue
        if text[at - 1].isalpha():
            found[at] = _height(source, offsets[at])
        elif (
            text[at - 1].isdigit()
            and offsets[at] in raised
            and offsets[at - 1] not in raised
        ):
            found[at] = POWER
    return found


def _height(source: JoinedText, offset: int) -> str:
    """Return HIGH or LOW for a small digit above or below the letter before it."""
    page_index = source.page_of(offset)
    glyphs = source.glyphs(page_index)
    at = offset - source.page_start(page_index)
    size = glyphs.sizes[at - 1]
    if not at or glyphs.sizes[at] > _SMALL * size:
        return ""
    below = glyphs.baselines[at] - glyphs.baselines[at - 1]
    if abs(below) > size:
        return ""  # on another line
    return HIGH if below < -_SHIFTED * size else LOW if below > _SHIFTED * size else ""


def _reading(
    text: str,
    markers: Sequence[Span],
    offsets: tuple[int, ...],
    heights: Mapping[int, str] = _NO_HEIGHTS,
) -> Reading:
    cuts = {end for mark in markers for end in (mark.start, mark.end)}
    tokens = tokens_of(text, cuts, heights)
    return Reading(text, tuple(tokens), tuple(markers), offsets)
