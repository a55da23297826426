"""The quoted strings of a paragraph: those that are quotes, not terms or irony."""

from collections.abc import Sequence
from dataclasses import dataclass

from locator.evidence.answer.trimmed import Found, page_behind, without_marks
from locator.evidence.quoted import Quoted, quoted_strings
from locator.span import Span


@dataclass(frozen=True, slots=True)
class String:
    """A quoted string.

    Attributes:
        found: What it says, and the page named with it.
        span: Where it stands, with its marks and its page hint.
        counts: Whether it is a quote, not a word in marks.
    """

    found: Found
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


def _strings(text: str) -> Sequence[String]:
    found = [each for each in quoted_strings(text) if isinstance(each, Quoted)]
    strings = (_string(text, each) for each in found)
    return [each for each in strings if each.found.text]


def _string(text: str, quoted: Quoted) -> String:
    hint = page_behind(text, quoted)
    end = max(quoted.outer.end, hint.end if hint else 0)
    found = Found(without_marks(quoted.inner.of(text)), hint.page if hint else None)
    string = String(found, Span(quoted.outer.start, end), counts=True)
    counts = hint or quoted.is_substantial(text) or not is_said_beside(text, [string])
    return String(found, string.span, bool(counts))
