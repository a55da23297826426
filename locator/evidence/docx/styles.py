"""What the styles of a document make of its paragraphs."""

import re
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from locator.evidence.docx.names import child, children, value

# Word names its own styles in English whatever language it speaks (17.7.4.9).
_HEADING = re.compile(r"heading (\d)")
_QUOTE = re.compile(
    r"(?:intense )?quotes?|block ?(?:text|quotes?|quotations?)|quotations?|"
    r"(?:intensives )?zitate?|citations?|citas?",
)
_NO_LEVEL = 9  # of an outline, which counts from 0
_LONGEST_CHAIN = 20


@dataclass(frozen=True, slots=True)
class Style:
    """What a paragraph is by its style.

    Attributes:
        level: Of a heading, from 1; 0 for a title, None for others.
        is_quote: Whether it is a block quote.
        list_name: The list that it is an item of; empty if of none.
        list_level: How deep in that list, from 0.
    """

    level: int | None = None
    is_quote: bool = False
    list_name: str = ""
    list_level: int = 0


class Styles:
    """The paragraph styles of a document."""

    def __init__(self, root: Element | None) -> None:
        found = children(root, "style") if root is not None else ()
        self._elements = {value(each, "styleId"): each for each in found}

    def of(self, paragraph: Element) -> Style:
        """Return what a paragraph is, by its own properties and by its style."""
        own = child(paragraph, "pPr")
        name = value(child(own, "pStyle")) if own is not None else ""
        style = Style() if own is None else _with(Style(), own)
        for _ in range(_LONGEST_CHAIN):
            element = self._elements.get(name)
            if element is None:
                break
            style = _with(style, element)
            name = value(child(element, "basedOn"))
        return style


def _with(style: Style, element: Element) -> Style:
    """Return a style with what a definition says that is not known yet."""
    name = value(child(element, "name")).casefold()
    properties = child(element, "pPr")
    properties = element if properties is None else properties
    heading = _HEADING.fullmatch(name)
    level = int(heading[1]) if heading else 0 if name == "title" else None
    outline = value(child(properties, "outlineLvl"))
    if level is None and outline.isdecimal() and int(outline) < _NO_LEVEL:
        level = int(outline) + 1
    listed = child(properties, "numPr")
    depth = value(child(listed, "ilvl")) if listed is not None else ""
    return Style(
        level if style.level is None else style.level,
        style.is_quote or bool(_QUOTE.fullmatch(name)),
        style.list_name
        or (value(child(listed, "numId")) if listed is not None else ""),
        style.list_level or (int(depth) if depth.isdecimal() else 0),
    )
