"""Makes texts fit to be stored."""


def storable(text: str) -> str:
    """Return `text` without halves of characters, which are no UTF-8."""
    return text.encode("utf-8", "replace").decode("utf-8")
