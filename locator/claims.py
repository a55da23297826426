"""Puts the quotes of an evidence file under the claims that they support."""

from dataclasses import dataclass

from locator.claim import Claim
from locator.evidence.record import Evidence, Record


@dataclass(frozen=True, slots=True)
class ClaimRecords:
    """A claim, and the quotes that an evidence file has for it, in its order."""

    claim: Claim
    records: tuple[Record, ...]


def claims_of(evidence: Evidence) -> tuple[ClaimRecords, ...]:
    """Return the claims of an evidence file with their quotes, in its order.

    Quotes that say the same about what they support (the claim's name, else its words)
    go together. Claims that have no quote come behind.
    """
    stated = {_key(claim.name, claim.text): claim for claim in evidence.claims}
    under: dict[str, list[Record]] = {}
    claims: dict[str, Claim] = {}
    for record in evidence.records:
        key = _key(record.claim_name, record.quote.claim)
        under.setdefault(key, []).append(record)
        claims.setdefault(
            key, stated.get(key) or Claim(record.quote.claim, record.claim_name)
        )
    for key, claim in stated.items():
        claims.setdefault(key, claim)
    return tuple(
        ClaimRecords(claim, tuple(under.get(key, ()))) for key, claim in claims.items()
    )


def _key(name: str, text: str) -> str:
    return f"name {name}" if name else f"text {' '.join(text.split())}"
