"""What is selected: from one place in the text to another, also across pages."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from locator.span import Span
from reader.canvas.dehyphenate import without_breaks
from reader.canvas.page_frame import Point

if TYPE_CHECKING:
    from collections.abc import Callable

    from locator.geometry import Quad
    from locator.placement import PagePlacement
    from reader.canvas.page_text import PageText


class Unit(Enum):
    """By what a selection grows."""

    GLYPH = auto()
    WORD = auto()
    LINE = auto()


@dataclass(frozen=True, slots=True, order=True)
class Caret:
    """A place between two glyphs; places are in reading order.

    Attributes:
        page_index: Page, counted from 0.
        offset: Of the glyph behind it, in the text of the page.
    """

    page_index: int
    offset: int


@dataclass(frozen=True, slots=True)
class _Stretch:
    """What one press or one movement of the pointer takes hold of."""

    start: Caret
    end: Caret


class Selection:
    """One selection in a document.

    Args:
        text_of: Gives the text of a page, None while it is not here.
    """

    def __init__(self, text_of: "Callable[[int], PageText | None]") -> None:
        self._text_of = text_of
        self._anchor: _Stretch | None = None
        self._focus: _Stretch | None = None
        self._unit = Unit.GLYPH
        self._quads: dict[int, tuple[Quad, ...]] = {}

    # Changing it

    def start(self, page_index: int, point: Point, unit: Unit = Unit.GLYPH) -> None:
        """Begin at a point of a page whose text is here."""
        self._unit = unit
        self._quads.clear()
        self._anchor = self._focus = self._stretch(page_index, point)

    def extend(self, page_index: int, point: Point) -> None:
        """Reach to a point of a page, from where it began."""
        stretch = self._stretch(page_index, point)
        if stretch and self._anchor and stretch != self._focus:
            self._focus = stretch
            self._quads.clear()

    def clear(self) -> None:
        """Select nothing."""
        self._anchor = self._focus = None
        self._quads.clear()

    def _stretch(self, page_index: int, point: Point) -> _Stretch | None:
        text = self._text_of(page_index)
        if text is None:
            return None
        if self._unit is Unit.GLYPH:
            caret = Caret(page_index, text.caret_at(point))
            return _Stretch(caret, caret)
        at = text.glyph_at(point)
        span = text.word_at(at) if self._unit is Unit.WORD else text.line_at(at)
        return _Stretch(Caret(page_index, span.start), Caret(page_index, span.end))

    # What it is

    @property
    def ends(self) -> tuple[Caret, Caret] | None:
        """Return where it begins and ends; None if nothing is selected."""
        if self._anchor is None or self._focus is None:
            return None
        start = min(self._anchor.start, self._focus.start)
        end = max(self._anchor.end, self._focus.end)
        return (start, end) if start < end else None

    @property
    def pages(self) -> range:
        """Return the pages on which something is selected."""
        if self.ends is None:
            return range(0)
        start, end = self.ends
        return range(start.page_index, end.page_index + 1)

    def spans(self, page_index: int) -> tuple[Span, ...]:
        """Return the glyphs that are selected on a page."""
        text = self._text_of(page_index) if page_index in self.pages else None
        if text is None or self.ends is None:
            return ()
        start, end = self.ends
        span = Span(
            start.offset if start.page_index == page_index else 0,
            end.offset if end.page_index == page_index else len(text),
        )
        if start.page_index == end.page_index:
            return text.column_spans(span)
        return (span,) if len(span) else ()

    @property
    def places(self) -> "tuple[PagePlacement, ...]":
        """Return the selected glyphs, page by page, without quads."""
        from locator.placement import PagePlacement  # noqa: PLC0415 - a file is seen sooner

        found = ((page_index, self.spans(page_index)) for page_index in self.pages)
        return tuple(PagePlacement(at, spans, ()) for at, spans in found if spans)

    def quads(self, page_index: int) -> "tuple[Quad, ...]":
        """Return one quad for each selected line piece of a page."""
        if page_index not in self.pages:
            return ()
        if page_index not in self._quads:
            text = self._text_of(page_index)
            if text is None:
                return ()
            self._quads[page_index] = tuple(
                quad for span in self.spans(page_index) for quad in text.quads(span)
            )
        return self._quads[page_index]

    @property
    def lines(self) -> list[str]:
        """Return the selected text, line by line."""
        found: list[str] = []
        for page_index in self.pages:
            text = self._text_of(page_index)
            for span in self.spans(page_index):
                if text is not None:
                    found += span.of(text.glyphs.text).strip("\n").split("\n")
        return found

    @property
    def text(self) -> str:
        """Return the selected text with its line breaks."""
        return "\n".join(self.lines)

    @property
    def joined_text(self) -> str:
        """Return the selected text without line breaks and line-end hyphens."""
        return without_breaks(self.lines)
