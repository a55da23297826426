"""Reads plain text: every paragraph is a quote, or every line.

Labels such as "Quote:" and "Claim:" say otherwise: with them, only what is labelled or
stands in quotation marks is a quote.
"""

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from locator.evidence.answer.wording import Role
from locator.evidence.block import Block, Kind, line_starts
from locator.evidence.block_reader import read_blocks
from locator.evidence.front_matter import front_matter
from locator.evidence.hints import hint_at_end
from locator.evidence.labelled import parts_of
from locator.evidence.pace import is_in_pieces
from locator.evidence.record import Evidence
from locator.evidence.shapes import ends_sentence

_BULLET = re.compile(r"\s*(?:[-*•·–]|\(?\d{1,3}[.)])\s+")
_BESIDE = frozenset((Role.CLAIM, Role.PAGE, Role.DOCUMENT))
_MOST_SHORT_LINES = 30_000
_WRAPPED_SHARE = 0.6  # wrapped lines are about as long as the longest of the paragraph


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    text: str


def read(text: str) -> Evidence:
    """Return the quotes of a plain text."""
    front = front_matter(text)
    behind: list[Block] = []
    if is_in_pieces(text):
        text = "\n".join(text.split("\n", _MOST_SHORT_LINES)[:-1])
        behind = [Block(Kind.TOO_MANY, "", _MOST_SHORT_LINES + 1)]
    paragraphs = [
        lines for lines in _paragraphs(text) if lines[0].number > front.line_count
    ]
    blocks = list(map(_block, paragraphs))
    roles = list(map(_roles, blocks))
    if not any(Role.QUOTE in each for each in roles):
        if all(map(_is_list, paragraphs)):
            blocks = [_block([line]) for lines in paragraphs for line in lines]
            roles = list(map(_roles, blocks))
        blocks = list(map(_as_passage, blocks, roles))
    return read_blocks([*blocks, *behind], front)


def _block(lines: Sequence[_Line]) -> Block:
    text = _BULLET.sub("", "\n".join(line.text for line in lines), count=1)
    return Block(Kind.PARAGRAPH, text, lines[0].number, line_starts(text))


def _as_passage(block: Block, roles: AbstractSet[Role | None]) -> Block:
    """Return a paragraph as a quote, unless it says that it is a claim or a page."""
    return block if roles & _BESIDE else replace(block, kind=Kind.PASSAGE)


def _roles(block: Block) -> set[Role | None]:
    return {part.role for part in parts_of(block.text)}


def _paragraphs(text: str) -> list[list[_Line]]:
    paragraphs: list[list[_Line]] = [[]]
    for number, line in enumerate(text.replace("\f", "\n").split("\n"), 1):
        if line.strip():
            paragraphs[-1].append(_Line(number, line.strip()))
        elif paragraphs[-1]:
            paragraphs.append([])
    return [lines for lines in paragraphs if lines]


def _is_list(lines: Sequence[_Line]) -> bool:
    """Tell whether every line is a quote of its own, not a part of a wrapped one."""
    texts = [line.text for line in lines]
    if all(_BULLET.match(text) for text in texts):
        return True
    if all(ends_sentence(text) or hint_at_end(text) for text in texts):
        return True
    longest = max(map(len, texts))
    return any(len(text) < _WRAPPED_SHARE * longest for text in texts[:-1])
