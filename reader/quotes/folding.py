"""Folds long unchanged runs of a quote: "… 41 words …"."""

from collections.abc import Iterator, Sequence

from locator.marked import Mark, MarkedText
from reader import messages

_BESIDE = 8  # words that stay beside a difference
_LEAST = 12  # words that are worth folding


def folded(pieces: Sequence[MarkedText]) -> Iterator[MarkedText]:
    """Yield the pieces, unchanged runs cut to the words beside the differences.

    A text without any difference is yielded as it is: all of it may matter.
    """
    if all(piece.mark is Mark.NONE for piece in pieces):
        yield from pieces
        return
    for at, piece in enumerate(pieces):
        if piece.mark is Mark.NONE:
            head = _BESIDE if at else 0
            tail = _BESIDE if at < len(pieces) - 1 else 0
            yield MarkedText(_fold(piece.text, head, tail))
        else:
            yield piece


def _fold(text: str, head: int, tail: int) -> str:
    words = text.split(" ")
    hidden = len(words) - head - tail
    if hidden < _LEAST:
        return text
    cut = messages.FOLDED.format(count=hidden)
    return " ".join([*words[:head], cut, *words[len(words) - tail :]])
