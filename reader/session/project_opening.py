"""Brings what a project holds into the window, beside what is there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from locator.claim import Claim
from locator.evidence.record import Record
from locator.project.values import Project, ProjectClaim, ProjectQuote
from reader.session.claim_entry import ClaimEntry
from reader.session.claims import Claims
from reader.session.document import SessionDocument
from reader.session.quote_entry import QuoteEntry
from reader.session.same_quotes import SameQuotes


@dataclass(frozen=True, slots=True)
class FromProject:
    """What a project brings.

    Attributes:
        quotes: Its quotes, without ids, under their claims.
        alone: Ids of the claims that stand without a quote.
        kept: How many claims have another verdict here, which holds.
    """

    quotes: Sequence[QuoteEntry]
    alone: Sequence[int]
    kept: int


def from_project(
    project: Project,
    documents: Mapping[int, SessionDocument],
    evidence: Sequence[Path],
    claims: Claims,
    listed: Sequence[QuoteEntry],
) -> FromProject:
    """Make the claims of a project known, and return its quotes.

    A verdict is taken over where there is none; no verdict is written over. An answer
    is taken over if it is about the same bytes.

    Args:
        project: The project.
        documents: Its documents that are open, by their place in it.
        evidence: Where its evidence files are now.
        claims: The claims of the window.
        listed: The quotes of the window.
    """
    bringing = _Bringing(project, documents, evidence, claims, listed)
    for claim in project.claims:
        bringing.bring(claim)
    return FromProject(bringing.quotes, bringing.alone, bringing.kept)


class _Bringing:
    def __init__(
        self,
        project: Project,
        documents: Mapping[int, SessionDocument],
        evidence: Sequence[Path],
        claims: Claims,
        listed: Sequence[QuoteEntry],
    ) -> None:
        self.quotes: list[QuoteEntry] = []
        self.alone: list[int] = []
        self.kept = 0
        self._project = project
        self._documents = documents
        self._evidence = evidence
        self._claims = claims
        self._same = SameQuotes(listed)
        self._listed = {entry.id: entry for entry in listed}

    def bring(self, claim: ProjectClaim) -> None:
        """Bring one claim with its quotes."""
        drafts = [self._draft(quote) for quote in claim.quotes]
        claim_id = self._known(claim, drafts)
        self._take_verdict(claim_id, claim)
        if claim.stands_alone and not drafts:
            self.alone.append(claim_id)
        self.quotes += [replace(draft, claim=claim_id) for draft in drafts]

    def _known(self, claim: ProjectClaim, drafts: Sequence[QuoteEntry]) -> int:
        """Return the claim of the window that is the same, made if there is none."""
        words = replace(claim.claim, judgement=None)
        evidence = next((draft.evidence for draft in drafts if draft.evidence), "")
        if words.text or words.name:
            return self._claims.known(words, evidence)
        for draft in drafts:  # a quote's own claim
            there = self._listed.get(self._same.find(draft) or 0)
            if there:
                return there.claim
        return self._claims.take(ClaimEntry(0, Claim("", others=words.others)))

    def _take_verdict(self, claim_id: int, claim: ProjectClaim) -> None:
        here, theirs = self._claims.entry(claim_id), claim.claim.judgement
        if here is None or theirs is None:
            return
        if here.claim.judgement is None:
            judged = replace(here.claim, judgement=theirs)
            self._claims.replace(
                replace(here, claim=judged, given_under=claim.given_under)
            )
        elif theirs.verdict and here.verdict != theirs.verdict:
            self.kept += 1

    def _draft(self, quote: ProjectQuote) -> QuoteEntry:
        evidence = "" if quote.evidence is None else str(self._evidence[quote.evidence])
        draft = QuoteEntry(
            0, quote.quote, record=self._record(quote), evidence=evidence
        )
        if quote.document is None or quote.located is None:
            return draft
        document = self._documents.get(quote.document)
        facts = self._project.documents[quote.document]
        if document is None or document.sha256 != facts.sha256:
            return draft
        answered = draft.answered(quote.located, document.number, quote.chosen)
        return replace(answered, placed_by=quote.placed_by, remark=quote.remark)

    def _record(self, quote: ProjectQuote) -> Record | None:
        """Return the record; it names the document where there are several."""
        record = quote.record
        if len(self._project.documents) <= 1 or quote.document is None:
            return record
        name = self._project.documents[quote.document].name
        record = record or Record(quote.quote, 0)
        return record if record.document else replace(record, document=name)
