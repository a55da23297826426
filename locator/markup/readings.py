"""The ways in which a quote may have been meant: as it stands, or as mark-up."""

import unicodedata

from locator.markup.latex import has_latex, printed_latex
from locator.markup.markdown import printed_markdown

_MARKS = frozenset("*_`<&[@#>^~|\\$")


def readings(text: str) -> tuple[str, ...]:
    """Return the texts that `text` may print, the likeliest first.

    A quote without a single mark has one reading. One with marks has two, the
    printed one first: a bare "p < 0.05" or "$5" survives in both. Letters and marks
    that Unicode has in one character are put together (Unicode Annex 15, NFC).
    """
    text = unicodedata.normalize("NFC", text)
    if _MARKS.isdisjoint(text):
        return (text,)
    printed = printed_latex(text) if has_latex(text) else text
    printed = unicodedata.normalize("NFC", printed_markdown(printed))
    return (printed,) if printed == text else (printed, text)
