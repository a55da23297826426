"""Looks at the places where one shared stretch ends and the next begins."""

from locator.joined import JoinedText
from locator.matching.block import Block
from locator.matching.flow import skips_flow
from locator.matching.layout import ends_line, starts_line
from locator.matching.one_word import one_word
from locator.matching.wanted import Wanted
from locator.span import Span

_LEAST_LEFT = 4
_LONGEST_SHIFT = 12


def jump_shift(this: Block, then: Block, source: JoinedText) -> int | None:
    """Return where the text jumps from one line's end to another line's beginning.

    Where a page number 4 stands between "GAP" and "48", its digit matches as well: the
    joint may lie some characters before the one that the chain chose.

    Returns:
        By how many characters the joint must move back, None if there is no jump.
    """
    exact = then.quote == this.quote_end
    for count in range(min(_LONGEST_SHIFT, this.length) if exact else 1):
        back, front = then.source - count, this.source_end - count
        if count and source.skeleton[back] != source.skeleton[front]:
            return None
        end = source.offset(this.source_end - count - 1) + 1
        start = source.offset(then.source - count)
        at_lines = ends_line(source, end) and starts_line(source, start)
        if at_lines and not skips_flow(source, end, start):
            return count
    return None


def opens_word(block: Block, wanted: Wanted) -> Block:
    """Return `block` without a head that is only the rest of a word."""
    text, offsets = wanted.text, wanted.skeleton.offsets
    at = offsets[block.quote]
    if not block.quote or not (text[at - 1].isalnum() and text[at].isalnum()):
        return block
    while at < len(text) and text[at].isalnum():
        at += 1
    skip = sum(offset < at for offset in offsets[block.quote : block.quote_end])
    return block.without_head(skip) if skip + _LEAST_LEFT <= block.length else block


def leaves_word(block: Block, wanted: Wanted, source: JoinedText) -> Block:
    """Return `block` without a tail that is only the beginning of a word.

    Of the quote's word, or of the source's: "the" is no part of "theory". At the end of
    a line it stays: a word may be broken there.
    """
    text, offsets = wanted.text, wanted.skeleton.offsets
    at = offsets[block.quote_end - 1]
    if at + 1 >= len(text):
        return block
    end = source.offset(block.source_end - 1) + 1
    goes_on = one_word(source.text(Span(end - 1, min(len(source), end + 1))))
    if not (goes_on or text[at : at + 2].isalnum()) or ends_line(source, end):
        return block
    while at > 0 and text[at - 1].isalnum():
        at -= 1
    skip = sum(offset >= at for offset in offsets[block.quote : block.quote_end])
    return block.without_tail(skip) if skip + _LEAST_LEFT <= block.length else block
