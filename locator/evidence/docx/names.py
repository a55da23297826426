"""Names of WordprocessingML, of which there are two: with and without their year."""

from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

# Content controls, and marks of what was inserted: what is in them is in the text.
_WRAPPERS = frozenset(("sdt", "sdtContent", "customXml", "ins", "moveTo", "smartTag"))


def local(tag: str) -> str:
    """Return the name of an element or an attribute without its namespace."""
    return tag.rpartition("}")[2]


def child(element: Element, name: str) -> Element | None:
    """Return the first child with a name."""
    return next(children(element, name), None)


def children(element: Element, name: str) -> Iterator[Element]:
    """Yield the children with a name."""
    return (each for each in element if local(each.tag) == name)


def is_wrapper(element: Element) -> bool:
    """Tell whether an element only wraps others."""
    return local(element.tag) in _WRAPPERS


def unwrapped(elements: Iterable[Element]) -> Iterator[Element]:
    """Yield elements, and instead of what only wraps others what is in that."""
    around = list(elements)[::-1]
    while around:
        inside = around.pop()
        if is_wrapper(inside):
            around.extend(reversed(inside))
        else:
            yield inside


def outermost(element: Element, name: str) -> Iterator[Element]:
    """Yield what has a name inside of an element, but not inside of one another."""
    inside = list(reversed(element))
    while inside:
        each = inside.pop()
        if local(each.tag) == name:
            yield each
        else:
            inside.extend(reversed(each))


def value(element: Element | None, name: str = "val") -> str:
    """Return an attribute of an element; empty if either is missing."""
    if element is None:
        return ""
    found = (text for tag, text in element.attrib.items() if local(tag) == name)
    return next(found, "")


def is_on(element: Element | None) -> bool:
    """Tell whether a property such as `w:b` is there and is not turned off."""
    return element is not None and value(element) not in ("0", "false", "off", "none")
