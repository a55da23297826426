"""Reads HTML: block quotes, quoted strings and marked text are quotes."""

from locator.evidence.block_reader import read_blocks
from locator.evidence.front_matter import FrontMatter
from locator.evidence.html_blocks import html_blocks
from locator.evidence.record import Evidence


def read(text: str) -> Evidence:
    """Return the quotes of an HTML text."""
    return read_blocks(html_blocks(text), FrontMatter())
