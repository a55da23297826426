"""Reads the JSON in which quotes and their answers were written by `to_json`."""

import json
from typing import Any

from locator.checked import Remark
from locator.evidence.record import GivenBoxes, Record
from locator.frames import Frame
from locator.geometry import Quad
from locator.located import Comparison, Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.span import Span
from locator.status import Difference, Kind, Piece, Status
from reader.session.stored import More
from reader.session.to_json import VERSION

_WRONG = (KeyError, TypeError, ValueError)
_RECORD = ("name", "claim_name", "document", "note", "model", "run", "others")
_SHOWN = 80  # characters of a bad text in the log


class SerialError(ValueError):
    """A stored text cannot be read: damaged, or written by a newer version."""


def quote_from_json(text: str) -> Quote:
    """Return the quote that `quote_to_json` wrote.

    Raises:
        SerialError: It did not write this.
    """
    fields = _fields(text)
    try:
        return _quote(fields)
    except _WRONG as error:
        raise SerialError(text[:_SHOWN]) from error


def located_from_json(text: str) -> Located:
    """Return the answer that `located_to_json` wrote.

    Raises:
        SerialError: It did not write this.
    """
    fields = _fields(text)
    try:
        return Located(
            _quote(fields["quote"]),
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
    except _WRONG as error:
        raise SerialError(text[:_SHOWN]) from error


def more_from_json(text: str) -> More:
    """Return what `more_to_json` wrote.

    Raises:
        SerialError: It did not write this.
    """
    fields = _fields(text)
    record = fields.get("record")
    try:
        return More(
            record and _record(record),
            fields.get("evidence", ""),
            fields.get("placed_by", ""),
            Remark(fields["remark"]) if "remark" in fields else None,
        )
    except _WRONG as error:
        raise SerialError(text[:_SHOWN]) from error


def _record(fields: dict[str, Any]) -> Record:
    boxes = tuple(
        GivenBoxes(page_index, Frame(frame), tuple(map(_box, boxes)))
        for page_index, frame, boxes in fields.get("boxes", ())
    )
    given = {name: fields[name] for name in _RECORD if name in fields}
    return Record(_quote(fields["quote"]), fields["line"], boxes=boxes, **given)


def _box(numbers: list[float]) -> tuple[float, float, float, float]:
    left, top, right, bottom = numbers
    return left, top, right, bottom


def _fields(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SerialError(text[:_SHOWN]) from error
    if not isinstance(fields, dict) or fields.get("version") != VERSION:
        raise SerialError(text[:_SHOWN])
    return fields


def _quote(fields: dict[str, Any]) -> Quote:
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
