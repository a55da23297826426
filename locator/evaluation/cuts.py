"""Cuts a passage between words such that its glyphs are known on either side."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from unicodedata import bidirectional

from rapidfuzz.distance import Indel

from locator.comparable.skeleton import skeleton_of
from locator.evaluation.true_quote import TrueGlyph
from locator.reading_order.lines import RIGHT_TO_LEFT
from locator.span import Span

_WORD = re.compile(r"\S+")
_ALIKE = 0.95


@dataclass(frozen=True, slots=True)
class Cut:
    """A place between two words without punctuation at it.

    Attributes:
        word: How many words stand before it.
        before: End of the last word before, an offset in the text.
        behind: Start of the first word behind, an offset in the text.
        glyph: How many glyphs of the passage stand before it.
    """

    word: int
    before: int
    behind: int
    glyph: int


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a text, and the cuts between them in reading order."""

    text: str
    spans: tuple[Span, ...]
    cuts: tuple[Cut, ...]

    def nearest(self, word: float, least: int, most: int) -> Cut | None:
        """Return the cut nearest to `word` with `least` to `most` words before it."""
        inside = [cut for cut in self.cuts if least <= cut.word <= most]
        return min(inside, key=lambda cut: abs(cut.word - word), default=None)


def words_of(text: str, glyphs: Sequence[TrueGlyph]) -> Words:
    """Return the words of `text`, which `glyphs` print, with the cuts between them.

    There are no cuts where text and glyphs are too unlike to be put side by side, and
    in right-to-left lines whose glyphs come in another order than they are read in.
    """
    spans = tuple(Span(*each.span()) for each in _WORD.finditer(text))
    owners = [at for at, glyph in enumerate(glyphs) for _ in glyph[1]]
    drawn = skeleton_of("".join(glyph[1] for glyph in glyphs))
    given = skeleton_of(text)
    alike = Indel.normalized_similarity(given.text, drawn.text) >= _ALIKE
    if not alike or not _in_reading_order(text, glyphs):
        return Words(text, spans, ())
    partner = {
        block.src_start + step: owners[drawn.offsets[block.dest_start + step]]
        for block in Indel.opcodes(given.text, drawn.text)
        if block.tag == "equal"
        for step in range(block.src_end - block.src_start)
    }
    cuts = []
    for word, (left, right) in enumerate(pairwise(spans), 1):
        at = bisect_left(given.offsets, right.start)
        clean = text[left.end - 1].isalnum() and text[right.start].isalnum()
        if clean and partner.get(at, 0) == partner.get(at - 1, 0) + 1:
            cuts.append(Cut(word, left.end, right.start, partner[at]))
    return Words(text, spans, tuple(cuts))


def _in_reading_order(text: str, glyphs: Sequence[TrueGlyph]) -> bool:
    """Tell whether glyphs come as they are read.

    A file may draw the numbers and the stop of a right-to-left line at its other end.
    """
    if not any(bidirectional(each) in RIGHT_TO_LEFT for each in text):
        return True
    drawn = "".join(glyph[1] for glyph in glyphs)
    return "".join(text.split()) == "".join(drawn.split())
