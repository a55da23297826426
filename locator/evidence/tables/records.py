"""Turns the rows of a table into quotes, by what its columns hold."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice

from locator.claim import Claim, Judgement, Verdict
from locator.evidence.hints import page_named
from locator.evidence.pace import Pace, Price
from locator.evidence.record import BadRecord, Fault, Found, Record
from locator.evidence.tables.cells import is_nothing, quotes_in
from locator.evidence.tables.columns import ColumnMapping, Guess
from locator.evidence.tables.own import RESULTS
from locator.evidence.tables.roles import Role
from locator.evidence.tables.row import Row
from locator.plain_json import Json
from locator.quote import Quote


def records(rows: Iterable[Row], mapping: ColumnMapping) -> Iterator[Found]:
    """Yield the quotes of a table, claims that it judges, and rows without a quote.

    Args:
        rows: All rows of the table, its header included.
        mapping: What its columns hold.
    """
    table = _Table(mapping)
    pace = Pace()
    for row in islice(rows, mapping.header_rows, None):
        pace.count(Price.ROW + Price.CELL * len(row.cells))
        pace.pay("".join(row.cells))
        for found in table.read(row):
            pace.count(Price.RECORD)
            if pace.is_lost:
                break
            yield found
        if pace.is_lost:
            yield BadRecord(row.line, Fault.TOO_MANY)
            return


class _Table:
    """Reads rows whose columns mean the same."""

    def __init__(self, mapping: ColumnMapping) -> None:
        self._mapping = mapping
        self._quotes = mapping.columns(Role.QUOTE)
        self._column = {guess.role: guess.column for guess in mapping.guesses}
        self._subjects = {
            name.casefold(): at for at, name in enumerate(mapping.headers)
        }
        self._last_claim = ""
        known = {guess.column for guess in mapping.guesses}
        self._others = [
            at
            for at, name in enumerate(mapping.headers)
            if at not in known and not (mapping.is_own and name in RESULTS)
        ]

    def read(self, row: Row) -> Iterator[Found]:
        """Yield what a row holds."""
        if not row.is_finished:
            yield BadRecord(row.line, Fault.UNFINISHED)
        elif any(cell.strip() for cell in row.cells[len(self._mapping.headers) :]):
            yield BadRecord(row.line, Fault.RAGGED)
        elif all(self._is_nothing(row, guess) for guess in self._quotes):
            claim = self._claim(row, self._words(row, Role.CLAIM))
            is_claim = claim.text or claim.judgement
            yield claim if is_claim else BadRecord(row.line, Fault.EMPTY_QUOTE)
        else:
            claim = self._claim(row, self._claim_words(row))
            if claim.judgement:
                yield claim
            yield from self._records(row, claim.text)

    def _records(self, row: Row, claim: str) -> Iterator[Record | BadRecord]:
        around = self._around(row)
        count = 0
        for guess in self._quotes:
            if self._is_nothing(row, guess):
                continue
            for found in self._in_cell(row, guess, claim):
                if isinstance(found, BadRecord):
                    yield found
                    continue
                count += 1
                yield self._with(found, around, count)

    def _is_nothing(self, row: Row, guess: Guess) -> bool:
        cell = row.cell(guess.column)
        return not cell.strip() if self._mapping.is_own else is_nothing(cell)

    def _in_cell(
        self, row: Row, guess: Guess, claim: str
    ) -> Iterator[Record | BadRecord]:
        cell = row.cell(guess.column)
        claim = self._subject(row, guess) or claim
        if self._mapping.is_own:
            yield Record(Quote(cell, claim=claim), row.line)
            return
        first = row.line_of(guess.column)
        for found in quotes_in(cell, claim):
            line = first + found.line - 1 if row.has_lines else row.line
            yield replace(found, line=line)

    def _with(self, found: Record, around: Record, number: int) -> Record:
        """Return a quote with what its row says about it.

        Args:
            found: The quote, as its cell has it.
            around: What the row says.
            number: Which one of the row it is, from 1.
        """
        quote = replace(
            around.quote,
            text=found.quote.text,
            page_hint=found.quote.page_hint or around.quote.page_hint,
            claim=found.quote.claim,
        )
        before, sign, behind = around.quote.prefix.partition(quote.text)
        if Role.CONTEXT in self._column and Role.PREFIX not in self._column:
            words = (before.strip(), behind.strip()) if sign else ("", "")
            quote = replace(quote, prefix=words[0], suffix=words[1])
        name = around.name
        if name and number > 1:
            name = f"{name}.{number}"
        return replace(around, quote=quote, line=found.line, name=name)

    def _around(self, row: Row) -> Record:
        """Return a record of what a row says about all of its quotes."""
        context = self._words(row, Role.CONTEXT)
        quote = Quote(
            text="",
            page_hint=self._page(row),
            prefix=self._words(row, Role.PREFIX) or context,
            suffix=self._words(row, Role.SUFFIX),
            section=self._words(row, Role.SECTION),
        )
        return Record(
            quote,
            row.line,
            self._words(row, Role.NAME),
            self._words(row, Role.CLAIM_NAME),
            self._words(row, Role.DOCUMENT),
            self._words(row, Role.NOTE),
            self._words(row, Role.MODEL),
            self._words(row, Role.RUN),
            others=self._unknown(row),
        )

    def _claim(self, row: Row, words: str) -> Claim:
        said = self._words(row, Role.VERDICT).lower()
        verdict = next((each for each in Verdict if each == said), None)
        judgement = Judgement(
            verdict,
            self._words(row, Role.VERDICT_NOTE),
            self._words(row, Role.REVIEWER),
            self._words(row, Role.REVIEWED_AT),
        )
        return Claim(
            words,
            self._words(row, Role.CLAIM_NAME),
            None if judgement == Judgement() else judgement,
        )

    def _subject(self, row: Row, guess: Guess) -> str:
        """Return what a column of quotes is about, with the answer if there is one."""
        if not guess.about:
            return ""
        column = self._subjects.get(guess.about.casefold())
        answer = "" if column is None else " ".join(row.cell(column).split())
        return f"{guess.about}: {answer}" if answer else guess.about

    def _claim_words(self, row: Row) -> str:
        """Return the claim of a row; one without supports that of the row above.

        Where claims have names, these tell which one it is.
        """
        words = self._words(row, Role.CLAIM)
        if not self._mapping.is_own and Role.CLAIM_NAME not in self._column:
            self._last_claim = words = words or self._last_claim
        return words

    def _page(self, row: Row) -> str | None:
        page = self._words(row, Role.PAGE)
        return (page or None) if self._mapping.is_own else page_named(page)

    def _unknown(self, row: Row) -> dict[str, Json]:
        return {
            self._mapping.headers[at]: row.cell(at)
            for at in self._others
            if row.cell(at).strip()
        }

    def _words(self, row: Row, role: Role) -> str:
        column = self._column.get(role)
        if column is None:
            return ""
        cell = row.cell(column)
        return cell if self._mapping.is_own else " ".join(cell.split())
