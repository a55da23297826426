"""Finds the quotes in a table: in the column for them, or in quotation marks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from locator.evidence.answer.blocks import Block
from locator.evidence.answer.passages import passage
from locator.evidence.answer.strings import strings_in
from locator.evidence.answer.trimmed import Found
from locator.evidence.answer.wording import Role, heading_role
from locator.evidence.hints import page_named


@dataclass(frozen=True, slots=True)
class Row:
    """The quotes of one row, and what they are to support."""

    quotes: tuple[Found, ...]
    claim: str


def rows_of(table: Block) -> Iterator[Row]:
    """Yield the rows of a table that hold quotes."""
    headings, *rows = table.rows
    if rows and not any(map(str.strip, headings)) and any(map(heading_role, rows[0])):
        headings, *rows = rows  # HTML tables often head their columns in plain cells
    roles = [heading_role(heading) for heading in headings]
    if len(headings) == 1 and not roles[0]:
        roles = [Role.QUOTE]
        rows = [headings, *rows] if headings[0].strip() else rows
    for cells in rows:
        found = tuple(_quotes(cells, roles))
        if found:
            page = page_named(_cell(cells, roles, Role.PAGE))
            yield Row(
                tuple(Found(each.text, each.page_hint or page) for each in found),
                _cell(cells, roles, Role.CLAIM),
            )


def _quotes(cells: Sequence[str], roles: Sequence[Role | None]) -> Iterator[Found]:
    if Role.QUOTE in roles:
        for cell, role in zip(cells, roles, strict=False):
            if role is Role.QUOTE and cell.strip():
                yield from passage(cell)
        return
    for cell in cells:
        for string in strings_in(cell):
            yield string.found


def _cell(cells: Sequence[str], roles: Sequence[Role | None], role: Role) -> str:
    found = (cell for cell, own in zip(cells, roles, strict=False) if own is role)
    return next(found, "").replace("**", "").strip()
