import itertools
from collections.abc import Mapping
from pathlib import Path

import pytest

from locator.frames import Frame, PageShape, Point
from locator.geometry import line_quads
from locator.pdf.open import open_pdf
from locator.pdf.shapes import page_shape
from tests.pdfs import page_of, with_keys, write_pdf

MEDIA = ("[0 0 595 842]", "[-100 -50 495 792]", "[10 20 605 862]")
CROPS = ("null", "[50 20 500 800]", "[500 800 50 20]")
EVERYTHING = list(itertools.product(MEDIA, CROPS, (0, 90, 180, 270), (1, 2.5)))


@pytest.mark.parametrize(("media", "crop", "rotation", "unit"), EVERYTHING)
def test_a_glyph_has_the_same_place_in_user_space_however_the_page_lies(
    tmp_path: Path, media: str, crop: str, rotation: int, unit: float
) -> None:
    drawn = write_pdf(tmp_path / "drawn.pdf", [page_of("Words that stand here.")])
    keys = {"MediaBox": media, "CropBox": crop, "Rotate": str(rotation)}
    path = changed(drawn, {**keys, "UserUnit": str(unit)})

    assert first_glyph(path) == pytest.approx(first_glyph(drawn), abs=0.05)


def changed(path: Path, keys: Mapping[str, str]) -> Path:
    """Return a copy of a file whose first page has other keys."""
    return with_keys(path, path.with_name("changed.pdf"), keys)


def first_glyph(path: Path) -> tuple[float, float]:
    """Return where the first glyph of a file begins; frame `pdf`."""
    pages = open_pdf(path)
    glyphs = pages.glyphs(0)
    shape = page_shape(pages.page(0))
    (quad,) = line_quads(glyphs, [0])
    at = shape.to(Frame.PDF, Point(quad.ll_x, quad.ll_y))
    pages.close()
    return at.x, at.y


def test_a_page_without_a_size_counts_as_letter(tmp_path: Path) -> None:
    drawn = write_pdf(tmp_path / "drawn.pdf", [page_of("Words.")])
    path = changed(drawn, {"MediaBox": "[0 0 0 0]"})
    pages = open_pdf(path)

    shape = page_shape(pages.page(0))

    assert shape == PageShape(0, 0, 612, 792)
