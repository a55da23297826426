"""A quote as it is looked for."""

from dataclasses import dataclass
from functools import cached_property

from locator.comparable.meaning import joined
from locator.comparable.scripts import worth
from locator.comparable.skeleton import Skeleton, skeleton_of
from locator.matching.elisions import elisions_of
from locator.matching.reading import Reading, read_quote
from locator.span import Span


@dataclass(frozen=True)
class Wanted:
    """The printed text of a quote with its skeleton and its own ellipses.

    What every place of it is compared with is worked out once.

    Attributes:
        text: The characters that the quote prints.
        skeleton: Skeleton of `text`.
        elisions: Skeleton offsets at which the quote marks something as left out.
    """

    text: str
    skeleton: Skeleton
    elisions: tuple[int, ...] = ()

    @cached_property
    def reading(self) -> Reading:
        """Return what the quote says."""
        return read_quote(self.text)

    @cached_property
    def said(self) -> int:
        """Return how much its words, numbers and signs say, in letters."""
        return worth(joined(self.reading.tokens))

    @cached_property
    def length(self) -> int:
        """Return how much it says, in letters and digits; an ideograph is three."""
        return worth(self.skeleton.text)

    def gap(self, start: int, end: int) -> Span:
        """Return the stretch of `text` between two skeleton offsets.

        Args:
            start: Behind the last skeleton character that stands before the gap.
            end: The first skeleton character that stands behind it.
        """
        offsets = self.skeleton.offsets
        first = offsets[start - 1] + 1 if start else 0
        last = offsets[end] if end < len(offsets) else len(self.text)
        return Span(min(first, last), last)


def wanted_of(text: str) -> Wanted:
    """Return a quote that prints `text` as it is looked for."""
    skeleton = skeleton_of(text)
    return Wanted(text, skeleton, elisions_of(text, skeleton.offsets))
