"""Writes blocks down as lines of Markdown, each behind the marks of what it is in."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

_SPACES = re.compile(r"[^\S\n]+")
_BREAK = re.compile(r" ?\n ?")
_MARKS = {
    "blockquote": ("> ", "> "),
    "li": ("- ", "  "),
    "ul": ("", ""),
    "ol": ("", ""),
}
_DEEPEST = 20  # containers in one another; the marks of others are left out
CONTAINERS = frozenset(_MARKS)


@dataclass(slots=True)
class _Container:
    """What blocks stand in: its tag, and its marks before the first and other lines."""

    tag: str
    first: str
    rest: str
    begun: bool = False

    def mark(self) -> str:
        """Return the mark before the next line."""
        mark = self.rest if self.begun else self.first
        self.begun = True
        return mark


class Lines:
    """Collects lines, a blank one between blocks."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._around: list[_Container] = []

    def enter(self, tag: str) -> None:
        """Begin a list, a list item or a block quote."""
        if tag == "li" and self._around and self._around[-1].tag == "li":
            self._around.pop()  # its end tag may be left out
        if len(self._around) < _DEEPEST:
            self._around.append(_Container(tag, *_MARKS[tag]))

    def leave(self, tag: str) -> None:
        """End the innermost container with a tag, and what was left open in it."""
        if any(each.tag == tag for each in self._around):
            while self._around.pop().tag != tag:
                pass

    def block(self, text: str, mark: str = "") -> None:
        """Write a block of text, its white space tidied, behind a mark of its own."""
        tidy = _BREAK.sub("\n", _SPACES.sub(" ", text)).strip()
        if tidy:
            self.write((mark + tidy).split("\n"))

    def write(self, lines: Sequence[str]) -> None:
        """Write the lines of a block as they are."""
        if self._lines:
            begun = (each.rest for each in self._around if each.begun)
            self._lines.append("".join(begun).rstrip())
        for line in lines:
            marks = "".join([each.mark() for each in self._around])
            self._lines.append(marks + line)

    def text(self) -> str:
        """Return everything that was written."""
        return "\n".join(self._lines)
