"""Reads links to words of a page: `…#:~:text=prefix-,start,end,-suffix`.

The syntax is that of the draft "URL Fragment Text Directives" of the WICG, 3.2.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import unquote

from locator.span import Span

_DIRECTIVE = ":~:"
_TEXT = "text="
_NOT_BEFORE = re.compile(r"[\s<>\"“”()\[\]]")
_NOT_BEHIND = re.compile(r"[\s<>\"“”\[\]]|$")
_STRAY_END = ".,;:!?'’»*_"
_MOST_PARTS = 2  # where the words begin, and where they end
_LONGEST = 4000  # characters before and behind the sign
_ELISION = " … "


@dataclass(frozen=True, slots=True)
class TextFragment:
    """Words of a page to which a link leads.

    Attributes:
        text: The words; "…" stands between where they begin and where they end.
        prefix: Words that stand before them.
        suffix: Words that stand behind them.
    """

    text: str
    prefix: str = ""
    suffix: str = ""


def leads_to_words(address: str) -> bool:
    """Tell whether an address has words of a page in it."""
    return f"{_DIRECTIVE}{_TEXT}" in address


def text_fragments(address: str) -> Iterator[TextFragment | None]:
    """Yield the words that an address leads to; None where there are none."""
    _, _, directives = address.partition(_DIRECTIVE)
    texts = [each for each in directives.split("&") if each.startswith(_TEXT)]
    for directive in texts:
        yield _fragment(directive.removeprefix(_TEXT))
    if not texts:
        yield None


def fragment_addresses(text: str) -> Iterator[Span]:
    """Yield where addresses with such words stand in running text."""
    at = text.find(_DIRECTIVE)
    while at >= 0:
        first = max(0, at - _LONGEST)
        before = _NOT_BEFORE.search(text[first:at][::-1])
        start = at - before.start() if before else first
        behind = _NOT_BEHIND.search(text, at, at + _LONGEST)
        end = _without_stray_end(text, start, behind.start() if behind else at)
        if "#" in text[start:at]:
            yield Span(start, end)
        at = text.find(_DIRECTIVE, max(end, at + 1))


def _without_stray_end(text: str, start: int, end: int) -> int:
    """Return where an address ends: before punctuation, and a bracket around it."""
    around = text.count(")", start, end) - text.count("(", start, end)
    while end > start:
        is_around = text[end - 1] == ")" and around > 0
        if not is_around and text[end - 1] not in _STRAY_END:
            break
        around -= is_around
        end -= 1
    return end


def _fragment(directive: str) -> TextFragment | None:
    parts = directive.split(",")
    prefix = parts.pop(0)[:-1] if parts[0].endswith("-") else ""
    suffix = parts.pop()[1:] if parts and parts[-1].startswith("-") else ""
    words = [_words(part) for part in parts]
    if not words or len(words) > _MOST_PARTS or not all(words):
        return None
    return TextFragment(_ELISION.join(words), _words(prefix), _words(suffix))


def _words(part: str) -> str:
    return " ".join(unquote(part, errors="replace").split())
