"""Shows quotes of the sample paper over its pages, one with its spaces in disorder."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path

from typing_extensions import override

from locator.cli.opened import Opened, opened
from locator.cli.source import Source
from locator.evidence.read import read_evidence
from locator.evidence.record import Evidence, Record
from locator.exports import overlay
from locator.exports.drawings import Crop, Drawings, Picture, SourceFile
from locator.exports.files import write_whole
from locator.glyphs import PageGlyphs
from locator.located import Located
from locator.pdf.picture import page_picture
from locator.verify import Occasion, verify

_QUOTES = 3
_DISORDER = ("  ", "\n", "\t ", " ", "\u00a0")  # what models and copying leave behind


def write_overlay(to: Path, paper: Path, evidence: Path) -> None:
    """Write an HTML page with three quotes of the sample paper.

    Args:
        to: The file to be.
        paper: The sample paper.
        evidence: The quotes about it.

    Raises:
        OSError: It cannot be written.
    """
    first, *others = read_evidence(evidence).records[:_QUOTES]
    shown = Evidence((_in_disorder(first), *others))
    with opened(Source(paper)) as file:
        occasion = Occasion(datetime.now(UTC))
        checked = verify(evidence, shown, file.paper, occasion)
        data = overlay.write(checked, _Drawings(file))
    write_whole(to, data)


def _in_disorder(record: Record) -> Record:
    """Return a quote with other white space between its words."""
    words = record.quote.text.split()
    spaced = zip(words, cycle(_DISORDER), strict=False)
    text = "".join(f"{word}{space}" for word, space in spaced)
    return replace(record, quote=replace(record.quote, text=text.strip()))


@dataclass(frozen=True, slots=True)
class _Drawings(Drawings):
    """The sample paper, open."""

    opened: Opened

    @override
    def glyphs(self, source: int, page_index: int) -> PageGlyphs:
        return self.opened.document.glyphs(page_index)

    @override
    def crops(self, source: int, located: Located) -> tuple[Crop, ...]:
        return ()

    @override
    def picture(self, source: int, page_index: int, dpi: int) -> Picture:
        return page_picture(self.opened.pages.page(page_index), dpi)

    @override
    def file(self, source: int) -> SourceFile:
        path = self.opened.source.path
        return SourceFile(path, path.read_bytes())
