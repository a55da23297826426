"""A stretch of text, given by its two offsets."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """The characters from `start` up to, but not including, `end`."""

    start: int
    end: int

    def __post_init__(self) -> None:
        if not 0 <= self.start <= self.end:
            raise ValueError(f"a span must run forward: {self.start}..{self.end}")

    def __len__(self) -> int:
        return self.end - self.start

    def of(self, text: str) -> str:
        """Return the characters of `text` that lie inside."""
        return text[self.start : self.end]

    def before(self, count: int) -> "Span":
        """Return the span of at most `count` characters that ends where this starts."""
        return Span(max(0, self.start - count), self.start)

    def after(self, count: int, limit: int) -> "Span":
        """Return the span of `count` characters behind, cut off at `limit`."""
        return Span(self.end, max(self.end, min(limit, self.end + count)))

    def shifted(self, by: int) -> "Span":
        """Return the same stretch, `by` characters further on."""
        return Span(self.start + by, self.end + by)
