"""Cuts off what stands behind a quote and is not part of it: marks and page hints."""

import re
from dataclasses import dataclass

from locator.evidence.hints import Hint, hint_at_end, hint_before, hint_behind

# "[12]", "[3, 5]", "[^2]", "【6:0†source】"; raised digits only behind a sentence, as
# those behind a letter may be a power.
_MARKS = (
    r"(?:\s*(?:\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\]|\[\^[^\]\s]+\]|【[^】\n]*†[^】\n]*】)"
    r"|(?<=[.!?,;”»」』\")])[⁰¹²³⁴-⁹]+)"
)
_MARKS_AT_END = re.compile(rf"(?<=\S){_MARKS}(?:[,;]?{_MARKS})*\s*[.。]?\s*$")
_MARKS_BEHIND = re.compile(rf"{_MARKS}+")
_YEAR_BEHIND = re.compile(r"\s*[(（][^()（）\n]{2,60}?\b\d{4}[a-z]?[)）]")
_LINK_BEHIND = re.compile(r"\s*[(（](?=\[)")
_LABELLED = re.compile(
    r"[^\n:：—–]{2,30}?(?:\s*[:：]|\s+[—–-])\s+(?=\S)|第[^\n]{1,9}?[:：]\s*"
)
_CHINESE_PAGE = r"第\s*(?P<page>\d+)\s*(?:[-–—~至到]\s*\d+\s*)?[页頁]"
_CHINESE = (
    rf"[，,、]?\s*(?:[(（\[【][^()（）\[\]【】\n]*?{_CHINESE_PAGE}[^()（）\[\]【】\n]*?[)）\]】]"
    rf"|{_CHINESE_PAGE.replace('<page>', '<bare>')})"
)
_CHINESE_BEHIND = re.compile(rf"[*_]*\s*{_CHINESE}")
_CHINESE_IN_FRONT = re.compile(rf"{_CHINESE}\s*[:：—–-]\s*")
_CHINESE_AT_END = re.compile(rf"\s*{_CHINESE}\s*[.。;；,，]?\s*$")
_LONGEST_TAIL = 400  # characters: marks, an attribution and a page
_MOST_HINTS = 30  # and marks, behind one quote
_LINE_EDGES = re.compile(r"[^\S\n]*\n[^\S\n]*")


@dataclass(frozen=True, slots=True)
class Found:
    """A quote that was found in a paste, and the page that stands with it."""

    text: str
    page_hint: str | None = None


def page_behind(text: str, offset: int) -> Hint | None:
    """Return the page named behind `offset`, over marks, a year or a link's start."""
    at = offset
    for between in (_MARKS_BEHIND, _YEAR_BEHIND, _LINK_BEHIND):
        passed = between.match(text, at)
        at = passed.end() if passed else at
    chinese = _CHINESE_BEHIND.match(text, at)
    return _chinese(chinese) if chinese else hint_behind(text, at)


def page_in_front(text: str) -> Hint | None:
    """Return the page that a text begins with: "p. 3: …", "第3页：…"."""
    label = _LABELLED.match(text)
    if not label:
        return None
    chinese = _CHINESE_IN_FRONT.fullmatch(label[0])
    hint = _chinese(chinese) if chinese else hint_before(text, label.end())
    return None if hint and text[: hint.start].strip() else hint


def without_marks(text: str) -> str:
    """Return `text` without the reference marks at its end, lines tidied."""
    return _LINE_EDGES.sub("\n", _MARKS_AT_END.sub("", text).strip())


def trimmed(text: str) -> tuple[str, str | None]:
    """Return `text` without what stands behind it, and the first page named there."""
    page: str | None = None
    end = len(text)
    for _ in range(_MOST_HINTS):
        start = max(0, end - _LONGEST_TAIL)
        tail = text[start:end]
        shorter = _MARKS_AT_END.sub("", tail)
        chinese = _CHINESE_AT_END.search(shorter)
        hint = _chinese(chinese) if chinese else hint_at_end(shorter)
        if hint and (start or shorter[: hint.start].strip()):
            page, shorter = hint.page, shorter[: hint.start]
        if shorter == tail:
            break
        end = start + len(shorter)
    return text[:end], page


def _chinese(found: "re.Match[str]") -> Hint:
    return Hint(found["page"] or found["bare"], found.start(), found.end())
