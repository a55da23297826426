"""A document that was opened before, as the Home page lists it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from reader import messages
from reader.messages.counting import count_of_quotes

_UNSEARCHABLE = "unsearchable"


@dataclass(frozen=True, slots=True)
class RecentDocument:
    """What is remembered of it.

    Attributes:
        path: Where it was.
        title: What a tab called it.
        evidence_name: File name of the quotes' evidence, "" without one.
        counts: Quotes by status, as in `locator.status.Status`.
        opened_at: When it was opened last, in local time.
        without_text: Whether no page of it has text.
    """

    path: Path
    title: str
    evidence_name: str
    counts: Mapping[str, int]
    opened_at: datetime
    without_text: bool = False

    def strip(self) -> Iterator[tuple[str, int]]:
        """Yield statuses and counts for the bar, in the order of the legend."""
        if self.without_text and not sum(self.counts.values()):
            yield _UNSEARCHABLE, 1
            return
        for status in messages.STATUS:
            if self.counts.get(status):
                yield status, self.counts[status]

    def in_short(self) -> str:
        """Return how many quotes there are: "no quotes", "12 quotes"."""
        count = sum(self.counts.values())
        if self.without_text:
            return messages.HOME_NO_TEXT
        return count_of_quotes(count) if count else messages.HOME_NO_QUOTES

    def in_words(self) -> str:
        """Return the counts in words, as a tooltip or a screen reader says them."""
        if not sum(self.counts.values()):
            return self.in_short()
        return ", ".join(
            messages.STATUS_COUNT.format(
                count=count, word=messages.STATUS[status].lower()
            )
            for status, count in self.strip()
        )
