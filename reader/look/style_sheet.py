"""The style sheet: the shapes that Qt's own style does not have."""

from dataclasses import fields
from pathlib import Path
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

import resources
from locator.contrast import contrast, mixed
from reader.look.colours import DARK, LIGHT, Colours

_PICTURES = Path(resources.__file__).parent / "icons" / "sheet"
_THUMB = 0.6  # opacity of the thumb of scroll bars

_SHEET = Template("""
QMenuBar { background: $window; border: 0; padding: 0 4px; }
QMenuBar::item { background: transparent; color: $text; padding: 4px 8px;
  border-radius: 6px; }
QMenuBar::item:selected { background: $hover; }
QMenuBar::item:pressed { background: $press; }
QToolBar { background: $base; border: 0; spacing: 3px; padding: 5px; }
QToolBar::separator { background: $line; width: 1px; margin: 6px 6px; }
QToolBar QToolButton, QToolButton[look="flat"] { background: transparent;
  border: 0; border-radius: 6px; color: $text; padding: 0 4px 0 5px; }
QToolBar QToolButton { min-height: 30px; max-height: 30px; min-width: 18px; }
QToolButton[look="flat"] { padding: 3px; }
QToolButton[look="link"], QPushButton[look="link"] { background: transparent;
  border: 0; border-radius: 6px; color: $accent; padding: 0 4px; }
QToolButton[look="fact"] { background: transparent; border: 0; border-radius: 4px;
  color: $text2; padding: 0 4px; }
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $press; }
QToolBar QToolButton:checked, QToolButton[look="flat"]:checked {
  background: $sel; color: $accent; }
QToolBar QToolButton:disabled, QToolButton[look="flat"]:disabled { color: $text3; }
QToolButton::menu-indicator { image: none; width: 0; }
QToolBar QLineEdit, QToolBar QComboBox { background: $base; color: $text;
  border: $edge solid $ctl; border-radius: 6px; padding: 0 7px; min-height: $field;
  selection-background-color: $accent; selection-color: $on_accent; }
QToolBar QLineEdit:focus, QToolBar QComboBox:focus { border-color: $accent; }
QToolBar QComboBox { padding-right: 2px; }
QToolBar QComboBox QLineEdit { border: 0; padding: 0; min-height: 0; }
QToolBar QComboBox::drop-down { border: 0; width: 22px; }
QToolBar QComboBox::down-arrow { image: url("$chevron"); width: 16px;
  height: 16px; }
QTabBar { background: $window; }
QTabBar::tab { background: transparent; color: $text2; padding: 0 8px 0 11px;
  height: 30px; min-width: 96px; max-width: 220px; border: $edge solid transparent;
  border-bottom: 0; margin-top: $above_tab;
  border-top-left-radius: 6px; border-top-right-radius: 6px; }
QTabBar::tab:first, QTabBar::tab:only-one { min-width: 16px; }
QTabBar::tab:selected { background: $base; color: $text; border-color: $line; }
QTabBar::tab:hover:!selected { background: $hover; }
QFrame[look="segments"] { background: $hover; border-radius: 7px; }
QFrame[look="segments"] QToolButton { background: transparent; border: 0;
  border-radius: 5px; color: $text2; padding: 0 11px; }
QFrame[look="segments"] QToolButton:checked { background: $button; color: $text;
  border: $edge solid $line; }
QFrame[look="box"] { background: $base; border: $edge solid $ctl;
  border-radius: 6px; }
QFrame[look="box"] QPlainTextEdit, QFrame[look="box"] QLineEdit {
  background: transparent; border: 0; }
QFrame[look="card"] { background: $alt; border: $edge solid $line;
  border-radius: 6px; }
QFrame[look="line"] { background: $line; border: 0; }
QFrame[look="bar"] { background: $base; border: 0; border-bottom: 1px solid $line;
  padding: 0 3px; }
QFrame[look="panel"] { background: $base; border: 0; }
QFrame[look="status"] { background: $window; border: 0; }
QWidget[look="plain"] { background: $base; }
QLabel[look="key"] { background: $alt; border: $edge solid $line; border-radius: 4px;
  color: $text2; padding: 0 5px; }
QLabel[look="second"] { color: $text2; }
QPushButton { background: $button; border: $edge solid $ctl; border-radius: 6px;
  color: $text; padding: 0 9px; min-height: 26px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $press; }
QPushButton:disabled { color: $text3; border-color: $line; }
QPushButton[look="primary"] { background: $accent; border-color: $accent;
  color: $on_accent; }
QPushButton[look="primary"]:disabled { background: $press; border-color: $press;
  color: $text3; }
QFrame[look="toast"] { background: $toast; border: 0; border-radius: 8px; }
QFrame[look="toast"] QLabel { color: $on_toast; background: transparent; }
QPushButton[look="toast"] { background: transparent; border: 0; color: $toast_link;
  font-weight: 600; padding: 4px 8px; min-height: 0; }
QSplitter::handle { background: $line; }
QScrollBar:vertical { background: $base; width: 13px; margin: 0; }
QScrollBar:horizontal { background: $base; height: 13px; margin: 0; }
QAbstractItemView[look="side"] { background: $alt; color: $text;
  selection-background-color: $alt; selection-color: $text; }
QAbstractItemView[look="side"] QScrollBar:vertical { background: $alt; }
QScrollBar::handle { background: $thumb; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 30px; }
QScrollBar::handle:horizontal { min-width: 30px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { background: $base; color: $text; border: $edge solid $line;
  padding: 3px 6px; }
""")


def style_sheet(colours: Colours) -> str:
    """Return the sheet in these colours."""
    is_dark = contrast(colours.base, LIGHT.text) < contrast(colours.base, DARK.text)
    chevron = "chevron-dark" if is_dark else "chevron-light"
    return _SHEET.substitute(
        field="24px" if colours.is_high_contrast else "26px",
        above_tab="2px" if colours.is_high_contrast else "3px",
        edge="2px" if colours.is_high_contrast else "1px",
        thumb=mixed(colours.text2, colours.base, _THUMB),
        # Sheets take pictures from files alone, and a file has one colour.
        chevron=(_PICTURES / f"{chevron}.svg").as_posix(),
        **{
            each.name: getattr(colours, each.name)
            for each in fields(colours)
            if each.name not in ("status", "is_high_contrast")
        },
    )


def dress(widget: QWidget, look: str) -> None:
    """Give a widget one of the looks of the sheet: segments, flat, card."""
    widget.setProperty("look", look)
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
