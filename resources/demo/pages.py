"""Makes up the pages: running heads, columns, footnotes, page numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath

from resources.demo.blocks import read
from resources.demo.canvas import PAGE_WIDTH
from resources.demo.columns import fill
from resources.demo.faces import Faces
from resources.demo.ink import Ink, Path, Slab, Text
from resources.demo.markup import parse, pieces
from resources.demo.page_plan import FLOWS, PAGES, PagePlan
from resources.demo.setting import Setter

TEXTS = FilePath(__file__).parent / "text"
FIRST_NUMBER = 1044
MARGIN = 42.0
GUTTER = 17.0
TOP = 68.0
BOTTOM = 780.0
FULL = PAGE_WIDTH - 2 * MARGIN
COLUMN = (FULL - GUTTER) / 2
WIDE_GAP = 12.0
HEAD_SIZE = 8.8
AUTHORS = "A. Halden, M. Okoro and R. Sato"
SHORT_TITLE = "*Moisture-tolerant capture on copper–amine films*"
JOURNAL = "*Annals of Surface Separations*, 2024, **17**, 1044–1055"


@dataclass(frozen=True, slots=True)
class Frame:
    """What surrounds the columns of a page, and the room it leaves, in points."""

    top: float
    heights: tuple[float, float]
    above: tuple[Ink, ...]
    note: tuple[Ink, ...]
    below: tuple[Ink, ...]


@dataclass(frozen=True, slots=True)
class Printer:
    """Sets the whole paper."""

    faces: Faces
    hyphens: Mapping[str, str]

    def pages(self) -> list[list[Ink]]:
        """Return the ink of every page in reading order."""
        frames = [self._frame(plan) for plan in PAGES]
        flows = {name: iter(self._flow(name, frames)) for name in FLOWS}
        pages = []
        for index, (plan, frame) in enumerate(zip(PAGES, frames, strict=True)):
            left, right = next(flows[plan.left]), next(flows[plan.right])
            pages.append(
                [
                    *self._head(index),
                    *frame.above,
                    *_moved(left, MARGIN, frame.top),
                    *frame.note,
                    *_moved(right, MARGIN + COLUMN + GUTTER, frame.top),
                    *frame.below,
                    self._centred(str(FIRST_NUMBER + index), 806.0),
                ]
            )
        return pages

    def _flow(self, name: str, frames: Sequence[Frame]) -> list[tuple[Ink, ...]]:
        heights = [
            height
            for plan, frame in zip(PAGES, frames, strict=True)
            for side, height in zip((plan.left, plan.right), frame.heights, strict=True)
            if side == name
        ]
        slabs = [slab for part in FLOWS[name] for slab in self._slabs(part, COLUMN)]
        return fill(slabs, heights)

    def _slabs(self, source: str, measure: float) -> list[Slab]:
        if not source:
            return []
        text = (TEXTS / f"{source}.txt").read_text(encoding="utf-8")
        return Setter(self.faces, self.hyphens, measure).set_blocks(read(text))

    def _frame(self, plan: PagePlan) -> Frame:
        above, top = self._wide(plan.top, TOP)
        below, used = self._wide(plan.bottom, 0.0)
        note, footnote = self._note(plan.note)
        start = top + (WIDE_GAP if above else 0.0)
        end = BOTTOM - plan.foot - used - (WIDE_GAP if below else 0.0)
        return Frame(
            start,
            (end - start - footnote, end - start),
            _moved(above, MARGIN, 0.0),
            _moved(note, MARGIN, end - footnote),
            _moved(below, MARGIN, BOTTOM - used),
        )

    def _wide(self, source: str, top: float) -> tuple[tuple[Ink, ...], float]:
        slabs = self._slabs(source, FULL)
        ink: list[Ink] = []
        y = top
        for slab in slabs:
            y += slab.before
            ink.extend(item.moved(0, y) for item in slab.ink)
            y += slab.height
        return tuple(ink), y

    def _note(self, source: str) -> tuple[tuple[Ink, ...], float]:
        if not source:
            return (), 0.0
        (column,) = fill(slabs := self._slabs(source, COLUMN), [400.0])
        rule = Path(((0, 7), (60, 7)))
        height = 11 + sum(slab.height for slab in slabs)
        return (rule, *_moved(column, 0, 11)), height

    def _head(self, index: int) -> list[Ink]:
        left = JOURNAL if index == 0 else AUTHORS
        right = "Full paper" if index == 0 else SHORT_TITLE
        end = pieces(parse(right, HEAD_SIZE, {}))
        x = PAGE_WIDTH - MARGIN - self.faces.measure(end)
        return [
            Text(MARGIN, 47, pieces(parse(left, HEAD_SIZE, {}))),
            Text(x, 47, end),
            Path(((MARGIN, 53), (PAGE_WIDTH - MARGIN, 53))),
        ]

    def _centred(self, text: str, y: float) -> Text:
        content = pieces(parse(text, 9.4, {}))
        return Text((PAGE_WIDTH - self.faces.measure(content)) / 2, y, content)


def _moved(ink: Sequence[Ink], dx: float, dy: float) -> tuple[Ink, ...]:
    return tuple(item.moved(dx, dy) for item in ink)
