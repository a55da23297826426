"""Where quotes and finds lie along the document: for the lane and the counters."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reader.canvas.camera import Camera
from reader.canvas.finds import Find
from reader.canvas.lit_page import is_current
from reader.canvas.page_frame import Point, displayed
from reader.replies import PageSize
from reader.session.highlight import Highlight

if TYPE_CHECKING:
    from locator.geometry import Quad

FIND = "find"


@dataclass(frozen=True, slots=True)
class Place:
    """One place of a quote, or one find, along the document.

    Attributes:
        status: Status of the quote; "find" for a find.
        quote_id: Which quote; for a find its index.
        number: Number of the place from 1, 0 for the only one.
        page_index: Page on which it begins, counted from 0.
        upper_pt: Its upper edge on that page, in points, frame `display`.
        lower_pt: Its lower edge.
        current: Whether it is what the person looks at.
    """

    status: str
    quote_id: int
    number: int
    page_index: int
    upper_pt: float
    lower_pt: float
    current: bool

    def upper(self, camera: Camera) -> float:
        """Return its upper edge in the layout, in device pixels."""
        layout = camera.layout
        return layout.top(self.page_index) + self.upper_pt * layout.scale

    def lower(self, camera: Camera) -> float:
        """Return its lower edge in the layout, in device pixels."""
        layout = camera.layout
        return layout.top(self.page_index) + self.lower_pt * layout.scale


def quote_places(
    highlights: Iterable[Highlight], sizes: Sequence[PageSize], current: int
) -> tuple[Place, ...]:
    """Return the places of quotes from top to bottom; one that crosses pages is one."""
    found: dict[tuple[int, int], Place] = {}
    for each in highlights:
        key = each.quote_id, each.place
        if not each.quads or each.page_index >= len(sizes) or key in found:
            continue
        upper, lower = _reach(each.quads, sizes[each.page_index])
        found[key] = Place(
            each.status, *key, each.page_index, upper, lower, is_current(each, current)
        )
    return tuple(sorted(found.values(), key=_order))


def find_places(
    finds: Sequence[Find], sizes: Sequence[PageSize], current: int
) -> tuple[Place, ...]:
    """Return the places of finds from top to bottom, whatever their own order."""
    places = (
        Place(
            FIND,
            index,
            0,
            find.page_index,
            *_reach(find.quads, sizes[find.page_index]),
            index == current,
        )
        for index, find in enumerate(finds)
        if find.quads and find.page_index < len(sizes)
    )
    return tuple(sorted(places, key=_order))


def _order(place: Place) -> tuple[int, float]:
    return place.page_index, place.upper_pt


def _reach(quads: "Sequence[Quad]", size: PageSize) -> tuple[float, float]:
    ys = [
        displayed(Point(x, y), size).y
        for quad in quads
        for x, y in zip(quad.numbers()[::2], quad.numbers()[1::2], strict=True)
    ]
    return min(ys), max(ys)


def above(places: Iterable[Place], camera: Camera) -> list[Place]:
    """Return the places that lie above what is seen."""
    top = camera.origin[1]
    return [place for place in places if place.lower(camera) <= top]


def below(places: Iterable[Place], camera: Camera) -> list[Place]:
    """Return the places that lie below what is seen."""
    bottom = camera.origin[1] + camera.height_px * camera.ratio
    return [place for place in places if place.upper(camera) >= bottom]
