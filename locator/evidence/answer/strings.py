"""The quoted strings of a paragraph: those that are quotes, not terms or irony."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from locator.evidence.answer.trimmed import Found, page_behind, without_marks
from locator.evidence.hints import hint_before
from locator.evidence.quoted import Quoted, Unfinished, quoted_strings
from locator.span import Span

_MOST = 10_000  # strings and open marks in one paragraph
_LETTER = re.compile(r"[^\W_]")
# Keyboards have no “ to close with.
_GERMAN = re.compile(r"„([^„“”\"]+)\"")


@dataclass(frozen=True, slots=True)
class String:
    """A quoted string.

    Attributes:
        found: What it says, and the page named with it.
        marks: Where it stands, with its marks.
        span: The same with its page hint.
        counts: Whether it is a quote, not a word in marks.
    """

    found: Found
    marks: Span
    span: Span
    counts: bool


@dataclass(frozen=True, slots=True)
class Marked:
    """What stands in quotation marks in a text.

    Attributes:
        strings: The quoted strings in order; those that are quotes count.
        unfinished: The offsets of the opening marks that are never closed.
        more: Where those begin that are too many to be read; None if none are.
    """

    strings: Sequence[String]
    unfinished: Sequence[int]
    more: int | None = None


def marked_in(text: str) -> Marked:
    """Return the quoted strings of `text`, and where some begin that never end."""
    strings: list[String] = []
    unfinished: list[int] = []
    letters = _letters(text)
    more: int | None = None
    for each in quoted_strings(_with_german_ends(text)):
        if len(strings) + len(unfinished) >= _MOST:
            more = each.start
            break
        if isinstance(each, Unfinished):
            unfinished.append(each.start)
            continue
        taken = strings[-1].span.end if strings else 0
        string = _string(text, each, taken)
        is_beside = letters.start < string.span.start or letters.end > string.span.end
        if is_beside and not (string.found.page_hint or each.is_substantial(text)):
            string = replace(string, counts=False)
        strings.append(string)
    return Marked([each for each in strings if each.found.text], unfinished, more)


def _letters(text: str) -> Span:
    """Return the stretch from the first letter or digit of a text to its last one."""
    first = _LETTER.search(text)
    if not first:
        return Span(0, 0)
    last = len(text) - 1
    while not text[last].isalnum():
        last -= 1
    return Span(first.start(), last + 1)


def strings_in(text: str) -> Sequence[String]:
    """Return the quoted strings of `text` that are quotes, in order."""
    return [each for each in marked_in(text).strings if each.counts]


def strings_that_make_up(text: str) -> Sequence[String]:
    """Return the quoted strings of `text` if it consists of nothing else."""
    strings = marked_in(text).strings
    return () if is_said_beside(text, strings) else strings


def is_said_beside(text: str, strings: Sequence[String]) -> bool:
    """Tell whether `text` says anything outside of its quoted strings."""
    at = 0
    for each in strings:
        if _LETTER.search(text, at, each.span.start):
            return True
        at = max(at, each.span.end)
    return bool(_LETTER.search(text, at))


def _with_german_ends(text: str) -> str:
    return _GERMAN.sub("„\\1“", text)  # as long as before


def _string(text: str, quoted: Quoted, taken: int) -> String:
    """Return a quoted string with its page, which must not be that of the one before.

    Args:
        text: All of the text.
        quoted: The string in it.
        taken: Where the string before ends, with its page.
    """
    marks = Span(quoted.inner.start - 1, quoted.inner.end + 1)
    before = hint_before(text, marks.start)
    behind = page_behind(text, marks.end)
    if before and before.start < taken:
        before = None
    page: str | None = None
    span = marks
    # In "p. 5: “…”", one a line, the page of the next one follows as closely.
    if behind and not (before and "\n" in text[marks.end : behind.end]):
        page, span = behind.page, Span(marks.start, behind.end)
    elif before:
        page, span = before.page, Span(before.start, marks.end)
    words = without_marks(quoted.inner.of(text))
    return String(Found(words, page), marks, span, counts=True)
