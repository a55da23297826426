"""An evidence file checked against its documents: what reports and exports show."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from locator.claim import Claim
from locator.evidence.record import BadRecord, Record
from locator.frames import PageShape
from locator.located import Located


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
    """

    path: Path
    sha256: str
    labels: tuple[str, ...]
    title: str = ""
    authors: str = ""
    without_text: tuple[int, ...] = ()
    recognised: tuple[int, ...] = ()
    shapes: Mapping[int, PageShape] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CheckedQuote:
    """A quote with the machine's answer.

    Attributes:
        record: The quote as its file has it.
        name: What it is called in everything that leaves: the file's own id, else
            "2.1" for the first quote of the second claim.
        located: The answer.
        source: Which of the sources it was searched in; None if the document that it
            names is not there: then nothing was searched.
        placed_by: The person who moved or attached its placement; empty if the machine
            found it.
    """

    record: Record
    name: str
    located: Located
    source: int | None = 0
    placed_by: str = ""


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
    """

    evidence: Path | None
    bad_records: tuple[BadRecord, ...]
    sources: tuple[Source, ...]
    claims: tuple[CheckedClaim, ...]
    version: str
    made_at: datetime
    reviewer: str = ""

    @property
    def quotes(self) -> tuple[CheckedQuote, ...]:
        """Return all quotes, in the order of the evidence."""
        return tuple(quote for claim in self.claims for quote in claim.quotes)
