"""Takes a pasted text apart into blocks: headings, paragraphs, lists, tables."""

import re
from dataclasses import dataclass
from enum import Enum, auto

from markdown_it import MarkdownIt
from markdown_it.token import Token

# What Markdown makes of indented lines, of lines under which dashes stand, and of
# `[1]: address` is never what somebody meant who pasted a passage.
_UNWANTED = ["code", "html_block", "lheading", "reference"]
_DEEPEST = 60

_BREAKS = re.compile("\r\n|[\r\v\f\u0085\u2028]")
_EMPTY_LINES = re.compile(r"\n(?:[^\S\n]*\n){2,}")
_GAP = re.compile(r"(?<=\S)[^\S\n]{2,}|[^\S\n]{60,}")
_ROUND_BULLET = re.compile(r"^([ \t]*)[•‣◦·▪●○■□▸►∙]\s+", re.MULTILINE)
_DASH_BULLET = re.compile(r"^([ \t]*)[–—]\s+(?=\S)", re.MULTILINE)
_NUMBER = re.compile(
    r"^([ \t]*)(?:[(（](\d{1,3})[)）]|(\d{1,3})[、）])\s*", re.MULTILINE
)
_BEGINS = re.compile(r"(?:^|\n[ \t]*\n|[:：]\s*\n)[ \t]*$")
_MARKED_LINE = re.compile(r"\s*(?:[-*+]\s|1[.)]\s|>)")
_LONE = re.compile(r"(?<=[^\s:：.!?。！？])\n(?=[-*+] +\d|> ?\d|1[.)] )")


class Kind(Enum):
    """What a block is."""

    HEADING = auto()
    PARAGRAPH = auto()
    PASSAGE = auto()
    FENCE = auto()
    TABLE = auto()


@dataclass(frozen=True, slots=True)
class Block:
    """A block of a pasted text.

    Attributes:
        kind: What it is; the paragraphs of a block quote are passages.
        text: What it says, with its mark-up.
        items: Numbers of the list items that it stands in, from the outermost on.
        language: Of a code fence.
        rows: The cells of a table, the row with its headings first.
    """

    kind: Kind
    text: str
    items: tuple[int, ...] = ()
    language: str = ""
    rows: tuple[tuple[str, ...], ...] = ()


def blocks_of(text: str) -> list[Block]:
    """Return the blocks of `text` in order."""
    parser = MarkdownIt("commonmark", {"maxNesting": _DEEPEST})
    parser.enable("table").disable(_UNWANTED)
    collector = _Collector()
    for token in parser.parse(_prepared(text)):
        collector.take(token)
    return collector.blocks


def tidied(text: str) -> str:
    """Return `text` with one kind of line end, and no long runs of white space.

    The start of a line stays: it tells what is inside of what.
    """
    text = _BREAKS.sub("\n", text).replace("\u2029", "\n\n")
    return _GAP.sub(" ", _EMPTY_LINES.sub("\n\n", text)).strip()


def _prepared(text: str) -> str:
    """Return `text` with the bullets and numbers of lists as Markdown has them."""
    text = _ROUND_BULLET.sub(r"\1- ", text)
    for pattern, mark in ((_DASH_BULLET, r"\1- "), (_NUMBER, r"\g<1>\2\3. ")):
        found = list(pattern.finditer(text))
        if len(found) > 1 and _BEGINS.search(text, 0, found[0].start()):
            text = pattern.sub(mark, text)
    if sum(map(bool, map(_MARKED_LINE.match, text.split("\n")))) == 1:
        # A line of running text may begin with "- 5 °C": indented, it goes on.
        text = _LONE.sub("\n    ", text)
    return text


class _Collector:
    """Goes through the tokens of a text, and knows what each one stands in."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self._open: list[str] = []
        self._items: list[int] = []
        self._count = 0
        self._rows: list[list[str]] = []

    def take(self, token: Token) -> None:
        """Go on to the next token."""
        if token.type == "inline":
            self._text(token.content)
        elif token.type == "fence":
            self._add(Kind.FENCE, token.content, language=token.info.strip())
        elif token.nesting > 0:
            self._enter(token.type)
        elif token.nesting < 0:
            self._leave()

    def _enter(self, name: str) -> None:
        self._open.append(name)
        if name == "list_item_open":
            self._count += 1
            self._items.append(self._count)
        elif name == "table_open":
            self._rows = []
        elif name == "tr_open":
            self._rows.append([])

    def _leave(self) -> None:
        name = self._open.pop()
        if name == "list_item_open":
            self._items.pop()
        elif name == "table_open":
            self._add(Kind.TABLE, "", rows=tuple(map(tuple, self._rows)))

    def _text(self, content: str) -> None:
        if "table_open" in self._open:
            self._rows[-1].append(content)
        elif "heading_open" in self._open:
            self._add(Kind.HEADING, content)
        elif "blockquote_open" in self._open:
            self._add(Kind.PASSAGE, content)
        else:
            self._add(Kind.PARAGRAPH, content)

    def _add(
        self,
        kind: Kind,
        text: str,
        language: str = "",
        rows: tuple[tuple[str, ...], ...] = (),
    ) -> None:
        self.blocks.append(Block(kind, text, tuple(self._items), language, rows))
