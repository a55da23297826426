"""The text of one block of HTML, and the lines of the file that it goes over."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from locator.evidence.answer.html_inline import lowered, raised
from locator.evidence.html_tokens import Text
from locator.evidence.place_links import is_worth_a_look

_LINE_ENDS = str.maketrans("\n\r\t\f", "    ")
_NOT_BOLD = re.compile(r"font-weight:\s*(?:normal|[1-4]00)")
_BOLD = ("b", "strong")
_NAMES_PLACE = ("doc", "document", "page", "pages", "data-page", "data-document")
_DEEPEST = 100  # inline elements in one another; of others the words are read
_BEFORE = 3  # parts: enough to see the word before a raised number
_TARGET = str.maketrans({" ": "%20", "<": "%3C", ">": "%3E", "\n": ""})
_ATTRIBUTE = str.maketrans({'"': "'", "<": "", ">": "", "\n": " "})
_KNOWN = frozenset(
    ("q", "cite", "mark", "quote", "sup", "sub", "a", "math", "annotation", *_BOLD)
)


@dataclass(frozen=True, slots=True)
class Words:
    """The text of a block, its first line, and the offsets where others begin."""

    text: str
    line: int
    breaks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Signs:
    """What is written around the words of an element."""

    before: str = ""
    behind: str = ""


@dataclass(frozen=True, slots=True)
class _Open:
    """An inline element that has begun: where, and what to write behind it."""

    tag: str
    part: int
    behind: str


class Writer:
    """Collects the text of a block; tags that are left open end with the block."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._length = 0
        self._breaks: list[int] = []
        self._line = 0
        self._open: list[_Open] = []
        self._open_count: Counter[str] = Counter()
        self._has_words = False

    def add(self, token: Text, *, as_it_is: bool = False) -> None:
        """Add text; its line ends are spaces unless it is to stay as it is."""
        if self._is_open("math") and not self._is_open("annotation"):
            return
        if not self._parts and not token.text.strip():
            return  # it would be taken off again, after its lines were counted
        self._line = self._line or token.line
        self._breaks.extend([self._length] * (token.line - self._line))
        ends = (found.end() for found in re.finditer("\n", token.text))
        self._breaks.extend(self._length + end for end in ends)
        self._line = max(self._line, token.line) + token.text.count("\n")
        self._write(token.text if as_it_is else token.text.translate(_LINE_ENDS))

    def break_line(self) -> None:
        """Begin a new line within the block."""
        self._write("\n")

    def begin(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Take in the start of an inline element."""
        if tag not in _KNOWN or len(self._open) >= _DEEPEST:
            return
        signs = _signs(tag, attributes)
        if tag in _BOLD and self._has_words:
            signs = _Signs()  # only what begins a block names a claim
        self._open.append(_Open(tag, len(self._parts), signs.behind))
        self._open_count[tag] += 1
        if signs.before:
            self._write(signs.before)

    def end(self, tag: str) -> None:
        """Take in the end of an inline element, and of what was left open in it."""
        while self._open_count[tag]:
            last = self._open.pop()
            self._open_count[last.tag] -= 1
            if last.tag in ("sup", "sub"):
                self._shift(last)
            elif last.behind:
                self._write(last.behind)
            if last.tag == tag:
                return

    def take(self) -> Words:
        """Return the text of the block, and begin another one."""
        while self._open:
            self.end(self._open[-1].tag)
        text = "".join(self._parts)
        lead = len(text) - len(text.lstrip())
        first = sum(at <= lead for at in self._breaks)
        line = self._line - len(self._breaks) + first
        words = Words(
            text[lead:], line, tuple(at - lead for at in self._breaks[first:])
        )
        self._parts.clear()
        self._breaks.clear()
        self._length = self._line = 0
        self._has_words = False
        return words

    def _write(self, text: str) -> None:
        self._parts.append(text)
        self._length += len(text)
        self._has_words = self._has_words or bool(text.strip(" \n*"))

    def _shift(self, last: _Open) -> None:
        """Write the digits of a raised or lowered number as such."""
        inside = "".join(self._parts[last.part :])
        before = "".join(self._parts[max(0, last.part - _BEFORE) : last.part])
        del self._parts[last.part :]
        self._length -= len(inside)
        words = inside.strip()
        self._write(raised(words, before) if last.tag == "sup" else lowered(words))

    def _is_open(self, tag: str) -> bool:
        return self._open_count[tag] > 0


def _signs(tag: str, attributes: Mapping[str, str]) -> _Signs:
    """Return how an element is written down; many say nothing about quotes."""
    match tag:
        case "q":
            address = attributes.get("cite", "").translate(_TARGET)
            signs = _Signs("“", f"”[](<{address}>)" if address else "”")
        case "a" if is_worth_a_look(attributes.get("href", "")):
            signs = _Signs("[", f"](<{attributes['href'].translate(_TARGET)}>)")
        case "annotation":
            signs = _Signs("$", "$")
        case "b" | "strong" if not _NOT_BOLD.search(attributes.get("style", "")):
            signs = _Signs("**", "**")
        case "cite" | "mark" | "quote":
            signs = _Signs(f"<{tag}{_fields(attributes)}>", f"</{tag}>")
        case _:
            signs = _Signs()
    return signs


def _fields(attributes: Mapping[str, str]) -> str:
    return "".join(
        f' {name}="{attributes[name].translate(_ATTRIBUTE)}"'
        for name in _NAMES_PLACE
        if name in attributes
    )
