"""Reads the blocks of a text: what is marked is a quote, the rest is about it."""

from collections.abc import Iterable
from dataclasses import replace

from locator.evidence.block import Block, Kind
from locator.evidence.callout import Callout, callout_of
from locator.evidence.claims_above import ClaimsAbove
from locator.evidence.collected import Around, Collected
from locator.evidence.front_matter import FrontMatter
from locator.evidence.json_inside import records_of_json
from locator.evidence.pace import Pace, Price
from locator.evidence.place import Place, place_of
from locator.evidence.place_links import blanked, place_links
from locator.evidence.prose import ProseReader
from locator.evidence.record import Evidence, Fault
from locator.evidence.table_rows import TableRow, table_rows

_UNREAD = {
    Kind.TOO_DEEP: Fault.TOO_DEEP,
    Kind.TOO_WIDE: Fault.TOO_WIDE,
    Kind.TOO_MANY: Fault.TOO_MANY,
    Kind.UNFINISHED: Fault.OPEN_TAG,
}


def read_blocks(blocks: Iterable[Block], front: FrontMatter) -> Evidence:
    """Return the quotes of blocks.

    Args:
        blocks: The blocks of a file.
        front: What the file says about all of them.
    """
    reader = BlockReader(front)
    pace = Pace()
    for block in blocks:
        _count(block, pace)
        if pace.is_lost:
            reader.take(Block(Kind.TOO_MANY, "", block.line))
            break
        pace.count(Price.RECORD * reader.take(block))
    return reader.evidence()


def _count(block: Block, pace: Pace) -> None:
    pace.count(Price.HEADING if block.kind is Kind.HEADING else Price.BLOCK)
    pace.pay(block.text)
    for row in block.rows:
        pace.count(Price.ROW + Price.CELL * len(row.cells))
        pace.pay("".join(row.cells))


class BlockReader:
    """Goes through blocks and collects quotes with what is said about them."""

    def __init__(self, front: FrontMatter) -> None:
        self._collected = Collected(front)
        self._above = ClaimsAbove()
        self._prose = ProseReader(self._collected, self._above)
        self._callout: Callout | None = None
        self._last_row = TableRow(0)

    def take(self, block: Block) -> int:
        """Go on to the next block; return how many records there are in it."""
        before = self._collected.count()
        if block.kind in _UNREAD:
            self._collected.flaw(block.line, _UNREAD[block.kind])
        elif block.kind is Kind.HEADING:
            self._prose.end_section()
            self._collected.forget()
            link = next(place_links(block.text), None)
            words = blanked(block.text, link.spans) if link else block.text
            self._above.head(words, block.level, link.place if link else Place())
        elif block.kind is Kind.TABLE:
            self._table(block)
        elif block.kind is Kind.DATA:
            for record in records_of_json(block.text, block.line):
                self._collected.take(record)
        elif block.kind is Kind.PASSAGE:
            self._passage(block)
        else:
            self._prose.take(block)
        return self._collected.count() - before

    def evidence(self) -> Evidence:
        """Return everything that was found."""
        self._prose.end_section()
        return self._collected.evidence()

    def _table(self, block: Block) -> None:
        goes_on = block.line <= self._last_row.line
        for row in table_rows(block, self._last_row.around.claim if goes_on else ""):
            self._last_row = row
            claim = row.around.claim or self._above.over(block.items)
            place = row.around.place.over(self._above.place())
            around = replace(row.around, claim=claim, place=place)
            for spotted in row.quotes:
                self._collected.add(spotted, row.line, around)
            for flaw in row.flaws:
                self._collected.flaw(row.line, flaw.fault)
        self._collected.forget()

    def _passage(self, block: Block) -> None:
        """Read a paragraph of a block quote; in some callouts it is no quote."""
        callout = callout_of(block)
        if callout:
            self._callout = callout
            self._collected.forget()
            blank = "\n" if "\n" in block.text[: callout.title_length] else ""
            title = " " * (callout.title_length - len(blank)) + blank
            block = replace(block, text=title + block.text[callout.title_length :])
            if not block.text.strip():
                return
        callout = self._callout
        if not callout or callout.quote_number != block.quote_number:
            self._prose.take_passage(block, Around(place=place_of(block.source)))
            return
        around = Around(claim=callout.claim, place=callout.place)
        if block.level > callout.level:
            self._prose.take_passage(block, around)
            self._callout = replace(callout, has_nested=True)
        elif callout.has_nested:
            self._collected.note(" ".join(block.text.split()))
        elif callout.holds_quotes:
            self._prose.take_passage(block, around)
        else:
            self._prose.take(block)
