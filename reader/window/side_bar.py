"""The side bar: buttons above, and below them the page that was chosen."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from reader.look.focus_ring import FocusRing
from reader.look.icon_button import IconButton
from reader.look.look import Look
from reader.look.style_sheet import dress

_HEAD_HEIGHT = 40
_BUTTON = 30


@dataclass(frozen=True, slots=True)
class Widths:
    """How wide the side bar is on one of its pages."""

    usual: int
    least: int
    most: int


NARROW = Widths(176, 140, 320)  # thumbnails, outline
WIDE = Widths(360, 280, 560)  # library, evidence, find


@dataclass(slots=True)
class _Page:
    button: IconButton
    stack: QStackedWidget
    widths: Widths
    width: int


class SideBar(QWidget):
    """Pages of one bar, each with a width of its own.

    The bar is the window's, what it shows is the document's: `put` gives a page the
    widget of another document.

    Signals:
        page_changed: Key of the page that is shown now.
        width_wanted: How wide the bar would be, now that another page is shown.
    """

    page_changed = Signal(str)
    width_wanted = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._pages: dict[str, _Page] = {}
        self._key = ""
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._head = QHBoxLayout()
        self._head.setContentsMargins(8, 0, 8, 0)
        self._head.setSpacing(2)
        self._head.addStretch(1)
        head = QWidget()
        head.setFixedHeight(_HEAD_HEIGHT - 1)
        head.setLayout(self._head)
        line = QFrame()
        line.setFixedHeight(1)
        dress(line, "line")
        self._stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(line)
        column.addWidget(self._stack, 1)
        look.changed.connect(self.update)
        FocusRing(self, look)

    @property
    def current(self) -> str:
        """Return the key of the page that is shown, "" before there is one."""
        return self._key

    def add_page(self, key: str, icon: str, name: str, widths: Widths = NARROW) -> None:
        """Add a page, empty at first; the first one is shown at once."""
        button = IconButton(self._look, icon, name, _BUTTON)
        button.setCheckable(True)
        button.clicked.connect(lambda: self.show_page(key))
        stack = QStackedWidget()
        stack.addWidget(QWidget())
        self._group.addButton(button)
        self._head.insertWidget(self._head.count() - 1, button)
        self._stack.addWidget(stack)
        self._pages[key] = _Page(button, stack, widths, widths.usual)
        if not self._key:
            self.show_page(key)

    def put(self, key: str, widget: QWidget | None) -> None:
        """Show a widget on a page, None for nothing; others of the page stay hidden.

        A widget that is deleted leaves the page by itself.
        """
        stack = self._pages[key].stack
        if widget is None:
            stack.setCurrentIndex(0)
            return
        if stack.indexOf(widget) < 0:
            stack.addWidget(widget)
        stack.setCurrentWidget(widget)

    def show_page(self, key: str) -> None:
        """Show another page, and ask for its width."""
        page = self._pages[key]
        page.button.setChecked(True)
        if key == self._key:
            return
        width = page.width
        self._key = ""  # what the new bounds make of the width is nobody's wish
        self._stack.setCurrentWidget(page.stack)
        self.setMinimumWidth(page.widths.least)
        self.setMaximumWidth(page.widths.most)
        self._key = key
        self.page_changed.emit(key)
        self.width_wanted.emit(width)

    def wanted_width(self) -> int:
        """Return how wide the bar would be on its current page."""
        page = self._pages.get(self._key)
        return page.width if page else NARROW.usual

    def widths(self) -> dict[str, int]:
        """Return the width of every page, to be kept."""
        return {key: page.width for key, page in self._pages.items()}

    def set_widths(self, widths: Mapping[str, int]) -> None:
        """Take in the widths that were kept."""
        for key, page in self._pages.items():
            width = widths.get(key, page.widths.usual)
            page.width = min(max(width, page.widths.least), page.widths.most)
        if self._key:
            self.width_wanted.emit(self._pages[self._key].width)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        page = self._pages.get(self._key)
        # Layouts give odd widths before the window is shown.
        if page and self.isVisible():
            page.width = min(max(self.width(), page.widths.least), page.widths.most)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(self._look.colours.alt))
