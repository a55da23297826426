"""The list items around a paragraph of a document, and their numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from locator.evidence.docx.names import child, children, value
from locator.evidence.docx.styles import Style

_NO_LIST = "0"  # takes a paragraph out of the list of its style (17.9.18)
_UNNUMBERED = ("bullet", "none")


@dataclass(frozen=True, slots=True)
class Listed:
    """Where a paragraph stands in lists: items from the outermost on, its number."""

    items: tuple[int, ...] = ()
    number: str = ""


@dataclass(slots=True)
class _Level:
    """A level of the list that is open: how deep it is, its last item and number."""

    depth: int
    item: int
    number: int


class Lists:
    """Counts the items of lists; what is no item ends all of them."""

    def __init__(self, root: Element | None) -> None:
        self._bullets = _bullets(root) if root is not None else {}
        self._count = 0
        self._open: list[_Level] = []
        self._name = ""

    def next(self, style: Style) -> Listed:
        """Return where the next paragraph stands."""
        if not style.list_name or style.list_name == _NO_LIST:
            self._open.clear()
            return Listed()
        if style.list_name != self._name:
            self._open.clear()
            self._name = style.list_name
        while self._open and self._open[-1].depth > style.list_level:
            self._open.pop()
        self._count += 1
        if self._open and self._open[-1].depth == style.list_level:
            self._open[-1].item = self._count
            self._open[-1].number += 1
        else:
            self._open.append(_Level(style.list_level, self._count, 1))
        bulleted = style.list_level in self._bullets.get(style.list_name, frozenset())
        number = "" if bulleted else str(self._open[-1].number)
        return Listed(tuple(each.item for each in self._open), number)


def _bullets(root: Element) -> Mapping[str, frozenset[int]]:
    """Return which levels of each list have no numbers."""
    abstract = {
        value(each, "abstractNumId"): frozenset(
            int(value(level, "ilvl"))
            for level in children(each, "lvl")
            if value(level, "ilvl").isdecimal()
            and value(child(level, "numFmt")) in _UNNUMBERED
        )
        for each in children(root, "abstractNum")
    }
    return {
        value(each, "numId"): abstract.get(
            value(child(each, "abstractNumId")), frozenset()
        )
        for each in children(root, "num")
    }
