"""Pages of every kind: turned, cropped, larger units, three directions of writing.

What is lit must be the glyphs of the quote and no other, where the page has them.
"""

from collections.abc import Sequence
from pathlib import Path

import pymupdf  # noqa: TID251 - looks at pixels
import pytest

import locator
from locator.status import Status
from tests.lying_pages import (
    BOXES,
    EVERYTHING,
    SCRIPTS,
    Rect,
    Script,
    displayed_rect,
    written,
)
from tests.placed import glyphs_in_quads, glyphs_in_spans, lit

FINENESS = 2  # pixels per point


def rects_of(path: Path, script: Script) -> Sequence[Rect]:
    """Return what is lit, after looking whether it is the glyphs of the quote."""
    with locator.open(path) as document:
        found = document.locate(script.quote)
        (placement,) = found.placements

        assert found.status is Status.VERBATIM
        assert lit(document, found) == script.lit
        assert glyphs_in_quads(document, placement) == glyphs_in_spans(
            document, placement
        )
        return [quad.rect() for quad in placement.pages[0].quads]


@pytest.mark.parametrize(
    ("script", "boxes", "rotation", "unit"),
    EVERYTHING,
)
def test_a_quote_lights_its_own_glyphs_wherever_they_lie(
    tmp_path: Path, script: str, boxes: str, rotation: int, unit: float
) -> None:
    writing, lying = SCRIPTS[script], BOXES[boxes]
    plain = written(tmp_path / "plain.pdf", writing, BOXES["whole"])
    path = written(tmp_path / "other.pdf", writing, lying, rotation, unit)
    expected = [
        (
            (x0 - lying.left) * unit,
            (y0 - lying.top) * unit,
            (x1 - lying.left) * unit,
            (y1 - lying.top) * unit,
        )
        for x0, y0, x1, y1 in rects_of(plain, writing)
    ]

    for ours, theirs in zip(rects_of(path, writing), expected, strict=True):
        assert ours == pytest.approx(theirs, abs=0.01)


def inked_part(page: "pymupdf.Page", rect: Rect) -> Rect:
    """Return what of a rectangle, as displayed, has ink from edge to edge."""
    seen = page.get_pixmap(
        clip=pymupdf.Rect(rect), colorspace=pymupdf.csGRAY, dpi=72 * FINENESS
    )
    dark = [at for at, value in enumerate(seen.samples) if value < 128]
    columns = [seen.x + at % seen.stride for at in dark]
    rows = [seen.y + at // seen.stride for at in dark]
    return (
        min(columns) / FINENESS,
        min(rows) / FINENESS,
        (max(columns) + 1) / FINENESS,
        (max(rows) + 1) / FINENESS,
    )


@pytest.mark.parametrize(
    ("script", "boxes", "rotation", "unit"),
    EVERYTHING,
)
def test_as_displayed_what_is_lit_has_ink_from_edge_to_edge(
    tmp_path: Path, script: str, boxes: str, rotation: int, unit: float
) -> None:
    path = written(tmp_path / "a.pdf", SCRIPTS[script], BOXES[boxes], rotation, unit)
    rects = rects_of(path, SCRIPTS[script])
    with pymupdf.open(path) as document:
        page = document[0]
        for rect in rects:
            around = displayed_rect(page, rect)

            assert inked_part(page, around) == pytest.approx(around, abs=1.5 * unit)
