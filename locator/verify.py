"""Checks an evidence file against the documents that it is about."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from locator.assigned import Assign, Assigned, everything_in_the_first
from locator.checked import (
    BadSource,
    Checked,
    CheckedClaim,
    CheckedQuote,
    Remark,
    Source,
)
from locator.claims import claims_of
from locator.corrected import corrected
from locator.corrections import Correction, Misfit, Unapplied
from locator.errors import FileError
from locator.evidence.record import Evidence
from locator.in_paper import Wanted, quotes_in, source_of
from locator.located import Located
from locator.paper import Paper
from locator.quote_names import names_of
from locator.status import Status
from locator.version import __version__

Opening: TypeAlias = Callable[[], AbstractContextManager[Paper]]


@dataclass(frozen=True, slots=True)
class Occasion:
    """Who checks, and when.

    Attributes:
        made_at: The time, with its offset from UTC.
        reviewer: Who answers for it; empty if nobody was named.
        evidence_sha256: Of the bytes of the evidence file.
        corrections: What a person corrected before, about any document.
    """

    made_at: datetime
    reviewer: str = ""
    evidence_sha256: str = ""
    corrections: tuple[Correction, ...] = ()


@dataclass(frozen=True, slots=True)
class Papers:
    """The documents of an evidence file.

    Attributes:
        paths: Their files.
        openings: What opens each; only one is open at a time.
        assign: Tells which of them a record is about.
    """

    paths: Sequence[Path]
    openings: Sequence[Opening]
    assign: Assign = everything_in_the_first


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
    papers = Papers((paper.path,), (lambda: nullcontext(paper),))
    return verify_in(path, evidence, papers, occasion, progress)


def verify_in(
    path: Path | None,
    evidence: Evidence,
    papers: Papers,
    occasion: Occasion,
    progress: Callable[[int], None] | None = None,
) -> Checked:
    """Return every claim of `evidence` with its quotes located where they belong.

    Args:
        path: The evidence file; None if quotes were typed.
        evidence: What it holds.
        papers: The documents; one of several that cannot be opened stops nothing.
        occasion: Who checks, and when.
        progress: Is told how many quotes are done.

    Raises:
        FileError: The only document cannot be opened.
    """
    claims = claims_of(evidence)
    records = [record for claim in claims for record in claim.records]
    wanted = list(map(Wanted, records, names_of(claims)))
    search = _Search(papers, occasion.corrections, progress)
    search.run(wanted)
    quotes = iter(search.answer(number, each) for number, each in enumerate(wanted))
    return Checked(
        path,
        evidence.bad_records,
        tuple(search.sources),
        tuple(
            CheckedClaim(
                number,
                each.claim,
                tuple(next(quotes) for _record in each.records),
            )
            for number, each in enumerate(claims, 1)
        ),
        __version__,
        occasion.made_at,
        occasion.reviewer,
        occasion.evidence_sha256,
        tuple(search.bad_sources),
        tuple(search.unapplied()),
    )


@dataclass(slots=True)
class _Search:
    """The search of all quotes, one document after the other."""

    papers: Papers
    corrections: Sequence[Correction]
    progress: Callable[[int], None] | None
    sources: list[Source] = field(default_factory=list)
    bad_sources: list[BadSource] = field(default_factory=list)
    answers: dict[int, CheckedQuote] = field(default_factory=dict)
    assigned: list[Assigned] = field(default_factory=list)
    misfits: list[Unapplied] = field(default_factory=list)

    def run(self, wanted: Sequence[Wanted]) -> None:
        """Open every document, and look there for the quotes that are about it."""
        self.assigned = [self.papers.assign(each.record) for each in wanted]
        for index, opening in enumerate(self.papers.openings):
            mine = [
                number
                for number, each in enumerate(self.assigned)
                if each.document == index
            ]
            try:
                self._search(opening, mine, wanted)
            except FileError as error:
                if len(self.papers.openings) == 1:
                    raise
                self.bad_sources.append(BadSource(error.path, error.obstacle))

    def _search(
        self, opening: Opening, mine: Sequence[int], wanted: Sequence[Wanted]
    ) -> None:
        done = len(self.answers)

        def on_quote(count: int) -> None:
            if self.progress:
                self.progress(done + count)

        with opening() as paper:
            found = quotes_in(
                paper, [wanted[number] for number in mine], len(self.sources), on_quote
            )
            about = [each for each in self.corrections if each.sha256 == paper.sha256]
            after = corrected(found, paper.document, about)
            self.sources.append(source_of(paper, after.quotes))
        self.misfits.extend(after.unapplied)
        self.answers.update(zip(mine, after.quotes, strict=True))

    def unapplied(self) -> Iterator[Unapplied]:
        """Yield the corrections that do not fit their document, or any of these."""
        yield from self.misfits
        known = {source.sha256 for source in self.sources}
        for correction in self.corrections:
            if correction.sha256 not in known:
                yield Unapplied(correction, Misfit.OTHER_DOCUMENT)

    def answer(self, number: int, wanted: Wanted) -> CheckedQuote:
        """Return the answer about a quote, or that it was searched nowhere, and why."""
        if number in self.answers:
            return self.answers[number]
        return CheckedQuote(
            wanted.record,
            wanted.name,
            Located(wanted.record.quote, Status.UNSEARCHABLE),
            None,
            remark=self.assigned[number].remark or Remark.UNREADABLE_DOCUMENT,
        )
