"""Scripts that are written without spaces, in which one character says much."""

_FIRST = "\u2e80"
_WORTH = 3  # letters


def is_dense(character: str) -> bool:
    """Tell whether a character says about as much as a word of letters: 文, 한."""
    return character >= _FIRST


def worth(text: str) -> int:
    """Return how much a text says, in letters: a dense character counts for three."""
    return sum(_WORTH if is_dense(character) else 1 for character in text)
