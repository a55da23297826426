"""Parses JSON and remembers where every value stands, to name its line."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import TypeAlias

_SPACE = re.compile(r"[ \t\n\r]*")
_COLON = re.compile(r"[ \t\n\r]*:[ \t\n\r]*")
_NEXT = re.compile(r"[ \t\n\r]*([,}\]])[ \t\n\r]*")
_COMMENT = re.compile(r"[ \t\n\r]*(?://|/\*|#)")
_NUMBERS = re.compile(r"\[[-+.\deE, \t]+(?<![, \t])\]")
_HALF = re.compile(r"\\u[dD][89a-fA-F]")
# Python writes NaN and Infinity, which are no JSON; they mean that there is no number.
_DECODER = json.JSONDecoder(parse_constant=lambda _: None)
_DEEPEST = 100  # levels; nobody writes as many
# What a value costs in characters of the file; of short strings and numbers a list
# takes as much memory as of others, and numbers are cheapest.
_FREE = 240_000
_OBJECT = 20
_LIST = 8
_TEXT = 10
_SHORT = 12  # characters
_KEPT = 1000

Value: TypeAlias = "str | float | bool | dict[str, Node] | list[Node] | None"


class Repeats(Enum):
    """Where an object gives a name twice, with two values: one of them is lost."""

    NOWHERE = auto()
    INSIDE = auto()
    HERE = auto()


@dataclass(slots=True)  # millions are made: freezing them would take twice as long
class Node:
    """A value, and where it stands.

    Attributes:
        value: The value.
        line: The line (from 1) at which it begins.
        repeats: Whether it is, or holds, an object that gives a name twice.
    """

    value: Value
    line: int
    repeats: Repeats = Repeats.NOWHERE


class Flaw(StrEnum):
    """Why a text is no JSON."""

    NOT_JSON = "not_json"
    LAST_COMMA = "last_comma"
    COMMENT = "comment"
    TOO_DEEP = "too_deep"
    TOO_MANY = "too_many"


class InvalidJsonError(Exception):
    """A text is no JSON, or none that anybody writes, from some line (from 1) on."""

    def __init__(self, line: int, flaw: Flaw = Flaw.NOT_JSON) -> None:
        super().__init__(line, flaw)
        self.line = line
        self.flaw = flaw


def parse(text: str, first_line: int = 1) -> Node:
    """Return the value that `text` holds.

    Args:
        text: JSON.
        first_line: The line of the file at which it begins.

    Raises:
        InvalidJsonError: It is not JSON, or nested deeper than anybody writes.
    """
    parser = _Parser(text, first_line)
    try:
        return parser.whole()
    except ValueError as error:  # also for a number of thousands of digits
        raise parser.refused(Flaw.NOT_JSON) from error


class _Parser:
    """Goes through a text once; scalars are left to the standard library."""

    def __init__(self, text: str, first_line: int) -> None:
        self._text = text
        self._at = 0
        self._line = first_line
        self._counted = 0
        self._depth = 0
        self._price = 0
        self._has_halves = bool(_HALF.search(text))
        self._short: dict[tuple[type, Value], Node] = {}

    def whole(self) -> Node:
        """Return the value that all of the text is."""
        self._skip(_SPACE)
        node = self._value()
        self._skip(_SPACE)
        if self._at < len(self._text):
            raise self.refused(Flaw.NOT_JSON)
        return node

    def refused(self, flaw: Flaw) -> InvalidJsonError:
        """Return what is wrong at the line at which the parser stands."""
        if _COMMENT.match(self._text, self._at):
            flaw = Flaw.COMMENT
        return InvalidJsonError(self._line_here(), flaw)

    def _line_here(self) -> int:
        passed = self._text.count("\n", self._counted, self._at)
        self._counted = self._at
        if passed:
            self._line += passed
            self._short.clear()
        return self._line

    def _value(self) -> Node:
        line = self._line_here()
        sign = self._text[self._at : self._at + 1]
        if sign not in ("{", "["):
            return self._scalar(line)
        self._depth += 1
        if self._depth > _DEEPEST:
            raise self.refused(Flaw.TOO_DEEP)
        self._count(_OBJECT if sign == "{" else _LIST)
        node = self._object(line) if sign == "{" else self._array(line)
        self._depth -= 1
        return node

    def _count(self, price: int) -> None:
        self._price += price
        if self._price > _FREE + self._at:
            raise self.refused(Flaw.TOO_MANY)

    def _object(self, line: int) -> Node:
        fields: dict[str, Node] = {}
        repeats = Repeats.NOWHERE
        self._enter()
        while not self._ends("}", first=not fields):
            name = self._decoded()
            if not isinstance(name, str):
                raise self.refused(Flaw.NOT_JSON)
            self._skip(_COLON)
            node = self._value()
            if name in fields and not _same(fields[name], node):
                repeats = Repeats.HERE
            elif node.repeats is not Repeats.NOWHERE and repeats is Repeats.NOWHERE:
                repeats = Repeats.INSIDE
            fields[name] = node
        return Node(fields, line, repeats)

    def _array(self, line: int) -> Node:
        items: list[Node] = []
        if _NUMBERS.match(self._text, self._at):
            return Node([self._shared(each, line) for each in self._numbers()], line)
        repeats = Repeats.NOWHERE
        self._enter()
        while not self._ends("]", first=not items):
            node = self._value()
            if node.repeats is not Repeats.NOWHERE:
                repeats = Repeats.INSIDE
            items.append(node)
        return Node(items, line, repeats)

    def _numbers(self) -> list[float]:
        """Return the numbers of a list that stands in one line and has nothing else."""
        numbers: list[float]
        numbers, self._at = _DECODER.raw_decode(self._text, self._at)
        return numbers

    def _enter(self) -> None:
        self._at += 1
        self._skip(_SPACE)

    def _ends(self, closing: str, *, first: bool) -> bool:
        """Go on to the next item; tell whether there is none."""
        if first:
            ended = self._text.startswith(closing, self._at)
            self._at += ended
            return ended
        found = _NEXT.match(self._text, self._at)
        if not found or found[1] not in (",", closing):
            self._skip(_SPACE)
            raise self.refused(Flaw.NOT_JSON)
        self._at = found.end() if found[1] == "," else found.end(1)
        if found[1] == closing:
            return True
        if self._text[self._at : self._at + 1] in ("}", "]"):
            raise self.refused(Flaw.LAST_COMMA)
        return False

    def _scalar(self, line: int) -> Node:
        value = self._decoded()
        if isinstance(value, str):
            self._count(_TEXT)
        if isinstance(value, str) and len(value) > _SHORT:
            return Node(value, line)
        return self._shared(value, line)

    def _shared(self, value: str | float | None, line: int) -> Node:
        """Return the node of a short scalar; equal ones of a line are one."""
        kept = self._short.get((type(value), value))
        if kept is None:
            if len(self._short) >= _KEPT:
                self._short.clear()
            kept = self._short[type(value), value] = Node(value, line)
        return kept

    def _decoded(self) -> str | float | bool | None:
        value: str | float | bool | None
        if self._text[self._at : self._at + 1] in ("{", "["):
            raise self.refused(Flaw.NOT_JSON)
        value, self._at = _DECODER.raw_decode(self._text, self._at)
        return _whole(value) if self._has_halves and isinstance(value, str) else value

    def _skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self._text, self._at)
        if not found:
            raise self.refused(Flaw.NOT_JSON)
        self._at = found.end()


def _same(first: Node, second: Node) -> bool:
    """Tell whether two nodes have the same value, wherever they stand."""
    match first.value, second.value:
        case list(ours), list(theirs):
            return len(ours) == len(theirs) and all(map(_same, ours, theirs))
        case dict(ours), dict(theirs):
            return ours.keys() == theirs.keys() and _same_fields(ours, theirs)
        case _:
            return first.value == second.value


def _same_fields(ours: Mapping[str, Node], theirs: Mapping[str, Node]) -> bool:
    return all(_same(ours[name], theirs[name]) for name in ours)


def _whole(text: str) -> str:
    """Return `text` without halves of characters, which an escape may stand for."""
    return text.encode("utf-8", "replace").decode("utf-8")
