"""The text of a paragraph of a document as it is shown, with its links and marks."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from locator.evidence.answer.html_inline import lowered, raised
from locator.evidence.docx.names import child, is_on, local, value
from locator.evidence.place_links import is_worth_a_look

# What was deleted or moved away; the second of two drawings of the same thing.
_LEFT_OUT = frozenset(("del", "moveFrom", "Fallback", "rPr", "pPr", "instrText"))
_SIGNS = {
    "tab": " ",
    "br": "\n",
    "cr": "\n",
    "p": "\n",  # in a text box
    "noBreakHyphen": "\N{NON-BREAKING HYPHEN}",
    "softHyphen": "",
}
_TEXTS = ("t", "delText")
_MARKS = {"footnoteReference": "[^{}]", "endnoteReference": "[^e{}]"}


@dataclass(frozen=True, slots=True)
class _Look:
    """How a run looks."""

    bold: bool = False
    height: str = ""  # "superscript" or "subscript"
    link: str = ""


@dataclass(frozen=True, slots=True)
class _Piece:
    """Some text of one look."""

    text: str
    look: _Look


def paragraph_words(paragraph: Element, links: Mapping[str, str]) -> str:
    """Return the text of a paragraph; bold at its start is marked: it names a claim.

    Args:
        paragraph: The paragraph.
        links: The addresses of its document, by their names.
    """
    pieces = list(_pieces(paragraph, links))
    bold = 0
    while bold < len(pieces) and (
        pieces[bold].look.bold or not pieces[bold].text.strip()
    ):
        bold += 1
    named = "".join(each.text for each in pieces[:bold])
    text = "".join(_linked(pieces[bold:]))
    if not named.strip():
        return named + text
    behind = named[len(named.rstrip()) :]
    return f"**{named.strip()}**{behind}{text}"


def comments_in(paragraph: Element) -> Iterator[str]:
    """Yield the names of the comments on a paragraph."""
    for element in paragraph.iter():
        if local(element.tag) == "commentReference":
            yield value(element, "id")


def _linked(pieces: list[_Piece]) -> Iterator[str]:
    """Yield texts; those of a link that leads to a place are one link."""
    at = 0
    while at < len(pieces):
        link = pieces[at].look.link
        end = at + 1
        while end < len(pieces) and pieces[end].look.link == link:
            end += 1
        text = "".join(each.text for each in pieces[at:end])
        yield f"[{text}](<{link}>)" if link else text
        at = end


def _pieces(paragraph: Element, links: Mapping[str, str]) -> Iterator[_Piece]:
    """Yield the texts of a paragraph in order, however deep they stand."""
    before = ""
    open_elements = [_Open(each, _Look()) for each in reversed(paragraph)]
    while open_elements:
        at = open_elements.pop()
        name = local(at.element.tag)
        if name in _LEFT_OUT:
            continue
        text = _text(at.element, name, at.look, before)
        if text:
            before = text
            yield _Piece(text, at.look)
        look = _look(at.element, name, at.look, links)
        if look:
            open_elements += [_Open(each, look) for each in reversed(at.element)]


@dataclass(frozen=True, slots=True)
class _Open:
    """An element that is still to be read, and how it looks."""

    element: Element
    look: _Look


def _text(element: Element, name: str, look: _Look, before: str) -> str:
    if name in _MARKS:
        return _MARKS[name].format(value(element, "id"))
    if name not in _TEXTS:
        return _SIGNS.get(name, "")
    text = element.text or ""
    if look.height == "superscript":
        return raised(text.strip(), before)
    return lowered(text) if look.height == "subscript" else text


def _look(
    element: Element, name: str, look: _Look, links: Mapping[str, str]
) -> _Look | None:
    """Return how what is inside of an element looks; None if it is hidden."""
    if name == "hyperlink":
        address = links.get(value(element, "id"), "")
        return _Look(
            look.bold, look.height, address if is_worth_a_look(address) else ""
        )
    properties = child(element, "rPr") if name == "r" else None
    if properties is None:
        return look
    if is_on(child(properties, "vanish")):
        return None
    height = value(child(properties, "vertAlign"))
    return _Look(is_on(child(properties, "b")), height, look.link)
