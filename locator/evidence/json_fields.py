"""The fields of an object in JSON, and which of them were understood."""

import math
from collections.abc import Iterable, Mapping, Sequence

from locator.evidence.fields import plain_name
from locator.evidence.hints import page_named
from locator.evidence.json_text import Node
from locator.plain_json import Json

_LARGEST = 1e15  # no coordinate, page or offset is larger


class Fields:
    """The fields of an object; what nobody asked for is left at the end.

    Names are compared without their joints: see `fields.plain_name`.
    """

    def __init__(self, node: Node) -> None:
        self.node = node
        self._by_name: dict[str, Node] = {}
        self._spelled: dict[str, str] = {}
        if isinstance(node.value, dict):
            for name, each in node.value.items():
                key = plain_name(name)
                if key not in self._by_name:
                    self._by_name[key] = each
                    self._spelled[key] = name
        self._used: set[str] = set()

    def peek(self, name: str) -> Node | None:
        """Return the value of a field without saying that it is understood."""
        return self._by_name.get(name)

    def has(self, names: Iterable[str]) -> bool:
        """Tell whether there is a field of one of these names, whatever its value."""
        return any(name in self._by_name for name in names)

    def first_string(self, names: Iterable[str]) -> str | None:
        """Return the first of `names` whose field is a string."""
        return next((name for name in names if self._is_string(name)), None)

    def take(self, name: str) -> Node | None:
        """Return the value of a field, which is understood."""
        if name in self._by_name:
            self._used.add(name)
        return self._by_name.get(name)

    def string(self, names: Iterable[str]) -> str:
        """Return the first string with something in it under `names`; else nothing."""
        for name in names:
            value = string_in(self._by_name.get(name))
            if value.strip():
                self._used.add(name)
                return value
        return ""

    def word(self, names: Iterable[str]) -> str:
        """Return an id under `names`: a string or a whole number."""
        for name in names:
            word = word_in(self._by_name.get(name))
            if word:
                self._used.add(name)
                return word
        return ""

    def page(self, names: Iterable[str]) -> str | None:
        """Return the page that a field under `names` gives, from 1 or as printed."""
        for name in names:
            node = self._by_name.get(name)
            page = page_named(node.value) if node else None
            if page:
                self._used.add(name)
                return page
        return None

    def others(self) -> dict[str, Json]:
        """Return the fields that were not understood, as they came."""
        if not isinstance(self.node.value, dict):
            return {}
        used = {self._spelled[name] for name in self._used}
        return {
            name: plain(node)
            for name, node in self.node.value.items()
            if name not in used
        }

    def _is_string(self, name: str) -> bool:
        node = self._by_name.get(name)
        return node is not None and isinstance(node.value, str)


def fields_in(node: Node | None) -> Mapping[str, Node]:
    """Return the fields of an object as they are spelled; none of anything else."""
    return node.value if node and isinstance(node.value, dict) else {}


def items_in(node: Node | None) -> Sequence[Node]:
    """Return the items of a list; none if it is something else."""
    return node.value if node and isinstance(node.value, list) else ()


def one_or_more(node: Node | None) -> Sequence[Node]:
    """Return the items of a list, or the one value that stands in its stead."""
    if node is None or node.value is None:
        return ()
    return node.value if isinstance(node.value, list) else (node,)


def string_in(node: Node | None) -> str:
    """Return a string; empty if it is something else."""
    return node.value if node and isinstance(node.value, str) else ""


def word_in(node: Node | None) -> str:
    """Return a string or a whole number as a word; empty if it is something else."""
    value = node.value if node else None
    is_word = isinstance(value, str | int) and not isinstance(value, bool)
    return str(value).strip() if is_word else ""


def number_in(node: Node | None) -> float | None:
    """Return a number that is one; None if it is something else."""
    value = node.value if node else None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if -_LARGEST < value < _LARGEST else None


def whole_in(node: Node | None) -> int | None:
    """Return a whole number; None if it is something else."""
    value = number_in(node)
    return int(value) if value is not None and value == int(value) else None


def plain(node: Node) -> Json:
    """Return a value without its lines; a number that is none is nothing."""
    match node.value:
        case dict(fields):
            return {name: plain(each) for name, each in fields.items()}
        case list(items):
            return [plain(each) for each in items]
        case float(number) if not math.isfinite(number):
            return None
        case value:
            return value
