"""The toolbar: where one is, how large it is seen, and what to do with quotes."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QMenu,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QWidget,
)

from reader import messages
from reader.look.file_drops import leaves_files
from reader.look.look import Look
from reader.window.actions import Actions
from reader.window.page_box import PageBox

_ICON = 18
_STOPS = (50, 75, 100, 125, 150, 200, 300, 400)
_NARROW = 1000
_MOST_PERCENT = 1000
_ZOOM_BOX_PX, _AROUND_ZOOM_PX = 86, 42  # the least; what is not text

REPORTS = ("report", "report_pdf", "annotated")


class Toolbar(QToolBar):
    """One row of buttons; in a narrow window some of them move into a menu.

    Signals:
        zoom_typed: A zoom (1.0 for 100 %) that was typed or chosen.
    """

    zoom_typed = Signal(float)

    def __init__(self, actions: Actions, look: Look) -> None:
        super().__init__()
        self._look = look
        self._actions = actions
        self._is_narrow = False
        self._back_target = ""
        self._wide_only: list[QAction] = []
        self._more = QMenu(self)
        self.page_box = PageBox()
        self._zoom = 1.0
        self.zoom_box = self._made_zoom_box()
        self.setIconSize(QSize(_ICON, _ICON))
        self.setMovable(False)
        self._fill()

    def set_back_target(self, text: str) -> None:
        """Show where Back goes to, for a while after a jump; empty for the arrow."""
        self._back_target = text
        self._actions["back"].setIconText(text or messages.ACT_BACK)
        self._show_texts()

    def set_zoom(self, zoom: float) -> None:
        """Show the zoom (1.0 for 100 %)."""
        self._zoom = zoom
        self.zoom_box.setEditText(messages.ZOOM.format(percent=round(zoom * 100)))

    def set_width(self, width: int) -> None:
        """Let texts and less needed buttons give way in a window of this width."""
        self._is_narrow = width < _NARROW
        self._show_texts()
        for widget in self._wide_only:
            widget.setVisible(not self._is_narrow)
        self._overflow.setVisible(self._is_narrow)

    def _show_texts(self) -> None:
        style = Qt.ToolButtonStyle
        for button, text in (
            (self._back, self._back_target),
            (self._paste, messages.ACT_PASTE_QUOTES),
            (self.report, messages.REPORT),
        ):
            worded = bool(text) and not self._is_narrow
            button.setToolButtonStyle(
                style.ToolButtonTextBesideIcon if worded else style.ToolButtonIconOnly
            )

    def _fill(self) -> None:
        self._add("side_bar")
        self.addSeparator()
        self._back = self._add("back")[0]
        self._add("forward")
        self.addSeparator()
        self.addWidget(self.page_box)
        self._add_or_put_away("page_up")
        self._add_or_put_away("page_down")
        self.addSeparator()
        self._add_or_put_away("zoom_out")
        self.addWidget(self.zoom_box)
        self._add_or_put_away("zoom_in")
        self._add("fit_width")
        space = QWidget(self)
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(space)
        self._add_or_put_away("night")
        self._add("find")
        self._paste = self._add("paste_quotes")[0]
        self.addSeparator()
        self.report = self._add_report()
        self.addSeparator()
        self._overflow = self._add_overflow()
        self._add("panel")
        self._show_texts()

    def _add_report(self) -> QToolButton:
        """Add the button whose menu has everything that leaves."""
        menu = QMenu(self)
        menu.setToolTipsVisible(True)  # they say why something is grey
        for name in REPORTS:
            menu.addAction(self._actions[name])
        data = menu.addMenu(messages.MENU_DATA)
        for kind in messages.ACT_DATA:
            data.addAction(self._actions[f"data_{kind}"])
        button = QToolButton(self)
        button.setText(messages.REPORT)
        button.setIcon(self._look.icons.icon("export"))
        button.setToolTip(messages.REPORT)
        button.setAccessibleName(messages.REPORT)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.addWidget(button)
        return button

    def _add_or_put_away(self, name: str) -> None:
        """Add a button that a narrow window has in its menu."""
        self._wide_only.append(self._add(name)[1])
        self._more.addAction(self._actions[name])

    def _add_overflow(self) -> QAction:
        button = QToolButton(self)
        button.setIcon(self._look.icons.icon("more"))
        button.setToolTip(messages.MORE)
        button.setAccessibleName(messages.MORE)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(self._more)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action = self.addWidget(button)
        action.setVisible(False)
        return action

    def _add(self, name: str) -> tuple[QToolButton, QAction]:
        """Add a button; return it, and what shows and hides it."""
        action: QAction = self._actions[name]
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(action.text())
        return button, self.addWidget(button)

    def _made_zoom_box(self) -> QComboBox:
        box = QComboBox(self)
        box.setEditable(True)
        # "10" is no beginning of "100 %".
        box.setCompleter(None)  # type: ignore[arg-type] # Qt takes none; its stub forgets that
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.addItems([messages.ZOOM.format(percent=stop) for stop in _STOPS])
        widest = messages.ZOOM.format(percent=_MOST_PERCENT)
        text_px = box.fontMetrics().horizontalAdvance(widest)
        box.setFixedWidth(max(_ZOOM_BOX_PX, text_px + _AROUND_ZOOM_PX))
        box.setAccessibleName(messages.ZOOM_BOX)
        box.activated.connect(lambda _row: self._on_zoom_typed())
        editor = box.lineEdit()
        if editor:
            editor.returnPressed.connect(self._on_zoom_typed)
            leaves_files(editor)
        return box

    def _on_zoom_typed(self) -> None:
        digits = "".join(c for c in self.zoom_box.currentText() if c.isdecimal())
        if digits and int(digits) != round(self._zoom * 100):  # Qt tells it twice
            self.zoom_typed.emit(int(digits) / 100)
        self.set_zoom(self._zoom)  # what was typed may be no zoom, or beyond the ends
