"""The side bar: buttons above, and below them the page that was chosen."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
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


class SideWidth(Enum):
    """How wide a page of the bar is: usually, at least, at most."""

    NARROW = (176, 140, 320)
    WIDE = (360, 280, 560)

    @property
    def usual(self) -> int:
        """Return how wide it is if nobody wishes otherwise."""
        return self.value[0]

    @property
    def least(self) -> int:
        """Return how wide it is at least."""
        return self.value[1]

    @property
    def most(self) -> int:
        """Return how wide it is at most."""
        return self.value[2]


@dataclass(slots=True)
class _Page:
    button: IconButton
    stack: QStackedWidget
    width: SideWidth
    corner: QWidget | None = None


class SideBar(QWidget):
    """Pages of one bar.

    The bar is the window's, what it shows is the document's: `put` gives a page the
    widget of another document.

    Signals:
        page_changed: Key of the page that is shown now.
    """

    page_changed = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._pages: dict[str, _Page] = {}
        self._key = ""
        self._widths = {each: each.usual for each in SideWidth}
        self._limit()
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

    def add_page(
        self, key: str, icon: str, name: str, width: SideWidth = SideWidth.NARROW
    ) -> None:
        """Add a page, empty at first; the first one is shown at once."""
        button = IconButton(self._look, icon, name, _BUTTON)
        button.setCheckable(True)
        button.clicked.connect(lambda: self.show_page(key))
        stack = QStackedWidget()
        stack.addWidget(QWidget())
        self._group.addButton(button)
        self._head.insertWidget(self._head.count() - 1, button)
        self._stack.addWidget(stack)
        self._pages[key] = _Page(button, stack, width)
        if not self._key:
            self.show_page(key)

    def set_corner(self, key: str, corner: QWidget) -> None:
        """Show a widget at the right of the buttons while a page is shown."""
        self._pages[key].corner = corner
        self._head.addWidget(corner)
        corner.setVisible(key == self._key)

    def has_page(self, key: str) -> bool:
        """Tell whether there is a page with this key."""
        return key in self._pages

    def put(self, key: str, widget: QWidget | None) -> None:
        """Show a widget on a page, None for nothing; others of the page stay hidden.

        A widget that is deleted leaves the page by itself.
        """
        stack = self._pages[key].stack
        if widget and stack.indexOf(widget) < 0:
            stack.addWidget(widget)
        stack.setCurrentIndex(stack.indexOf(widget) if widget else 0)
        self._lead_focus()

    def show_page(self, key: str) -> None:
        """Show another page."""
        page = self._pages[key]
        page.button.setChecked(True)
        if key != self._key:
            self._key = key
            self._stack.setCurrentWidget(page.stack)
            for each, other in self._pages.items():
                if other.corner:
                    other.corner.setVisible(each == key)
            self._limit()
            self._lead_focus()
            self.page_changed.emit(key)

    @property
    def wanted_width(self) -> int:
        """Return how wide the bar would be, with the page that is shown."""
        return self._widths[self.page_width]

    @property
    def page_width(self) -> SideWidth:
        """Return of which width the page is that is shown."""
        page = self._pages.get(self._key)
        return page.width if page else SideWidth.NARROW

    def set_wanted_width(self, width: int, of: SideWidth | None = None) -> None:
        """Take in how wide a person wants it.

        Args:
            width: How wide.
            of: Which pages; those like the one that is shown if it is not said.
        """
        of = of or self.page_width
        self._widths[of] = min(max(width, of.least), of.most)

    def _limit(self) -> None:
        self.setMinimumWidth(self.page_width.least)
        self.setMaximumWidth(self.page_width.most)

    def _lead_focus(self) -> None:
        """Let the keyboard that comes to the bar go to what is shown in it."""
        if shown := self._pages[self._key].stack.currentWidget():
            self.setFocusProxy(shown)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(self._look.colours.alt))
