"""Page hints as people write them: (p. 12), [page iv], (Smith 2020, pp. 3-4)."""

import math
import re
from dataclasses import dataclass

_WORD = r"(?:pp?\.?|pgs?\.?|pages?|seiten?|S\.|p[áa]gs?\.?|p[áa]ginas?)"
_ROMAN = r"(?=[ivxlc])(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})"
_LABEL = rf"(?:[A-Za-z]{{0,3}}[-.]?\d+|{_ROMAN})"
_REST = r"(?:\s*(?:[-–—,&]|and|to)\s*[\divxlc]+)*"  # of a range: the first page counts


def _page(name: str) -> str:
    return rf"(?<!\w){_WORD}\s*(?P<{name}>{_LABEL})\b{_REST}"


_BARE = _page("bare")
_BRACKETED = rf"[(\[（](?:[^()\[\]\n]*?[\s,;:])??{_page('inside')}[^()\[\]]*?[)\]）]"
_HINT = rf"(?:{_BRACKETED}|{_BARE})"
_BEHIND = re.compile(rf"[*_]*\s*[,;:.—–-]*\s*{_HINT}", re.IGNORECASE)
_BEFORE = re.compile(rf"{_HINT}\s*[:,—–-]*\s*[*_]*$", re.IGNORECASE)
# "— Smith 2020, p. 4", but not "– as is shown on p. 4", which the quote may say.
_ATTRIBUTED = rf"(?:[—–]|--)\s*(?:(?-i:[^\W\d_a-z])[^—–\n]{{0,80}}?[\s,])?{_BARE}"
_AT_END = re.compile(
    rf"\s*(?:{_BRACKETED}|{_ATTRIBUTED}|^{_page('alone')})\s*[.;,]?\s*$", re.IGNORECASE
)
# What ends a hint: a bracket, a digit, or a letter of a Roman number.
_LAST = re.compile(r"[)\]）\divxlc][\s:,*_—–-]*$", re.IGNORECASE)
_BEFORE_ENDS = 12  # characters: behind more of them no hint is looked for
_LONGEST = 400  # characters from a quote to the beginning, or the end, of its hint
_GIVEN = re.compile(rf"\s*{_WORD}?\s*(?P<label>{_LABEL}){_REST}\s*", re.IGNORECASE)
_LABELLED = re.compile(_page("label"), re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Hint:
    """A page hint inside a text: the page it names, and where it stands."""

    page: str
    start: int
    end: int


def hint_behind(text: str, offset: int) -> Hint | None:
    """Return the hint that stands right behind `offset`."""
    return _hint(_BEHIND.match(text, offset, offset + _LONGEST))


def hint_before(text: str, offset: int) -> Hint | None:
    """Return the hint that stands right before `offset`."""
    if not _LAST.search(text, max(0, offset - _BEFORE_ENDS), offset):
        return None  # as nearly always, and found out at a tenth of the price
    return _hint(_BEFORE.search(text, max(0, offset - _LONGEST), offset))


def hint_at_end(text: str) -> Hint | None:
    """Return the hint, or the attribution with a page, that ends `text`."""
    end = len(text.rstrip())
    return _hint(_AT_END.search(text, max(0, end - _LONGEST), end))


def page_mentioned(text: str) -> str | None:
    """Return the first page that running text mentions, if it mentions one."""
    found = _LABELLED.search(text)
    return found["label"] if found else None


def page_named(value: object) -> str | None:
    """Return the page that a field of a record names, if it names one."""
    if isinstance(value, str):
        for found in (_GIVEN.fullmatch(value), _LABELLED.search(value)):
            if found:
                return found["label"]
        return value.strip() or None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    if isinstance(value, int):
        return str(value)
    return str(int(value)) if math.isfinite(value) and value == int(value) else None


def _hint(found: re.Match[str] | None) -> Hint | None:
    if not found:
        return None
    return Hint(next(filter(None, found.groups())), found.start(), found.end())
