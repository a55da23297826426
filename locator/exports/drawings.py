"""What exporters may ask of the open documents; all else they know from `Checked`."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from locator.glyphs import PageGlyphs
from locator.located import Located


@dataclass(frozen=True, slots=True)
class Crop:
    """A picture of the part of a page at which a quote stands, lit as in the window.

    Attributes:
        page_index: Page, counted from 0.
        png: The picture, turned as the page is shown.
        width_pt: How wide that part of the page is, in points.
        height_pt: How high.
        text: The words in it, for who cannot see it.
        continues: Whether the quote goes on beyond it.
    """

    page_index: int
    png: bytes = field(repr=False)
    width_pt: float
    height_pt: float
    text: str
    continues: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A whole page as it is shown.

    Attributes:
        png: The picture.
        width_pt: Width of the page as it is shown, in points.
        height_pt: Its height.
    """

    png: bytes = field(repr=False)
    width_pt: float
    height_pt: float


@dataclass(frozen=True, slots=True)
class SourceFile:
    """The bytes of a document, as they were when it was checked.

    Attributes:
        path: The file.
        data: Its bytes.
        password: What opens it, where that is needed.
    """

    path: Path
    data: bytes = field(repr=False)
    password: str | None = field(default=None, repr=False)


class Drawings(Protocol):
    """The documents of an evidence file that was checked, by their place in `sources`.

    Whoever hands it out keeps the files open for as long as exporters work.
    """

    def glyphs(self, source: int, page_index: int) -> PageGlyphs:
        """Return the glyphs of a page; frame `page`."""

    def crops(self, source: int, located: Located) -> tuple[Crop, ...]:
        """Return pictures of the current placement; none without a placement."""

    def picture(self, source: int, page_index: int, dpi: int) -> Picture:
        """Return a page as it is shown, without anything lit."""

    def file(self, source: int) -> SourceFile:
        """Return the file itself, for who writes a copy of it."""
