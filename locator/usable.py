"""Tells whether a page has text that can be searched."""

from string import ascii_lowercase

from locator.comparable.fold import fold
from locator.comparable.punctuation import is_unknown

_FEWEST_LETTERS = 4
_MOST_UNKNOWN = 0.3
_LATIN_PAGE = 200  # letters: fewer say nothing about a language
_MOSTLY = 0.8
_FEWEST_VOWELS = 0.2  # of Latin letters; 900 pages of papers have 0.26 at least


def has_usable_text(text: str) -> bool:
    """Tell whether `text`, as extracted from a page, says what the page shows.

    A scan gives nothing; a font without a character map gives glyphs that nobody can
    name, or their numbers taken for letters. Stray page numbers of a scan count as
    nothing.
    """
    folded = "".join(map(fold, text))
    letters = len(folded)
    unknown = sum(map(is_unknown, text))
    if letters < _FEWEST_LETTERS or unknown > _MOST_UNKNOWN * (letters + unknown):
        return False
    return not _is_gibberish(folded)


def _is_gibberish(folded: str) -> bool:
    """Tell whether Latin letters stand for other ones: hardly any is a vowel."""
    latin = sum(map(folded.count, ascii_lowercase))
    if latin < _LATIN_PAGE or latin < _MOSTLY * len(folded):
        return False
    return sum(map(folded.count, "aeiouy")) < _FEWEST_VOWELS * latin
