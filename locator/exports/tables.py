"""Puts an evidence file that was checked into a table: one row for every quote.

A claim without a quote has a row as well. Our own reader gives back the same claims,
verdicts, quotes, pages and names (`locator.evidence.tables.own` names the columns).
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from locator.checked import Checked, CheckedClaim, CheckedQuote
from locator.claim import Judgement
from locator.evidence.tables.own import RESULTS, ROLES
from locator.exports import table_messages as messages
from locator.plain_json import Json

Cell: TypeAlias = str | int | float

# XML 1.0 and text files hold no control characters; what is no character is shown.
_NO_TEXT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_LINE_END = re.compile(r"\r\n?")


@dataclass(frozen=True, slots=True)
class Table:
    """A table that leaves.

    Attributes:
        headers: What the columns are called.
        rows: The cells of each row, as many as there are columns.
    """

    headers: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class _Line:
    """What a row is about; a claim may have no quote."""

    checked: Checked
    claim: CheckedClaim
    quote: CheckedQuote | None


@dataclass(frozen=True, slots=True)
class _Column:
    """A column, and what stands in it.

    Attributes:
        header: What it is called.
        cell: What stands in it in a row.
        is_always_there: Whether the column is there if nothing stands in it.
    """

    header: str
    cell: Callable[[_Line], Cell]
    is_always_there: bool = True


def table_of(checked: Checked) -> Table:
    """Return the table of an evidence file that was checked.

    Fields of its records that mean nothing to us have columns of their own at the end.
    """
    lines = list(_lines(checked))
    columns: list[tuple[str, tuple[Cell, ...]]] = []
    for column in (*_claim_columns(), *_quote_columns(), *_record_columns()):
        cells = tuple(_clean(column.cell(line)) for line in lines)
        if column.is_always_there or any(cell != "" for cell in cells):
            columns.append((column.header, cells))
    columns.extend(_unknown(lines))
    headers = tuple(header for header, _ in columns)
    rows = zip(*(cells for _, cells in columns), strict=True)
    return Table(headers, tuple(rows))


def _lines(checked: Checked) -> Iterator[_Line]:
    for claim in checked.claims:
        for quote in claim.quotes or (None,):
            yield _Line(checked, claim, quote)


def _claim_columns() -> Sequence[_Column]:
    return (
        _Column("Claim no.", lambda line: line.claim.number),
        _Column("Claim id", lambda line: line.claim.claim.name, False),
        _Column("Claim", lambda line: line.claim.claim.text),
        _Column("Verdict", lambda line: _judgement(line).verdict or ""),
        _Column("Verdict note", lambda line: _judgement(line).note),
        _Column("Reviewer", lambda line: _judgement(line).reviewer, False),
        _Column("Reviewed at", lambda line: _judgement(line).given_at, False),
    )


def _quote_columns() -> Sequence[_Column]:
    return (
        _Column("Quote id", _of_quote(lambda quote: quote.name)),
        _Column("Quote", _of_quote(lambda quote: quote.record.quote.text)),
        _Column("Status", _of_quote(lambda quote: str(quote.located.status))),
        _Column("Remark", _of_quote(_remark), False),
        _Column("Placed by", _of_quote(lambda quote: quote.placed_by), False),
        _Column("Differences", _of_quote(_differences)),
        _Column("Page", _page),
        _Column("Printed label", _label),
        _Column("Document", _document),
        _Column("Source text", _of_quote(_source_text)),
        _Column("Confidence", _of_quote(_confidence)),
        _Column("Given page", _of_quote(lambda quote: quote.record.quote.page_hint)),
    )


def _record_columns() -> Sequence[_Column]:
    fields: Mapping[str, Callable[[CheckedQuote], str]] = {
        "Given document": lambda quote: quote.record.document,
        "Prefix": lambda quote: quote.record.quote.prefix,
        "Suffix": lambda quote: quote.record.quote.suffix,
        "Section": lambda quote: quote.record.quote.section,
        "Note": lambda quote: quote.record.note,
        "Model": lambda quote: quote.record.model,
        "Run": lambda quote: quote.record.run,
    }
    return [_Column(name, _of_quote(cell), False) for name, cell in fields.items()]


def _unknown(lines: Sequence[_Line]) -> Iterator[tuple[str, tuple[Cell, ...]]]:
    others: list[Mapping[str, Json]] = [
        line.quote.record.others if line.quote else {} for line in lines
    ]
    taken = {*ROLES, *RESULTS}
    for name in dict.fromkeys(name for each in others for name in each):
        header = f"{name} (given)" if name in taken else name
        cells = tuple(_clean(_plain(each.get(name, ""))) for each in others)
        yield str(_clean(header)), cells


def _of_quote(
    cell: Callable[[CheckedQuote], Cell | None],
) -> Callable[[_Line], Cell]:
    """Return what gives the cell of a row, which is empty without a quote."""

    def given(line: _Line) -> Cell:
        found = cell(line.quote) if line.quote else None
        return "" if found is None else found

    return given


def _judgement(line: _Line) -> Judgement:
    return line.claim.claim.judgement or Judgement()


def _remark(quote: CheckedQuote) -> str:
    return messages.REMARKS[quote.remark] if quote.remark else ""


def _differences(quote: CheckedQuote) -> str:
    return "\n".join(map(messages.difference, quote.located.differences))


def _source_text(quote: CheckedQuote) -> str:
    placements = quote.located.placements
    return placements[0].text if placements else ""


def _confidence(quote: CheckedQuote) -> float | None:
    found = quote.located.confidence
    return None if found is None else round(found, 4)


def _page(line: _Line) -> Cell:
    """Return the page, from 1; of several equal places all of them: "3, 7"."""
    pages = [index + 1 for index in _page_indices(line)]
    return pages[0] if len(pages) == 1 else ", ".join(map(str, pages))


def _label(line: _Line) -> Cell:
    if not line.quote or line.quote.source is None:
        return ""
    labels = line.checked.sources[line.quote.source].labels
    return ", ".join(labels[index] for index in _page_indices(line))


def _page_indices(line: _Line) -> list[int]:
    placements = line.quote.located.placements if line.quote else ()
    return list(dict.fromkeys(each.pages[0].page_index for each in placements))


def _document(line: _Line) -> Cell:
    if not line.quote or line.quote.source is None:
        return ""
    return line.checked.sources[line.quote.source].path.name


def _plain(value: Json) -> Cell:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _clean(cell: Cell) -> Cell:
    """Return a cell with plain line ends, and without what no text holds."""
    if not isinstance(cell, str):
        return cell
    return _NO_TEXT.sub("�", _LINE_END.sub("\n", cell))
