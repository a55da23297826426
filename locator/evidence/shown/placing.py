"""Puts the records of a file into its blocks; each of them is shown once."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import chain

from locator.evidence.record import BadRecord, Evidence
from locator.evidence.shown.block import Run, ShownBlock, ShownKind, ShownRow
from locator.evidence.shown.inline import Inline
from locator.evidence.shown.tied import plain_words, tied


class Placing:
    """Goes through a file from top to bottom with its records.

    Attributes:
        inline: Reads the inline mark-up of its texts.
    """

    def __init__(self, evidence: Evidence) -> None:
        self.inline = Inline()
        self._records = evidence.records
        self._order = sorted(
            range(len(self._records)), key=lambda at: self._records[at].line
        )
        self._lines = [self._records[at].line for at in self._order]
        self._bad: list[BadRecord] = sorted(
            evidence.bad_records, key=lambda bad: bad.line
        )
        self._shown: set[int] = set()
        self._behind = 0  # how many records begin before what was shown last
        self._bad_behind = 0

    def runs(
        self, text: str, first_line: int, last_line: int, *, mark_up: bool = True
    ) -> tuple[Run, ...]:
        """Return a text with the records that stand in it for sure.

        Args:
            text: The text.
            first_line: The line of the file at which it begins.
            last_line: The line at which it ends.
            mark_up: Whether it has inline mark-up.
        """
        words = plain_words(text)
        candidates = [
            at for at in self._between(first_line, last_line) if at not in self._shown
        ]
        found = tied(words, candidates, self._records)
        if not found:
            return self._plain(words, mark_up=mark_up)
        runs: list[Run] = []
        at = 0
        for each in found:
            runs += self._plain(words[at : each.span.start], mark_up=mark_up)
            quote = each.span.of(words)
            printed = self.inline.runs(quote) if mark_up else (Run(quote),)
            text = "".join(run.text for run in printed)
            runs.append(Run(text, record=each.record))
            at = each.span.end
            self._shown.add(each.record)
        runs += self._plain(words[at:], mark_up=mark_up)
        return tuple(runs)

    def row(
        self, cells: Sequence[str], line: int, *, is_head: bool, mark_up: bool
    ) -> ShownRow:
        """Return a row of a table with the records that stand in it for sure."""
        last = line if mark_up else line + sum(cell.count("\n") for cell in cells)
        runs = tuple(self.runs(cell, line, last, mark_up=mark_up) for cell in cells)
        return ShownRow(runs, line, is_head)

    def rest_up_to(self, line: int) -> Iterator[ShownBlock]:
        """Yield what begins up to a line and is not shown yet: it has no sure place."""
        end = bisect_left(self._lines, line + 1)
        rest = [at for at in self._order[self._behind : end] if at not in self._shown]
        self._behind = max(self._behind, end)
        bad = self._bad[self._bad_behind :]
        broken = [each for each in bad if each.line <= line]
        self._bad_behind += len(broken)
        blocks = chain(map(self._alone, rest), map(_broken, broken))
        yield from sorted(blocks, key=lambda block: block.line)

    def _alone(self, record: int) -> ShownBlock:
        self._shown.add(record)
        words = self._records[record].quote.text
        return ShownBlock(
            ShownKind.PASSAGE, self._records[record].line, (Run(words, record=record),)
        )

    def _between(self, first: int, last: int) -> Sequence[int]:
        start = bisect_left(self._lines, first)
        return sorted(self._order[start : bisect_left(self._lines, last + 1)])

    def _plain(self, text: str, *, mark_up: bool) -> tuple[Run, ...]:
        if mark_up:
            return self.inline.runs(text)
        return (Run(text),) if text else ()


def _broken(bad: BadRecord) -> ShownBlock:
    return ShownBlock(ShownKind.BROKEN, bad.line, fault=str(bad.fault))
