"""The toolbar: where one is, how large it is seen, and what to do with quotes."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QWidget,
)

from reader import messages
from reader.window.actions import Actions
from reader.window.page_box import PageBox

_ICON = 18
_STOPS = (50, 75, 100, 125, 150, 200, 300, 400)
_NARROW = 1000


class Toolbar(QToolBar):
    """One row of buttons; texts give way when the window is narrow.

    Signals:
        zoom_typed: A zoom (1.0 for 100 %) that was typed or chosen.
    """

    zoom_typed = Signal(float)

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._actions = actions
        self._is_narrow = False
        self._back_target = ""
        self._wide_only: list[QAction] = []
        self.page_box = PageBox()
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
        self.zoom_box.setEditText(messages.ZOOM.format(percent=round(zoom * 100)))

    def set_width(self, width: int) -> None:
        """Let texts and less needed buttons give way in a window of this width."""
        self._is_narrow = width < _NARROW
        self._show_texts()
        for widget in self._wide_only:
            widget.setVisible(not self._is_narrow)

    def _show_texts(self) -> None:
        style = Qt.ToolButtonStyle
        for button, text in (
            (self._back, self._back_target),
            (self._paste, messages.ACT_PASTE_QUOTES),
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
        self.addWidget(self.page_box)
        self._wide_only += [self._add("page_up")[1], self._add("page_down")[1]]
        self.addSeparator()
        self._wide_only.append(self._add("zoom_out")[1])
        self.addWidget(self.zoom_box)
        self._wide_only.append(self._add("zoom_in")[1])
        self._add("fit_width")
        space = QWidget(self)
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(space)
        self._wide_only.append(self._add("night")[1])
        self._add("find")
        self._paste = self._add("paste_quotes")[0]
        self.addSeparator()
        self._add("panel")
        self._show_texts()

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
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.addItems([messages.ZOOM.format(percent=stop) for stop in _STOPS])
        box.setFixedWidth(86)
        box.setAccessibleName(messages.ZOOM_BOX)
        box.activated.connect(lambda _row: self._on_zoom_typed())
        editor = box.lineEdit()
        if editor:
            editor.returnPressed.connect(self._on_zoom_typed)
        return box

    def _on_zoom_typed(self) -> None:
        digits = "".join(c for c in self.zoom_box.currentText() if c.isdecimal())
        if digits:
            self.zoom_typed.emit(int(digits) / 100)
