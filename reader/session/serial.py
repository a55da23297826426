"""Writes quotes and their answers as JSON and reads them back, exactly.

Every text names the version of its form; who changes a value type adds a version and
keeps reading the older ones. Quads and spans are bare lists: a book's worth of quotes
has tens of thousands of them.
"""

import json
from typing import Any

from locator.geometry import Quad
from locator.located import Comparison, Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.span import Span
from locator.status import Difference, Kind, Piece, Status

VERSION = 1


class SerialError(ValueError):
    """A stored text cannot be read: damaged, or written by a newer version."""


def quote_to_json(quote: Quote) -> str:
    """Return a quote as JSON."""
    return _json(_quote(quote))


def quote_from_json(text: str) -> Quote:
    """Return the quote that `quote_to_json` wrote.

    Raises:
        SerialError: It did not write this.
    """
    fields = _fields(text)
    try:
        return _quote_of(fields)
    except _WRONG as error:
        raise SerialError(text[:_SHOWN]) from error


def located_to_json(located: Located) -> str:
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


def located_from_json(text: str) -> Located:
    """Return the answer that `located_to_json` wrote.

    Raises:
        SerialError: It did not write this.
    """
    fields = _fields(text)
    try:
        return Located(
            _quote_of(fields["quote"]),
            Status(fields["status"]),
            tuple(
                Placement(score, words, _pages_of(pages))
                for score, words, pages in fields["placements"]
            ),
            tuple(
                Difference(Kind(kind), quote, source)
                for kind, quote, source in fields["differences"]
            ),
            _comparison_of(fields["comparison"]),
            fields["confidence"],
            fields.get("closest", ""),
        )
    except _WRONG as error:
        raise SerialError(text[:_SHOWN]) from error


_WRONG = (KeyError, TypeError, ValueError)
_SHOWN = 80  # characters of a bad text in the log


def _json(fields: dict[str, Any]) -> str:
    # ASCII: halves of characters, which a clipboard may hold, are no UTF-8.
    return json.dumps({"version": VERSION, **fields}, separators=(",", ":"))


def _fields(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SerialError(text[:_SHOWN]) from error
    if not isinstance(fields, dict) or fields.get("version") != VERSION:
        raise SerialError(text[:_SHOWN])
    return fields


def _quote(quote: Quote) -> dict[str, Any]:
    return {
        "text": quote.text,
        "page_hint": quote.page_hint,
        "prefix": quote.prefix,
        "suffix": quote.suffix,
        "claim": quote.claim,
        **({"section": quote.section} if quote.section else {}),
    }


def _quote_of(fields: dict[str, Any]) -> Quote:
    return Quote(
        fields["text"],
        fields["page_hint"],
        fields["prefix"],
        fields["suffix"],
        fields["claim"],
        fields.get("section", ""),
    )


def _pieces(pieces: tuple[Piece, ...]) -> list[Any]:
    return [[each.text, each.kind and str(each.kind)] for each in pieces]


def _pieces_of(pieces: list[Any]) -> tuple[Piece, ...]:
    return tuple(Piece(text, kind and Kind(kind)) for text, kind in pieces)


def _pages(pages: tuple[PagePlacement, ...]) -> list[Any]:
    return [
        [
            each.page_index,
            [[span.start, span.end] for span in each.spans],
            [quad.numbers() for quad in each.quads],
        ]
        for each in pages
    ]


def _pages_of(pages: list[Any]) -> tuple[PagePlacement, ...]:
    return tuple(
        PagePlacement(
            page_index,
            tuple(Span(start, end) for start, end in spans),
            tuple(Quad(*numbers) for numbers in quads),
        )
        for page_index, spans, quads in pages
    )


def _comparison_of(fields: dict[str, Any]) -> Comparison:
    return Comparison(
        _pieces_of(fields["quote"]),
        _pieces_of(fields["source"]),
        _pages_of(fields["differing"]),
        _pages_of(fields["left_out"]),
    )
