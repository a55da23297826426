"""Finds the lines of Markdown that belong to no block that the reader knows."""

import re
from collections.abc import Iterable, Iterator

from locator.evidence.block import Block, Kind

_NO_WORDS = re.compile(r"[\s>|:=*_+`~#.-]*|\s*</?[a-zA-Z][^<>]*>\s*|\s*[`~]{3,}.*")
"""Rules, fences, the line below a heading, a tag alone: they say nothing themselves."""


def uncovered(
    blocks: Iterable[Block], lines: list[str], first_line: int
) -> Iterator[Block]:
    """Yield blocks in order, and what stands between them as paragraphs of their own.

    Code in a fence is no evidence, but whoever reads the file wants to see it.

    Args:
        blocks: The blocks.
        lines: All lines of the file.
        first_line: The line at which the blocks begin.
    """
    line = first_line
    for block in blocks:
        yield from _between(lines, line, block.line)
        yield block
        line = max(line, _end(block))
    yield from _between(lines, line, len(lines) + 1)


def _between(lines: list[str], start: int, end: int) -> Iterator[Block]:
    for number in range(start, end):
        text = lines[number - 1]
        if not _NO_WORDS.fullmatch(text):
            yield Block(Kind.DATA, text, number)


def _end(block: Block) -> int:
    """Return the line behind a block."""
    if block.rows:
        return max(row.line for row in block.rows) + 1
    return block.line + block.text.rstrip("\n").count("\n") + 1
