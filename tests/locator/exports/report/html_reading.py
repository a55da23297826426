"""Reads an HTML report back, as strictly as tests need it."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import TypeAlias

from typing_extensions import override

Attributes: TypeAlias = dict[str, str]
_VOID = frozenset(("meta", "img", "br", "path", "rect", "circle"))


@dataclass(slots=True)
class Element:
    """A start tag, and the text in it."""

    tag: str
    attributes: Attributes
    parents: tuple[str, ...]
    text: str = ""


@dataclass(slots=True)
class Reading(HTMLParser):
    """All elements of a page, in their order; complains about what is not closed."""

    elements: list[Element] = field(default_factory=list)
    open: list[Element] = field(default_factory=list)

    def __post_init__(self) -> None:
        HTMLParser.__init__(self)

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        parents = tuple(each.tag for each in self.open)
        element = Element(tag, {key: value or "" for key, value in attrs}, parents)
        self.elements.append(element)
        if tag not in _VOID:
            self.open.append(element)

    @override
    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self.open.pop()

    @override
    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    @override
    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data

    def all(self, tag: str) -> list[Element]:
        """Return the elements of a tag."""
        return [each for each in self.elements if each.tag == tag]


def read(page: bytes) -> Reading:
    """Return the elements of a page."""
    reading = Reading()
    reading.feed(page.decode())
    reading.close()
    assert not reading.open
    return reading
