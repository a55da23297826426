"""Cuts the words of a quote to one line, for lists and menus."""

_ENOUGH = 8  # of a quote of a million characters not all is looked at


def one_line(text: str, most: int) -> str:
    """Return a text without line breaks, in at most so many characters."""
    text = " ".join(text[: _ENOUGH * most].split())
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
