"""Takes Markdown apart into blocks, piece by piece."""

from collections.abc import Iterator
from dataclasses import replace

from markdown_it import MarkdownIt
from markdown_it.token import Token

from locator.evidence.block import Block, Kind, Row, line_starts
from locator.evidence.html_blocks import html_blocks
from locator.evidence.markdown_pieces import markdown_pieces
from locator.evidence.quoted import quoted_strings
from locator.evidence.shapes import ends_sentence

_DEEPEST = 30  # blocks in blocks: a list in a list takes two
_FREE_TOKENS = 60_000
_LEAST_TO_TOKEN = 2  # characters; text that they are of is counted elsewhere
_HTML_TOKENS = 8  # what HTML costs, however short it is
# Indented lines are lists that somebody indented too far, and `[1]: "words" (p. 4)` is
# a source: Markdown's own reading of both would lose them.
_UNWANTED = ["code", "reference"]
_DATA_LANGUAGES = frozenset(("json", "jsonl", "ndjson"))


def markdown_blocks(text: str, first_line: int = 1) -> Iterator[Block]:
    """Yield the blocks of a Markdown text in order.

    Args:
        text: Markdown.
        first_line: The line of the file at which it begins.
    """
    if not text.strip():
        return
    parser = MarkdownIt("commonmark", {"maxNesting": _DEEPEST}).enable("table")
    parser.disable(_UNWANTED).core.ruler.disable("inline")  # ours is another grammar
    collector = _Collector()
    count = length = 0
    for piece in markdown_pieces(text, first_line):
        for flaw in piece.flaws:
            yield Block(flaw.kind, "", flaw.line)
        tokens = parser.parse(piece.text)
        count += len(tokens)
        count += _HTML_TOKENS * sum(each.type == "html_block" for each in tokens)
        length += len(piece.text)
        if count > max(_FREE_TOKENS, length // _LEAST_TO_TOKEN):
            yield Block(Kind.TOO_MANY, "", piece.line)
            return
        for token in tokens:
            yield from collector.take(token, piece.line)


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
