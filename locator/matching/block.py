"""A stretch that the skeletons of a quote and of a document have in common."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Block:
    """Equal characters of two skeletons.

    Attributes:
        quote: Offset of the first one in the quote's skeleton.
        source: Offset of the first one in the document's skeleton.
        length: How many there are.
    """

    quote: int
    source: int
    length: int

    @property
    def quote_end(self) -> int:
        """Return the offset behind the last character, in the quote's skeleton."""
        return self.quote + self.length

    @property
    def source_end(self) -> int:
        """Return the offset behind the last character, in the document's skeleton."""
        return self.source + self.length

    def parted_from(self, then: "Block", offsets: Iterable[int]) -> bool:
        """Tell whether an offset of the quote lies between this and `then`."""
        return any(self.quote_end <= at <= then.quote for at in offsets)

    def without_head(self, count: int) -> "Block":
        """Return the block without its first `count` characters."""
        return Block(self.quote + count, self.source + count, self.length - count)

    def cut_at(self, offsets: Iterable[int]) -> "Iterator[Block]":
        """Yield the block in pieces that do not reach over any of the quote's offsets.

        Behind an ellipsis a quote begins anew, even if the next letter fits by chance.
        """
        rest = self
        for offset in sorted(offsets):
            if rest.quote < offset < rest.quote_end:
                yield rest.without_tail(rest.quote_end - offset)
                rest = rest.without_head(offset - rest.quote)
        yield rest

    def with_head(self, count: int) -> "Block":
        """Return the block with `count` more characters before its first."""
        return Block(self.quote - count, self.source - count, self.length + count)

    def without_tail(self, count: int) -> "Block":
        """Return the block without its last `count` characters."""
        return Block(self.quote, self.source, self.length - count)
