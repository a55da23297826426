"""Checks one evidence file against its documents, as a command was told to."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from locator.assigned import Documents, assigned, everything_in_the_first
from locator.checked import Checked
from locator.cli.opened import opened
from locator.cli.source import Source
from locator.corrections import Correction
from locator.evidence import portions
from locator.evidence.formats import Format
from locator.evidence.read import read_evidence
from locator.evidence.record import Evidence
from locator.evidence.tables.choice import ColumnChoice
from locator.paper import Paper
from locator.pdf.ocr import Recogniser
from locator.pdf.open import sha256_of, title_of
from locator.verify import Occasion, Opening, Papers, verify_in


@dataclass(frozen=True, slots=True)
class Manner:
    """How evidence is to be checked; the same for every pair of a folder.

    Attributes:
        made_at: When the command was given.
        reviewer: Who checks; empty if nobody was named.
        format: The format of the evidence, if it was named.
        columns: What the columns of a table hold, if it was said.
        corrections: What a person corrected before.
        any_document: Whether all is searched in the one document given.
        password: What opens the documents that need it.
        recogniser: What reads pages that are pictures of text; None to leave them.
    """

    made_at: datetime
    reviewer: str = ""
    format: Format | None = None
    columns: ColumnChoice | None = None
    corrections: tuple[Correction, ...] = ()
    any_document: bool = False
    password: str | None = field(default=None, repr=False)
    recogniser: Recogniser | None = None

    def source(self, path: Path) -> Source:
        """Return a PDF file as it is to be opened."""
        return Source(path, self.password, self.recogniser)


@dataclass(frozen=True, slots=True)
class Watch:
    """Who is told how far the work is.

    Attributes:
        on_page: Is told how many pages were read, and how many there are.
        on_quote: Is told how many quotes are done, and how many there are.
    """

    on_page: Callable[[int, int], None] = lambda _done, _all: None
    on_quote: Callable[[int, int], None] = lambda _done, _all: None


_UNWATCHED = Watch()


@dataclass(frozen=True, slots=True)
class Task:
    """An evidence file, what was read from it, and the documents it is about."""

    path: Path
    evidence: Evidence
    evidence_sha256: str
    pdfs: tuple[Path, ...]


def task(
    path: Path,
    pdfs: tuple[Path, ...],
    manner: Manner,
    reading: portions.Watch | None = None,
) -> Task:
    """Return an evidence file, read.

    Args:
        path: The file.
        pdfs: The documents that it is about.
        manner: How it is to be checked.
        reading: Is told how far the reading is, and may stop it.

    Raises:
        ChoiceError: It has no column of a name that was typed.

        FileError: It cannot be read.
    """
    evidence = read_evidence(path, manner.format, manner.columns, reading)
    return Task(path, evidence, sha256_of(path), pdfs)


def check(wanted: Task, manner: Manner, watch: Watch = _UNWATCHED) -> Checked:
    """Return an evidence file checked against its documents.

    Raises:
        FileError: The only document cannot be opened.
    """
    total = len(wanted.evidence.records)
    alone = manner.any_document and len(wanted.pdfs) == 1
    papers = Papers(
        wanted.pdfs,
        tuple(_opening(path, manner, watch) for path in wanted.pdfs),
        everything_in_the_first
        if alone
        else assigned(wanted.evidence, documents_of(wanted, manner)),
    )
    occasion = Occasion(
        manner.made_at, manner.reviewer, wanted.evidence_sha256, manner.corrections
    )
    return verify_in(
        wanted.path,
        wanted.evidence,
        papers,
        occasion,
        lambda done: watch.on_quote(done, total),
    )


def documents_of(wanted: Task, manner: Manner) -> Documents:
    """Return the documents of an evidence file, known by name and by title."""
    return Documents(
        wanted.pdfs, lambda index: title_of(wanted.pdfs[index], manner.password)
    )


def _opening(path: Path, manner: Manner, watch: Watch) -> Opening:
    @contextmanager
    def open_paper() -> Iterator[Paper]:
        with opened(manner.source(path), watch.on_page) as file:
            yield file.paper

    def opening() -> AbstractContextManager[Paper]:
        return open_paper()

    return opening
