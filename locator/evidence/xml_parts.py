"""Watches XML being read: parts of it are taken as they end, and no more is kept."""

from dataclasses import dataclass
from typing import Protocol
from xml.etree.ElementTree import Element

from locator.evidence.allowance import TooMuchError

_DEEPEST = 250  # elements in elements: a table in a table takes three
_MOST_SILENT = 4  # pieces in which no element begins or ends: no cell is as long


class Tags(Protocol):
    """Is told what stands in a member; names come with their prefix, if any."""

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Take the beginning of an element."""

    def end(self, name: str) -> None:
        """Take the end of an element."""

    def words(self, text: str) -> None:
        """Take text, or a part of it."""


@dataclass(frozen=True, slots=True)
class Part:
    """An element, and the one that comes in pieces of which it is one, if it is."""

    element: Element
    around: Element | None = None


class Silence:
    """Counts pieces of XML in which nothing begins or ends: one long tag, or text."""

    def __init__(self) -> None:
        self._pieces = 0

    def broken(self) -> None:
        """Note that something begins or ends."""
        self._pieces = 0

    def goes_on(self) -> None:
        """Note the end of a piece.

        Raises:
            TooMuchError: Nothing has begun or ended for long.
        """
        self._pieces += 1
        if self._pieces > _MOST_SILENT:
            raise TooMuchError


class WatchedTags:
    """Hands tags on, and counts how deep they stand in one another."""

    def __init__(self, tags: Tags) -> None:
        self.silence = Silence()
        self._tags = tags
        self._depth = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Take the beginning of an element.

        Raises:
            TooMuchError: It stands too deep.
        """
        self._depth += 1
        if self._depth > _DEEPEST:
            raise TooMuchError
        self.silence.broken()
        self._tags.start(name, attributes)

    def end(self, name: str) -> None:
        """Take the end of an element."""
        self._depth -= 1
        self._tags.end(name)


class Parts:
    """Goes through elements as they begin and end, and forgets what was taken."""

    def __init__(self, depth: int, split: str) -> None:
        """Begin at the root.

        Args:
            depth: How many levels below it the parts stand.
            split: Elements there of this name, without namespace, come in pieces.
        """
        self.silence = Silence()
        self._depth = depth
        self._split = split
        self._around: list[Element] = []

    def begin(self, element: Element) -> None:
        """Take the beginning of an element.

        Raises:
            TooMuchError: It stands too deep.
        """
        self.silence.broken()
        self._around.append(element)
        if len(self._around) > _DEEPEST:
            raise TooMuchError

    def end(self, element: Element) -> Part | None:
        """Return the part that ends with an element, if one does."""
        self.silence.broken()
        self._around.pop()
        depth = len(self._around)
        if depth == self._depth:
            return None if self._is_split(element) else Part(element)
        above = self._around[-1] if self._around else None
        is_piece = depth == self._depth + 1 and above is not None
        return Part(element, above) if is_piece and self._is_split(above) else None

    def forget(self, element: Element) -> None:
        """Take an element that has ended out of the one around it, if it is done."""
        if not self._around:
            return
        above = self._around[-1]
        depth = len(self._around)
        if depth <= self._depth or (depth == self._depth + 1 and self._is_split(above)):
            above.remove(element)

    def _is_split(self, element: Element | None) -> bool:
        return (
            element is not None
            and bool(self._split)
            and element.tag.rpartition("}")[2] == self._split
        )
