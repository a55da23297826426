"""Shares of statuses by evidence file, model and run.

A share of verbatim quotes that falls from one run to the next means that a prompt
stopped asking for them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from locator.checked import NOT_SEARCHED, Checked
from locator.status import FAITHFUL, Status


@dataclass(frozen=True, slots=True)
class Share:
    """How many quotes from one place have which status.

    Attributes:
        evidence: The evidence file; empty if quotes were typed.
        model: The model or program that the quotes come from; empty if nobody said.
        run: The run of that model.
        statuses: How many quotes that were searched have which status.
        not_searched: How many were not, since their document was not there.
    """

    evidence: str
    model: str
    run: str
    statuses: Mapping[Status, int]
    not_searched: int = 0

    @property
    def searched(self) -> int:
        """Return how many quotes were searched."""
        return sum(self.statuses.values())

    @property
    def quotes(self) -> int:
        """Return how many quotes there are."""
        return self.searched + self.not_searched

    @property
    def faithful(self) -> float | None:
        """Return the share of verbatim and elided quotes in those that were searched.

        None if none was.
        """
        if not self.searched:
            return None
        return sum(self.statuses.get(each, 0) for each in FAITHFUL) / self.searched


def shares_of(checked: Checked) -> tuple[Share, ...]:
    """Return the shares of an evidence file, by model and run, in its order."""
    evidence = str(checked.evidence or "")
    statuses: dict[tuple[str, str], Counter[Status]] = {}
    unsearched: Counter[tuple[str, str]] = Counter()
    for quote in checked.quotes:
        key = quote.record.model, quote.record.run
        counted = statuses.setdefault(key, Counter())
        if quote.remark in NOT_SEARCHED:
            unsearched[key] += 1
        else:
            counted[quote.located.status] += 1
    return tuple(
        Share(evidence, *key, dict(counted), unsearched[key])
        for key, counted in statuses.items()
    )


def together(shares: Iterable[Share]) -> Share:
    """Return all shares as one, of no particular file, model or run."""
    statuses: Counter[Status] = Counter()
    not_searched = 0
    for share in shares:
        statuses.update(share.statuses)
        not_searched += share.not_searched
    return Share("", "", "", dict(statuses), not_searched)
