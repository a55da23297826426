"""Checks quotes against test PDFs, and hands out what exporters may ask for."""

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from typing_extensions import override

from locator.checked import Checked
from locator.cli.opened import opened
from locator.cli.source import Source
from locator.evidence.record import Evidence, Record
from locator.exports.drawings import Crop, Drawings, Picture, SourceFile
from locator.glyphs import PageGlyphs
from locator.located import Located
from locator.pdf.open import open_pdf
from locator.pdf.picture import page_picture
from locator.quote import Quote
from locator.verify import Occasion, verify

OCCASION = Occasion(datetime(2026, 12, 1, 9, 30, tzinfo=UTC), "R. Lindholm")


def records_of(*texts: str) -> tuple[Record, ...]:
    """Return quotes without a claim, a line each."""
    return tuple(Record(Quote(text), line) for line, text in enumerate(texts, 1))


def check(
    path: Path,
    *records: Record,
    password: str | None = None,
    occasion: Occasion = OCCASION,
) -> Checked:
    """Return quotes checked against the file at `path`."""
    with opened(Source(path, password)) as file:
        return verify(Path("e.md"), Evidence(records), file.paper, occasion)


@dataclass(frozen=True, slots=True)
class OneFile(Drawings):
    """What exporters may ask of one document; it is opened for every question."""

    path: Path
    password: str | None = None

    @override
    def glyphs(self, source: int, page_index: int) -> PageGlyphs:
        pages = open_pdf(self.path, self.password)
        glyphs = pages.glyphs(page_index)
        pages.close()
        return glyphs

    @override
    def crops(self, source: int, located: Located) -> tuple[Crop, ...]:
        return ()

    @override
    def picture(self, source: int, page_index: int, dpi: int) -> Picture:
        pages = open_pdf(self.path, self.password)
        picture = page_picture(pages.page(page_index), dpi)
        pages.close()
        return picture

    @override
    def file(self, source: int) -> SourceFile:
        return SourceFile(self.path, self.path.read_bytes(), self.password)
