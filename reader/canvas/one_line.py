"""Cuts the words of a quote to one line, for lists and menus."""


def one_line(text: str, most: int) -> str:
    """Return a text without line breaks, in at most so many characters."""
    text = " ".join(text.split())
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
