"""Connects actions to those who carry them out, and greys what cannot be done now."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from locator.version import __version__
from reader import messages
from reader.canvas.zoom import ZoomMode
from reader.window.actions import Actions
from reader.window.frame import Frame
from reader.window.opening import Opening
from reader.window.parts import Parts
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs

if TYPE_CHECKING:
    from reader.quotes.panel import QuotesPanel
    from reader.window.home import HomePage
    from reader.window.toolbar import Toolbar

_NEEDS_DOCUMENT = (
    *("close_tab", "copy", "copy_joined", "find", "find_next", "find_previous"),
    *("zoom_in", "zoom_out", "zoom_full", "fit_width", "fit_page", "night"),
    *("page_up", "page_down", "first_page", "last_page", "go_to_page"),
    *("back", "forward", "quote_selection"),
)


class Commands(QObject):
    """What happens when an action is triggered.

    Signals:
        night_changed: Whether the night page is shown now.
    """

    night_changed = Signal(bool)

    def __init__(
        self,
        actions: Actions,
        frame: Frame,
        tabs: Tabs,
        opening: Opening,
        parts: Parts,
    ) -> None:
        super().__init__(frame)
        self._actions = actions
        self._frame = frame
        self._tabs = tabs
        self._opening = opening
        self._parts = parts
        self._connect_window()
        self._connect_document()
        self._connect_quotes()
        self._connect_widgets()
        tabs.current_changed.connect(self._refresh)
        tabs.added.connect(self._on_tab_added)
        self._refresh()

    def paste(self) -> None:
        """Take quotes from what is on the clipboard."""
        mime: QMimeData | None = QGuiApplication.clipboard().mimeData()
        if mime is not None:
            html = mime.html() if mime.hasHtml() else ""
            self._parts.bringing.paste(mime.text(), html)

    def _on(self, name: str, act: Callable[[], object]) -> None:
        self._actions[name].triggered.connect(lambda _checked: act())

    def _in_tab(self, name: str, act: Callable[[DocumentTab], object]) -> None:
        def carry_out() -> None:
            if tab := self._tabs.current:
                act(tab)

        self._on(name, carry_out)

    def _in_pages(self, name: str, act: Callable[[DocumentTab], object]) -> None:
        """Carry out in the current tab, as soon as it has pages."""

        def carry_out(tab: DocumentTab) -> None:
            if tab is self._tabs.current:
                act(tab)

        def carry_out_now_or_soon(tab: DocumentTab) -> None:
            if tab.document.page_count:
                act(tab)
                return
            # Behind all who hear as well that it is open.
            soon = partial(QTimer.singleShot, 0, partial(carry_out, tab))
            once = Qt.ConnectionType.SingleShotConnection
            tab.document.opened.connect(soon, once)

        self._in_tab(name, carry_out_now_or_soon)

    def _in_panel(self, name: str, act: "Callable[[QuotesPanel], object]") -> None:
        self._on(name, lambda: act(self._frame.panel))

    def _connect_window(self) -> None:
        self._on("open", self._opening.choose_pdfs)
        self._on("open_evidence", self._opening.choose_evidence)
        self._on("sample", self._opening.open_sample)
        self._in_tab("close_tab", self._tabs.close)
        self._on("quit", self._quit)
        self._on("about", self._about)
        self._on("side_bar", self._tabs.show_rooms)
        self._on("panel", self._tabs.show_rooms)
        self._on("full_screen", self._toggle_full_screen)
        self._on("next_pane", lambda: self._walk_panes(1))
        self._on("previous_pane", lambda: self._walk_panes(-1))

    def _connect_document(self) -> None:
        self._in_tab("copy", lambda tab: tab.view.copy())
        self._in_tab("copy_joined", lambda tab: tab.view.copy_joined())
        self._in_tab("find", lambda tab: tab.open_find())
        self._in_tab("find_next", lambda tab: tab.find_bar.next())
        self._in_tab("find_previous", lambda tab: tab.find_bar.previous())
        self._in_tab("zoom_in", lambda tab: tab.view.zoom_in())
        self._in_tab("zoom_out", lambda tab: tab.view.zoom_out())
        self._in_tab("zoom_full", lambda tab: tab.view.set_zoom(1.0))
        self._in_tab("fit_width", lambda tab: self._fit(tab.view.fit_width))
        self._in_tab("fit_page", lambda tab: self._fit(tab.view.fit_page))
        self._on("night", self._toggle_night)
        self._in_tab("back", lambda tab: tab.go_back())
        self._in_tab("forward", lambda tab: tab.go_forward())
        self._in_pages("page_up", lambda tab: _turn(tab, -1))
        self._in_pages("page_down", lambda tab: _turn(tab, 1))
        self._in_pages("first_page", lambda tab: tab.jump(0))
        self._in_pages("last_page", lambda tab: tab.jump(tab.document.page_count - 1))
        self._in_pages("go_to_page", lambda _tab: self._edit_page())

    def _fit(self, fit: Callable[[], object]) -> None:
        fit()
        self._refresh()  # a fit that holds already stays pressed

    def _edit_page(self) -> None:
        self._frame.toolbar.page_box.edit()

    def _connect_quotes(self) -> None:
        self._on("paste_quotes", self.paste)
        self._in_panel("next_quote", lambda panel: panel.step(1))
        self._in_panel("previous_quote", lambda panel: panel.step(-1))
        self._in_panel("next_problem", lambda panel: panel.step_to_problem(1))
        self._in_panel("previous_problem", lambda panel: panel.step_to_problem(-1))
        self._on("undo", self._parts.acts.stack.undo)
        self._on("redo", self._parts.acts.stack.redo)
        self._parts.acts.stack.indexChanged.connect(lambda _at: self._refresh())

    def _connect_widgets(self) -> None:
        frame = self._frame
        frame.panel_room.do(self._serve_panel)
        frame.home_room.do(self._serve_home)
        frame.toolbar_room.do(self._serve_toolbar)

    def _serve_toolbar(self, toolbar: "Toolbar") -> None:
        toolbar.page_box.page_chosen.connect(self._on_page_chosen)
        toolbar.zoom_typed.connect(self._on_zoom_typed)

    def _serve_panel(self, panel: "QuotesPanel") -> None:
        panel.pasted.connect(self._parts.bringing.paste)
        panel.paste_wanted.connect(self.paste)
        panel.edited.connect(self._parts.acts.edit)
        panel.delete_wanted.connect(self._parts.acts.remove)
        panel.locate_wanted.connect(self._parts.locating.locate_again)
        panel.open_evidence_wanted.connect(self._opening.choose_evidence)

    def _serve_home(self, home: "HomePage") -> None:
        home.open_wanted.connect(self._opening.choose_pdfs)
        home.sample_wanted.connect(self._opening.open_sample)
        home.paste_wanted.connect(self.paste)

    def _on_tab_added(self, tab: DocumentTab) -> None:
        tab.view.page_changed.connect(lambda _at: self._on_page_changed(tab))
        tab.view.zoom_changed.connect(lambda _zoom, _mode: self._refresh())
        tab.history_changed.connect(self._refresh)
        tab.document.opened.connect(self._refresh)
        tab.view.set_night(self._actions["night"].isChecked())

    def _show_place(self, toolbar: "Toolbar") -> None:
        if tab := self._tabs.current:
            toolbar.set_zoom(tab.view.zoom)
            toolbar.page_box.set_page(tab.view.page_index)

    def _on_page_changed(self, tab: DocumentTab) -> None:
        if tab is self._tabs.current:
            self._frame.toolbar_room.do(self._show_place)

    def _on_page_chosen(self, page_index: int) -> None:
        if tab := self._tabs.current:
            tab.jump(page_index)
            tab.view.setFocus()

    def _on_zoom_typed(self, zoom: float) -> None:
        if tab := self._tabs.current:
            tab.view.set_zoom(zoom)
            tab.view.setFocus()

    def _toggle_night(self) -> None:
        for tab in self._tabs:
            tab.view.set_night(self._actions["night"].isChecked())
        self.night_changed.emit(self._actions["night"].isChecked())

    def _toggle_full_screen(self) -> None:
        window = self._frame.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _walk_panes(self, step: int) -> None:
        tab = self._tabs.current
        frame = self._frame
        undo = frame.toaster.toast.first_button
        panes = [frame.side_bar, tab or frame.home, undo, frame.panel]
        shown = [pane for pane in panes if pane.isVisible()]
        focus = QApplication.focusWidget()
        here = next(
            (
                at
                for at, pane in enumerate(shown)
                if focus and (pane is focus or pane.isAncestorOf(focus))
            ),
            0,
        )
        if shown:
            target = shown[(here + step) % len(shown)]
            if target is frame.panel:
                frame.panel.focus_list()
            else:
                target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _quit(self) -> None:
        self._frame.window().close()

    def _about(self) -> None:
        from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 - seldom needed

        QMessageBox.about(
            self._frame.window(),
            messages.ACT_ABOUT,
            messages.ABOUT.format(version=__version__),
        )

    def _refresh(self) -> None:
        tab = self._tabs.current
        for name in _NEEDS_DOCUMENT:
            self._actions[name].setEnabled(tab is not None and tab.is_shown)
        for mode in (ZoomMode.FIT_WIDTH, ZoomMode.FIT_PAGE):
            fits = tab is not None and tab.view.zoom_mode is mode
            self._actions[mode.value].setChecked(fits)
        stack = self._parts.acts.stack
        for name, can, text, word in (
            ("undo", stack.canUndo(), stack.undoText(), messages.ACT_UNDO),
            ("redo", stack.canRedo(), stack.redoText(), messages.ACT_REDO),
        ):
            self._actions[name].setEnabled(can)
            self._actions[name].setText(f"{word} {text}".strip())
        if tab:
            back, ahead = tab.history.back_target, tab.history.forward_target
            self._actions["back"].setEnabled(back is not None)
            self._actions["forward"].setEnabled(ahead is not None)
            self._frame.toolbar_room.do(self._show_place)


def _turn(tab: DocumentTab, step: int) -> None:
    last = tab.document.page_count - 1
    tab.view.go_to_page(max(0, min(last, tab.view.page_index + step)))
