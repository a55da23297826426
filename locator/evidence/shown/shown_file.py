"""Shows an evidence file of any format we know, with its quotes in their places."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from locator.errors import Obstacle
from locator.evidence import csv_file, xlsx_file
from locator.evidence.block import Block, Kind, line_starts
from locator.evidence.decode import decode
from locator.evidence.docx.blocks import docx_blocks, main_part
from locator.evidence.formats import Format
from locator.evidence.front_matter import front_matter
from locator.evidence.html_blocks import html_blocks
from locator.evidence.json_formats import JSON_FORMATS
from locator.evidence.markdown import body_blocks
from locator.evidence.record import Evidence
from locator.evidence.shown.block import ShownBlock
from locator.evidence.shown.of_blocks import shown_blocks
from locator.evidence.shown.of_json import shown_json, shown_json_lines
from locator.evidence.shown.of_tables import shown_table
from locator.evidence.shown.placing import Placing
from locator.evidence.shown.uncovered import uncovered
from locator.evidence.zipped import is_zipped, open_zip

_END = 2**31


def shown_file(path: Path, data: bytes, evidence: Evidence) -> tuple[ShownBlock, ...]:
    """Return all blocks of a file, as `blocks_of` yields them.

    Raises:
        FileError: It is broken.
    """
    return tuple(blocks_of(path, data, evidence))


def blocks_of(path: Path, data: bytes, evidence: Evidence) -> Iterator[ShownBlock]:
    """Yield the blocks of a file; every record of it, read or not, is among them.

    Args:
        path: Where it is.
        data: Its bytes.
        evidence: What was read from them.

    Raises:
        FileError: It is broken.
    """
    placing = Placing(evidence)
    if is_zipped(data):
        blocks = _in_zip(path, data, placing)
    else:
        blocks = _in_text(data, evidence, placing)
    yield from blocks
    yield from placing.rest_up_to(_END)


def _in_zip(path: Path, data: bytes, placing: Placing) -> Iterator[ShownBlock]:
    file = open_zip(data, path)
    if main := main_part(file):
        yield from shown_blocks(docx_blocks(file, main), placing)
        return
    for table in xlsx_file.read(file):
        yield from shown_table(table, placing)


def _in_text(data: bytes, evidence: Evidence, placing: Placing) -> Iterator[ShownBlock]:
    decoded = decode(data)
    if isinstance(decoded, Obstacle) or evidence.detected is None:
        return
    text, kind = decoded.text, evidence.detected.format
    if kind is Format.CSV:
        yield from shown_table(csv_file.read(text), placing)
    elif kind is Format.HTML:
        yield from shown_blocks(html_blocks(text), placing)
    elif kind is Format.MARKDOWN:
        yield from shown_blocks(_markdown(text), placing)
    elif kind is Format.JSON_LINES:
        yield from shown_json_lines(text, placing)
    elif kind in JSON_FORMATS:
        yield from shown_json(text, placing, text.count("\n") + 1)
    else:
        yield from shown_blocks(_paragraphs(text), placing)


def _markdown(text: str) -> Iterator[Block]:
    """Yield the blocks of Markdown, and the lines that are in none of them."""
    lines = text.split("\n")
    front = front_matter(text).line_count
    for number, line in enumerate(lines[:front], 1):
        if line.strip(" -+"):
            yield Block(Kind.PARAGRAPH, line, number)
    body = "\n".join(lines[front:])
    yield from uncovered(body_blocks(body, front + 1), lines, front + 1)


def _paragraphs(text: str) -> Iterator[Block]:
    """Yield the paragraphs of a plain text."""
    lines = text.replace("\f", "\n").split("\n")
    blank = [0, *(at for at, line in enumerate(lines, 1) if not line.strip())]
    for before, behind in pairwise((*blank, len(lines) + 1)):
        words = "\n".join(line.strip() for line in lines[before : behind - 1])
        if words.strip():
            yield Block(Kind.PARAGRAPH, words, before + 1, line_starts(words))
