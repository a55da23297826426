"""A quote as it is looked for."""

from dataclasses import dataclass

from locator.comparable.skeleton import Skeleton
from locator.span import Span


@dataclass(frozen=True, slots=True)
class Wanted:
    """The printed text of a quote with its skeleton and its own ellipses.

    Attributes:
        text: The characters that the quote prints.
        skeleton: Skeleton of `text`.
        elisions: Skeleton offsets at which the quote marks something as left out.
    """

    text: str
    skeleton: Skeleton
    elisions: tuple[int, ...] = ()

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
