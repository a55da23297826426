"""Tells whether a page has text that can be searched."""

from locator.comparable.fold import fold
from locator.comparable.punctuation import is_unknown

_FEWEST_LETTERS = 4
_MOST_UNKNOWN = 0.3


def has_usable_text(text: str) -> bool:
    """Tell whether `text`, as extracted from a page, says what the page shows.

    A scan gives nothing; a font without a character map gives glyphs that nobody can
    name. Stray page numbers of a scan count as nothing.
    """
    letters = sum(1 for character in text if fold(character))
    unknown = sum(map(is_unknown, text))
    return letters >= _FEWEST_LETTERS and unknown <= _MOST_UNKNOWN * (letters + unknown)
