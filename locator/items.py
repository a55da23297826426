"""Text and boxes from outside: OCR words, or the text items of another reader."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from locator.glyphs import PageGlyphs

_WORD_SPACE = 0.15  # in item heights: a wider gap between items is a space
_SAME_LINE = 0.5


@dataclass(frozen=True, slots=True)
class TextItem:
    """A word or a stretch of a line, with the box around it.

    Attributes:
        text: Its characters, in reading order.
        x0: Left edge in points, frame `page`.
        y0: Upper edge.
        x1: Right edge.
        y1: Lower edge.
    """

    text: str
    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def height(self) -> float:
        """Return the height of the box in points."""
        return self.y1 - self.y0


class ItemPages:
    """Pages made of items, in the order in which they are read.

    Characters get equal shares of their item's box: nothing better is known.
    """

    def __init__(self, pages: Sequence[Sequence[TextItem]]) -> None:
        self._pages = pages

    @property
    def labels(self) -> Sequence[str]:
        """Return the number of every page: items come without labels."""
        return tuple(str(number) for number in range(1, len(self._pages) + 1))

    def text(self, page_index: int) -> str:
        """Return the text of one page."""
        return self.glyphs(page_index).text

    def glyphs(self, page_index: int) -> PageGlyphs:
        """Return the glyphs of one page; frame `page`."""
        columns = _Columns()
        for item in self._pages[page_index]:
            if item.text.strip():
                columns.add(item)
        return columns.finished()

    def close(self) -> None:
        """Do nothing: no file is held open."""


class _Columns:
    """Collects glyphs, and finds out where lines and words end."""

    def __init__(self) -> None:
        self._text: list[str] = []
        self._quads = array("f")
        self._sizes = array("f")
        self._baselines = array("f")
        self._starts = array("I")
        self._last: TextItem | None = None

    def add(self, item: TextItem) -> None:
        """Append an item, on a new line if it stands on one."""
        last = self._last
        if last is None or not _on_one_line(last, item):
            self._end_line()
            self._starts.append(len(self._text))
        elif item.x0 - last.x1 > _WORD_SPACE * item.height:
            self._put(" ", item, last.x1, item.x0)
        width = (item.x1 - item.x0) / len(item.text)
        for number, character in enumerate(item.text):
            left = item.x0 + number * width
            self._put(
                " " if character.isspace() else character, item, left, left + width
            )
        self._last = item

    def finished(self) -> PageGlyphs:
        """Return the columns."""
        self._end_line()
        lines = len(self._starts)
        return PageGlyphs(
            "".join(self._text),
            self._quads,
            self._sizes,
            self._baselines,
            self._starts,
            array("I", range(lines)),
            array("f", (1.0, 0.0) * lines),
        )

    def _end_line(self) -> None:
        if self._last is not None:
            self._put("\n", self._last, self._last.x1, self._last.x1)

    def _put(self, character: str, item: TextItem, left: float, right: float) -> None:
        self._text.append(character)
        self._quads.extend(
            (left, item.y0, right, item.y0, left, item.y1, right, item.y1)
        )
        self._sizes.append(item.height)
        self._baselines.append(item.y1)


def _on_one_line(last: TextItem, item: TextItem) -> bool:
    shared = min(last.y1, item.y1) - max(last.y0, item.y0)
    return shared > _SAME_LINE * min(last.height, item.height) and item.x0 >= last.x0
