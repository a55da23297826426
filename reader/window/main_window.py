"""The main window: menu, tabs, toolbar, and the three columns below them."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QMenu
from typing_extensions import override

from reader import messages
from reader.arguments import Arguments
from reader.window.actions import MENUS, Actions
from reader.window.commands import Commands
from reader.window.following import Following
from reader.window.frame import Frame
from reader.window.opening import Opening
from reader.window.parts import Parts
from reader.window.preferring import Preferring
from reader.window.remembering import Remembering
from reader.window.reporting import Reporting
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs

if TYPE_CHECKING:
    from locator.project.values import Project
    from reader.window.drop_frame import DropFrame
    from reader.window.furnishing import Furnishing

_SMALLEST = (760, 520)
_USUAL = (1440, 900)
_SHARE_OF_SCREEN = 0.9
_UNSEEN_MS = 300


class MainWindow(QMainWindow):
    """Frame, tabs and commands put together; each of them does its own part."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self._parts = parts
        self._furnishing: Furnishing | None = None
        self.actions_ = Actions(parts.look, self)
        self.frame_ = Frame(self.actions_, parts)
        self.tabs = Tabs(self.frame_, parts)
        self.preferring = Preferring(self.actions_, self.frame_, self.tabs, parts)
        self.opening = Opening(self, self.tabs, parts)
        self.opening.sample_opened.connect(self.preferring.show_walk_hint)
        self.commands = Commands(
            self.actions_, self.frame_, self.tabs, self.opening, parts
        )
        self.reporting = Reporting(self.frame_, self.tabs, parts)
        self._following = Following(self.tabs, parts)
        self.remembering = Remembering(self.tabs, self.opening, parts)
        self.setWindowTitle(messages.APP)
        self.setAcceptDrops(True)
        self.setMinimumSize(*_SMALLEST)
        self.setCentralWidget(self.frame_)
        self._fill_menu_bar()
        for action in self.actions_:
            self.addAction(action)
        self.tabs.current_changed.connect(self._on_current_changed)
        self.tabs.added.connect(self._on_tab_added)
        parts.projects.read.connect(self._on_project)
        self._resize_to_screen()

    @property
    def parts(self) -> Parts:
        """Return what the composition root handed over."""
        return self._parts

    def furnished(self) -> "Furnishing":
        """Return what the first page does not wait for; make it now if need be."""
        if self._furnishing is None:
            from reader.window.furnishing import Furnishing  # noqa: PLC0415 - a file is seen sooner

            self._furnishing = Furnishing(
                self.actions_,
                self.frame_,
                self.tabs,
                self.opening,
                self.commands,
                self._parts,
            )
        return self._furnishing

    def shut(self) -> None:
        """Write down where one is, and let go of workers and store."""
        self.remembering.stop()
        self._parts.exporting.shut()
        self._parts.desk.shut()
        self._parts.store.close()

    def open_wishes(self, arguments: Arguments) -> None:
        """Open what was asked for on the command line, else what was open last."""
        if not arguments.wishes and not arguments.sample:
            self.remembering.restore()
        self.opening.open_arguments(arguments)

    def _on_tab_added(self, tab: DocumentTab) -> None:
        tab.document.seen.connect(self.furnished)
        QTimer.singleShot(_UNSEEN_MS, self.furnished)

    def _on_project(self, path: Path, project: "Project") -> None:
        self.furnished().projects.take_in(path, project)

    def _fill_menu_bar(self) -> None:
        for title, names in MENUS:
            menu: QMenu = self.menuBar().addMenu(title)
            for name in names:
                if name:
                    menu.addAction(self.actions_[name])
                else:
                    menu.addSeparator()

    def _resize_to_screen(self) -> None:
        available = self.screen().availableSize()
        self.resize(
            min(_USUAL[0], int(available.width() * _SHARE_OF_SCREEN)),
            min(_USUAL[1], int(available.height() * _SHARE_OF_SCREEN)),
        )

    def _on_current_changed(self) -> None:
        tab = self.tabs.current
        name = tab.document.name if tab else ""
        self.setWindowTitle(
            messages.WINDOW_TITLE.format(name=name) if name else messages.APP
        )

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.tabs.current is None:
            self.tabs.show_home()
            self.furnished()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.frame_.give_way(self.width())

    @cached_property
    def _drop_frame(self) -> "DropFrame":
        from reader.window.drop_frame import DropFrame  # noqa: PLC0415 - a file is seen sooner

        return DropFrame(self._parts.look, self)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        count = sum(url.isLocalFile() for url in event.mimeData().urls())
        if count:
            self._drop_frame.offer(count)
            event.acceptProposedAction()

    @override
    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._drop_frame.hide()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        self._drop_frame.hide()
        self.opening.open_urls(event.mimeData().urls())
        event.acceptProposedAction()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._parts.acts.stack.blockSignals(True)  # no news for a window that is gone
        super().closeEvent(event)
