"""What a passage reads, character by character, and which glyphs it is read from."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from locator.comparable.heights import HIGH, LOW, POWER
from locator.comparable.tokens import THIN, Token, tokens_of
from locator.joined import JoinedText
from locator.matching.grown import grown_brackets
from locator.matching.limits import limits_in
from locator.matching.markers import RaisedGlyphs, quote_markers, source_markers
from locator.matching.stacks import Stack, stacks_in
from locator.matching.thin_spaces import thin_spaces
from locator.span import Span

_SMALL = 0.9
_SHIFTED = 0.08  # in type sizes of the letter before


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
    markers = quote_markers(text)
    cuts = {end for mark in markers for end in (mark.start, mark.end)}
    return Reading(text, tuple(tokens_of(text, cuts)), tuple(markers))


def read_runs(runs: Sequence[Span], source: JoinedText) -> Reading:
    """Return what runs of glyphs of a document read."""
    parts: list[str] = []
    offsets: list[int] = []
    markers: list[Span] = []
    stacks: list[Stack] = []
    silent: set[int] = set()
    thin: set[int] = set()
    for run in runs:
        if parts:
            parts.append("\n")
            offsets.append(-1)
        by = len(offsets) - run.start
        if len(run):
            markers.extend(mark.shifted(by) for mark in source_markers(source, run))
            found = (*stacks_in(source, run), *limits_in(source, run))
            stacks.extend(stack.shifted(by) for stack in found)
            silent.update(at + by for at in grown_brackets(source, run))
            thin.update(at + by for at in thin_spaces(source, run))
        parts.append(source.text(run))
        offsets.extend(range(run.start, run.end))
    upright = [stack for stack in stacks if stack.upright]
    markers = [mark for mark in markers if not _any_overlaps(upright, mark)]
    stacks = _apart(each for each in stacks if not any(map(each.overlaps, markers)))
    passage = _Passage("".join(parts), offsets, source)
    cuts = silent.union(*((mark.start, mark.end) for mark in markers))
    tokens = [
        replace(token, parted=THIN) if token.span.start in thin else token
        for token in _tokens(passage, stacks, cuts, silent)
    ]
    return Reading(passage.text, tuple(tokens), tuple(markers), tuple(offsets))


def _apart(stacks: Iterable[Stack]) -> list[Stack]:
    """Return `stacks` without those inside others: only one order can be turned."""
    kept: list[Stack] = []
    for stack in sorted(stacks, key=lambda each: each.first.start):
        if not kept or stack.first.start >= kept[-1].second.end:
            kept.append(stack)
    return kept


def _any_overlaps(stacks: Sequence[Stack], mark: Span) -> bool:
    return any(stack.overlaps(mark) for stack in stacks)


@dataclass(frozen=True, slots=True)
class _Passage:
    """Characters, each with its glyph's offset in the document, -1 for none."""

    text: str
    offsets: Sequence[int]
    source: JoinedText

    def reordered(self, order: Sequence[int]) -> "_Passage":
        """Return the same characters in another order."""
        text = "".join(self.text[at] for at in order)
        return _Passage(text, [self.offsets[at] for at in order], self.source)

    def heights(self, gaps: Collection[int]) -> Mapping[int, str]:
        """Return where digits are exponents or indices, and which.

        Args:
            gaps: Offsets of spaces that part no words.
        """
        found: dict[int, str] = {}
        raised = RaisedGlyphs(self.source)
        before = 0
        for at in range(1, len(self.text)):
            if at in gaps:
                continue
            this, last = self.offsets[at], self.offsets[before]
            letter, before = self.text[before], at
            if not self.text[at].isdigit() or this < 0 or last < 0:
                continue
            if letter.isalpha():
                found[at] = _height(self.source, this, last)
            elif letter.isdigit() and this in raised and last not in raised:
                found[at] = POWER
        return found


def _tokens(
    passage: _Passage,
    stacks: Sequence[Stack],
    cuts: Collection[int],
    silent: Collection[int],
) -> list[Token]:
    """Return the tokens of a passage, those with a stack knowing its other order.

    Args:
        passage: What is read.
        stacks: Its stacks.
        cuts: Offsets at which a word ends.
        silent: Offsets of glyphs that say nothing.
    """
    gaps = {at for stack in stacks for at in stack.gaps()}
    heights = passage.heights(gaps)
    tokens = tokens_of(passage.text, cuts, heights, gaps.union(silent))
    if not stacks:
        return tokens
    order = list(range(len(passage.text)))
    for stack in stacks:
        order[stack.first.start : stack.second.end] = stack.turned()
    turned = passage.reordered(order)
    gaps = {at for at, old in enumerate(order) if old in gaps}
    heights = turned.heights(gaps)
    others = tokens_of(turned.text, cuts, heights, gaps.union(silent))
    if len(others) != len(tokens):
        return tokens
    return [
        token if token.text == each.text else replace(token, turned=each.text)
        for token, each in zip(tokens, others, strict=True)
    ]


def _height(source: JoinedText, offset: int, before: int) -> str:
    """Return HIGH or LOW for a small digit above or below the letter before it."""
    page_index = source.page_of(offset)
    start = source.page_start(page_index)
    if before < start:
        return ""
    glyphs = source.glyphs(page_index)
    at, letter = offset - start, before - start
    size = glyphs.sizes[letter]
    if glyphs.sizes[at] > _SMALL * size:
        return ""
    below = glyphs.baselines[at] - glyphs.baselines[letter]
    if abs(below) > size:
        return ""  # on another line
    return HIGH if below < -_SHIFTED * size else LOW if below > _SHIFTED * size else ""
