"""How far two reviewers agree about the same claims."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from locator.claim import Judgement, Verdict
from locator.project.values import ProjectClaim

_Z = 1.96  # of the normal distribution, for 95 %


@dataclass(frozen=True, slots=True)
class Pair:
    """What two reviewers said of one claim.

    Attributes:
        words: What the claim is called.
        first: The first one's judgement.
        second: The second one's.
    """

    words: str
    first: Judgement
    second: Judgement

    @property
    def agrees(self) -> bool:
        """Tell whether both gave the same verdict."""
        return self.first.verdict == self.second.verdict


@dataclass(frozen=True, slots=True)
class Agreement:
    """Two reviews of the same claims, compared.

    Attributes:
        pairs: Claims on which both gave a verdict, in the order of the first review.
        only_first: Claims on which only the first one did, or that only it has.
        only_second: Likewise.
    """

    pairs: tuple[Pair, ...]
    only_first: tuple[str, ...]
    only_second: tuple[str, ...]

    @property
    def disagreements(self) -> tuple[Pair, ...]:
        """Return the claims with different verdicts."""
        return tuple(pair for pair in self.pairs if not pair.agrees)

    @property
    def share(self) -> float | None:
        """Return the share of equal verdicts, 0 to 1; None without a pair."""
        if not self.pairs:
            return None
        return sum(pair.agrees for pair in self.pairs) / len(self.pairs)

    @property
    def kappa(self) -> float | None:
        """Return Cohen's kappa; None if chance alone would make them agree.

        Cohen (1960), A coefficient of agreement for nominal scales, Educational and
        Psychological Measurement 20, 37-46: agreement beyond chance, as a share of
        what is possible beyond chance.
        """
        share, chance = self.share, self._chance()
        if share is None or chance is None or chance == 1:
            return None
        return (share - chance) / (1 - chance)

    @property
    def interval(self) -> tuple[float, float] | None:
        """Return where kappa lies with 95 % confidence (Cohen 1960, formula 7)."""
        kappa, share, chance = self.kappa, self.share, self._chance()
        if kappa is None or share is None or chance is None:
            return None
        spread = math.sqrt(share * (1 - share) / len(self.pairs)) / (1 - chance)
        return max(-1.0, kappa - _Z * spread), min(1.0, kappa + _Z * spread)

    def _chance(self) -> float | None:
        """Return how often the two would agree if they judged without looking."""
        if not self.pairs:
            return None
        first = Counter(pair.first.verdict for pair in self.pairs)
        second = Counter(pair.second.verdict for pair in self.pairs)
        return (
            sum(first[each] * second[each] for each in Verdict) / len(self.pairs) ** 2
        )


def compared(
    first: Sequence[ProjectClaim], second: Sequence[ProjectClaim]
) -> Agreement:
    """Return two reviews compared, claim by claim.

    Claims are the same if their names and words are; quotes' own claims, if the quotes
    are. Of several that are the same, the first one counts.
    """
    theirs = _judged(second)
    ours = _judged(first)
    pairs, only_first = [], []
    for key, (words, judgement) in ours.items():
        other = theirs.get(key)
        if judgement.verdict and other and other[1].verdict:
            pairs.append(Pair(words, judgement, other[1]))
        elif judgement.verdict:
            only_first.append(words)
    only_second = [
        words
        for key, (words, judgement) in theirs.items()
        if judgement.verdict and not (key in ours and ours[key][1].verdict)
    ]
    return Agreement(tuple(pairs), tuple(only_first), tuple(only_second))


def _judged(
    claims: Iterable[ProjectClaim],
) -> dict[tuple[str, str], tuple[str, Judgement]]:
    found: dict[tuple[str, str], tuple[str, Judgement]] = {}
    for claim in claims:
        words = " ".join(claim.words.split())
        judgement = claim.claim.judgement or Judgement()
        found.setdefault((claim.claim.name, words), (words, judgement))
    return found
