"""What stands in the way of opening a PDF file."""

import hashlib
import zipfile
from pathlib import Path

import pytest

from locator.errors import FileError, Obstacle
from locator.pdf.open import open_pdf, sha256_of
from tests.pdfs import page_of, write_pdf

WORD = "sesame"
NO_PAGES = (
    b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
    b"2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"
)


def obstacle_of(path: Path, password: str | None = None) -> Obstacle:
    with pytest.raises(FileError) as caught:
        open_pdf(path, password)
    return caught.value.obstacle


def zipped(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.txt", "words")


def test_a_missing_file_is_missing(tmp_path: Path) -> None:
    assert obstacle_of(tmp_path / "a.pdf") == Obstacle.MISSING


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    assert obstacle_of(tmp_path) == Obstacle.NOT_A_FILE


@pytest.mark.parametrize(
    ("content", "obstacle"),
    [
        (b"", Obstacle.EMPTY),
        (b"Just some words.", Obstacle.NOT_A_PDF),
        (b"\x89PNG\r\n\x1a\n" + bytes(50), Obstacle.NOT_A_PDF),
        (b"<html><body>404</body></html>", Obstacle.NOT_A_PDF),
        (b"%PDF-1.7\n" + bytes(200), Obstacle.DAMAGED),
        (NO_PAGES, Obstacle.NO_PAGES),
    ],
)
def test_what_is_in_the_file_tells_the_obstacle(
    tmp_path: Path, content: bytes, obstacle: Obstacle
) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(content)

    assert obstacle_of(path) == obstacle


def test_an_archive_named_pdf_is_no_pdf(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    zipped(path)

    assert obstacle_of(path) == Obstacle.NOT_A_PDF


def test_a_file_cut_off_in_its_middle_is_damaged_or_read_in_part(
    tmp_path: Path,
) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("Words.")])
    path.write_bytes(path.read_bytes()[:200])

    assert obstacle_of(path) in (Obstacle.DAMAGED, Obstacle.NO_PAGES)


def test_a_page_count_beyond_reason_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(NO_PAGES.replace(b"Count 0", b"Count 2147483647"))

    assert obstacle_of(path) == Obstacle.DAMAGED


def test_a_locked_file_asks_for_its_password(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("Words.")], password=WORD)

    assert obstacle_of(path) == Obstacle.PASSWORD_NEEDED


def test_a_locked_file_refuses_another_password(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("Words.")], password=WORD)

    assert obstacle_of(path, "open") == Obstacle.PASSWORD_WRONG


def test_a_password_nobody_asked_for_does_no_harm(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("Words.")])

    assert open_pdf(path, WORD).page_count == 1


def test_a_file_keeps_its_fingerprint_whoever_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(b"words")

    assert sha256_of(path) == hashlib.sha256(b"words").hexdigest()
