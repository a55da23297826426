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

VERSION = 1


def quote_to_json(quote: "Quote") -> str:
    """Return a quote as JSON."""
    return versioned(_quote(quote))


def located_to_json(located: "Located") -> str:
    """Return the answer about a quote as JSON."""
    return versioned(located_fields(located))


def quote_fields(quote: "Quote") -> dict[str, Any]:
    """Return a quote as what JSON can hold."""
    return _quote(quote)


def located_fields(located: "Located") -> dict[str, Any]:
    """Return the answer about a quote as what JSON can hold."""
    comparison = located.comparison
    return {
        "quote": _quote(located.quote),
        "status": str(located.status),
        "placements": [
            [each.score, each.text, _pages(each.pages)] for each in located.placements
        ],
        "differences": [
            [str(each.kind), each.quote, each.source] for each in located.differences
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


def record_fields(record: "Record") -> dict[str, Any]:
    """Return what an evidence file says of a quote as what JSON can hold."""
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
    return {"quote": _quote(record.quote), "line": record.line, **filled(fields)}


def filled(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the fields that say something."""
    return {name: value for name, value in fields.items() if value}


def versioned(fields: dict[str, Any]) -> str:
    """Return fields as JSON that names its version."""
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
