"""Takes Markdown apart into blocks, piece by piece."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from markdown_it import MarkdownIt
from markdown_it.token import Token

from locator.evidence.block import Block, Kind, Row, line_starts
from locator.evidence.html_blocks import html_blocks
from locator.evidence.quoted import quoted_strings
from locator.evidence.shapes import ends_sentence

_DEEPEST = 60  # blocks in blocks
_PIECE = 2**16  # characters that are parsed at once: a parsed file is ten times as long
_MOST_BLANKS = 50  # lines; what comes behind them is something else
# Indented lines are lists that somebody indented too far, and `[1]: "words" (p. 4)` is
# a source: Markdown's own reading of both would lose them.
_UNWANTED = ["code", "reference"]
_DATA_LANGUAGES = frozenset(("json", "jsonl", "ndjson"))
_ITEM = re.compile(r"(?:[-*+]|\d{1,9}[.)])[ \t]")
_TABLE_RULE = re.compile(r"\|[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$")
_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})")
_HTML_OPEN = re.compile(
    r" {0,3}<(?:!--|(?=(pre|script|style|textarea)\b))", re.IGNORECASE
)


def markdown_blocks(text: str, first_line: int = 1) -> Iterator[Block]:
    """Yield the blocks of a Markdown text in order.

    Args:
        text: Markdown.
        first_line: The line of the file at which it begins.
    """
    parser = MarkdownIt("commonmark", {"maxNesting": _DEEPEST}).enable("table")
    parser.disable(_UNWANTED).core.ruler.disable("inline")  # ours is another grammar
    collector = _Collector()
    for piece in _pieces(text, first_line):
        for token in parser.parse(piece.text):
            yield from collector.take(token, piece.line)


@dataclass(frozen=True, slots=True)
class _Piece:
    """Some lines of a text that can be parsed alone, and the number of the first."""

    text: str
    line: int


def _pieces(text: str, first_line: int) -> Iterator[_Piece]:
    """Yield a text in pieces; nothing of a block but its table goes on in the next."""
    cutter = _Cutter(first_line)
    for number, line in enumerate(text.split("\n"), first_line):
        yield from cutter.take(line, number)
    yield cutter.rest()


class _Cutter:
    """Goes through lines, and knows where a piece may end."""

    def __init__(self, first_line: int) -> None:
        self._lines: list[str] = []
        self._first = first_line
        self._size = 0
        self._blanks = 0  # lines that are blank, up to the last
        self._closing = ""  # what ends the fence or the HTML that is open
        self._in_list = False
        self._heads: list[str] = []  # of the table that goes on

    def take(self, line: str, number: int) -> Iterator[_Piece]:
        """Yield the piece that ends before the next line, if one does."""
        is_blank = not line.strip()
        if is_blank and self._blanks > _MOST_BLANKS and not self._closing:
            return
        if self._may_end(line) or (self._blanks > _MOST_BLANKS and not is_blank):
            yield self.rest()
            heads = self._heads if not self._blanks and line.startswith("|") else []
            self._lines, self._first, self._size = [*heads], number - len(heads), 0
        self._note(line, is_blank=is_blank)

    def rest(self) -> _Piece:
        """Return what is not yet in a piece."""
        return _Piece("\n".join(self._lines), self._first)

    def _may_end(self, line: str) -> bool:
        if self._size < _PIECE or self._closing or not line[:1].strip():
            return False
        goes_on = self._heads and line.startswith("|")
        is_item = self._in_list and bool(_ITEM.match(line))
        return bool(self._blanks or goes_on or is_item)

    def _note(self, line: str, *, is_blank: bool) -> None:
        last = self._lines[-1] if self._lines else ""
        if is_blank:
            self._heads = []
        elif _TABLE_RULE.match(line) and last.startswith("|"):
            self._heads = [last, line]
        if line[:1].strip():
            is_item = bool(_ITEM.match(line))
            self._in_list = is_item or (self._in_list and not self._blanks)
        self._lines.append(line)
        self._size += len(line) + 1
        self._blanks = self._blanks + 1 if is_blank else 0
        self._closing = _still_open(line, self._closing)


def _still_open(line: str, closing: str) -> str:
    """Return what ends the fence or the HTML that is open behind `line`."""
    if closing:
        ends = closing in line.casefold()
        return "" if ends and (closing[0] in "-<" or not line.strip(" `~")) else closing
    fence = _FENCE.match(line)
    if fence:
        return fence[1]
    html = _HTML_OPEN.match(line)
    if not html:
        return ""
    end = f"</{html[1].casefold()}" if html[1] else "-->"
    return "" if end in line[html.end() :].casefold() else end


class _Collector:
    """Goes through the tokens of a text, and knows what each one stands in."""

    def __init__(self) -> None:
        self._open: list[Token] = []
        self._items: list[int] = []
        self._item_count = 0
        self._number = ""
        self._quote_count = 0
        self._rows: list[Row] = []
        self._cells: list[str] = []

    def take(self, token: Token, first_line: int) -> Iterator[Block]:
        """Yield the blocks that end with the next token."""
        line = first_line + (token.map[0] if token.map else 0)
        if token.nesting > 0:
            self._enter(token)
            if token.level >= _DEEPEST - 1:
                yield Block(Kind.TOO_DEEP, "", line)
        elif token.nesting < 0:
            yield from self._leave(first_line)
        elif token.type == "html_block":
            yield from self._html(token.content, line)
        elif token.type == "fence":
            if token.info.strip().split(" ")[0].casefold() in _DATA_LANGUAGES:
                yield self._block(Kind.DATA, token.content, line + 1)
        elif token.type == "inline":
            yield from self._text(token.content, line)

    def _enter(self, token: Token) -> None:
        if token.type == "list_item_open":
            self._item_count += 1
            self._items.append(self._item_count)
            self._number = token.info
        elif token.type == "blockquote_open":
            self._quote_count += not self._is_in("blockquote_open")
        elif token.type == "table_open":
            self._rows = []
        elif token.type == "tr_open":
            self._cells = []
        self._open.append(token)

    def _leave(self, first_line: int) -> Iterator[Block]:
        opened = self._open.pop()
        name = opened.type
        if name == "list_item_open":
            self._items.pop()
        elif name == "tr_open":
            line = first_line + (opened.map[0] if opened.map else 0)
            self._rows.append(Row(tuple(self._cells), line))
        elif name == "table_open":
            table = self._block(Kind.TABLE, "", self._rows[0].line)
            yield replace(table, rows=tuple(self._rows))

    def _text(self, text: str, line: int) -> Iterator[Block]:
        around = self._open[-1]
        if around.type in ("th_open", "td_open"):
            self._cells.append(text)
        elif around.type == "heading_open" and not _is_underlined_prose(around, text):
            heading = self._block(Kind.HEADING, text, line)
            yield replace(heading, level=int(around.tag[1]))
        elif self._is_in("blockquote_open"):
            yield self._block(Kind.PASSAGE, text, line)
        else:
            yield self._block(Kind.PARAGRAPH, text, line)

    def _html(self, html: str, line: int) -> Iterator[Block]:
        """Yield the blocks of HTML; what Markdown has around it is around them."""
        around = self._block(Kind.PARAGRAPH, "", line)
        inside = Kind.PASSAGE if around.level else Kind.PARAGRAPH
        count = self._item_count
        for block in html_blocks(html, line):
            items = tuple(count + item for item in block.items)
            self._item_count = max(self._item_count, *items, 0)
            yield replace(
                block,
                kind=inside if block.kind is Kind.PARAGRAPH else block.kind,
                items=around.items + items,
                quote_number=around.quote_number or -line * bool(block.quote_number),
            )

    def _block(self, kind: Kind, text: str, line: int) -> Block:
        number, self._number = self._number, ""
        depth = sum(each.type == "blockquote_open" for each in self._open)
        return Block(
            kind,
            text,
            line,
            breaks=line_starts(text),
            level=depth,
            items=tuple(self._items),
            number=number,
            quote_number=self._quote_count if depth else 0,
        )

    def _is_in(self, name: str) -> bool:
        return any(token.type == name for token in self._open)


def _is_underlined_prose(heading: Token, text: str) -> bool:
    """Tell whether a heading is running text with a line of dashes right below it."""
    return heading.markup[0] in "-=" and (
        "\n" in text or ends_sentence(text) or any(quoted_strings(text))
    )
