"""Finds the quotes in a table: in the column for them, or in quotation marks."""

import html
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from locator.evidence.answer.wording import Role, heading_role
from locator.evidence.block import Block, Row
from locator.evidence.collected import Around
from locator.evidence.hints import page_named
from locator.evidence.place import Place, document_named
from locator.evidence.place_links import place_links
from locator.evidence.record import Fault
from locator.evidence.shapes import plain_words
from locator.evidence.spotted import (
    Flaw,
    Spots,
    Spotted,
    spots_in_passage,
    spots_in_prose,
)
from locator.evidence.tables.own import RESULTS, is_own
from locator.plain_json import Json
from locator.span import Span

_ESCAPED = re.compile(r"\\([\\`*_{}\[\]#|~$^])")
_BREAK = re.compile(r"<br\s*/?>", re.IGNORECASE)
_NOTHING = re.compile(
    r"[\W_]*(?:n[\W_]?a|none|not found|nicht gefunden|keine?s?|无)?[\W_]*",
    re.IGNORECASE,
)


_OWN = MappingProxyType(
    {
        "Claim": Role.CLAIM,
        "Quote id": Role.NAME,
        "Quote": Role.QUOTE,
        "Given page": Role.PAGE,
        "Given document": Role.DOCUMENT,
        "Section": Role.SECTION,
        "Note": Role.NOTE,
    }
)


@dataclass(frozen=True, slots=True)
class TableRow:
    """The quotes of one row, and what its other cells say about them."""

    line: int
    quotes: tuple[Spotted, ...] = ()
    flaws: tuple[Flaw, ...] = ()
    around: Around = field(default_factory=Around)


def table_rows(table: Block, claim: str) -> Iterator[TableRow]:
    """Yield the rows of a table that hold quotes, or ought to.

    A row without a claim supports that of the row above.

    Args:
        table: The table.
        claim: That of the row above the first one: long tables come in pieces.
    """
    columns = _columns(table.rows)
    for row in table.rows[columns.rows_above :]:
        cells = [_BREAK.sub("\n", cell) for cell in row.cells]
        if columns.is_own:
            cells = [html.unescape(_ESCAPED.sub(r"\1", cell)) for cell in cells]
        claim = plain_words(columns.text(cells, Role.CLAIM)) or claim
        found = [_spots(cell, columns) for cell in columns.with_quotes(cells)]
        quotes = tuple(each for spots in found for each in spots.quotes)
        flaws = tuple(each for spots in found for each in spots.flaws)
        if not quotes and not flaws and columns.has_quotes and any(row.cells):
            flaws = (Flaw(0, Fault.EMPTY_QUOTE),)
        if quotes or flaws:
            yield TableRow(row.line, quotes, flaws, columns.around(cells, claim))


@dataclass(frozen=True, slots=True)
class _Columns:
    """What the columns of a table hold.

    Attributes:
        headings: Their headings.
        roles: What the headings say that is in them.
        rows_above: How many rows are no rows of quotes.
        has_quotes: Whether one of them is for quotes.
        is_own: Whether we wrote the table: every cell is one quote as it stands.
    """

    headings: tuple[str, ...]
    roles: tuple[Role | None, ...]
    rows_above: int
    has_quotes: bool
    is_own: bool = False

    def text(self, cells: Sequence[str], role: Role) -> str:
        """Return the text of the first cell with a role."""
        found = (
            cell for cell, own in zip(cells, self.roles, strict=False) if own is role
        )
        return next(found, "").strip()

    def with_quotes(self, cells: Sequence[str]) -> Iterator[str]:
        """Yield the cells in which quotes are looked for."""
        for at, cell in enumerate(cells):
            role = self.roles[at] if at < len(self.roles) else None
            if role is Role.QUOTE or (not self.has_quotes and role is None):
                yield cell

    def around(self, cells: Sequence[str], claim: str) -> Around:
        """Return what a row says about its quotes."""
        document = self.text(cells, Role.DOCUMENT)
        page = self.text(cells, Role.PAGE)
        place = Place()
        for link in (*place_links(document), *place_links(page)):
            place = place.over(link.place)
        named = Place(
            None if place.page else page_named(page),
            "" if place.document else document_named(document) or document,
        )
        return Around(
            claim,
            place.over(named),
            self.text(cells, Role.NAME),
            plain_words(self.text(cells, Role.NOTE)),
            self.text(cells, Role.SECTION),
            dict(self._others(cells)),
        )

    def _others(self, cells: Sequence[str]) -> Iterator[tuple[str, Json]]:
        if not self.has_quotes:
            return
        for heading, role, cell in zip(self.headings, self.roles, cells, strict=False):
            if role in (None, Role.OTHER) and heading.strip() and cell.strip():
                yield plain_words(heading), cell.strip()


def _columns(rows: Sequence[Row]) -> _Columns:
    """Return what the columns hold, by the first row that says so for any of them."""
    if is_own(rows[0].cells):
        return _own_columns(rows[0].cells)
    for above, row in enumerate(rows[:2], 1):
        roles = tuple(map(heading_role, row.cells))
        if any(roles):
            return _Columns(row.cells, roles, above, Role.QUOTE in roles)
    if len(rows[0].cells) == 1:
        blank = not rows[0].cells[0].strip()
        return _Columns((), (Role.QUOTE,), int(blank), has_quotes=True)
    return _Columns((), (None,) * len(rows[0].cells), 0, has_quotes=False)


def _own_columns(headings: Sequence[str]) -> _Columns:
    """Return what the columns of a table of ours hold; what was found is not read."""
    names = tuple("" if name in RESULTS else name for name in headings)
    roles = tuple(_OWN.get(name, Role.OTHER) for name in names)
    return _Columns(names, roles, 1, has_quotes=True, is_own=True)


def _spots(cell: str, columns: _Columns) -> Spots:
    if not columns.has_quotes:
        return spots_in_prose(cell)
    if columns.is_own:
        whole = Span(0, len(cell))
        return Spots((Spotted(cell, whole, whole),) if cell else (), (), "", Place())
    return spots_in_passage("" if _NOTHING.fullmatch(cell) else cell)
