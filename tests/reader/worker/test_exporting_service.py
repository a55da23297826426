"""What the worker makes of a paper, and of one that was written over meanwhile."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from multiprocessing.reduction import send_handle
from pathlib import Path

import pytest

from locator.checked import Checked
from locator.errors import FileError, Obstacle
from locator.pdf.open import sha256_of
from reader.protocol import (
    OTHER_BYTES,
    BeginExport,
    MakeFile,
    Open,
    PrepareQuote,
    TakeClaims,
)
from reader.replies import Done, Failed, Reply
from reader.worker.exporting_service import ExportingService
from tests.checked import check, records_of
from tests.pdfs import page_of, write_pdf

DOCUMENT = 7
LINES = "The films were used as cast, without treatment.", "They took up water."


@dataclass(frozen=True, slots=True)
class Desk:
    """A worker in our own process, and a paper with a quote of each line."""

    service: ExportingService
    ours: Connection
    paper: Path
    checked: Checked

    def open(self) -> Reply:
        """Hand the paper over."""
        with self.paper.open("rb") as file:
            send_handle(self.ours, file.fileno(), os.getpid())
            request = Open(DOCUMENT, sha256=self.checked.sources[0].sha256)
            return self.service.answer(request).reply

    def prepare(self, kind: str) -> None:
        """Ask for all that comes before the file."""
        head = replace(self.checked, claims=())
        self.service.answer(BeginExport(kind, head, (DOCUMENT,)))
        self.service.answer(TakeClaims(0, self.checked.claims))
        for at, claim in enumerate(self.checked.claims):
            for number in range(len(claim.quotes)):
                self.service.answer(PrepareQuote(at, number))

    def make(self, path: Path) -> Reply:
        """Have the file written."""
        with path.open("wb") as file:
            send_handle(self.ours, file.fileno(), os.getpid())
            return self.service.answer(MakeFile()).reply


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    paper = write_pdf(tmp_path / "paper.pdf", [page_of(*LINES)])
    ours, theirs = Pipe()
    service = ExportingService(theirs)
    yield Desk(service, ours, paper, check(paper, *records_of(*LINES)))
    ours.close()
    theirs.close()


@pytest.mark.parametrize("kind", ["json", "report-html", "annotated", "w3c"])
def test_every_kind_of_file_is_written_to_the_descriptor(
    desk: Desk, tmp_path: Path, kind: str
) -> None:
    desk.open()
    desk.prepare(kind)
    reply = desk.make(tmp_path / "made")

    assert reply == Done()
    assert (tmp_path / "made").stat().st_size > 0


@pytest.mark.parametrize("kind", ["report-html", "annotated"])
def test_a_paper_written_over_meanwhile_is_not_lit(
    desk: Desk, tmp_path: Path, kind: str
) -> None:
    desk.open()
    desk.prepare(kind)
    before = desk.paper.read_bytes()
    with desk.paper.open("r+b") as file:
        file.seek(len(before) // 2)
        file.write(b"%")
    assert sha256_of(desk.paper) != desk.checked.sources[0].sha256

    with pytest.raises(FileError) as caught:
        desk.make(tmp_path / "made")
    assert caught.value.obstacle is Obstacle.CHANGED
    assert (tmp_path / "made").read_bytes() == b""


def test_other_bytes_than_those_that_were_searched_are_not_opened(desk: Desk) -> None:
    write_pdf(desk.paper, [page_of("Other words.")])

    assert desk.open() == Failed(OTHER_BYTES)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has it")
def test_a_full_disk_is_told(desk: Desk) -> None:
    desk.open()
    desk.prepare("json")

    assert desk.make(Path("/dev/full")) == Failed("disk_full")
