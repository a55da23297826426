"""Reads the JSON in which quotes and their answers were written by `to_json`."""

import json
from typing import Any

from locator.evidence.record import GivenBoxes, Record
from locator.frames import Frame
from locator.geometry import Quad
from locator.kept.to_json import VERSION
from locator.located import Comparison, Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.span import Span
from locator.status import Difference, Kind, Piece, Status

WRONG = (KeyError, TypeError, ValueError)
"""What reading something else may raise."""
_RECORD = ("name", "claim_name", "document", "note", "model", "run", "others")
_SHOWN = 80  # characters of a bad text in the log


class SerialError(ValueError):
    """A stored text cannot be read: damaged, or written by a newer version."""


def quote_from_json(text: str) -> Quote:
    """Return the quote that `quote_to_json` wrote.

    Raises:
        SerialError: It did not write this.
    """
    fields = fields_of(text)
    try:
        return quote_of(fields)
    except WRONG as error:
        raise SerialError(text[:_SHOWN]) from error


def located_from_json(text: str) -> Located:
    """Return the answer that `located_to_json` wrote.

    Raises:
        SerialError: It did not write this.
    """
    fields = fields_of(text)
    try:
        return located_of(fields)
    except WRONG as error:
        raise SerialError(text[:_SHOWN]) from error


def located_of(fields: dict[str, Any]) -> Located:
    """Return the answer that `located_fields` gave; any of `WRONG` if it did not."""
    return Located(
        quote_of(fields["quote"]),
        Status(fields["status"]),
        tuple(
            Placement(score, words, _pages(pages))
            for score, words, pages in fields["placements"]
        ),
        tuple(
            Difference(Kind(kind), quote, source)
            for kind, quote, source in fields["differences"]
        ),
        _comparison(fields["comparison"]),
        fields["confidence"],
        fields.get("closest", ""),
    )


def record_of(fields: dict[str, Any]) -> Record:
    """Return the record that `record_fields` gave; any of `WRONG` if it did not."""
    boxes = tuple(
        GivenBoxes(page_index, Frame(frame), tuple(map(_box, boxes)))
        for page_index, frame, boxes in fields.get("boxes", ())
    )
    given = {name: fields[name] for name in _RECORD if name in fields}
    return Record(quote_of(fields["quote"]), fields["line"], boxes=boxes, **given)


def _box(numbers: list[float]) -> tuple[float, float, float, float]:
    left, top, right, bottom = numbers
    return left, top, right, bottom


def fields_of(text: str) -> dict[str, Any]:
    """Return the fields of JSON that names our version.

    Raises:
        SerialError: It is none.
    """
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SerialError(text[:_SHOWN]) from error
    if not isinstance(fields, dict) or fields.get("version") != VERSION:
        raise SerialError(text[:_SHOWN])
    return fields


def quote_of(fields: dict[str, Any]) -> Quote:
    """Return the quote that `quote_fields` gave; any of `WRONG` if it did not."""
    return Quote(
        fields["text"],
        fields["page_hint"],
        fields["prefix"],
        fields["suffix"],
        fields["claim"],
        fields.get("section", ""),
    )


def _pieces(pieces: list[Any]) -> tuple[Piece, ...]:
    return tuple(Piece(text, kind and Kind(kind)) for text, kind in pieces)


def _pages(pages: list[Any]) -> tuple[PagePlacement, ...]:
    return tuple(
        PagePlacement(
            page_index,
            tuple(Span(start, end) for start, end in spans),
            tuple(Quad(*numbers) for numbers in quads),
        )
        for page_index, spans, quads in pages
    )


def _comparison(fields: dict[str, Any]) -> Comparison:
    return Comparison(
        _pieces(fields["quote"]),
        _pieces(fields["source"]),
        _pages(fields["differing"]),
        _pages(fields["left_out"]),
    )
