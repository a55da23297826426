"""The answers as programs get them; schema 1, numbers in points, frame `page`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from locator.cli.answering import Answers
from locator.cli.opened import Opened
from locator.cli.output import write_json
from locator.geometry import Quad
from locator.located import Located
from locator.pdf.open import sha256_of
from locator.placement import PagePlacement, Placement

SCHEMA = 1
_DECIMALS = 2
_CONFIDENCE_DECIMALS = 4

Json = Mapping[str, object]


def print_json(answers: Answers) -> None:
    """Print one object with everything."""
    write_json({**_heading(answers), "quotes": list(_quotes(answers))})


def print_json_lines(answers: Answers) -> None:
    """Print a line for the document, then one for every quote."""
    write_json(_heading(answers))
    for quote in _quotes(answers):
        write_json(quote)


def _quotes(answers: Answers) -> Iterator[Json]:
    for name, found in zip(answers.asked.names, answers.located, strict=True):
        yield _quote(name, found, answers.file)


def _heading(answers: Answers) -> dict[str, object]:
    opened = answers.file
    metadata = opened.pages.metadata
    heading: dict[str, object] = {
        "schema": SCHEMA,
        "frame": "page",
        "document": {
            "file": str(opened.source.path),
            "sha256": sha256_of(opened.source.path),
            "pages": opened.document.page_count,
            "pages_without_text": opened.pages_without_text(),
            "damaged_pages": opened.damaged_pages(),
            "ocr_pages": opened.recognised_pages(),
            "title": metadata.title,
            "author": metadata.author,
        },
    }
    if answers.asked.path:
        heading["evidence"] = {
            "file": str(answers.asked.path),
            "skipped": [
                {"line": bad.line, "fault": str(bad.fault)}
                for bad in answers.asked.evidence.bad_records
            ],
        }
    return heading


def _quote(name: str, found: Located, file: Opened) -> Json:
    first = found.placements[0].pages[0].page_index if found.placements else None
    given = {
        "page_hint": found.quote.page_hint,
        "section": found.quote.section,
        "claim": found.quote.claim,
    }
    return {
        "id": name,
        "quote": found.quote.text,
        **{key: value for key, value in given.items() if value},
        "status": str(found.status),
        "confidence": _confidence(found),
        "page_number": None if first is None else first + 1,
        "page_label": None if first is None else file.document.page_labels[first],
        "placements": [_placement(each, file) for each in found.placements],
        "differences": [
            {"kind": str(each.kind), "quote": each.quote, "source": each.source}
            for each in found.differences
        ],
        "left_out": [
            {
                "page_number": page.page_index + 1,
                "spans": [[span.start, span.end] for span in page.spans],
                "text": _text_of(page, file),
            }
            for page in found.comparison.left_out
        ],
    }


def _confidence(found: Located) -> float | None:
    if found.confidence is None:
        return None
    return round(found.confidence, _CONFIDENCE_DECIMALS)


def _text_of(page: PagePlacement, file: Opened) -> str:
    text = file.document.glyphs(page.page_index).text
    return " ".join(" ".join(span.of(text) for span in page.spans).split())


def _placement(placement: Placement, file: Opened) -> Json:
    return {
        "score": round(placement.score, _DECIMALS),
        "text": placement.text,
        "ocr": file.is_recognised(placement),
        "pages": [_page(page) for page in placement.pages],
    }


def _page(page: PagePlacement) -> Json:
    return {
        "page_number": page.page_index + 1,
        "char_start": min(span.start for span in page.spans),
        "char_end": max(span.end for span in page.spans),
        "spans": [[span.start, span.end] for span in page.spans],
        "quads": [rounded(quad.numbers()) for quad in page.quads],
        "rects": rects(page.quads),
    }


def rects(quads: Iterable[Quad]) -> list[list[float]]:
    """Return the upright boxes around `quads`."""
    return [rounded(quad.rect()) for quad in quads]


def rounded(numbers: Sequence[float]) -> list[float]:
    """Return `numbers` with as many decimals as printers can tell apart."""
    return [round(number, _DECIMALS) for number in numbers]
