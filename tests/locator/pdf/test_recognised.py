"""Pages whose text is recognised; what another file says stands in for Tesseract."""

from dataclasses import dataclass, field
from pathlib import Path

import pymupdf  # noqa: TID251 - the pages that a recogniser gets are its own

from locator.document import Document
from locator.pdf.glyphs import lines_on
from locator.pdf.open import open_pdf
from locator.pdf.pages import PdfPages
from locator.pdf.recognised import RecognisedPages
from locator.reading_order.lines import RawLine
from locator.status import Status
from tests.pdfs import page_of, write_pdf
from tests.placed import glyphs_in_quads, glyphs_in_spans, lit
from tests.scans import write_scan

TEXT = page_of("The second trial did not reduce", "mortality in the 120 patients.")
OWN = page_of("This page has a text of its own.")


@dataclass
class Twin:
    """Reads the same page of another file."""

    pages: PdfPages
    asked: list[int] = field(default_factory=list)

    def lines(self, page: "pymupdf.Page") -> list[RawLine]:
        self.asked.append(page.number)
        return lines_on(self.pages.page(page.number))


class Torn:
    """Can read nothing."""

    def lines(self, page: "pymupdf.Page") -> list[RawLine]:
        raise RuntimeError(page)


def twin_of(path: Path) -> Twin:
    return Twin(open_pdf(path))


def scanned(folder: Path) -> tuple[RecognisedPages, Twin]:
    """Returns pages of which the first is a picture, and who reads it."""
    written = write_pdf(folder / "a.pdf", [TEXT, OWN])
    scan = write_scan(folder / "scan.pdf", written)
    with pymupdf.open(scan) as document, pymupdf.open(written) as text:
        document.delete_page(1)
        document.insert_pdf(text, from_page=1)
        document.save(folder / "mixed.pdf")
    twin = twin_of(written)
    return RecognisedPages(open_pdf(folder / "mixed.pdf"), twin), twin


def test_a_quote_is_found_in_what_was_recognised(tmp_path: Path) -> None:
    pages, _ = scanned(tmp_path)
    doc = Document(pages)

    found = doc.locate("did not reduce mortality")

    assert found.status is Status.VERBATIM
    assert lit(doc, found) == "did not reduce\nmortality"
    assert glyphs_in_quads(doc, found.placements[0]) == glyphs_in_spans(
        doc, found.placements[0]
    )
    assert pages.recognised == {0}
    assert doc.pages_without_text == ()


def test_a_page_with_text_is_not_recognised(tmp_path: Path) -> None:
    pages, twin = scanned(tmp_path)

    assert pages.text(1) == "This page has a text of its own.\n"
    assert twin.asked == []


def test_a_page_is_recognised_once(tmp_path: Path) -> None:
    pages, twin = scanned(tmp_path)

    assert pages.text(0) == pages.glyphs(0).text
    assert twin.asked == [0]


def test_a_page_without_anything_to_recognise_stays_without_text(
    tmp_path: Path,
) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("12"), page_of()])
    pages = RecognisedPages(open_pdf(path), twin_of(path))
    doc = Document(pages)

    assert doc.pages_without_text == (0, 1)
    assert doc.glyphs(0).text == "12\n"
    assert pages.recognised == set()


def test_what_cannot_be_recognised_has_no_text(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of()])
    doc = Document(RecognisedPages(open_pdf(path), Torn()))

    assert doc.pages_without_text == (0,)
    assert doc.locate("did not reduce").status is Status.UNSEARCHABLE


def test_labels_are_those_of_the_file(tmp_path: Path) -> None:
    pages, _ = scanned(tmp_path)

    assert list(pages.labels) == ["1", "2"]
