"""Brackets that grow with what they enclose, of which a font does not tell the meaning.

Fonts of TeX for big delimiters let them hang from the baseline (D. Knuth, The TeXbook,
appendix G); nothing that means a sign, a letter or a digit does.
"""

from collections.abc import Iterator

from locator.comparable.punctuation import is_unknown
from locator.glyphs import PageGlyphs
from locator.joined import JoinedText
from locator.span import Span

_HANGS = 0.7  # of its type size below the baseline
_RISES = 0.2  # at most above it


def grown_brackets(source: JoinedText, run: Span) -> Iterator[int]:
    """Yield the document offsets of such brackets inside `run`."""
    for at, character in enumerate(source.text(run), run.start):
        if is_unknown(character):
            page_index = source.page_of(at)
            local = at - source.page_start(page_index)
            if _hangs(source.glyphs(page_index), local):
                yield at


def _hangs(glyphs: PageGlyphs, at: int) -> bool:
    """Tell whether nearly all of a glyph lies below its baseline."""
    _, _, top, bottom = glyphs.extents(at)
    baseline, size = glyphs.baselines[at], glyphs.sizes[at]
    return bottom - baseline > _HANGS * size and top - baseline > -_RISES * size
