"""Names for quotes in everything that leaves: no two are called the same."""

from collections import Counter
from collections.abc import Sequence

from locator.claims import ClaimRecords


def names_of(claims: Sequence[ClaimRecords]) -> list[str]:
    """Return names for the quotes of all claims; no two are the same."""
    names = QuoteNames({record.name for claim in claims for record in claim.records})
    return [
        names.given(record.name, f"{number}.{at}")
        for number, claim in enumerate(claims, 1)
        for at, record in enumerate(claim.records, 1)
    ]


class QuoteNames:
    """Gives names of which no two are the same.

    Args:
        own: The names that quotes have in their file; the first of them keeps its own.
    """

    def __init__(self, own: set[str]) -> None:
        self._waiting = own - {""}
        self._taken = set(own)
        self._numbers: Counter[str] = Counter()

    def given(self, own: str, place: str) -> str:
        """Return a quote's own name, else its place, with a number if that is taken."""
        if own in self._waiting:
            self._waiting.remove(own)
            return own
        first = name = own or place
        while name in self._taken:
            self._numbers[first] += 1
            name = f"{first} ({self._numbers[first] + 1})"
        self._taken.add(name)
        return name
