"""Takes a document apart into blocks; its lines are its paragraphs, counted from 1."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from xml.etree.ElementTree import Element

from locator.evidence.blanks import with_short_blanks
from locator.evidence.block import MOST_COLUMNS, Block, Kind, Row
from locator.evidence.docx.lists import Listed, Lists
from locator.evidence.docx.names import (
    child,
    children,
    local,
    outermost,
    unwrapped,
    value,
)
from locator.evidence.docx.styles import Styles
from locator.evidence.docx.words import comments_in, paragraph_words
from locator.evidence.xml_parts import Part
from locator.evidence.zipped import ZippedXml

_MAIN = re.compile(r"word/document\d*\.xml")
_BODY_DEPTH = 2  # of what is in the body: document, body
_MOST_SPANNED = 30
_PARAGRAPH_BYTES = 64  # that one takes beside its letters


def main_part(file: ZippedXml) -> str | None:
    """Return the member of a file that is its document; None if it is no DOCX."""
    return next((name for name in sorted(file.names) if _MAIN.fullmatch(name)), None)


def docx_blocks(file: ZippedXml, main: str) -> Iterator[Block]:
    """Yield the blocks of a document, and its footnotes behind them.

    Raises:
        FileError: The file is broken, or unpacks to too much.
    """
    reader = _Reader(file, main)
    for part in file.parts(main, _BODY_DEPTH, "tbl"):
        yield from reader.take(part)
    yield from reader.end_table()
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
        self._table: Element | None = None
        self._rows: list[Row] = []
        self._too_wide: list[Block] = []
        self._above: Sequence[str] = ()  # the last row of the table

    def take(self, part: Part) -> Iterator[Block]:
        """Yield the blocks that end with a part of the body: a table comes by rows."""
        if part.around is not self._table:
            yield from self.end_table()
            self._table = part.around
        if part.around is not None:
            self._take_rows([part.element])
            return
        element = part.element
        for each in unwrapped([element]):
            if local(each.tag) == "p":
                yield from self._paragraph(each)
            elif local(each.tag) == "tbl":
                self._take_rows(each)
                yield from self.end_table()

    def end_table(self) -> Iterator[Block]:
        """Yield the table that is open, if it has any rows."""
        if self._rows:
            rows = tuple(self._rows)
            yield Block(Kind.TABLE, "", rows[0].line, rows=rows)
        yield from self._too_wide
        self._rows.clear()
        self._too_wide.clear()
        self._above = ()

    def notes(self, part: str, mark: str) -> Iterator[Block]:
        """Yield the notes of a part, with the marks that stand in the text."""
        kind = part.removeprefix("word/").removesuffix("s.xml")
        for name, text in _texts(self._part(part), kind).items():
            self._line += 1
            yield Block(Kind.PARAGRAPH, mark.format(name) + text, self._line)

    def _paragraph(self, element: Element) -> Iterator[Block]:
        self._line += 1
        text = self._words(element)
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

    def _take_rows(self, parts: Iterable[Element]) -> None:
        """Take the rows that parts of a table are, or have in what only wraps them."""
        for row in unwrapped(parts):
            if local(row.tag) != "tr":
                continue
            line = self._line + 1
            cells: list[str] = []
            for cell in unwrapped(row):
                if local(cell.tag) == "tc" and len(cells) <= MOST_COLUMNS:
                    cells.extend(self._merged(cell, self._above[len(cells) :]))
                elif local(cell.tag) == "tc":
                    self._cell(cell)
            if len(cells) > MOST_COLUMNS:
                self._too_wide.append(Block(Kind.TOO_WIDE, "", line))
                continue
            self._above = cells
            if any(cells):
                self._rows.append(Row(tuple(cells), line))

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
        words = list(map(self._words, outermost(cell, "p")))
        self._line += len(words)
        return "\n".join(filter(str.strip, words))

    def _words(self, paragraph: Element) -> str:
        words = with_short_blanks(paragraph_words(paragraph, self._links))
        self._file.keep(_PARAGRAPH_BYTES + len(words))
        return words

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
