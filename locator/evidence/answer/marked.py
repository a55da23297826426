"""Reads an answer whose quotes are marked: by marks, labels, indentation or a table."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from locator.evidence.answer.blocks import Block, Kind
from locator.evidence.answer.claims import Claims
from locator.evidence.answer.passages import passage
from locator.evidence.answer.strings import strings_in
from locator.evidence.answer.tables import rows_of
from locator.evidence.answer.wording import (
    Role,
    announces,
    introduces,
    label_of,
    leads_in,
)
from locator.evidence.hints import hint_at_end, page_named
from locator.evidence.shapes import is_claim
from locator.quote import Quote

if TYPE_CHECKING:
    from locator.evidence.answer.trimmed import Found

_DASHED = re.compile(r"(?:[—–]|--|\s-|\*\*[:：]|[:：]\*\*)\s*[*_(]*$")
_CALLOUT = re.compile(r"\[![^\]\n]*\][^\n]*\n?")
_LINKED_PAGE = re.compile(r"#page=(\d+)")
_LONGEST_PAGE = 8


@dataclass(frozen=True, slots=True)
class _Part:
    """Some lines of a paragraph, and the role that their label gives them."""

    role: Role | None
    text: str


def has_marks(block: Block) -> bool:
    """Tell whether a block marks something as a quote."""
    if block.kind is Kind.PASSAGE:
        return True
    if block.kind is Kind.TABLE:
        return any(rows_of(block))
    if block.kind is not Kind.PARAGRAPH:
        return False
    return bool(strings_in(block.text)) or any(
        part.role is Role.QUOTE and part.text.strip() for part in _parts(block.text)
    )


class MarkedReader:
    """Goes through blocks and collects what is marked as a quote, with its claim."""

    def __init__(self, claims: Claims) -> None:
        self.quotes: list[Quote] = []
        self.claims = claims
        self._page: str | None = None

    def take(self, block: Block) -> None:
        """Go on to the next block."""
        if block.kind is Kind.HEADING:
            self.claims.head(block.text)
        elif block.kind is Kind.TABLE:
            for row in rows_of(block):
                self._add(row.quotes, row.claim or self.claims.over(block))
        elif block.kind is Kind.PASSAGE:
            if not self._is_page_of_last(block.text):
                self._passage(block)
        elif block.kind is Kind.PARAGRAPH and not self._is_page_of_last(block.text):
            for part in _parts(block.text):
                self._part(part, block)
            self._page = None

    def _passage(self, block: Block) -> None:
        """Take a block quote; Obsidian names its page in a line before it."""
        callout = _CALLOUT.match(block.text)
        if callout:
            page = _LINKED_PAGE.search(callout[0])
            self._page = page[1] if page else None
        words = block.text[callout.end() :] if callout else block.text
        if words.strip():
            self._add(passage(words), self.claims.over(block))

    def _part(self, part: _Part, block: Block) -> None:
        if part.role is Role.CLAIM:
            self._state(part.text, block)
        elif part.role is Role.PAGE:
            self._name_page(page_named(part.text.strip(" .*_")))
        elif part.role is Role.QUOTE and part.text.strip():
            self._add(passage(part.text), self.claims.over(block))
        elif part.text.strip():
            self._said(part, block)

    def _said(self, part: _Part, block: Block) -> None:
        strings = strings_in(part.text)
        if strings:
            self._note_before(part.text[: strings[0].span.start], block)
            self._add((each.found for each in strings), self.claims.over(block))
        elif part.role:
            hint = hint_at_end(f" ({part.text.strip()})")
            self._name_page(hint.page if hint else None)
        else:
            self._claim(part.text, block)

    def _state(self, words: str, block: Block) -> None:
        if block.items:
            self.claims.lead(words, block)
        else:
            self.claims.head(words)

    def _claim(self, words: str, block: Block) -> None:
        if is_claim(words) and not block.items:
            self.claims.head(words)
        elif block.items or leads_in(words):
            self.claims.lead("" if _only_leads(words) else words, block)

    def _note_before(self, words: str, block: Block) -> None:
        """Take the words before a quoted string as a claim, if they make one."""
        if not any(map(str.isalnum, words)) or introduces(words):
            return
        if block.items or _DASHED.search(words):
            self.claims.lead(words, block)

    def _name_page(self, page: str | None) -> None:
        """Give a page to the quote above, or keep it for the one below."""
        if not page or len(page) > _LONGEST_PAGE:
            return
        if self.quotes and self.quotes[-1].page_hint is None:
            last = self.quotes[-1]
            self.quotes[-1] = Quote(last.text, page, claim=last.claim)
        else:
            self._page = page

    def _is_page_of_last(self, text: str) -> bool:
        """Take "(p. 4)" or "— Smith, p. 4" in a line of its own as such."""
        hint = hint_at_end(text)
        if not hint or text[: hint.start].strip() or not self.quotes:
            return False
        self._name_page(hint.page)
        self._page = None
        return True

    def _add(self, found: "Iterable[Found]", claim: str) -> None:
        for each in found:
            page = each.page_hint or self._page
            self.quotes.append(Quote(each.text, page, claim=claim))
        self._page = None


def _only_leads(words: str) -> bool:
    return leads_in(words) and announces(words)


def _parts(text: str) -> Iterator[_Part]:
    """Yield the lines of a paragraph, together with the label that they stand under."""
    role: Role | None = None
    lines: list[str] = []
    for line in text.split("\n"):
        label = label_of(line)
        if label and lines:
            yield _Part(role, "\n".join(lines))
            lines = []
        if label:
            role, rest = label
            lines.append(rest)
        else:
            lines.append(line)
    yield _Part(role, "\n".join(lines))
