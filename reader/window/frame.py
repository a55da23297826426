"""The window's rooms: tab bar, toolbar, side bar, pages, panel and status bar."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from reader import messages
from reader.quotes.panel import QuotesPanel
from reader.quotes.toast import Toaster
from reader.window.actions import Actions
from reader.window.home import HomePage
from reader.window.parts import Parts
from reader.window.side_bar import SideBar
from reader.window.status_bar import StatusBar
from reader.window.toolbar import Toolbar

_TAB_HEIGHT = 34
_PANEL_WIDTH = 410
_NARROW_PANEL = 320
_SIDE_CLOSES_BELOW = 1280
_PANEL_SHRINKS_BELOW = 1280
_COMPACT_BELOW = 1000


class Frame(QWidget):
    """Lays out the rooms and lets them give way when the window is narrow."""

    def __init__(self, actions: Actions, parts: Parts) -> None:
        super().__init__()
        self._actions = actions
        self.toolbar = Toolbar(actions)
        self.home = HomePage(parts.look)
        self.pages = QStackedWidget()
        self.panel = QuotesPanel(parts.quotes, parts.look)
        self.side_bar = SideBar(parts.look)
        self.status_bar = StatusBar(parts.look)
        self.tab_bar = self._made_tab_bar()
        self.toaster = Toaster(self.pages)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._lay_out()
        self.pages.addWidget(self.home)
        self.side_bar.hide()

    def show_document_rooms(self, *, shown: bool) -> None:
        """Show toolbar and panel, which the Home tab goes without."""
        self.toolbar.setVisible(shown)
        self.panel.setVisible(shown and self._actions["panel"].isChecked())
        self.side_bar.setVisible(shown and self._actions["side_bar"].isChecked())

    def give_way(self, width: int) -> None:
        """Let texts and columns give way in a window of this width."""
        self.toolbar.set_width(width)
        self.panel.set_compact(width < _COMPACT_BELOW)
        narrow = width < _PANEL_SHRINKS_BELOW
        if narrow and self.panel.width() > _NARROW_PANEL:
            self._set_panel_width(_NARROW_PANEL)

    def _set_panel_width(self, width: int) -> None:
        sizes = self._splitter.sizes()
        total = sum(sizes)
        side = sizes[0]
        self._splitter.setSizes([side, max(0, total - side - width), width])

    def _lay_out(self) -> None:
        for widget in (self.side_bar, self.pages, self.panel):
            self._splitter.addWidget(widget)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        for at, stretch in enumerate((0, 1, 0)):
            self._splitter.setStretchFactor(at, stretch)
        self._splitter.setSizes([176, 854, _PANEL_WIDTH])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        tabs = QHBoxLayout()
        tabs.setContentsMargins(8, 0, 8, 0)
        tabs.addWidget(self.tab_bar, 1)
        column.addLayout(tabs)
        column.addWidget(self.toolbar)
        column.addWidget(self._splitter, 1)
        column.addWidget(self.status_bar)

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
