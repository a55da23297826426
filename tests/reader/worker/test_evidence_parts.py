"""An evidence file in parts: what it holds, then how it looks."""

from pathlib import Path

import pytest

from locator.errors import FileError
from reader.worker.evidence_parts import evidence_parts


def test_the_last_part_says_that_it_is() -> None:
    parts = list(evidence_parts(Path("a.md"), b"# A\n\n> the film was kept dry\n"))

    assert [part.is_done for part in parts] == [False, True]
    assert len(parts[0].evidence.records) == 1
    assert [block.records() for block in parts[1].blocks] == [(), (0,)]


def test_many_blocks_are_several_parts() -> None:
    text = "".join(f"Line {at} of it.\n\n" for at in range(2_500)) + "> the last one\n"
    parts = list(evidence_parts(Path("a.md"), text.encode()))
    blocks = [block for part in parts for block in part.blocks]

    assert len(blocks) == 2_501
    assert max(len(part.blocks) for part in parts) == 1_000
    assert [part.is_done for part in parts[-3:]] == [False, False, True]


def test_a_file_that_cannot_be_read_says_so_at_once() -> None:
    with pytest.raises(FileError):
        next(evidence_parts(Path("a.md"), b""))
