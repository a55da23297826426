"""Finds the links of a text that say where a quote stands.

`[[a.pdf#page=3|a, p. 3]]` of Obsidian, `[p. 3](a.pdf#page=3)`, and Zotero's
`([pdf](zotero://open-pdf/…?page=12&annotation=KEY))`.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from locator.evidence.place import Place, place_of
from locator.evidence.quoted import quoted_strings
from locator.evidence.text_fragment import leads_to_words
from locator.span import Span

_TARGET = r"(?P<target>(?:[^\s()]|\([^\s()]{0,200}\)){0,4000})"
_LINK = re.compile(
    r"!?\[\[(?P<wiki>[^\[\]|\n]{1,500}?)(?:\\?\|[^\[\]\n]{0,500})?\]\]"
    r"|!?\[(?P<words>(?:[^\[\]]|\[[^\[\]]{0,200}\]){0,2000})\]"
    rf"\((?:<(?P<bracketed>[^<>\n]{{0,4000}})>|{_TARGET})(?:\s+\"[^\"\n]{{0,500}}\")?\)"
    r"|<(?P<bare>[a-z]{3,10}:[^<>\s]{1,4000})>"
)
_BEFORE = re.compile(r"[^\S\n]*(?:[(（]|[—–-])?[^\S\n]*$")
_BEHIND = re.compile(r"[^\S\n]*[)）]")
_REACH = 12  # characters before a link that are looked at for its bracket
_MOST_LABEL = 8  # words: more are no name of a place
_NOT_LINE_END = re.compile(r"[^\n]")
_SELECTING = "zotero://select"  # leads to the entry of a paper: no place


@dataclass(frozen=True, slots=True)
class Link:
    """A link to a place.

    Attributes:
        spans: What of it is no text to read, with the brackets or the dash around it.
        place: Where it leads.
    """

    spans: tuple[Span, ...]
    place: Place

    @property
    def start(self) -> int:
        """Return where it begins."""
        return self.spans[0].start


def is_worth_a_look(address: str) -> bool:
    """Tell whether an address leads to a place, or to words of a page."""
    return bool(place_of(address)) or leads_to_words(address)


def place_links(text: str) -> Iterator[Link]:
    """Yield the links of `text` that lead to a place, and those to a paper's entry."""
    if "[" not in text and "<" not in text:
        return
    for found in _LINK.finditer(text):
        link = _link(text, found)
        if link:
            yield link


def blanked(text: str, spans: Iterable[Span]) -> str:
    """Return `text`, as long as before and with its lines, without some stretches."""
    parts: list[str] = []
    at = 0
    for span in sorted(spans):
        if span.start >= at:
            parts += text[at : span.start], _NOT_LINE_END.sub(" ", span.of(text))
            at = span.end
    return "".join((*parts, text[at:]))


def _link(text: str, found: re.Match[str]) -> Link | None:
    named = found.group("wiki", "bracketed", "target", "bare")
    target = next(filter(None, named), "").replace("\\", "/")
    whole = Span(*found.span())
    words = Span(*found.span("words")) if found["words"] else None
    if target.startswith(_SELECTING):
        return Link(_around_words(whole, words), Place())
    place = place_of(target)
    if not place and not leads_to_words(target):
        return None
    if words and _is_quote(words.of(text)):
        return Link(_around_words(whole, words), place)
    before = _BEFORE.search(text, max(0, whole.start - _REACH), whole.start)
    behind = _BEHIND.match(text, whole.end)
    start = before.start() if before else whole.start
    bracketed = behind and text[start : whole.start].strip() in ("(", "（")
    end = behind.end() if behind and bracketed else whole.end
    return Link((Span(start, end),), place)


def _around_words(whole: Span, words: Span | None) -> tuple[Span, ...]:
    if not words:
        return (whole,)
    return Span(whole.start, words.start), Span(words.end, whole.end)


def _is_quote(words: str) -> bool:
    """Tell whether the words of a link are quoted, not the name of its target."""
    return len(words.split()) > _MOST_LABEL or any(quoted_strings(words))
