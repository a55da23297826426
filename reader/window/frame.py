"""The window's rooms: tab bar, toolbar, side bar, pages, panel and status bar."""

from enum import Enum, auto
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from reader import messages
from reader.look.icon_button import IconButton
from reader.look.look import Look
from reader.window.actions import Actions
from reader.window.over_page import OverPage
from reader.window.parts import Parts
from reader.window.room import Room
from reader.window.side_bar import SideBar

if TYPE_CHECKING:
    from reader.quotes.panel import QuotesPanel
    from reader.quotes.toast import Toaster
    from reader.window.banner import Banner
    from reader.window.home import HomePage
    from reader.window.status_bar import StatusBar
    from reader.window.toolbar import Toolbar

_TAB_HEIGHT = 34
_TOOLBAR_HEIGHT = 42
_STATUS_HEIGHT = 26
_PANEL_WIDTH = 410
_NARROW_PANEL = 320
_LEAST_PAGE = 420
_NARROW_BELOW = 1280
_COMPACT_BELOW = 1000


class _Room(Enum):
    """How much room a window of some width has for its columns."""

    COMPACT = auto()
    """The side bar lies over the page."""
    NARROW = auto()
    """The side bar begins closed, the panel is as narrow as it can be."""
    WIDE = auto()

    @classmethod
    def of(cls, width: int) -> "_Room":
        """Return what room a window of this width has."""
        if width < _COMPACT_BELOW:
            return cls.COMPACT
        return cls.NARROW if width < _NARROW_BELOW else cls.WIDE


