"""Keeps how a person likes the window: theme, night page, motion, rooms and widths."""

from functools import partial

from PySide6.QtCore import QObject

from reader.look.theme import Theme
from reader.window.actions import Actions
from reader.window.frame import Frame
from reader.window.parts import Parts
from reader.window.side_bar import SideWidth
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs


class Preferring(QObject):
    """Dresses the window as it was left, and writes down what is chosen.

    To be made before `Commands`, which reads the actions that are pressed here.
    """

    def __init__(
        self, actions: Actions, frame: Frame, tabs: Tabs, parts: Parts
    ) -> None:
        super().__init__(frame)
        self._actions = actions
        self._frame = frame
        self._tabs = tabs
        self._parts = parts
        self._settings = parts.settings
        self._put_on()
        for name, choose in (
            ("dark", self._choose_theme),
            ("night", self._choose_night),
            ("reduced_motion", self._choose_motion),
            ("side_bar", self._choose_side_bar),
            ("panel", self._choose_panel),
        ):
            actions[name].triggered.connect(choose)
        frame.widths_changed.connect(self._choose_widths)
        frame.panel_room.do(
            lambda panel: panel.hint_closed.connect(
                lambda: self._keep(walk_hint_closed=True)
            )
        )
        parts.look.changed.connect(self._show_theme)
        tabs.added.connect(self._on_added)

    def show_walk_hint(self) -> None:
        """Say how one walks through quotes, unless that was closed once."""
        if not self._settings.walk_hint_closed:
            self._frame.panel_room.do(lambda panel: panel.show_hint())

    def _put_on(self) -> None:
        settings = self._settings
        self._parts.look.set_theme(settings.theme)
        self._actions["night"].setChecked(settings.night_page)
        self._actions["reduced_motion"].setChecked(settings.reduced_motion)
        self._actions["panel"].setChecked(settings.panel_open)
        bar = self._frame.side_bar
        bar.set_wanted_width(settings.narrow_side_width_px, SideWidth.NARROW)
        bar.set_wanted_width(settings.wide_side_width_px, SideWidth.WIDE)
        self._frame.set_wishes(
            side_bar=settings.side_bar_open, panel_width=settings.panel_width_px
        )
        self._show_theme()

    def _show_theme(self) -> None:
        self._actions["dark"].setChecked(self._parts.look.is_dark)

    def _on_added(self, tab: DocumentTab) -> None:
        tab.view.set_reduced_motion(self._settings.reduced_motion)

    def _choose_theme(self) -> None:
        theme = Theme.DARK if self._actions["dark"].isChecked() else Theme.LIGHT
        self._parts.look.set_theme(theme)
        self._keep(theme=theme)

    def _choose_night(self) -> None:
        self._keep(night_page=self._actions["night"].isChecked())

    def _choose_motion(self) -> None:
        reduced = self._actions["reduced_motion"].isChecked()
        for tab in self._tabs:
            tab.view.set_reduced_motion(reduced)
        self._keep(reduced_motion=reduced)

    def _choose_side_bar(self) -> None:
        side_bar = self._actions["side_bar"].isChecked()
        self._frame.set_wishes(
            side_bar=side_bar, panel_width=self._settings.panel_width_px
        )
        self._keep(side_bar_open=side_bar)

    def _choose_panel(self) -> None:
        self._keep(panel_open=self._actions["panel"].isChecked())

    def _choose_widths(self) -> None:
        if self._frame.is_narrow:
            return  # the columns give way: nobody wished for these widths
        if self._frame.panel_room.place.isVisible():
            self._keep(panel_width_px=self._frame.panel_room.place.width())
        bar = self._frame.side_bar
        if bar.isVisible() and bar.page_width is SideWidth.WIDE:
            self._keep(wide_side_width_px=bar.wanted_width)
        elif bar.isVisible():
            self._keep(narrow_side_width_px=bar.wanted_width)

    def _keep(self, **values: object) -> None:
        for name, value in values.items():
            self._parts.keeping.attempt(partial(setattr, self._settings, name, value))
