"""The parts of our JSON, schema 1: a document, and a quote with its answer."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from locator.checked import CheckedQuote, Source
from locator.evidence.record import BadRecord
from locator.frames import Frame, PageShape
from locator.geometry import Quad
from locator.located import Located
from locator.placement import PagePlacement, Placement

SCHEMA = 1
FRAME = Frame.PAGE

_DECIMALS = 2
_SHARE_DECIMALS = 6  # a share of a page as wide as A0 is known to 0.004 pt
_CONFIDENCE_DECIMALS = 4

Object: TypeAlias = Mapping[str, object]


def document_part(source: Source) -> Object:
    """Return what is said about a document."""
    return {
        "file": str(source.path),
        "sha256": source.sha256,
        "pages": len(source.labels),
        "pages_without_text": _numbers(source.without_text),
        "damaged_pages": _numbers(source.damaged),
        "ocr_pages": _numbers(source.recognised),
        "title": source.title,
        "author": source.authors,
    }


def question_part(quote: CheckedQuote) -> Object:
    """Return a quote as it was asked for; without what was not said."""
    asked = quote.record.quote
    given = {
        "page_hint": asked.page_hint,
        "section": asked.section,
        "claim": asked.claim,
    }
    return {"id": quote.name, "quote": asked.text, **said(given)}


def answer_part(quote: CheckedQuote, source: Source | None) -> Object:
    """Return the answer about a quote.

    Args:
        quote: The quote.
        source: The document in which it was searched; None if in none.
    """
    found = quote.located
    first = found.placements[0].pages[0].page_index if found.placements else None
    return {
        "status": str(found.status),
        "confidence": _confidence(found),
        "page_number": None if first is None else first + 1,
        "page_label": None if source is None or first is None else source.labels[first],
        "placements": [
            _placement(each, source) for each in found.placements if source is not None
        ],
        "differences": [
            {"kind": str(each.kind), "quote": each.quote, "source": each.source}
            for each in found.differences
        ],
        "left_out": [
            {
                "page_number": page.page_index + 1,
                "spans": [[span.start, span.end] for span in page.spans],
                "text": text,
            }
            for page, text in zip(
                found.comparison.left_out, quote.left_out, strict=True
            )
        ],
    }


def skipped_part(bad_records: Iterable[BadRecord]) -> list[Object]:
    """Return what of an evidence file could not be read."""
    return [{"line": bad.line, "fault": str(bad.fault)} for bad in bad_records]


def said(fields: Object) -> Object:
    """Return the fields that say anything."""
    return {name: value for name, value in fields.items() if value}


def _numbers(page_indices: Iterable[int]) -> list[int]:
    return [index + 1 for index in page_indices]


def _confidence(found: Located) -> float | None:
    if found.confidence is None:
        return None
    return round(found.confidence, _CONFIDENCE_DECIMALS)


def _placement(placement: Placement, source: Source) -> Object:
    return {
        "score": round(placement.score, _DECIMALS),
        "text": placement.text,
        "ocr": any(page.page_index in source.recognised for page in placement.pages),
        "pages": [
            _page(page, source.shapes.get(page.page_index)) for page in placement.pages
        ],
    }


def _page(page: PagePlacement, shape: PageShape | None) -> Object:
    inside = {
        "page_number": page.page_index + 1,
        "char_start": min(span.start for span in page.spans),
        "char_end": max(span.end for span in page.spans),
        "spans": [[span.start, span.end] for span in page.spans],
        **_boxes(page.quads, _DECIMALS),
    }
    if shape is None:
        return inside
    return {
        **inside,
        "pdf": _in_frame(page.quads, shape, Frame.PDF, _DECIMALS),
        "unit": _in_frame(page.quads, shape, Frame.UNIT, _SHARE_DECIMALS),
    }


def _in_frame(
    quads: Iterable[Quad], shape: PageShape, frame: Frame, decimals: int
) -> Object:
    return _boxes([shape.quad_to(frame, quad) for quad in quads], decimals)


def _rounded(numbers: Sequence[float], decimals: int) -> list[float]:
    return [round(number, decimals) for number in numbers]


def _boxes(quads: Sequence[Quad], decimals: int) -> Object:
    return {
        "quads": [_rounded(quad.numbers(), decimals) for quad in quads],
        "rects": [_rounded(quad.rect(), decimals) for quad in quads],
    }
