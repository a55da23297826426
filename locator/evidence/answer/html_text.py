"""Turns the HTML of a copied chat answer into text like Markdown.

Only what says something about quotes is kept: block quotes, lists, headings, tables,
code, `<q>`, bold at the start of a paragraph (it names a claim), raised and lowered
digits, and the source of formulas.
"""

import re
from collections.abc import Mapping

from locator.evidence.answer.html_inline import Inline
from locator.evidence.answer.html_lines import CONTAINERS, Lines
from locator.evidence.answer.html_table import Table
from locator.evidence.html_tokens import End, Start, Text, html_tokens, is_too_many

_STRUCTURE = re.compile(
    r"<(?:blockquote|li|q|table|h[1-6]|pre|sup)[\s>]", re.IGNORECASE
)
_NEARLY_ALL = 0.9
_HIDDEN = re.compile(
    "script|style|head|title|template|svg|button|select|textarea|noscript|iframe|object"
)
_BLOCK = re.compile(
    "p|div|section|article|header|footer|main|figure|figcaption|dl|dt|dd|address|"
    "h[1-6]|hr|details|summary|body|ul|ol|li|blockquote"
)
_VOID = re.compile(
    "area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr"
)
_LANGUAGE = re.compile(r"\blanguage-(\w+)")
_CELLS = ("tr", "td", "th")
_FENCE = "~~~~~~~~"


def markdown_of(html: str) -> str:
    """Return what `html` says, with its structure as Markdown writes it."""
    reader = _Reader()
    tags = 0
    for token in html_tokens(html):
        match token:
            case Start():
                tags += 1
                if is_too_many(tags, html):
                    break
                reader.start(token.tag, token.attributes)
            case End():
                reader.end(token.tag)
            case Text():
                reader.text(token.text)
    return reader.finished()


def says_more(html: str, converted: str, text: str) -> bool:
    """Tell whether HTML, as `converted`, says more than the plain text beside it."""
    if not text.strip():
        return True
    complete = _letters(converted) >= _NEARLY_ALL * _letters(text)
    return complete and bool(_STRUCTURE.search(html))


def _letters(text: str) -> int:
    return sum(map(str.isalnum, text))


class _Reader:
    """Collects text into blocks; whatever is open at the end of a block is closed."""

    def __init__(self) -> None:
        self._lines = Lines()
        self._inline = Inline()
        self._mark = ""  # of a heading
        self._hidden = ""
        self._hidden_depth = 0
        self._code: list[str] | None = None
        self._language = ""
        self._table: Table | None = None
        self._depth = 0  # of tables

    def finished(self) -> str:
        """Return all that was read."""
        self._end_code()
        self._depth = min(self._depth, 1)
        self._end_table()
        self._end_block()
        return self._lines.text()

    def start(self, tag: str, given: Mapping[str, str]) -> None:
        """Take in the start of an element."""
        if self._hidden or _HIDDEN.fullmatch(tag) or given.get("aria-hidden") == "true":
            self._hide(tag)
        elif self._code is not None:
            self._note_language(given)
        elif tag == "br":
            self._inline.break_line()
        elif tag == "table":
            self._begin_table()
        elif self._table and (tag in _CELLS or _BLOCK.fullmatch(tag)):
            self._table.begin(tag, self._inline)
        elif tag == "pre" or _BLOCK.fullmatch(tag):
            self._begin_block(tag, given)
        else:
            self._inline.begin(tag, given.get("style", ""))

    def end(self, tag: str) -> None:
        """Take in the end of an element."""
        if self._hidden:
            self._hidden_depth -= tag == self._hidden
            self._hidden = self._hidden if self._hidden_depth else ""
        elif tag == "pre":
            self._end_code()
        elif tag == "table":
            self._end_table()
        elif not _BLOCK.fullmatch(tag):
            self._inline.end(tag)
        elif not self._table:
            self._end_block()
            self._lines.leave(tag)

    def text(self, text: str) -> None:
        """Take in text."""
        if self._hidden:
            return
        if self._code is None:
            self._inline.add(text)
        else:
            self._code.append(text)

    def _hide(self, tag: str) -> None:
        if not _VOID.fullmatch(tag):
            self._hidden = self._hidden or tag
            self._hidden_depth += tag == self._hidden

    def _begin_block(self, tag: str, given: Mapping[str, str]) -> None:
        self._end_block()
        if tag in CONTAINERS:
            self._lines.enter(tag)
        elif tag == "pre":
            self._code, self._language = [], ""
            self._note_language(given)
        elif re.fullmatch(r"h[1-6]", tag):
            self._mark = "#" * int(tag[1]) + " "

    def _end_block(self) -> None:
        text = self._inline.take()
        # A heading is one line.
        self._lines.block(text.replace("\n", " ") if self._mark else text, self._mark)
        self._mark = ""

    def _note_language(self, given: Mapping[str, str]) -> None:
        found = _LANGUAGE.search(given.get("class", ""))
        self._language = found[1] if found else self._language

    def _end_code(self) -> None:
        if self._code is not None:
            lines = "".join(self._code).strip("\n").split("\n")
            self._lines.write([f"{_FENCE}{self._language}", *lines, _FENCE])
            self._code = None

    def _begin_table(self) -> None:
        if not self._table:
            self._end_block()
            self._table = Table()
        self._depth += 1

    def _end_table(self) -> None:
        self._depth = max(0, self._depth - 1)
        if self._table and not self._depth:
            self._table.end_cell(self._inline)
            lines = self._table.lines()
            self._table = None
            if lines:
                self._lines.write(lines)
