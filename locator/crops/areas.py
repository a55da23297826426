"""Which parts of a page are shown around a quote: its column, two lines about it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from locator.crops.lines import Line, lines_of, own_lines, text_within
from locator.glyphs import PageGlyphs
from locator.placement import PagePlacement

_AROUND = 2  # lines above and below
_MOST_LINES = 10  # of the quote itself; its beginning says which passage it is
_NEXT = 2.5  # line heights: what is farther away is no neighbour
_TOGETHER = 5.0  # line heights: over two or three lines that are left out
_LEAST_PT = 110.0  # along the line, so that one word is not alone
_MOST_EMPTY = 2.0  # of two areas together: cells of a table are shown as one
_HIGHEST_PT = 280.0
_PAD_PT = 6.0
_ACROSS_PAD_PT = 3.0


Rect: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Area:
    """A part of a page.

    Attributes:
        rect: x0, y0, x1, y1 in points, frame `page`.
        text: The words in it.
        continues: Whether the quote goes on below it.
    """

    rect: Rect
    text: str
    continues: bool = False


def areas_of(
    glyphs: PageGlyphs, part: PagePlacement, width_pt: float, height_pt: float
) -> Iterator[Area]:
    """Yield the areas that show where a placement stands on one page, in its order.

    Where it goes on in another column, or behind a figure, another area begins.

    Args:
        glyphs: Those of the page.
        part: What of the placement stands on it.
        width_pt: Width of the page, unrotated.
        height_pt: Its height.
    """
    lines = lines_of(glyphs)
    found: list[Area] = []
    for group in _groups(own_lines(lines, glyphs, part)):
        shown = group[:_MOST_LINES]
        rect = _clamped(_around(shown, lines), width_pt, height_pt)
        _add(found, Area(rect, "", len(shown) < len(group)))
    for area in found:
        yield replace(area, text=text_within(lines, area.rect))


def _add(areas: list[Area], area: Area) -> None:
    """Add an area to others, as one with those that lie beside it."""
    for other in areas:
        rect = _union(area.rect, other.rect)
        together = _size(area.rect) + _size(other.rect)
        is_near = _size(rect) <= _MOST_EMPTY * together
        if is_near and min(rect[2] - rect[0], rect[3] - rect[1]) <= _HIGHEST_PT:
            areas.remove(other)
            _add(areas, Area(rect, "", area.continues or other.continues))
            return
    areas.append(area)


def _union(first: Rect, second: Rect) -> Rect:
    return (
        min(first[0], second[0]),
        min(first[1], second[1]),
        max(first[2], second[2]),
        max(first[3], second[3]),
    )


def _size(rect: Rect) -> float:
    return (rect[2] - rect[0]) * (rect[3] - rect[1])


def _groups(own: Sequence[Line]) -> Iterator[list[Line]]:
    """Yield lines that follow each other on the page, as far as they do."""
    group: list[Line] = []
    for line in own:
        if group and not _follows(group[-1], line):
            yield group
            group = []
        group.append(line)
    if group:
        yield group


def _follows(line: Line, following: Line) -> bool:
    gap = max(
        following.across[0] - line.across[1], line.across[0] - following.across[1]
    )
    return (
        line.upright == following.upright
        and gap < _TOGETHER * max(line.height_pt, following.height_pt)
        and _overlap(line.along, following.along) > 0
    )


def _around(own: Sequence[Line], lines: Sequence[Line]) -> Line:
    """Return a box around lines of a quote and those beside them, with some air."""
    upright, blocks = own[0].upright, {line.block for line in own}
    core = _box(own)
    others = [line for line in lines if line.upright == upright and line not in own]
    column = _box(
        [*own, *(each for each in others if _is_beside(each, core, blocks))]
    ).along
    column = _wide_enough(column)
    before, behind = (
        _beside(core.across, others, column, is_before=is_before)
        for is_before in (True, False)
    )
    shown = _box([*own, *before[:_AROUND], *behind[:_AROUND]])
    start = _edge(shown.across[0], [each.across[1] for each in before[_AROUND:]], -1)
    end = _edge(shown.across[1], [each.across[0] for each in behind[_AROUND:]], 1)
    start -= 0 if before else own[0].height_pt / 2
    end += 0 if behind else own[-1].height_pt / 2
    along = min(column[0], shown.along[0]), max(column[1], shown.along[1])
    return Line(upright, (along[0] - _PAD_PT, along[1] + _PAD_PT), (start, end))


def _is_beside(line: Line, core: Line, blocks: set[int]) -> bool:
    """Tell whether a line of the same block stands over or under `core`."""
    return line.block in blocks and _overlap(line.along, core.along) > 0


def _beside(
    core: tuple[float, float],
    lines: Sequence[Line],
    column: tuple[float, float],
    *,
    is_before: bool,
) -> list[Line]:
    """Return the next lines above or below, at most one more than are shown."""
    if is_before:
        found = [line for line in lines if _middle(line) < core[0]]
    else:
        found = [line for line in lines if _middle(line) > core[1]]
    found = [line for line in found if _stands_in(line.along, column)]
    found.sort(key=_middle, reverse=is_before)
    near, edge = [], core[0] if is_before else core[1]
    for line in found[: _AROUND + 1]:
        gap = edge - line.across[1] if is_before else line.across[0] - edge
        if gap > _NEXT * line.height_pt:
            break
        near.append(line)
        edge = line.across[0] if is_before else line.across[1]
    return near


def _middle(line: Line) -> float:
    return sum(line.across) / 2


def _stands_in(along: tuple[float, float], column: tuple[float, float]) -> bool:
    """Tell whether a line lies in a column for the most part."""
    return 2 * _overlap(along, column) > along[1] - along[0]


def _edge(at: float, beyond: Sequence[float], side: int) -> float:
    """Return where an area ends: a little outside, before the next line begins."""
    pad = _ACROSS_PAD_PT
    for each in beyond:
        pad = min(pad, max(0.0, side * (each - at) / 2))
    return at + side * pad


def _box(lines: Sequence[Line]) -> Line:
    return Line(
        lines[0].upright,
        (min(each.along[0] for each in lines), max(each.along[1] for each in lines)),
        (min(each.across[0] for each in lines), max(each.across[1] for each in lines)),
    )


def _wide_enough(along: tuple[float, float]) -> tuple[float, float]:
    missing = max(0.0, _LEAST_PT - (along[1] - along[0]))
    return along[0], along[1] + missing


def _clamped(box: Line, width_pt: float, height_pt: float) -> Rect:
    x0, y0, x1, y1 = box.rect()
    return (
        min(max(0.0, x0), width_pt - 1),
        min(max(0.0, y0), height_pt - 1),
        max(min(width_pt, x1), 1.0),
        max(min(height_pt, y1), 1.0),
    )


def _overlap(first: tuple[float, float], second: tuple[float, float]) -> float:
    return min(first[1], second[1]) - max(first[0], second[0])
