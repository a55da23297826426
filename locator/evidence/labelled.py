"""Takes a paragraph apart where labels stand: `Quote: …`, `Page: 4`, `[1] …`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from locator.evidence.answer.wording import Role, label_of

_NUMBERED = re.compile(r"[ \t]*\[(\^?[\w-]{1,20})\](?:[:.)]|(?=\s))[ \t]*(?=\S)")


@dataclass(frozen=True, slots=True)
class Part:
    """Some lines of a paragraph that stand under one label.

    Attributes:
        text: The lines, without the label.
        start: The offset in the paragraph at which they begin.
        label: The label itself.
        role: What the label says about them; None without one.
        number: What a source is numbered with: "1" of `[1] …`, "^a" of `[^a]: …`.
    """

    text: str
    start: int
    label: str = ""
    role: Role | None = None
    number: str = ""


def parts_of(text: str) -> Iterator[Part]:
    """Yield the lines of a paragraph, together with the label that they stand under."""
    open_part = Part("", 0)
    at = 0
    for line in text.split("\n"):
        part = _labelled(line, at, numbered=not at or bool(open_part.number))
        if part and at:
            yield _ended(open_part, text, at - 1)
        open_part = part or open_part
        at += len(line) + 1
    yield _ended(open_part, text, len(text))


def _labelled(line: str, at: int, *, numbered: bool) -> Part | None:
    """Return the part that begins with a line, if one does.

    Args:
        line: The line.
        at: The offset at which it begins.
        numbered: Whether it may be a numbered source: others are running text that
            cites one.
    """
    number = _NUMBERED.match(line) if numbered else None
    skipped = number.end() if number else 0
    label = label_of(line[skipped:])
    if not number and not label:
        return None
    role, rest = label or (None, line[skipped:])
    start = at + len(line) - len(rest)
    words = line[skipped : len(line) - len(rest)]
    return Part(rest, start, words, role, number[1] if number else "")


def _ended(part: Part, text: str, end: int) -> Part:
    return replace(part, text=text[part.start : end])
