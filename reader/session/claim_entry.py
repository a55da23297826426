"""One claim in the list, with what a person said of it."""

from dataclasses import dataclass

from locator.claim import Claim, Judgement, Verdict


@dataclass(frozen=True, slots=True)
class ClaimEntry:
    """A claim as the window knows it; every change makes a new one.

    Attributes:
        id: Number within the window, never used twice.
        claim: Its words, and what is thought of it. A quote that supports nothing in
            particular has a claim of its own, without words.
        given_under: The statuses that its quotes had when the verdict was given.
        stands_alone: Whether its evidence file states it without a quote.
        evidence: Path of that file; "" if there is none.
    """

    id: int
    claim: Claim
    given_under: tuple[str, ...] = ()
    stands_alone: bool = False
    evidence: str = ""

    @property
    def judgement(self) -> Judgement:
        """Return what a person said of it; an empty one if nobody did."""
        return self.claim.judgement or Judgement()

    @property
    def verdict(self) -> Verdict | None:
        """Return the person's verdict, None before there is one."""
        return self.judgement.verdict

    @property
    def is_own(self) -> bool:
        """Tell whether it is a quote's own claim: it has no words."""
        return not (self.claim.text or self.claim.name)
