"""Remembers what is claimed where: by a heading, a line that leads in, a list item."""

from locator.evidence.answer.blocks import Block
from locator.evidence.answer.wording import claimed


class Claims:
    """What the blocks read so far claim for the quotes that come below them."""

    def __init__(self, around: str = "") -> None:
        self._heading = around
        self._lead = ""
        self._items: dict[int, str] = {}

    def head(self, heading: str) -> None:
        """Take in a heading, or a paragraph that is one."""
        self._heading = claimed(heading)
        self._lead = ""

    def lead(self, words: str, block: Block) -> None:
        """Take in the words of a block that is about what follows it."""
        if block.items:
            self._items[block.items[-1]] = claimed(words)
        else:
            self._lead = claimed(words)

    def over(self, block: Block) -> str:
        """Return the claim that holds for a block: the innermost one."""
        named = (self._items.get(item) for item in reversed(block.items))
        return next(filter(None, named), "") or self._lead or self._heading
