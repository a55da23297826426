"""What everything that paints asks: the colours and the icons of now."""

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from locator.contrast import contrast
from reader.look.colours import DARK, LIGHT, Colours
from reader.look.high_contrast import high_contrast
from reader.look.icons import Icons
from reader.look.style_sheet import style_sheet
from reader.look.theme import Theme, palette_of

_READABLE = 4.5


class Look(QObject):
    """How the window looks now; one for the whole program, handed to every widget.

    Signals:
        changed: The colours are others now: paint again.
    """

    changed = Signal()

    def __init__(self, app: QApplication, theme: Theme = Theme.SYSTEM) -> None:
        super().__init__()
        self._app = app
        self._theme = theme
        self._accent = app.palette().color(QPalette.ColorRole.Accent).name()
        self._colours = LIGHT
        self.icons = Icons(lambda: self._colours)
        app.styleHints().colorSchemeChanged.connect(self._on_system_changed)
        hints = app.styleHints()  # held: what it hands out goes with it
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            accessibility = hints.accessibility()
            accessibility.contrastPreferenceChanged.connect(self._on_system_changed)
        self._apply()

    @property
    def theme(self) -> Theme:
        """Return what the person chose."""
        return self._theme

    @property
    def colours(self) -> Colours:
        """Return the colours of now."""
        return self._colours

    @property
    def is_dark(self) -> bool:
        """Tell whether the window is dark now."""
        if self._theme is Theme.SYSTEM:
            return self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return self._theme is Theme.DARK

    def set_theme(self, theme: Theme) -> None:
        """Put on another theme, at once and everywhere."""
        if theme is not self._theme:
            self._theme = theme
            self._apply()

    def _wanted(self) -> Colours:
        if self._theme is Theme.SYSTEM and _asks_for_contrast(self._app):
            self._app.setPalette(QPalette())  # the system's own is below ours
            return high_contrast(self._app.palette())
        return with_accent(DARK if self.is_dark else LIGHT, self._accent)

    def _on_system_changed(self) -> None:
        if self._theme is Theme.SYSTEM:
            self._apply()

    def _apply(self) -> None:
        self._colours = self._wanted()
        colours = self._colours
        palette, sheet = palette_of(colours), style_sheet(colours)
        if self._app.styleSheet() != sheet or self._app.palette() != palette:
            self._app.setPalette(palette)
            self._app.setStyleSheet(sheet)  # dresses every widget that lives anew
        self.changed.emit()


def _asks_for_contrast(app: QApplication) -> bool:
    hints = app.styleHints()
    if not hasattr(hints, "accessibility"):  # since Qt 6.10
        return False
    preference = hints.accessibility().contrastPreference()
    return preference is Qt.ContrastPreference.HighContrast


def with_accent(colours: Colours, accent: str) -> Colours:
    """Return the colours with the system's accent, if it can be read on them."""
    grounds = (colours.base, colours.window, colours.sel)
    if any(contrast(accent, ground) < _READABLE for ground in grounds):
        return colours
    return replace(colours, accent=accent)
