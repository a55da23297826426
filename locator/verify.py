"""Checks an evidence file against the document that it is about."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from locator.checked import Checked, CheckedClaim, CheckedQuote, Source
from locator.claims import ClaimRecords, claims_of
from locator.evidence.record import Evidence
from locator.located import Located
from locator.paper import Paper
from locator.version import __version__


@dataclass(frozen=True, slots=True)
class Occasion:
    """Who checks, and when.

    Attributes:
        made_at: The time, with its offset from UTC.
        reviewer: Who answers for it; empty if nobody was named.
    """

    made_at: datetime
    reviewer: str = ""


def verify(
    path: Path | None,
    evidence: Evidence,
    paper: Paper,
    occasion: Occasion,
    progress: Callable[[int], None] | None = None,
) -> Checked:
    """Return every claim of `evidence` with its quotes located in `paper`.

    Args:
        path: The evidence file; None if quotes were typed.
        evidence: What it holds.
        paper: The document.
        occasion: Who checks, and when.
        progress: Is told how many quotes are done.
    """
    claims = claims_of(evidence)
    wanted = [record.quote for claim in claims for record in claim.records]
    answers = iter(paper.document.locate_all(wanted, progress))
    checked = tuple(
        _claim(number, each, answers) for number, each in enumerate(claims, 1)
    )
    found = [quote.located for claim in checked for quote in claim.quotes]
    return Checked(
        path,
        evidence.bad_records,
        (_source(paper, found),),
        checked,
        __version__,
        occasion.made_at,
        occasion.reviewer,
    )


def _claim(
    number: int, claim: ClaimRecords, answers: Iterable[Located]
) -> CheckedClaim:
    quotes = tuple(
        CheckedQuote(record, record.name or f"{number}.{at}", located)
        for at, (record, located) in enumerate(
            zip(claim.records, answers, strict=False), 1
        )
    )
    return CheckedClaim(number, claim.claim, quotes)


def _source(paper: Paper, found: Iterable[Located]) -> Source:
    document = paper.document
    pages = {
        page.page_index
        for located in found
        for placement in located.placements
        for page in placement.pages
    }
    return Source(
        paper.path,
        paper.sha256,
        tuple(document.page_labels),
        paper.title,
        paper.authors,
        document.pages_without_text,
        tuple(sorted(paper.recognised)),
        {page_index: paper.shape(page_index) for page_index in sorted(pages)},
    )
