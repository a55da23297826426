"""Parses JSON and remembers where every value stands, to name its line."""

import json
import re
from dataclasses import dataclass
from typing import TypeAlias

_SPACE = re.compile(r"[ \t\n\r]*")
_DECODER = json.JSONDecoder()

Value: TypeAlias = "str | float | bool | dict[str, Node] | list[Node] | None"


@dataclass(frozen=True, slots=True)
class Node:
    """A value and the line (from 1) at which it begins."""

    value: Value
    line: int


class InvalidJsonError(Exception):
    """A text is no JSON from some line (from 1) on."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


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
        node = parser.value()
        parser.end()
    except (json.JSONDecodeError, RecursionError) as error:
        raise InvalidJsonError(parser.line()) from error
    return node


class _Parser:
    """Goes through a text once; scalars are left to the standard library."""

    def __init__(self, text: str, first_line: int) -> None:
        self._text = text
        self._at = 0
        self._line = first_line
        self._counted = 0

    def line(self) -> int:
        """Return the line at which the parser stands."""
        self._line += self._text.count("\n", self._counted, self._at)
        self._counted = self._at
        return self._line

    def value(self) -> Node:
        """Return the value that comes next."""
        self._skip_space()
        line = self.line()
        if self._takes("{"):
            return Node(self._object(), line)
        if self._takes("["):
            return Node(self._array(), line)
        scalar, self._at = _DECODER.raw_decode(self._text, self._at)
        return Node(_whole(scalar) if isinstance(scalar, str) else scalar, line)

    def end(self) -> None:
        """Make sure that nothing comes behind."""
        self._skip_space()
        if self._at < len(self._text):
            raise self._error()

    def _object(self) -> dict[str, Node]:
        fields: dict[str, Node] = {}
        if self._takes("}"):
            return fields
        while True:
            name = self.value().value
            if not isinstance(name, str):
                raise self._error()
            self._expect(":")
            fields[name] = self.value()
            if self._takes("}"):
                return fields
            self._expect(",")

    def _array(self) -> list[Node]:
        items: list[Node] = []
        if self._takes("]"):
            return items
        while True:
            items.append(self.value())
            if self._takes("]"):
                return items
            self._expect(",")

    def _skip_space(self) -> None:
        found = _SPACE.match(self._text, self._at)
        self._at = found.end() if found else self._at

    def _takes(self, sign: str) -> bool:
        self._skip_space()
        taken = self._text.startswith(sign, self._at)
        self._at += len(sign) * taken
        return taken

    def _expect(self, sign: str) -> None:
        if not self._takes(sign):
            raise self._error()

    def _error(self) -> json.JSONDecodeError:
        return json.JSONDecodeError("unexpected", self._text, self._at)


def _whole(text: str) -> str:
    """Return `text` without halves of characters, which an escape may stand for."""
    return text.encode("utf-8", "replace").decode("utf-8")
