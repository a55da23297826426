"""Evidence that was checked against PDF files of the tests, with what draws them."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from locator.checked import Checked
from locator.claim import Judgement
from locator.cli.opened import Opened, opened
from locator.cli.source import Source
from locator.evidence.record import Evidence, Record
from locator.exports.drawings import Crop, Picture, SourceFile
from locator.glyphs import PageGlyphs
from locator.located import Located
from locator.pdf.crop import CropSource, crops_of
from locator.quote import Quote
from locator.verify import Occasion, verify

OCCASION = Occasion(datetime(2026, 12, 1, 9, 30, tzinfo=UTC), "R. Lindholm")


@dataclass(frozen=True, slots=True)
class OpenDrawings:
    """Draws from one open file, as the command line does."""

    opened: Opened

    def glyphs(self, source: int, page_index: int) -> PageGlyphs:
        assert source == 0
        return self.opened.document.glyphs(page_index)

    def crops(self, source: int, located: Located) -> tuple[Crop, ...]:
        assert source == 0
        pages = CropSource(self.opened.pages.page, self.opened.document.glyphs)
        return crops_of(pages, located)

    def picture(self, source: int, page_index: int, dpi: int) -> Picture:
        raise NotImplementedError

    def file(self, source: int) -> SourceFile:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Checking:
    """What was checked, and what draws it."""

    checked: Checked
    drawings: OpenDrawings


@contextmanager
def checking(path: Path, records: Sequence[Record | str]) -> Iterator[Checking]:
    """Check records, or the words of quotes, against a PDF file that stays open."""
    made = [
        Record(Quote(each), number) if isinstance(each, str) else each
        for number, each in enumerate(records, 1)
    ]
    with opened(Source(path)) as file:
        evidence = Evidence(tuple(made))
        checked = verify(Path("quotes.md"), evidence, file.paper, OCCASION)
        yield Checking(checked, OpenDrawings(file))


def judged(checked: Checked, judgements: Mapping[int, Judgement]) -> Checked:
    """Return what was checked, with judgements about claims by their number."""
    return replace(
        checked,
        claims=tuple(
            replace(
                each,
                claim=replace(each.claim, judgement=judgements.get(each.number)),
            )
            for each in checked.claims
        ),
    )


class NoFile:
    """Draws nothing: no file is open."""

    def glyphs(self, source: int, page_index: int) -> PageGlyphs:
        raise NotImplementedError

    def crops(self, source: int, located: Located) -> tuple[Crop, ...]:
        del source, located
        return ()

    def picture(self, source: int, page_index: int, dpi: int) -> Picture:
        raise NotImplementedError

    def file(self, source: int) -> SourceFile:
        raise NotImplementedError
