"""The window's rooms: tab bar, toolbar, side bar, pages, panel and status bar."""

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
_NARROW_BELOW = 1280
_COMPACT_BELOW = 1000


class Frame(QWidget):
    """Lays out the rooms and lets them give way when the window is narrow.

    Signals:
        widths_changed: A person moved the edge of a column.
    """

    widths_changed = Signal()

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
        self._wants_side_bar = True
        self._panel_width = _PANEL_WIDTH
        self.is_narrow: bool | None = None  # not known before there is a width
        self._lay_out()
        self._splitter.splitterMoved.connect(self._on_moved)
        self.side_bar.width_wanted.connect(lambda _width: self._share_width())
        self.pages.addWidget(self.home)
        self.side_bar.hide()

    def set_wishes(self, *, side_bar: bool, panel_width: int) -> None:
        """Take in what a person wants where there is room for it."""
        self._wants_side_bar = side_bar
        self._panel_width = panel_width
        self._share_width()

    def show_document_rooms(self, *, shown: bool) -> None:
        """Show toolbar and panel, which the Home tab goes without."""
        self.toolbar.setVisible(shown)
        self.panel.setVisible(shown and self._actions["panel"].isChecked())
        self.side_bar.setVisible(shown and self._actions["side_bar"].isChecked())
        self._share_width()

    def give_way(self, width: int) -> None:
        """Let texts and columns give way in a window of this width."""
        self.toolbar.set_width(width)
        self.panel.set_compact(width < _COMPACT_BELOW)
        narrow = width < _NARROW_BELOW
        if narrow is self.is_narrow:
            return
        self.is_narrow = narrow
        side_bar = self._wants_side_bar and not narrow
        self._actions["side_bar"].setChecked(side_bar)
        self.side_bar.setVisible(side_bar and self.toolbar.isVisibleTo(self))
        self._share_width()

    def _share_width(self) -> None:
        side = self.side_bar.wanted_width() if self.side_bar.isVisibleTo(self) else 0
        panel = _NARROW_PANEL if self.is_narrow else self._panel_width
        panel = panel if self.panel.isVisibleTo(self) else 0
        self._splitter.setSizes([side, max(1, self.width() - side - panel), panel])

    def _on_moved(self) -> None:
        if not self.is_narrow and self.panel.isVisible():
            self._panel_width = self.panel.width()
        self.widths_changed.emit()

    def _lay_out(self) -> None:
        for widget in (self.side_bar, self.pages, self.panel):
            self._splitter.addWidget(widget)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        for at, stretch in enumerate((0, 1, 0)):
            self._splitter.setStretchFactor(at, stretch)
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
