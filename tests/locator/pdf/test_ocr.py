"""Pictures of text, read by Tesseract where its language data is there."""

from pathlib import Path

import pytest

import locator
from locator.errors import OcrError
from locator.pdf.ocr import dpi_for, ocr_in
from locator.status import Status
from tests.pdfs import page_of, write_pdf
from tests.placed import first_rect
from tests.scans import displayed, needs_tessdata, write_scan

LINES = (
    "A first line stands here for all of them.",
    "The second trial did not reduce mortality in the 120 patients",
    "who were enrolled between May and June of that year.",
)
QUOTE = "did not reduce mortality in the 120 patients who were enrolled"


@pytest.mark.parametrize(
    ("width_pt", "height_pt", "dpi"), [(595, 842, 300), (2384, 3370, 127)]
)
def test_large_pages_are_drawn_less_finely(
    width_pt: float, height_pt: float, dpi: int
) -> None:
    assert dpi_for(width_pt, height_pt) == dpi


def test_data_that_cannot_be_used_is_found_out_before_work_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "qqq.traineddata").write_bytes(b"nothing of use")
    monkeypatch.setenv("TESSDATA_PREFIX", str(tmp_path))

    with pytest.raises(OcrError) as caught:
        ocr_in("qqq")

    assert (caught.value.languages, caught.value.folder) == (("qqq",), tmp_path)


@needs_tessdata()
@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_a_quote_in_a_picture_stands_where_it_is_seen(
    tmp_path: Path, rotation: int
) -> None:
    text = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])
    scan = write_scan(tmp_path / "scan.pdf", text, rotation=rotation)

    with locator.open(text) as theirs, locator.open(scan, ocr_language="eng") as ours:
        expected, found = theirs.locate(QUOTE), ours.locate(QUOTE)
        size = ours.glyphs(0).sizes[0]

    assert found.status is Status.VERBATIM
    assert 9 < size < 13
    assert displayed(scan, first_rect(found)) == pytest.approx(
        first_rect(expected), abs=4
    )
    assert len(found.placements[0].pages[0].quads) == 2


@needs_tessdata()
def test_glyphs_that_nobody_can_name_are_read_from_their_picture(
    tmp_path: Path,
) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of(*LINES)])
    scan = write_scan(tmp_path / "scan.pdf", path)

    with locator.open(scan) as without, locator.open(scan, ocr_language="eng") as read:
        assert without.locate(QUOTE).status is Status.UNSEARCHABLE
        assert read.locate(QUOTE).status is Status.VERBATIM
        assert read.locate(QUOTE.replace("not ", "")).status is Status.ALTERED
