"""Cuts a quote to a length that fits, around the words that differ."""

import re

from locator.cli.printable import printable

_CUT = "…"


def excerpt(quote: str, words: str, length: int) -> str:
    """Return at most `length` characters of `quote`, so that `words` are seen.

    Args:
        quote: The whole quote.
        words: What must be seen; the beginning is shown if they are not in it.
        length: How many characters there is room for.
    """
    text = printable(quote)
    if len(text) <= length:
        return text
    at = _position(text, printable(words))
    room = length - 2 * len(_CUT)
    start = max(0, min(at - room // 3, len(text) - room))
    start = _next_word(text, start) if start else 0
    end = min(len(text), start + room)
    end = _word_end(text, start, end) if end < len(text) else end
    return _CUT * bool(start) + text[start:end].strip() + _CUT * (end < len(text))


def _position(text: str, words: str) -> int:
    if not words:
        return 0
    found = re.search(rf"(?<!\w){re.escape(words)}(?!\w)", text)
    return found.start() if found else max(0, text.find(words))


def _next_word(text: str, start: int) -> int:
    space = text.find(" ", start, start + 12)
    return space + 1 if space >= 0 else start


def _word_end(text: str, start: int, end: int) -> int:
    space = text.rfind(" ", max(start, end - 12), end)
    return space if space > start else end
