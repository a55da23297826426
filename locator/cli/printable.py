"""Makes text from files safe to print: a PDF may hold escape sequences."""

import unicodedata

# Control characters would move the cursor or recolour the terminal; marks that
# override the writing direction could show "56" as "65".
_OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def printable(text: str) -> str:
    """Return `text` in one line, without anything that steers a terminal."""
    return "".join(
        "\ufffd" if _steers(character) else character
        for character in " ".join(text.split())
    )


def _steers(character: str) -> bool:
    return character in _OVERRIDES or unicodedata.category(character) in ("Cc", "Cs")
