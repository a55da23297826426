"""Reads an evidence file a part at a time: no reply takes longer than a few quotes."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from locator.evidence.portions import Portion, joined
from locator.evidence.read import portions_in
from locator.evidence.record import Evidence
from locator.evidence.shown.shown_file import blocks_of
from locator.evidence.tables.choice import ColumnChoice
from reader.replies import EvidenceRead

_BLOCKS = 1_000  # in a part: some 50 ms


def evidence_parts(
    path: Path, data: bytes, columns: str = ""
) -> Iterator[EvidenceRead]:
    """Yield what a file holds in parts, then how it looks; the last one says so.

    Args:
        path: Its name tells the format.
        data: Its bytes.
        columns: What the columns of a table hold; empty if the table is to tell.

    Raises:
        FileError: Nothing of it can be read.
    """
    portions: list[Portion] = []
    choice = ColumnChoice.parsed(columns) if columns else None
    for portion in portions_in(path, data, columns=choice):
        portions.append(portion)
        yield EvidenceRead(portion.evidence, line=portion.line, lines=portion.lines)
    blocks = blocks_of(path, data, joined(portions))
    part = tuple(islice(blocks, _BLOCKS))
    while True:
        behind = tuple(islice(blocks, _BLOCKS))
        line, lines = portions[-1].line, portions[-1].lines
        yield EvidenceRead(Evidence(), part, line, lines, is_done=not behind)
        if not behind:
            return
        part = behind
