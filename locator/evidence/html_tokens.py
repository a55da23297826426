"""Takes HTML apart into tags and text, once from front to end.

The parser of the standard library looks at `<!--` or `<a b="` without an end again and
again: a file of 200 KB can keep it for half a minute. Here they end with the file, as
the standard has it (HTML, 13.2.5), and are reported.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html import unescape
from itertools import islice
from typing import TypeAlias

_START = re.compile(r"</?[a-zA-Z]|<[!?/]")
_NAME = re.compile(r"[^\s/>]+")
_ATTRIBUTES = re.compile(r"(?:[^>\"']|\"[^\"]*\"|'[^']*')*+>")
_ATTRIBUTE = re.compile(
    r"([^\s=/>\"']+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s>]+)))?"
)
_DRAWING = "svg"  # in it a title or a style is an element like others (13.2.6.5)
_MOST_ATTRIBUTES = 256  # of a tag; others are not looked at
_FREE_TAGS = 50_000
_LEAST_TO_TAG = 10  # characters of the file: a cell with a digit has as many
_RAW = frozenset(("script", "style", "title", "textarea", "xmp", "iframe", "noembed"))


@dataclass(frozen=True, slots=True)
class Text:
    """Characters between tags, and the line (from 1) at which they begin."""

    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Start:
    """The start of an element."""

    tag: str
    line: int
    attributes: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class End:
    """The end of an element."""

    tag: str


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A tag or a comment without an end: it took all that is behind `line`."""

    line: int


Token: TypeAlias = Text | Start | End | Unfinished


def html_tokens(html: str, first_line: int = 1) -> Iterator[Token]:
    """Yield the tags and texts of HTML; what is in scripts and styles is left out.

    Args:
        html: A document or a part of one.
        first_line: The line of the file at which it begins.
    """
    at, line = 0, first_line
    in_drawing = False
    while start := _START.search(html, at):
        yield from _text(html[at : start.start()], line)
        line += html.count("\n", at, start.start())
        step = _step(html, start.start(), line, in_drawing=in_drawing)
        for token in step.tokens:
            if isinstance(token, Start | End) and token.tag == _DRAWING:
                in_drawing = isinstance(token, Start)
            yield token
        line += html.count("\n", start.start(), step.end)
        at = step.end
    yield from _text(html[at:], line)


def is_too_many(tags: int, html: str) -> bool:
    """Tell whether so many elements are more than anybody writes words into."""
    return tags > max(_FREE_TAGS, len(html) // _LEAST_TO_TAG)


@dataclass(frozen=True, slots=True)
class _Step:
    """What stands at an offset, and where that ends."""

    tokens: tuple[Token, ...]
    end: int


def _text(text: str, line: int) -> Iterator[Text]:
    if text:
        yield Text(unescape(text), line)


def _step(html: str, at: int, line: int, *, in_drawing: bool) -> _Step:
    """Return what stands at a bracket: a tag, or a comment, which says nothing."""
    if html.startswith("<!--", at):
        return _skipped(html, "-->", at + 2, line)
    closing = html.startswith("</", at)
    name = _NAME.match(html, at + 1 + closing)
    if html[at + 1] in "!?" or not name:
        return _skipped(html, ">", at, line)
    found = _ATTRIBUTES.match(html, name.end())
    if not found:
        return _Step((Unfinished(line),), len(html))
    tag = name[0].casefold()
    if closing:
        return _Step((End(tag),), found.end())
    start = Start(tag, line, _attributes(found[0]))
    is_raw = tag in _RAW and not in_drawing
    return _raw(html, start, found.end()) if is_raw else _Step((start,), found.end())


def _raw(html: str, start: Start, at: int) -> _Step:
    """Return an element that has begun; what is in it, such as a script, is skipped."""
    closing = re.compile(rf"</{start.tag}(?=[\s/>])", re.IGNORECASE)
    end = closing.search(html, at)
    if not end:
        return _Step((start, Unfinished(start.line)), len(html))
    return _Step((start,), end.start())


def _skipped(html: str, closing: str, at: int, line: int) -> _Step:
    end = html.find(closing, at)
    if end < 0:
        return _Step((Unfinished(line),), len(html))
    return _Step((), end + len(closing))


def _attributes(text: str) -> dict[str, str]:
    attributes: dict[str, str] = {}
    for found in islice(_ATTRIBUTE.finditer(text), _MOST_ATTRIBUTES):
        value = unescape(found[2] or found[3] or found[4] or "")
        attributes.setdefault(found[1].casefold(), value)  # the first one counts
    return attributes
