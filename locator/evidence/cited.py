"""Finds the quotes that stand in tags: `<cite doc="a.pdf" page="7">…</cite>`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from locator.evidence.place import Place
from locator.span import Span

_OPEN = re.compile(r"<(cite|quote|q|mark)\b([^<>]{0,1000})>", re.IGNORECASE)
_FIELD = re.compile(r"([\w-]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>]+))")
_DOCUMENT = ("doc", "document", "file", "source", "data-document")
_PAGE = ("page", "pages", "p", "data-page")
_NAME = ("id", "ref")
_MARKS = re.compile(r"\s*[“\"]?(.*?)[”\"]?\s*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Cited:
    """A quote in a tag.

    Attributes:
        span: Where it stands, with its tags; up to the end of the text if the tag is
            never closed.
        inner: Its words; None if the tag is never closed.
        place: What the tag says of where it stands.
        is_cite: Whether the tag is `cite`, in which also titles of works stand.
    """

    span: Span
    inner: Span | None
    place: Place
    is_cite: bool


def cited_in(text: str) -> Iterator[Cited]:
    """Yield what stands in such tags, in order."""
    at = 0
    closings = _Closings(text)
    while "<" in text and (found := _OPEN.search(text, at)):
        tag = found[1].casefold()
        end = closings.behind(tag, found.end())
        place = _place(found[2])
        at = end.end if end else found.end()
        yield Cited(
            Span(found.start(), at),
            _within_marks(text, found.end(), end.start) if end else None,
            place,
            tag == "cite",
        )


class _Closings:
    """Knows where closing tags stand; each kind is looked for in vain only once."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._missing: set[str] = set()

    def behind(self, tag: str, at: int) -> Span | None:
        """Return where a tag is closed behind `at`."""
        if tag in self._missing:
            return None
        found = re.compile(rf"</{tag}\s*>", re.IGNORECASE).search(self._text, at)
        if not found:
            self._missing.add(tag)
            return None
        return Span(*found.span())


def _within_marks(text: str, start: int, end: int) -> Span:
    """Return the words between two tags, without quotation marks around them."""
    found = _MARKS.fullmatch(text, start, end)
    return Span(*found.span(1)) if found else Span(start, end)


def _place(attributes: str) -> Place:
    fields = {
        found[1].casefold(): found[2] or found[3] or found[4] or ""
        for found in _FIELD.finditer(attributes)
    }
    page = next((fields[name] for name in _PAGE if fields.get(name)), None)
    document = next((fields[name] for name in _DOCUMENT if fields.get(name)), "")
    return Place(page, document, next((fields[n] for n in _NAME if n in fields), ""))
