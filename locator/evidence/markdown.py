"""Reads Markdown: headings are claims; block quotes and quoted strings are quotes."""

from locator.evidence.block_reader import read_blocks
from locator.evidence.front_matter import front_matter
from locator.evidence.markdown_blocks import markdown_blocks
from locator.evidence.record import Evidence


def read(text: str) -> Evidence:
    """Return the quotes of a Markdown text."""
    front = front_matter(text)
    lines = text.split("\n", front.line_count)
    body = lines[-1] if len(lines) > front.line_count else ""
    return read_blocks(markdown_blocks(body, front.line_count + 1), front)
