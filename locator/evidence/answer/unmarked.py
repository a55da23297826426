"""Reads a paste in which nothing is marked: items are quotes, else paragraphs are."""

import re
from collections.abc import Iterator, Sequence

from locator.evidence.answer.blocks import Block, Kind
from locator.evidence.answer.claims import Claims
from locator.evidence.answer.passages import passage
from locator.evidence.answer.wording import (
    announces,
    is_chatter,
    leads_in,
)
from locator.evidence.hints import hint_at_end
from locator.evidence.shapes import ends_sentence, is_claim
from locator.quote import Quote

_NAMED = re.compile(
    r"\s*\*\*(?P<name>[^*\n]+?)(?:[:：]\s*\*\*|\*\*\s*[:：—–-])\s*(?=\S)"
)
_LEAST_LINES = 3
_MOST_LEAD = 14  # words


def unmarked(blocks: Sequence[Block], claims: Claims) -> Iterator[Quote]:
    """Yield the quotes of blocks of which none marks anything as a quote."""
    texts = [block for block in blocks if block.kind is not Kind.HEADING]
    parents = {item for block in texts for item in block.items[:-1]}
    listed = any(block.items for block in texts)
    for block in blocks:
        if block.kind is Kind.HEADING:
            claims.head(block.text)
        elif listed and not block.items:
            _lead(block, claims)
        elif block.items and block.items[-1] in parents:
            claims.lead(block.text, block)
        elif listed:
            yield from _item(block, claims)
        elif len(texts) > 1 and _is_about_others(block, texts):
            _lead(block, claims)
        else:
            yield from _paragraph(block, claims)


def _is_about_others(block: Block, texts: Sequence[Block]) -> bool:
    text = block.text
    if leads_in(text):
        return len(text.split()) <= _MOST_LEAD or announces(text)
    return is_claim(text) or (block in (texts[0], texts[-1]) and is_chatter(text))


def _lead(block: Block, claims: Claims) -> None:
    if is_claim(block.text):
        claims.head(block.text)
    elif leads_in(block.text) and not announces(block.text):
        claims.lead(block.text, block)


def _item(block: Block, claims: Claims) -> Iterator[Quote]:
    """Yield the quote of an item: all of it, or what stands behind its bold name."""
    named = _NAMED.match(block.text)
    if named:
        claims.lead(named["name"], block)
    words = block.text[named.end() :] if named else block.text
    for found in passage(words):
        yield Quote(found.text, found.page_hint, claim=claims.over(block))


def _paragraph(block: Block, claims: Claims) -> Iterator[Quote]:
    lines = block.text.split("\n")
    for text in lines if _are_quotes(lines) else (block.text,):
        for found in passage(text):
            yield Quote(found.text, found.page_hint, claim=claims.over(block))


def _are_quotes(lines: Sequence[str]) -> bool:
    """Tell whether every line is a quote of its own, not a part of a wrapped one."""
    if len(lines) > 1 and all(map(hint_at_end, lines)):
        return True
    return len(lines) >= _LEAST_LINES and all(map(ends_sentence, lines))
