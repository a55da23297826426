"""What speaks against a place being the right one, in numbers."""

from collections.abc import Iterable
from dataclasses import astuple, dataclass
from math import exp, log1p

from locator.matching.candidate import Candidate

_FEW = 40  # letters and digits that stand there; below that they may stand anywhere
_OFTEN = 10  # letters and digits for every difference: no worse can be


@dataclass(frozen=True, slots=True)
class Grounds:
    """Reasons to doubt a place; all are zero where every letter stands there at once.

    Attributes:
        missing: Share of the quote's characters that do not stand there.
        differences: How often quote and source differ, beside how long the quote is.
        pieces: In how many pieces beyond the first it lies, as a logarithm.
        few: How little stands there, if not all does: towards 1 for few letters.
        rival: How well the quote stands elsewhere, beside how well it stands here.
    """

    missing: float = 0.0
    differences: float = 0.0
    pieces: float = 0.0
    few: float = 0.0
    rival: float = 0.0

    def numbers(self) -> tuple[float, ...]:
        """Return the numbers in the order of the attributes."""
        return astuple(self)


def grounds_of(candidate: Candidate, others: Iterable[Candidate]) -> Grounds:
    """Return what speaks against `candidate`.

    Args:
        candidate: The place.
        others: All places that were looked at, `candidate` itself or not.
    """
    if not candidate.differences:
        return Grounds(pieces=log1p(len(candidate.runs) - 1))
    covered = max(candidate.coverage, 0.0)
    length = max(1, candidate.length)
    elsewhere = [each for each in others if not _overlap(each, candidate)]
    rival = max((each.coverage for each in elsewhere), default=0.0)
    return Grounds(
        missing=1 - covered,
        differences=min(1.0, _OFTEN * len(candidate.differences) / length),
        pieces=log1p(len(candidate.runs) - 1),
        few=exp(-covered * length / _FEW),
        rival=min(1.0, max(rival, 0.0) / covered) if covered else 1.0,
    )


def _overlap(this: Candidate, that: Candidate) -> bool:
    return any(
        mine.start < yours.end and yours.start < mine.end
        for mine in this.runs
        for yours in that.runs
    )
