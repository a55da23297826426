"""Thin spaces behind commas in numbers: TeX sets "5,250" in a formula as "5, 250".

It takes the comma for one that parts arguments, and sets a sixth of the type size
behind it (D. Knuth, The TeXbook, chapter 18); spaces between words are wider.
"""

import re
from collections.abc import Iterator

from locator.joined import JoinedText
from locator.span import Span

_NUMBER = re.compile(r"(?<![\d.,])[1-9]\d{0,2}(?:,\s\d{3})+(?!\d)")
_COMMA = re.compile(r",\s")
_ARGUMENTS = frozenset(("()", "[]", "{}"))
_THIN = 0.2  # in type sizes


def thin_spaces(source: JoinedText, run: Span) -> Iterator[int]:
    """Yield the offsets of digits that only a thin space parts from a comma.

    With nothing else in brackets, "f(1, 200)", the comma does part arguments.
    """
    text = source.text(run)
    for number in _NUMBER.finditer(text):
        around = text[: number.start()][-1:] + text[number.end() : number.end() + 1]
        if around in _ARGUMENTS:
            continue
        for comma in _COMMA.finditer(text, number.start(), number.end()):
            if _is_thin(source, run.start + comma.start(), run.start + comma.end()):
                yield run.start + comma.end()


def _is_thin(source: JoinedText, comma: int, digit: int) -> bool:
    page_index = source.page_of(comma)
    start = source.page_start(page_index)
    glyphs = source.glyphs(page_index)
    if digit - start >= len(glyphs):
        return False  # on the next page
    apart = glyphs.extents(digit - start)[0] - glyphs.extents(comma - start)[1]
    return 0 <= apart < _THIN * glyphs.sizes[comma - start]
