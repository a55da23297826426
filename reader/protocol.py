"""What the window asks its workers.

A request holds everything that its answer needs; no request takes longer than about
one page or one quote. Pixels follow their reply as raw bytes.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from locator.checked import Checked, CheckedClaim
    from locator.placement import PagePlacement
    from locator.quote import Quote

WorkerName: TypeAlias = Literal["pages", "text", "exports"]

# Characters of the longest quote that is looked for: a worker that is at one for 20 s
# counts as hanging.
LONGEST_QUOTE = 10_000
READING_LOST = "reading_lost"  # what was begun by a worker that is gone
OTHER_BYTES = "other_bytes"  # a file that was written over in its place


@dataclass(frozen=True, slots=True)
class Open:
    """Open the file whose descriptor follows; answered by `Opened`, or `Done` for text.

    Attributes:
        document: Number that the window gives it.
        password: The password, where one is needed; never shown.
        warm: Whether the first page is made ready before it is asked for.
        sha256: Digest of the bytes that are shown: other ones are answered by `Failed`
            of kind OTHER_BYTES. Empty for any.
    """

    document: int
    password: str | None = field(default=None, repr=False)
    warm: bool = False
    sha256: str = ""


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
class ReadOutline:
    """Tell the sections of a document; answered by `OutlineRead`."""

    document: int


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
    """Read the text of the next page; answered by `PageRead`.

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
    quote: "Quote"


@dataclass(frozen=True, slots=True)
class LocateAt:
    """Compare a quote with a place that a person chose; answered by `QuoteLocated`.

    Attributes:
        document: A document that was read.
        quote: The quote.
        places: The glyph spans on each page; without quads.
    """

    document: int
    quote: "Quote"
    places: "tuple[PagePlacement, ...]"


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
    """Begin to read an evidence file; answered by `EvidenceRead` about its first part.

    Attributes:
        name: Name of the file: it tells the format; empty if the content is to tell it.
        data: The file's bytes.
        number: By which the other parts are asked for.
        columns: What the columns of a table hold, as `quote=2,page=3`; empty if the
            table is to tell.
    """

    name: str
    data: bytes = field(repr=False)
    number: int = field(default=0, compare=False)
    columns: str = ""


@dataclass(frozen=True, slots=True)
class ReadColumns:
    """Tell how a table begins; answered by `ColumnsRead`.

    Attributes:
        name: Name of the file.
        data: The file's bytes.
    """

    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class ReadOn:
    """Read the next part of an evidence file; answered by `EvidenceRead`.

    `Failed` of kind READING_LOST, if the worker has not begun it.

    Attributes:
        number: That of `ReadEvidence`.
        stop: Whether nobody wants the rest; answered by `Done`.
    """

    number: int
    stop: bool = False


@dataclass(frozen=True, slots=True)
class ReadProject:
    """Read a project; answered by `ProjectRead`.

    Attributes:
        name: Name of the file.
        data: The file's bytes.
    """

    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class BeginExport:
    """Begin to make a file that leaves; answered by `Done`.

    Attributes:
        kind: Name of the kind of file, as in `locator.exports.kinds`.
        head: What is said of the whole; its claims come behind, in portions.
        documents: Numbers of the open documents, in the order of its sources.
    """

    kind: str
    head: "Checked" = field(compare=False)
    documents: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakeClaims:
    """Take the next claims of the file that was begun; answered by `Done`.

    Attributes:
        first: How many claims came before.
        claims: The claims, with their quotes.
    """

    first: int
    claims: "tuple[CheckedClaim, ...]" = field(compare=False)


@dataclass(frozen=True, slots=True)
class PrepareQuote:
    """Work out what a file says about one of its quotes; answered by `Done`.

    Attributes:
        claim: Which claim, counted from 0 in the file.
        quote: Which of its quotes, counted from 0.
    """

    claim: int
    quote: int


@dataclass(frozen=True, slots=True)
class MakeFile:
    """Put the file together and write it into the open file whose descriptor follows.

    Answered by `Done`, or `Failed` of kind "disk_full" or "not_writable".
    """


Request: TypeAlias = (
    Open
    | Close
    | MeasurePages
    | ReadOutline
    | DrawTile
    | ReadPage
    | GetGlyphs
    | Locate
    | LocateAt
    | FindOnPage
    | SplitPaste
    | ReadEvidence
    | ReadOn
    | ReadColumns
    | ReadProject
    | BeginExport
    | TakeClaims
    | PrepareQuote
    | MakeFile
)
