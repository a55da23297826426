"""Says which text goes into which columns, and what stands across the page."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PagePlan:
    """One page: the flows of its columns and the sources set around them.

    ``top`` and ``bottom`` stand across both columns; ``note`` is a footnote in the
    left column. ``foot`` shortens the columns by as many points. A scanned page becomes
    a picture of itself.
    """

    left: str
    right: str
    top: str = ""
    bottom: str = ""
    note: str = ""
    foot: float = 0.0
    scanned: bool = False


PAGES = (
    PagePlan("opening", "opening", top="title"),
    PagePlan("opening", "opening", note="note"),
    PagePlan("opening", "opening"),
    PagePlan("uptake", "release", bottom="swelling"),
    PagePlan("results", "results"),
    PagePlan("results", "results"),
    PagePlan("results", "results"),
    PagePlan("results", "results"),
    PagePlan("scan", "scan", scanned=True),
    PagePlan("closing", "closing"),
    PagePlan("closing", "closing"),
    PagePlan("closing", "closing", foot=300),
)

# The text files of each flow, in order.
FLOWS = {
    "opening": ("introduction", "experimental"),
    "uptake": ("uptake",),
    "release": ("release",),
    "results": ("water", "kinetics", "costs"),
    "scan": ("sensor",),
    "closing": ("limits", "references"),
}
