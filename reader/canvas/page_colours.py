"""The colours of what is painted over pages, by day and by night."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtGui import QColor, QPainter

from locator.contrast import mixed
from locator.status_colours import (
    CURRENT_SHARE,
    DAY_FILL,
    NIGHT_FILL,
    OTHER_SHARE,
    WORD_SHARE,
)
from reader.look.colours import (
    DARK,
    DAY_FIND,
    LIGHT,
    NIGHT_FIND,
    Colours,
    FindColours,
)


@dataclass(frozen=True, slots=True)
class PageColours:
    """What a page is painted with.

    Attributes:
        theme: Paper, ink and the line colour of each status.
        fills: Fill colour of each status, before it is mixed with paper.
        find: What a search found.
        other: Share of the fill for quotes that are not the current one.
        current: Share for the current one.
        word: Share for words that differ.
        mode: How a mixed colour meets the page: text keeps its own.
        outline_px: Width of the outline of the current quote.
    """

    theme: Colours
    fills: Mapping[str, str]
    find: FindColours
    other: float
    current: float
    word: float
    mode: QPainter.CompositionMode
    outline_px: float = 1.75

    @property
    def paper(self) -> QColor:
        """Return the colour of the page."""
        return QColor(self.theme.paper)

    @property
    def ink(self) -> QColor:
        """Return the colour of its text."""
        return QColor(self.theme.ink)

    def line(self, status: str) -> QColor:
        """Return the line colour of a status."""
        return QColor(self.theme.status[status])

    def fill(self, status: str, share: float) -> QColor:
        """Return the fill of a status, mixed into the paper: opaque."""
        return self.mixed(self.fills.get(status, self.theme.status[status]), share)

    def mixed(self, colour: str, share: float) -> QColor:
        """Return an opaque colour: so much of `colour`, the rest paper."""
        return QColor(mixed(colour, self.theme.paper, share))


DAY = PageColours(
    theme=LIGHT,
    fills=DAY_FILL,
    find=DAY_FIND,
    other=OTHER_SHARE,
    current=CURRENT_SHARE,
    word=WORD_SHARE,
    mode=QPainter.CompositionMode.CompositionMode_Multiply,
)
NIGHT = PageColours(
    theme=DARK,
    fills=NIGHT_FILL,
    find=NIGHT_FIND,
    other=0.38,
    current=0.50,
    word=0.66,
    mode=QPainter.CompositionMode.CompositionMode_Lighten,
)


def page_colours(*, night: bool, high_contrast: bool) -> PageColours:
    """Return the colours of the page that is shown.

    With high contrast nothing is filled, and lines have the colour of the text.
    """
    colours = NIGHT if night else DAY
    if not high_contrast:
        return colours
    theme = colours.theme
    theme = replace(theme, status=dict.fromkeys(theme.status, theme.ink))
    return replace(
        colours, theme=theme, other=0.0, current=0.0, word=0.0, outline_px=2.0
    )
