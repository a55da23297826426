"""Takes a document apart into blocks; its lines are its paragraphs, counted from 1."""

import re
from collections.abc import Iterator, Mapping, Sequence
from xml.etree.ElementTree import Element

from locator.evidence.block import Block, Kind, Row
from locator.evidence.docx.lists import Listed, Lists
from locator.evidence.docx.names import (
    child,
    children,
    is_wrapper,
    local,
    unwrapped,
    value,
)
from locator.evidence.docx.styles import Styles
from locator.evidence.docx.words import comments_in, paragraph_words
from locator.evidence.zipped import ZippedXml

_MAIN = re.compile(r"word/document\d*\.xml")
_BODY_DEPTH = 2  # of what is in the body: document, body
_MOST_SPANNED = 30


def main_part(file: ZippedXml) -> str | None:
    """Return the member of a file that is its document; None if it is no DOCX."""
    return next((name for name in sorted(file.names) if _MAIN.fullmatch(name)), None)


def docx_blocks(file: ZippedXml, main: str) -> Iterator[Block]:
    """Yield the blocks of a document, and its footnotes behind them.

    Raises:
        FileError: The file is broken, or unpacks to too much.
    """
    reader = _Reader(file, main)
    for element in file.parts(main, _BODY_DEPTH):
        for each in unwrapped(element) if is_wrapper(element) else (element,):
            yield from reader.take(each)
    yield from reader.notes("word/footnotes.xml", "[^{}]: ")
    yield from reader.notes("word/endnotes.xml", "[^e{}]: ")


class _Reader:
    """Goes through the paragraphs and tables of a document."""

    def __init__(self, file: ZippedXml, main: str) -> None:
        self._file = file
        self._styles = Styles(self._part("word/styles.xml"))
        self._lists = Lists(self._part("word/numbering.xml"))
        self._links = _links(self._part(f"word/_rels/{main.split('/')[1]}.rels"))
        self._comments = _texts(self._part("word/comments.xml"), "comment")
        self._line = 0
        self._quote_number = 0
        self._in_quote = False

    def take(self, element: Element) -> Iterator[Block]:
        """Yield the blocks that an element of the body is."""
        name = local(element.tag)
        if name == "p":
            yield from self._paragraph(element)
        elif name == "tbl":
            rows = tuple(self._rows(element))
            if rows:
                yield Block(Kind.TABLE, "", rows[0].line, rows=rows)

    def notes(self, part: str, mark: str) -> Iterator[Block]:
        """Yield the notes of a part, with the marks that stand in the text."""
        kind = part.removeprefix("word/").removesuffix("s.xml")
        for name, text in _texts(self._part(part), kind).items():
            self._line += 1
            yield Block(Kind.PARAGRAPH, mark.format(name) + text, self._line)

    def _paragraph(self, element: Element) -> Iterator[Block]:
        self._line += 1
        text = paragraph_words(element, self._links)
        style = self._styles.of(element)
        listed = Listed() if style.level is not None else self._lists.next(style)
        if style.is_quote and not self._in_quote:
            self._quote_number += 1
        self._in_quote = style.is_quote
        if text.strip():
            kind = Kind.PASSAGE if style.is_quote else Kind.PARAGRAPH
            yield Block(
                kind if style.level is None else Kind.HEADING,
                text,
                self._line,
                level=int(style.is_quote) if style.level is None else style.level,
                items=listed.items,
                number=listed.number,
                quote_number=self._quote_number if style.is_quote else 0,
            )
        for name in comments_in(element):
            note = self._comments.get(name, "").replace("\n", " ")
            if note:
                yield Block(Kind.PARAGRAPH, f"Note: {note}", self._line)

    def _rows(self, table: Element) -> Iterator[Row]:
        above: Sequence[str] = ()
        for row in unwrapped(table):
            if local(row.tag) != "tr":
                continue
            line = self._line + 1
            cells: list[str] = []
            for cell in unwrapped(row):
                if local(cell.tag) == "tc":
                    cells.extend(self._merged(cell, above[len(cells) :]))
            above = cells
            if any(cells):
                yield Row(tuple(cells), line)

    def _merged(self, cell: Element, above: Sequence[str]) -> Iterator[str]:
        """Yield the text of a cell, and as many blank ones as it reaches over.

        Args:
            cell: The cell.
            above: The texts of the row above, from its place on.
        """
        text = self._cell(cell)
        properties = child(cell, "tcPr")
        down = None if properties is None else child(properties, "vMerge")
        if down is not None and value(down) in ("", "continue") and above:
            text = above[0]
        yield text
        wide = "" if properties is None else value(child(properties, "gridSpan"))
        if wide.isdecimal():
            yield from [""] * (min(int(wide), _MOST_SPANNED) - 1)

    def _cell(self, cell: Element) -> str:
        """Return the text of a cell, with that of tables inside of it."""
        found = [each for each in cell.iter() if local(each.tag) == "p"]
        boxed = {
            id(inner) for each in found for inner in each.iter() if inner is not each
        }
        paragraphs = [each for each in found if id(each) not in boxed]
        self._line += len(paragraphs)
        words = (paragraph_words(each, self._links) for each in paragraphs)
        return "\n".join(filter(str.strip, words))

    def _part(self, name: str) -> Element | None:
        return self._file.xml(name) if name in self._file.names else None


def _links(root: Element | None) -> Mapping[str, str]:
    """Return the addresses of a document by the names of their relationships."""
    if root is None:
        return {}
    return {value(each, "Id"): value(each, "Target") for each in root}


def _texts(root: Element | None, kind: str) -> Mapping[str, str]:
    """Return the texts of notes or comments by their names."""
    if root is None:
        return {}
    texts = {
        value(each, "id"): "\n".join(
            paragraph_words(part, {}) for part in each.iter() if local(part.tag) == "p"
        ).strip()
        for each in children(root, kind)
        if value(each, "type") in ("", "normal")
    }
    return {name: text for name, text in texts.items() if text}
