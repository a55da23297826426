"""What the workers answer. Pixels follow their reply as raw bytes."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from reader.outline_entry import OutlineEntry

if TYPE_CHECKING:  # whoever draws does without what is found in texts
    from locator.evidence.record import Evidence
    from locator.evidence.shown.block import ShownBlock
    from locator.evidence.tables.preview import TablePreview
    from locator.geometry import Quad
    from locator.glyphs import PageGlyphs
    from locator.located import Located
    from locator.project.values import Project
    from locator.quote import Quote


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
    """

    title: str
    labels: tuple[str, ...]
    sizes: tuple[PageSize, ...]
    sha256: str


@dataclass(frozen=True, slots=True)
class OutlineRead:
    """The sections of a document in order, none if it has no outline."""

    entries: tuple[OutlineEntry, ...]


@dataclass(frozen=True, slots=True)
class PagesMeasured:
    """Sizes of pages from `first` on."""

    first: int
    sizes: tuple[PageSize, ...]


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A tile was drawn; its pixels follow: BGRA, opaque, rows not padded."""

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
    glyphs: "PageGlyphs"


@dataclass(frozen=True, slots=True)
class QuoteLocated:
    """The answer about a quote."""

    located: "Located"


@dataclass(frozen=True, slots=True)
class FoundOnPage:
    """Where a text stands on a page.

    Attributes:
        page_index: Page, counted from 0.
        places: Quads around each place, one per line piece; points, frame `page`.
    """

    page_index: int
    places: "tuple[tuple[Quad, ...], ...]"


@dataclass(frozen=True, slots=True)
class PasteSplit:
    """The quotes in what was pasted, in order."""

    quotes: "tuple[Quote, ...]"


@dataclass(frozen=True, slots=True)
class EvidenceRead:
    """A part of an evidence file; first what it holds, then how it looks.

    Attributes:
        evidence: Quotes, and what could not be read.
        blocks: How it looks.
        line: The line up to which the file is read.
        lines: How many lines it has.
        is_done: Whether it is the last part.
    """

    evidence: "Evidence"
    blocks: "tuple[ShownBlock, ...]" = ()
    line: int = 0
    lines: int = 0
    is_done: bool = False


@dataclass(frozen=True, slots=True)
class ProjectRead:
    """What a project holds."""

    project: "Project"


@dataclass(frozen=True, slots=True)
class ColumnsRead:
    """How a table begins, and what its columns are likely to hold."""

    preview: "TablePreview"


@dataclass(frozen=True, slots=True)
class Done:
    """It was done; there is nothing to tell."""


@dataclass(frozen=True, slots=True)
class Failed:
    """It could not be done.

    Attributes:
        kind: Name of a `locator.errors.Obstacle`, `protocol.OTHER_BYTES`, or "fault"
            for anything else.
        detail: For the log and for Details; never shown as the message.
    """

    kind: str
    detail: str = ""


Reply: TypeAlias = (
    Opened
    | OutlineRead
    | PagesMeasured
    | TileDrawn
    | PageRead
    | GlyphsGot
    | QuoteLocated
    | FoundOnPage
    | PasteSplit
    | EvidenceRead
    | ColumnsRead
    | ProjectRead
    | Done
    | Failed
)
