"""What the window and its workers say to each other: requests down, replies up.

A request holds everything that its answer needs; no request takes longer than about
one page or one quote. Pixels follow their reply as raw bytes.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

from locator.evidence.record import Evidence
from locator.geometry import Quad
from locator.glyphs import PageGlyphs
from locator.located import Located
from locator.quote import Quote
from reader.outline_entry import OutlineEntry

# Characters of the longest quote that is looked for: a worker that is at one for 20 s
# counts as hanging.
LONGEST_QUOTE = 10_000


@dataclass(frozen=True, slots=True)
class Open:
    """Open the file whose descriptor follows; answered by `Opened`.

    Attributes:
        document: Number that the window gives it.
        password: The password, where one is needed; never shown.
    """

    document: int
    password: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Close:
    """Let go of a document; answered by `Done`."""

    document: int


@dataclass(frozen=True, slots=True)
class MeasurePages:
    """Tell the sizes of some pages; answered by `PagesMeasured`."""

    document: int
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class DrawTile:
    """Draw a part of a page; answered by `TileDrawn` and its pixels.

    Attributes:
        document: Which document.
        page_index: Page, counted from 0.
        scale: Device pixels per point.
        x_px: Left edge within the drawn page, in device pixels.
        y_px: Upper edge.
        width_px: Width of the part.
        height_px: Height of the part.
        night: Whether paper and ink are exchanged for the night page.
    """

    document: int
    page_index: int
    scale: float
    x_px: int
    y_px: int
    width_px: int
    height_px: int
    night: bool = False


@dataclass(frozen=True, slots=True)
class ReadPage:
    """Read the text of the next page that was not read; answered by `PageRead`.

    Attributes:
        document: Which document.
        page_index: Page, counted from 0: one behind another.
        without_text: Take it as one without text: a worker died of reading it.
    """

    document: int
    page_index: int
    without_text: bool = False


@dataclass(frozen=True, slots=True)
class GetGlyphs:
    """Hand out the glyphs of a page, for selecting; answered by `GlyphsGot`."""

    document: int
    page_index: int


@dataclass(frozen=True, slots=True)
class Locate:
    """Locate one quote in a document that was read; answered by `QuoteLocated`."""

    document: int
    quote: Quote


@dataclass(frozen=True, slots=True)
class FindOnPage:
    """Find a text on one page; answered by `FoundOnPage`."""

    document: int
    page_index: int
    text: str
    whole_words: bool = False
    match_case: bool = False
    match_accents: bool = False


@dataclass(frozen=True, slots=True)
class SplitPaste:
    """Split what was pasted into quotes; answered by `PasteSplit`."""

    text: str
    html: str = ""


@dataclass(frozen=True, slots=True)
class ReadEvidence:
    """Read the quotes of an evidence file; answered by `EvidenceRead`.

    Attributes:
        name: Name of the file: it tells the format; empty if the content is to tell it.
        data: The file's bytes.
    """

    name: str
    data: bytes = field(repr=False)


Request: TypeAlias = (
    Open
    | Close
    | MeasurePages
    | DrawTile
    | ReadPage
    | GetGlyphs
    | Locate
    | FindOnPage
    | SplitPaste
    | ReadEvidence
)


@dataclass(frozen=True, slots=True)
class PageSize:
    """The displayed (rotated) size of a page in points, and how it is turned.

    Attributes:
        width_pt: Width as displayed.
        height_pt: Height as displayed.
        rotation: Clockwise turn from frame `page` to frame `display`: 0, 90, 180, 270.
    """

    width_pt: float
    height_pt: float
    rotation: int = 0


@dataclass(frozen=True, slots=True)
class Opened:
    """A document was opened.

    Attributes:
        title: Title from the file's metadata, may be empty.
        labels: Printed label of every page.
        sizes: Sizes of the first pages, at least of the first one.
        sha256: Digest of the file's bytes.
        outline: Its sections in order, none if it has no outline.
    """

    title: str
    labels: tuple[str, ...]
    sizes: tuple[PageSize, ...]
    sha256: str
    outline: tuple[OutlineEntry, ...] = ()


@dataclass(frozen=True, slots=True)
class PagesMeasured:
    """Sizes of pages from `first` on."""

    first: int
    sizes: tuple[PageSize, ...]


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A tile was drawn; its pixels follow: BGRA premultiplied, rows not padded."""

    width_px: int
    height_px: int


@dataclass(frozen=True, slots=True)
class PageRead:
    """One more page was read.

    Attributes:
        page_index: Which one.
        usable: Whether it has text that can be searched.
        done: Whether it was the last one.
    """

    page_index: int
    usable: bool
    done: bool


@dataclass(frozen=True, slots=True)
class GlyphsGot:
    """The glyphs of a page."""

    page_index: int
    glyphs: PageGlyphs


@dataclass(frozen=True, slots=True)
class QuoteLocated:
    """The answer about a quote."""

    located: Located


@dataclass(frozen=True, slots=True)
class FoundOnPage:
    """Where a text stands on a page.

    Attributes:
        page_index: Page, counted from 0.
        places: Quads around each place, one per line piece; points, frame `page`.
    """

    page_index: int
    places: tuple[tuple[Quad, ...], ...]


@dataclass(frozen=True, slots=True)
class PasteSplit:
    """The quotes in what was pasted, in order."""

    quotes: tuple[Quote, ...]


@dataclass(frozen=True, slots=True)
class EvidenceRead:
    """The quotes of an evidence file, and what could not be read."""

    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Done:
    """It was done; there is nothing to tell."""


@dataclass(frozen=True, slots=True)
class Failed:
    """It could not be done.

    Attributes:
        kind: Name of a `locator.errors.Obstacle`, or "fault" for anything else.
        detail: For the log and for Details; never shown as the message.
    """

    kind: str
    detail: str = ""


Reply: TypeAlias = (
    Opened
    | PagesMeasured
    | TileDrawn
    | PageRead
    | GlyphsGot
    | QuoteLocated
    | FoundOnPage
    | PasteSplit
    | EvidenceRead
    | Done
    | Failed
)
