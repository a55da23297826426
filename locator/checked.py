"""An evidence file checked against its documents: what reports and exports show."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from locator.claim import Claim
from locator.corrections import Unapplied
from locator.errors import Obstacle
from locator.evidence.record import BadRecord, Record
from locator.frames import PageShape
from locator.located import Located


class Remark(StrEnum):
    """What happened to a quote beside being searched: a person's word, or no search."""

    MOVED = "moved"
    ATTACHED = "attached"
    REJECTED = "rejected"
    NO_DOCUMENT = "no_document"
    SEVERAL_DOCUMENTS = "several_documents"
    UNREADABLE_DOCUMENT = "unreadable_document"
    UNFINISHED = "unfinished"


NOT_SEARCHED = frozenset(
    (
        Remark.NO_DOCUMENT,
        Remark.SEVERAL_DOCUMENTS,
        Remark.UNREADABLE_DOCUMENT,
        Remark.UNFINISHED,
    )
)
"""What is said of a quote that was searched nowhere."""


@dataclass(frozen=True, slots=True)
class Source:
    """A document in which quotes were searched.

    Attributes:
        path: The file.
        sha256: Of its bytes, in hexadecimal digits.
        labels: The printed label of every page; there are as many as pages.
        title: Its title, as the file has it; empty if it has none.
        authors: Its authors, likewise.
        without_text: Pages (index from 0) that could not be searched.
        recognised: Pages (index from 0) whose text was read by OCR.
        shapes: How the pages lie on which something stands, by page index.
        damaged: Pages (index from 0) that could not be read; they are among those
            without text.
    """

    path: Path
    sha256: str
    labels: tuple[str, ...]
    title: str = ""
    authors: str = ""
    without_text: tuple[int, ...] = ()
    recognised: tuple[int, ...] = ()
    shapes: Mapping[int, PageShape] = field(default_factory=dict)
    damaged: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BadSource:
    """A document that could not be opened, and what stood in the way."""

    path: Path
    obstacle: Obstacle


@dataclass(frozen=True, slots=True)
class CheckedQuote:
    """A quote with the machine's answer.

    Attributes:
        record: The quote as its file has it.
        name: What it is called in everything that leaves: the file's own id, else
            "2.1" for the first quote of the second claim. No two are called the same.
        located: The answer; `unsearchable` if nothing was searched.
        source: Which of the sources it was searched in; None if the document that it
            names is not there: then nothing was searched.
        placed_by: The person who moved, attached or rejected its placement; empty if
            the answer is the machine's.
        remark: What else happened to it; None for most.
        left_out: The source's words that an ellipsis leaves out: one text for each of
            `located.comparison.left_out`.
    """

    record: Record
    name: str
    located: Located
    source: int | None = 0
    placed_by: str = ""
    remark: Remark | None = None
    left_out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CheckedClaim:
    """A claim with its quotes, in the order of the evidence.

    Attributes:
        number: Counted from 1, over the whole evidence file.
        claim: The claim; without words for quotes that support nothing in particular.
        quotes: Its quotes.
    """

    number: int
    claim: Claim
    quotes: tuple[CheckedQuote, ...]


@dataclass(frozen=True, slots=True)
class Checked:
    """An evidence file checked against its documents.

    Attributes:
        evidence: The evidence file; None if quotes were typed.
        bad_records: What of it could not be read.
        sources: The documents.
        claims: Its claims with their quotes.
        version: Of the program.
        made_at: When it was checked.
        reviewer: Who answers for it; empty if nobody was named.
        evidence_sha256: Of the evidence file's bytes; empty without a file.
        bad_sources: Documents that could not be opened.
        unapplied: A person's corrections that do not fit, and were left aside.
    """

    evidence: Path | None
    bad_records: tuple[BadRecord, ...]
    sources: tuple[Source, ...]
    claims: tuple[CheckedClaim, ...]
    version: str
    made_at: datetime
    reviewer: str = ""
    evidence_sha256: str = ""
    bad_sources: tuple[BadSource, ...] = ()
    unapplied: tuple[Unapplied, ...] = ()

    @property
    def quotes(self) -> tuple[CheckedQuote, ...]:
        """Return all quotes, in the order of the evidence."""
        return tuple(quote for claim in self.claims for quote in claim.quotes)
