"""The quoted strings of a paragraph that are quotes, not terms or irony."""

from collections.abc import Sequence
from dataclasses import dataclass

from locator.evidence.answer.trimmed import Found, page_behind, without_marks
from locator.evidence.quoted import Quoted, quoted_strings
from locator.span import Span


@dataclass(frozen=True, slots=True)
class String:
    """A quoted string, and where it stands with its marks and its page hint."""

    found: Found
    span: Span


def strings_in(text: str) -> Sequence[String]:
    """Return the quoted strings of `text` that are quotes, in order."""
    strings = []
    for each in quoted_strings(text):
        if not isinstance(each, Quoted):
            continue
        hint = page_behind(text, each)
        words = without_marks(each.inner.of(text))
        span = Span(each.outer.start, max(each.outer.end, hint.end if hint else 0))
        if words and (hint or each.is_substantial(text) or _is_all(text, span)):
            strings.append(String(Found(words, hint.page if hint else None), span))
    return strings


def _is_all(text: str, span: Span) -> bool:
    rest = text[: span.start] + text[span.end :]
    return not any(map(str.isalnum, rest))
