"""Puts lines of a page together as running text."""

from collections.abc import Iterable

_SOFT = "\u00ad"
_HYPHENS = ("-", "\u2010", _SOFT)


def without_breaks(lines: Iterable[str]) -> str:
    """Return lines as one, words that were divided at a line's end joined again.

    A hyphen before a capital or a digit belongs to the word and stays.
    """
    text = ""
    for line in lines:
        piece = " ".join(line.split())
        if not piece:
            continue
        text = _joined(text, piece) if text else piece
    return text.replace(_SOFT, "")


def _joined(text: str, piece: str) -> str:
    if len(text) > 1 and text.endswith(_HYPHENS) and text[-2].isalpha():
        if text.endswith(_SOFT) or piece[0].islower():
            return text[:-1] + piece
        return text + piece
    return f"{text} {piece}"
