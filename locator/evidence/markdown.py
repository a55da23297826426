"""Reads Markdown: headings are claims; block quotes and quoted strings are quotes."""

import re
from collections.abc import Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token

from locator.evidence.hints import hint_at_end
from locator.evidence.passage import read_passage, record
from locator.evidence.quoted import Quoted, quoted_strings
from locator.evidence.record import BadRecord, Evidence, Fault, Record
from locator.evidence.shapes import is_claim

_SEPARATORS = " \n\t—–-:,;>*_("
_DASHED = re.compile(r"[—–:-]\s*[*_]*$")
_NEAR = 10  # characters


def read(text: str) -> Evidence:
    """Return the quotes of a Markdown text."""
    reader = _Reader()
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        reader.take(token)
    return Evidence.of(reader.found)


class _Reader:
    """Goes through the blocks of a text, and knows under what each one stands."""

    def __init__(self) -> None:
        self.found: list[Record | BadRecord] = []
        self._heading = ""
        self._items: list[str] = []  # what is claimed in each list item around
        self._open: list[str] = []

    def take(self, token: Token) -> None:
        """Go on to the next token."""
        if token.type == "inline":
            self._text(token)
        elif token.nesting > 0:
            self._open.append(token.type)
            if token.type == "list_item_open":
                self._items.append("")
        elif token.nesting < 0 and self._open.pop() == "list_item_open":
            self._items.pop()

    def _text(self, token: Token) -> None:
        line = token.map[0] + 1 if token.map else 1
        if "heading_open" in self._open:
            self._heading = _words(token)
        elif "blockquote_open" in self._open:
            self.found.extend(read_passage(token.content, line, self._claim()))
        elif not self._is_hint_of_last(token.content):
            self._paragraph(token, line)

    def _paragraph(self, token: Token, line: int) -> None:
        text = token.content
        strings = list(quoted_strings(text))
        quotes = [
            each
            for each in strings
            if isinstance(each, Quoted)
            and (each.is_substantial(text) or _is_all_of(text, each))
        ]
        self._note_claim(token, quotes)
        chosen = set(quotes)
        for each in strings:
            if not isinstance(each, Quoted):
                near = max(0, each.offset - _NEAR)
                if _DASHED.search(text, near, each.offset) or not each.offset:
                    self.found.append(BadRecord(line, Fault.UNFINISHED))
            elif each in chosen:
                first = line + text.count("\n", 0, each.inner.start)
                self.found.append(
                    record(each.inner.of(text), first, each.page_hint, self._claim())
                )

    def _note_claim(self, token: Token, quotes: Sequence[Quoted]) -> None:
        if self._items:
            if quotes:
                words = token.content[: quotes[0].outer.start]
                self._items[-1] = _plain(words) or self._items[-1]
            else:
                self._items[-1] = _words(token)
        elif not quotes and is_claim(token.content):
            self._heading = _words(token)

    def _claim(self) -> str:
        return next((claim for claim in reversed(self._items) if claim), self._heading)

    def _is_hint_of_last(self, text: str) -> bool:
        """Take "(p. 4)" in a line of its own as the page of the quote above it."""
        hint = hint_at_end(text)
        if not hint or text[: hint.start].strip() or not self.found:
            return False
        last = self.found[-1]
        if isinstance(last, Record) and last.quote.page_hint is None:
            self.found[-1] = record(
                last.quote.text, last.line, hint.page, last.quote.claim
            )
        return True


def _is_all_of(text: str, quoted: Quoted) -> bool:
    rest = text[: quoted.outer.start] + text[quoted.outer.end :]
    return not any(map(str.isalnum, rest))


def _words(token: Token) -> str:
    """Return the words of a heading or paragraph without their mark-up."""
    words = "".join(
        " " if child.type.endswith("break") else child.content
        for child in token.children or ()
    )
    return " ".join(words.split())


def _plain(text: str) -> str:
    return " ".join(text.replace("**", "").split()).strip(_SEPARATORS)
