"""Takes HTML apart into blocks; what is hidden is not read."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from locator.evidence.block import Block, Kind
from locator.evidence.html_table import Table
from locator.evidence.html_tokens import (
    End,
    Start,
    Text,
    Unfinished,
    html_tokens,
    is_too_many,
)
from locator.evidence.html_words import Writer

_HIDDEN = re.compile(
    "script|style|title|template|svg|button|select|textarea|noscript|iframe|object|"
    "xmp|noembed"
)
_BLOCK = re.compile(
    "p|div|section|article|header|footer|main|aside|nav|figure|figcaption|dl|dt|dd|pre|"
    "address|hr|details|summary|body|html|head|h[1-6]|ul|ol|li|blockquote|form|"
    "fieldset|legend"
)
_VOID = re.compile(
    "area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr"
)
_NUMBER = re.compile(r"\d{1,9}")
_CONTAINERS = frozenset(("ul", "ol", "li", "blockquote"))
_CELLS = frozenset(("td", "th"))
_MOST_ITEMS = 20  # list items around a block that are told apart
_DEEPEST = 500  # lists, items and block quotes in one another
_NO_DISPLAY = re.compile(r"display:\s*none")


def html_blocks(html: str, first_line: int = 1) -> Iterator[Block]:
    """Yield the blocks of HTML in order.

    Args:
        html: A document or a part of one.
        first_line: The line of the file at which it begins.
    """
    reader = _Reader()
    tags = 0
    for token in html_tokens(html, first_line):
        match token:
            case Start() if is_too_many(tags, html):
                yield from reader.finish()
                yield Block(Kind.TOO_MANY, "", token.line)
                return
            case Start() if reader.depth > _DEEPEST:
                yield from reader.finish()
                yield Block(Kind.TOO_DEEP, "", token.line)
                return
            case Start():
                tags += 1
                yield from reader.start(token)
            case End():
                yield from reader.end(token.tag)
            case Text():
                reader.text(token)
            case Unfinished():
                yield from reader.finish()
                yield Block(Kind.UNFINISHED, "", token.line)
    yield from reader.finish()


@dataclass(slots=True)
class _Container:
    """A list, a list item or a block quote that is open.

    Attributes:
        tag: Its element.
        number: What an item is numbered with; of a list, the number of its last item.
        item: The item, counted over the document; 0 for others.
        source: The address that a block quote gives.
    """

    tag: str
    number: int = 0
    item: int = 0
    source: str = ""


class _Reader:
    """Collects text into blocks; whatever is open at the end of a block is closed."""

    def __init__(self) -> None:
        self._writer = Writer()
        self._heading = 0
        self._hidden = ""
        self._hidden_depth = 0
        self._table: Table | None = None
        self._table_depth = 0
        self._table_line = 0
        self._open: list[_Container] = []
        self._open_count: Counter[str] = Counter()
        self._item_count = 0
        self._quote_count = 0
        self._number = ""

    @property
    def depth(self) -> int:
        """Return how many lists, items and block quotes are open."""
        return len(self._open)

    def text(self, token: Text) -> None:
        """Take in text."""
        if not self._hidden:
            self._writer.add(token, as_it_is=self._open_count["pre"] > 0)

    def start(self, token: Start) -> Iterator[Block]:
        """Yield the block that ends where an element begins."""
        tag = token.tag
        if self._hidden or _HIDDEN.fullmatch(tag) or _is_hidden(token):
            self._hide(tag)
        elif tag == "br":
            self._writer.break_line()
        elif self._table or tag == "table":
            yield from self._start_in_table(token)
        elif _BLOCK.fullmatch(tag):
            yield from self._end_block()
            self._begin_block(token)
        elif not _VOID.fullmatch(tag) and not (
            tag == "mark" and self._open_count["blockquote"]
        ):
            self._writer.begin(tag, token.attributes)

    def end(self, tag: str) -> Iterator[Block]:
        """Yield the block that ends where an element does."""
        if self._hidden:
            self._hidden_depth -= tag == self._hidden
            self._hidden = self._hidden if self._hidden_depth else ""
        elif self._table:
            if tag == "table":
                yield from self._end_table()
            elif not _BLOCK.fullmatch(tag):
                self._writer.end(tag)
        elif not _BLOCK.fullmatch(tag):
            self._writer.end(tag)
        else:
            yield from self._end_block()
            self._leave(tag)

    def finish(self) -> Iterator[Block]:
        """Yield the blocks that are still open."""
        self._table_depth = min(self._table_depth, 1)
        yield from self._end_table()
        yield from self._end_block()

    def _hide(self, tag: str) -> None:
        if _VOID.fullmatch(tag):
            return
        self._hidden = self._hidden or tag
        self._hidden_depth += tag == self._hidden

    def _begin_block(self, token: Start) -> None:
        tag = token.tag
        if tag[0] == "h" and tag[1:].isdecimal():
            self._heading = int(tag[1:])
        elif tag == "pre":
            self._open_count["pre"] += 1
        elif tag in _CONTAINERS:
            self._enter(token)

    def _enter(self, token: Start) -> None:
        tag = token.tag
        if tag == "li" and self._open and self._open[-1].tag == "li":
            self._leave("li")  # its end tag may be left out
        container = _Container(tag)
        if tag == "ol":
            container.number = _number(token.attributes.get("start", ""), 1) - 1
        elif tag == "li":
            self._item_count += 1
            container.item = self._item_count
            self._number = self._next_number(token.attributes.get("value", ""))
        elif tag == "blockquote":
            self._quote_count += not self._open_count["blockquote"]
            container.source = _source(token)
        self._open.append(container)
        self._open_count[tag] += 1

    def _next_number(self, given: str) -> str:
        if not self._open or self._open[-1].tag != "ol":
            return ""
        around = self._open[-1]
        around.number = _number(given, around.number + 1)
        return str(around.number)

    def _leave(self, tag: str) -> None:
        """End the innermost container with a tag, and what was left open in it."""
        if tag == "pre":
            self._open_count["pre"] = max(0, self._open_count["pre"] - 1)
            return
        while self._open_count[tag] and tag in _CONTAINERS:
            last = self._open.pop()
            self._open_count[last.tag] -= 1
            if last.tag == tag:
                return

    def _end_block(self) -> Iterator[Block]:
        words = self._writer.take()
        if words.text.strip():
            depth = self._open_count["blockquote"]
            kind = Kind.PASSAGE if depth else Kind.PARAGRAPH
            around = self._open[-_MOST_ITEMS:]
            yield Block(
                Kind.HEADING if self._heading else kind,
                words.text,
                words.line,
                breaks=words.breaks,
                level=self._heading or depth,
                items=tuple(each.item for each in around if each.item),
                number=self._number,
                quote_number=self._quote_count if depth else 0,
                source=next((each.source for each in around if each.source), ""),
            )
            self._number = ""
        self._heading = 0

    def _start_in_table(self, token: Start) -> Iterator[Block]:
        tag = token.tag
        if tag == "table":
            if not self._table:
                yield from self._end_block()
                self._table, self._table_line = Table(), token.line
            self._table_depth += 1
        elif tag in _CELLS or tag == "tr":
            if self._table and self._table_depth == 1:
                self._table.end_cell(self._cell())
                if tag == "tr":
                    self._table.begin_row(token.line)
                else:
                    self._table.begin_cell(token.attributes, token.line)
        elif _BLOCK.fullmatch(tag):
            self._writer.break_line()
        elif not _VOID.fullmatch(tag):
            self._writer.begin(tag, token.attributes)

    def _end_table(self) -> Iterator[Block]:
        self._table_depth = max(0, self._table_depth - 1)
        if self._table and not self._table_depth:
            self._table.end_cell(self._cell())
            rows = self._table.rows()
            if self._table.is_too_wide:
                yield Block(Kind.TOO_WIDE, "", self._table_line)
            self._table = None
            items = tuple(each.item for each in self._open[-_MOST_ITEMS:] if each.item)
            if rows:
                block = Block(Kind.TABLE, "", self._table_line, items=items)
                yield replace(block, rows=rows)

    def _cell(self) -> str:
        return self._writer.take().text.strip()


def _is_hidden(token: Start) -> bool:
    given = token.attributes
    return (
        "hidden" in given
        or given.get("aria-hidden") == "true"
        or bool(_NO_DISPLAY.search(given.get("style", "")))
    )


def _source(token: Start) -> str:
    """Return the address of a block quote, with the page that it names itself."""
    address = token.attributes.get("cite", "")
    page = token.attributes.get("data-page") or token.attributes.get("page")
    return f"{address}#page={page}" if page and "#" not in address else address


def _number(text: str, otherwise: int) -> int:
    return int(text) if _NUMBER.fullmatch(text) else otherwise
