"""Reads Markdown: headings are claims; block quotes and quoted strings are quotes."""

import re
from collections.abc import Iterator

from locator.evidence.block import Block, Kind
from locator.evidence.block_reader import read_blocks
from locator.evidence.front_matter import front_matter
from locator.evidence.markdown_blocks import markdown_blocks
from locator.evidence.record import Evidence

# Some models put their quotes behind the answer, as JSON in a tag of its own.
_DATA = re.compile(r"<citations>", re.IGNORECASE)
_DATA_END = re.compile(r"</citations>", re.IGNORECASE)


def read(text: str) -> Evidence:
    """Return the quotes of a Markdown text."""
    front = front_matter(text)
    lines = text.split("\n", front.line_count)
    body = lines[-1] if len(lines) > front.line_count else ""
    return read_blocks(body_blocks(body, front.line_count + 1), front)


def body_blocks(text: str, line: int) -> Iterator[Block]:
    """Yield the blocks of Markdown that begins at a line, and JSON in its tag."""
    at = 0
    while start := _DATA.search(text, at):
        before = text[at : start.start()]
        yield from markdown_blocks(before, line)
        line += before.count("\n")
        end = _DATA_END.search(text, start.end())
        if not end:
            yield Block(Kind.UNFINISHED, "", line)
            return
        data = text[start.end() : end.start()]
        yield Block(Kind.DATA, data, line)
        line += data.count("\n")
        at = end.end()
    yield from markdown_blocks(text[at:], line)
