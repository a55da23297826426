"""What a project file holds."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from locator.checked import Remark
from locator.claim import Claim
from locator.evidence.record import Record
from locator.located import Located
from locator.plain_json import Json
from locator.quote import Quote

SCHEMA = 1
FORMAT = "quotelight-project"
SUFFIX = ".quotelight"


@dataclass(frozen=True, slots=True)
class FileFacts:
    """A file that a project is about, and how it is found again.

    Attributes:
        name: Its name.
        relative: Its path from the folder of the project; with slashes.
        absolute: Its path on the machine where the project was saved.
        sha256: Of its bytes, in hexadecimal digits; "" if they could not be read.
        size: How many bytes it had; 0 if that is not known.
        pages: How many pages it has; 0 for files that have none.
        title: Its title, as the file has it.
    """

    name: str
    relative: str
    absolute: str
    sha256: str = ""
    size: int = 0
    pages: int = 0
    title: str = ""


@dataclass(frozen=True, slots=True)
class ProjectQuote:
    """A quote with its answer.

    Attributes:
        quote: The quote as it is now.
        record: What its evidence file says of it; None if it was pasted.
        evidence: Which of the evidence files it comes from; None if it was pasted.
        document: Which of the documents the answer is about; None without one.
        located: The answer; None if there is none.
        chosen: Which of several places is the current one (index from 0).
        placed_by: Who gave it its place; "" if the machine did.
        remark: What that person did.
    """

    quote: Quote
    record: Record | None = None
    evidence: int | None = None
    document: int | None = None
    located: Located | None = None
    chosen: int = 0
    placed_by: str = ""
    remark: Remark | None = None


@dataclass(frozen=True, slots=True)
class ProjectClaim:
    """A claim with its quotes, and what a person said of it.

    Attributes:
        claim: Its words and its judgement; without words for a quote's own claim.
        quotes: Its quotes, in order.
        given_under: The statuses that its quotes had at its verdict.
        stands_alone: Whether an evidence file states it without a quote.
    """

    claim: Claim
    quotes: tuple[ProjectQuote, ...] = ()
    given_under: tuple[str, ...] = ()
    stands_alone: bool = False

    @property
    def words(self) -> str:
        """Return what it is called: its words, its name, or its first quote."""
        first = self.quotes[0].quote.text if self.quotes else ""
        return self.claim.text or self.claim.name or first


@dataclass(frozen=True, slots=True)
class Project:
    """A review.

    Attributes:
        version: Of the program that saved it.
        saved_at: When, in ISO 8601 with an offset from UTC.
        reviewer: Who saved it.
        documents: The PDF files.
        evidence: The evidence files.
        claims: The claims, in order.
        others: Members of the file that mean nothing to us; they leave as they came.
    """

    version: str
    saved_at: str
    reviewer: str
    documents: tuple[FileFacts, ...] = ()
    evidence: tuple[FileFacts, ...] = ()
    claims: tuple[ProjectClaim, ...] = ()
    others: Mapping[str, Json] = field(default_factory=dict)
