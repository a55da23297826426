"""What the store holds: the values that go in and come out."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from locator.claim import Claim
from locator.quote import Quote

if TYPE_CHECKING:
    from locator.checked import Remark
    from locator.evidence.record import Record
    from locator.located import Located

FIT_WIDTH = "fit_width"


@dataclass(frozen=True, slots=True)
class RecentFile:
    """A document that was opened before.

    Attributes:
        path: Where it was.
        title: What a tab called it.
        sha256: Digest of its bytes: its quotes are found by it.
        opened_at: When it was opened last; aware of its time zone.
        evidence_path: The evidence file that was opened with it.
        without_text: Whether no page of it has text.
        counts: Its stored quotes by status, "searching" where there is no answer;
            worked out by the store, not written to it.
    """

    path: Path
    title: str
    sha256: str
    opened_at: datetime
    evidence_path: Path | None = None
    without_text: bool = False
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class More:
    """What most quotes that were pasted do without.

    Attributes:
        record: What its evidence file says of a quote.
        evidence: The path of that file.
        placed_by: Who gave it its place.
        remark: What that person did.
    """

    record: "Record | None" = None
    evidence: str = ""
    placed_by: str = ""
    remark: "Remark | None" = None


@dataclass(frozen=True, slots=True)
class StoredClaim:
    """A claim, as the list had it.

    Attributes:
        claim: Its words, and what is thought of it.
        given_under: The statuses that its quotes had at its verdict.
        stands_alone: Whether its evidence file states it without a quote.
        evidence: Path of that file.
        key: Number that the store gave it; 0 before.
    """

    claim: Claim
    given_under: tuple[str, ...] = ()
    stands_alone: bool = False
    evidence: str = ""
    key: int = 0


@dataclass(frozen=True, slots=True)
class StoredQuote:
    """A quote of a document, as the list had it.

    Attributes:
        quote: The quote as given.
        located: The answer; None while it is searched for.
        chosen: Which of several places is the current one (index from 0).
        key: Number that the store gave it; 0 before.
        claim: Key of the claim that it is to support; 0 if that is not stored.
        more: What its evidence file and a person have added.
    """

    quote: Quote
    located: "Located | None" = None
    chosen: int = 0
    key: int = 0
    claim: int = 0
    more: More = More()


@dataclass(frozen=True, slots=True)
class Position:
    """Where somebody was reading.

    Attributes:
        page_index: Page at the upper edge of the view, counted from 0.
        offset_pt: How much of it is above the view, in points.
        zoom_mode: What decides about the zoom, as in `reader.canvas.zoom.ZoomMode`.
        zoom: Zoom where nothing has to fit; 1 is 100 %.
    """

    page_index: int = 0
    offset_pt: float = 0.0
    zoom_mode: str = FIT_WIDTH
    zoom: float = 1.0


@dataclass(frozen=True, slots=True)
class Tab:
    """An open tab."""

    path: Path
    position: Position = Position()


@dataclass(frozen=True, slots=True)
class OpenTabs:
    """The tabs of the window in order.

    Attributes:
        tabs: All but Home.
        current: Which of them is in front (index from 0), -1 for Home.
    """

    tabs: tuple[Tab, ...] = ()
    current: int = -1
