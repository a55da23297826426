"""Scripts that are written without spaces, in which one character says much."""

_FIRST = "\u2e80"


def is_dense(character: str) -> bool:
    """Tell whether a character says about as much as a word of letters: 文, 한."""
    return character >= _FIRST
