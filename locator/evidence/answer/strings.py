"""The quoted strings of a paragraph: those that are quotes, not terms or irony."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from locator.evidence.answer.trimmed import Found, page_behind, without_marks
from locator.evidence.hints import hint_before
from locator.evidence.quoted import Quoted, Unfinished, quoted_strings
from locator.span import Span

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


def strings_in(text: str) -> Sequence[String]:
    """Return the quoted strings of `text` that are quotes, in order."""
    return [each for each in _strings(text) if each.counts]


def strings_that_make_up(text: str) -> Sequence[String]:
    """Return the quoted strings of `text` if it consists of nothing else."""
    strings = _strings(text)
    return () if is_said_beside(text, strings) else strings


def is_said_beside(text: str, strings: Sequence[String]) -> bool:
    """Tell whether `text` says anything outside of its quoted strings."""
    at = 0
    for each in strings:
        if any(map(str.isalnum, text[at : each.span.start])):
            return True
        at = max(at, each.span.end)
    return any(map(str.isalnum, text[at:]))


def unfinished_in(text: str) -> Sequence[int]:
    """Return the offsets of the opening marks of `text` that are never closed."""
    found = quoted_strings(_with_german_ends(text))
    return [each.offset for each in found if isinstance(each, Unfinished)]


def _with_german_ends(text: str) -> str:
    return _GERMAN.sub("„\\1“", text)  # as long as before


def _strings(text: str) -> Sequence[String]:
    strings: list[String] = []
    for each in quoted_strings(_with_german_ends(text)):
        if isinstance(each, Quoted):
            string = _string(text, each, strings[-1].span.end if strings else 0)
            strings.append(string)
    return [each for each in strings if each.found.text]


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
    string = String(Found(words, page), marks, span, counts=True)
    if page or quoted.is_substantial(text) or not is_said_beside(text, [string]):
        return string
    return replace(string, counts=False)
