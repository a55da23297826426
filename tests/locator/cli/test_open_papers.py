"""Documents that were checked, open for who draws them."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from locator.checked import Source
from locator.cli.checking import Manner
from locator.cli.open_papers import OpenPapers
from locator.errors import FileError, Obstacle
from locator.pdf.open import sha256_of
from tests.pdfs import page_of, write_pdf

NOW = datetime(2026, 12, 1, tzinfo=UTC)
WORD = "sesame"


@pytest.fixture
def sources(tmp_path: Path) -> list[Source]:
    """Returns two documents, the second one turned, and both locked."""
    pages = page_of("First words."), page_of("Second words.", rotation=90)
    paths = [
        write_pdf(tmp_path / f"{number}.pdf", [page], password=WORD)
        for number, page in enumerate(pages)
    ]
    return [Source(path, sha256_of(path), ("1",)) for path in paths]


def test_each_document_is_opened_when_it_is_asked_for(sources: list[Source]) -> None:
    with OpenPapers(sources, Manner(NOW, password=WORD)) as papers:
        texts = [papers.glyphs(source, 0).text.strip() for source in (0, 1, 0)]

    assert texts == ["First words.", "Second words.", "First words."]


def test_a_page_is_drawn_as_it_is_shown(sources: list[Source]) -> None:
    with OpenPapers(sources, Manner(NOW, password=WORD)) as papers:
        upright, turned = papers.picture(0, 0, 36), papers.picture(1, 0, 36)

    assert (upright.width_pt, upright.height_pt) == (595, 842)
    assert (turned.width_pt, turned.height_pt) == (842, 595)
    assert upright.png.startswith(b"\x89PNG")


def test_the_bytes_are_those_that_were_checked(sources: list[Source]) -> None:
    with OpenPapers(sources, Manner(NOW, password=WORD)) as papers:
        file = papers.file(0)

        assert file.data == sources[0].path.read_bytes()
        assert file.password == WORD

        sources[0].path.write_bytes(b"other bytes")
        with pytest.raises(FileError) as caught:
            papers.file(0)

        assert caught.value.obstacle is Obstacle.CHANGED
