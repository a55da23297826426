"""The pages of an open PDF file."""

from pathlib import Path

from locator.pdf.open import open_pdf
from locator.pdf.pages import Metadata
from tests.pdfs import page_of, write_pdf


def with_lost_pages(path: Path) -> Path:
    """Returns a file that promises three pages and has one."""
    path.write_bytes(
        b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
        b"2 0 obj<</Type/Pages/Count 3/Kids[3 0 R]>>endobj\n"
        b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\n"
        b"4 0 obj 0 endobj\n5 0 obj 0 endobj\n6 0 obj 0 endobj\n"
        b"trailer<</Root 1 0 R>>\n%%EOF"
    )
    return path


def test_a_page_gives_its_text(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("One line.", "Another.")])

    assert open_pdf(path).glyphs(0).text == "One line.\nAnother.\n"


def test_a_page_without_text_gives_no_glyphs(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of()])

    assert len(open_pdf(path).glyphs(0)) == 0


def test_a_page_that_cannot_be_read_is_empty_and_counted(tmp_path: Path) -> None:
    pages = open_pdf(with_lost_pages(tmp_path / "a.pdf"))

    lengths = [len(pages.glyphs(index)) for index in range(pages.page_count)]

    assert lengths == [0, 0, 0]
    assert pages.damaged == {1, 2}


def test_a_file_says_who_wrote_it_and_what(tmp_path: Path) -> None:
    path = write_pdf(
        tmp_path / "a.pdf", [page_of()], metadata={"title": "On  foxes", "author": "A"}
    )

    assert open_pdf(path).metadata == Metadata(title="On foxes", author="A")


def test_labels_are_asked_for_only_when_needed(tmp_path: Path) -> None:
    pages = open_pdf(write_pdf(tmp_path / "a.pdf", [page_of(), page_of()]))

    assert pages.labels is pages.labels
    assert pages.labels == ("1", "2")