class Frame(QWidget):
    """Lays out the rooms and lets them give way when the window is narrow.

    Signals:
        widths_changed: A person moved the edge of a column.
    """

    widths_changed = Signal()

    def __init__(self, actions: Actions, parts: Parts) -> None:
        super().__init__()
        self._actions = actions
        self._look = parts.look
        self.toolbar_room = Room(lambda: _made_toolbar(actions, parts.look), "bar")
        self.toolbar_room.place.setFixedHeight(_TOOLBAR_HEIGHT)
        self.pages = QStackedWidget()
        self.home_room = Room(lambda: _made_home(parts), "plain")
        self.panel_room = Room(lambda: _made_panel(parts), "panel")
        self.side_bar = SideBar(parts.look)
        self.status_room = Room(lambda: _made_status_bar(parts.look), "status")
        self.status_room.place.setMinimumHeight(_STATUS_HEIGHT)
        self.tab_bar = self._made_tab_bar()
        self._new_tab = IconButton(parts.look, "plus", actions["open"].toolTip(), 30)
        self._new_tab.clicked.connect(actions["open"].trigger)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._wants_side_bar = True
        self._panel_width = _PANEL_WIDTH
        self._narrow_panel_width = _NARROW_PANEL
        self._room: _Room | None = None  # not known before there is a width
        self._lay_out()
        self._over_page = OverPage(self.side_bar, self._splitter)
        self._over_page.left.connect(self._close_side_bar)
        self._splitter.splitterMoved.connect(self._on_moved)
        self.side_bar.page_changed.connect(lambda _key: self._share_width())
        self.panel_room.place.setMinimumWidth(_NARROW_PANEL)
        self.pages.addWidget(self.home_room.place)
        self.pages.setMinimumWidth(_LEAST_PAGE)
        self.side_bar.hide()

    @cached_property
    def toaster(self) -> "Toaster":
        """Return what tells short news above the pages."""
        from reader.quotes.toast import Toaster  # noqa: PLC0415 - a file is seen sooner

        return Toaster(self.pages)

    @cached_property
    def banner(self) -> "Banner":
        """Return what says above the columns what concerns no single document."""
        from reader.window.banner import Banner  # noqa: PLC0415 - a file is seen sooner

        banner = Banner(self._look)
        self._column.insertWidget(self._column.indexOf(self._splitter), banner)
        return banner

    @property
    def home(self) -> "HomePage":
        """Return what is shown in the Home tab."""
        return self.home_room.furnished()

    @property
    def toolbar(self) -> "Toolbar":
        """Return the toolbar."""
        return self.toolbar_room.furnished()

    @property
    def panel(self) -> "QuotesPanel":
        """Return the quotes panel."""
        return self.panel_room.furnished()

    @property
    def status_bar(self) -> "StatusBar":
        """Return the status bar."""
        return self.status_room.furnished()

    @property
    def is_narrow(self) -> bool:
        """Tell whether columns give way: nobody wished for their widths."""
        return self._room is not _Room.WIDE

    def set_wishes(self, *, side_bar: bool, panel_width: int) -> None:
        """Take in what a person wants where there is room for it."""
        self._wants_side_bar = side_bar
        self._panel_width = panel_width
        self._share_width()

    def show_document_rooms(self, *, shown: bool, waiting: bool = False) -> None:
        """Show toolbar and panel, which the Home tab goes without.

        Args:
            shown: Whether there is a document in front.
            waiting: Whether there are quotes but no document: then Home has the panel.
        """
        self.toolbar_room.place.setVisible(shown)
        has_panel = (shown and self._actions["panel"].isChecked()) or waiting
        self.panel_room.place.setVisible(has_panel)
        self._show_side_bar(shown=shown and self._actions["side_bar"].isChecked())
        self._share_width()

    def give_way(self, width: int) -> None:
        """Let texts and columns give way in a window of this width."""
        room = _Room.of(width)
        self.toolbar_room.do(lambda bar: bar.set_width(width))
        self.panel_room.do(lambda panel: panel.set_compact(room is _Room.COMPACT))
        if room is self._room:
            return
        self._room = room
        if room is _Room.COMPACT:
            self._over_page.take()
        else:
            self._splitter.insertWidget(0, self.side_bar)
        side_bar = self._wants_side_bar and room is _Room.WIDE
        self._actions["side_bar"].setChecked(side_bar)
        self._show_side_bar(
            shown=side_bar and self.toolbar_room.place.isVisibleTo(self)
        )
        self._share_width()

    def _show_side_bar(self, *, shown: bool) -> None:
        over = shown and self._room is _Room.COMPACT
        was_over = not self._over_page.isHidden()
        self._over_page.setVisible(over)
        self.side_bar.setVisible(shown)
        if over and not was_over:
            self._over_page.open()

    def _close_side_bar(self) -> None:
        """Close the side bar that lies over the page."""
        self._actions["side_bar"].setChecked(False)
        self._show_side_bar(shown=False)
        if page := self.pages.currentWidget():
            page.setFocus(Qt.FocusReason.PopupFocusReason)

    def _share_width(self) -> None:
        widths = []
        if self._room is not _Room.COMPACT:
            shown = self.side_bar.isVisibleTo(self)
            widths.append(self.side_bar.wanted_width if shown else 0)
        panel = self._narrow_panel_width if self.is_narrow else self._panel_width
        panel = panel if self.panel_room.place.isVisibleTo(self) else 0
        widths += [max(1, self.width() - sum(widths) - panel), panel]
        self._splitter.setSizes(widths)

    def _on_moved(self) -> None:
        if self._room is not _Room.COMPACT and self.side_bar.isVisible():
            self.side_bar.set_wanted_width(self.side_bar.width())
        panel = self.panel_room.place
        if panel.isVisible():
            if self.is_narrow:
                self._narrow_panel_width = panel.width()
            else:
                self._panel_width = panel.width()
        self.widths_changed.emit()

    def _lay_out(self) -> None:
        for widget in (self.side_bar, self.pages, self.panel_room.place):
            self._splitter.addWidget(widget)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        for at, stretch in enumerate((0, 1, 0)):
            self._splitter.setStretchFactor(at, stretch)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        tabs = QHBoxLayout()
        tabs.setContentsMargins(8, 0, 8, 0)
        tabs.addWidget(self.tab_bar)
        tabs.addWidget(self._new_tab)
        tabs.addStretch(1)
        column.addLayout(tabs)
        column.addWidget(self.toolbar_room.place)
        column.addWidget(self._splitter, 1)
        column.addWidget(self.status_room.place)

    def _made_tab_bar(self) -> QTabBar:
        bar = QTabBar()
        bar.setDocumentMode(True)
        bar.setDrawBase(False)
        bar.setExpanding(False)
        bar.setMovable(True)
        bar.setElideMode(Qt.TextElideMode.ElideMiddle)
        bar.setFixedHeight(_TAB_HEIGHT)
        bar.setUsesScrollButtons(True)
        bar.setAccessibleName(messages.TABS)
        return bar


def _made_home(parts: Parts) -> "HomePage":
    from reader.window.home import HomePage  # noqa: PLC0415 - a file is seen sooner

    return HomePage(parts.look)


def _made_toolbar(actions: Actions, look: Look) -> "Toolbar":
    from reader.window.toolbar import Toolbar  # noqa: PLC0415 - a file is seen sooner

    return Toolbar(actions, look)


def _made_status_bar(look: Look) -> "StatusBar":
    from reader.window.status_bar import StatusBar  # noqa: PLC0415 - a file is seen sooner

    return StatusBar(look)


def _made_panel(parts: Parts) -> "QuotesPanel":
    from reader.quotes.panel import QuotesPanel  # noqa: PLC0415 - loads 40 modules

    return QuotesPanel(parts.quotes, parts.claims, parts.review, parts.look)
