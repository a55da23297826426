"""Writes quotes and their answers as JSON, exactly.

Every text names the version of its form; who changes a value type adds a version and
keeps reading the older ones. Quads and spans are bare lists: a book's worth of quotes
has tens of thousands of them.
"""

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from locator.evidence.record import Record
    from locator.located import Located
    from locator.placement import PagePlacement
    from locator.quote import Quote
    from locator.status import Piece
    from reader.session.stored import More

VERSION = 1


def quote_to_json(quote: "Quote") -> str:
    """Return a quote as JSON."""
    return _json(_quote(quote))


def located_to_json(located: "Located") -> str:
    """Return the answer about a quote as JSON."""
    comparison = located.comparison
    return _json(
        {
            "quote": _quote(located.quote),
            "status": str(located.status),
            "placements": [
                [each.score, each.text, _pages(each.pages)]
                for each in located.placements
            ],
            "differences": [
                [str(each.kind), each.quote, each.source]
                for each in located.differences
            ],
            "comparison": {
                "quote": _pieces(comparison.quote),
                "source": _pieces(comparison.source),
                "differing": _pages(comparison.differing),
                "left_out": _pages(comparison.left_out),
            },
            **({"closest": located.closest} if located.closest else {}),
            "confidence": located.confidence,
        }
    )


def more_to_json(more: "More") -> str | None:
    """Return what there is beside a quote as JSON; None if there is nothing."""
    record = more.record
    fields = {
        "record": record and _record(record),
        "evidence": more.evidence,
        "placed_by": more.placed_by,
        "remark": more.remark and str(more.remark),
    }
    return _json(_filled(fields)) if any(fields.values()) else None


def _record(record: "Record") -> dict[str, Any]:
    fields = {
        "name": record.name,
        "claim_name": record.claim_name,
        "document": record.document,
        "note": record.note,
        "model": record.model,
        "run": record.run,
        "boxes": [
            [each.page_index, str(each.frame), each.boxes] for each in record.boxes
        ],
        "others": record.others,
    }
    return {"quote": _quote(record.quote), "line": record.line, **_filled(fields)}


def _filled(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value}


def _json(fields: dict[str, Any]) -> str:
    # ASCII: halves of characters, which a clipboard may hold, are no UTF-8.
    return json.dumps({"version": VERSION, **fields}, separators=(",", ":"))


def _quote(quote: "Quote") -> dict[str, Any]:
    return {
        "text": quote.text,
        "page_hint": quote.page_hint,
        "prefix": quote.prefix,
        "suffix": quote.suffix,
        "claim": quote.claim,
        **({"section": quote.section} if quote.section else {}),
    }


def _pieces(pieces: "tuple[Piece, ...]") -> list[Any]:
    return [[each.text, each.kind and str(each.kind)] for each in pieces]


def _pages(pages: "tuple[PagePlacement, ...]") -> list[Any]:
    return [
        [
            each.page_index,
            [[span.start, span.end] for span in each.spans],
            [quad.numbers() for quad in each.quads],
        ]
        for each in pages
    ]
