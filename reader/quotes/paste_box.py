"""The box into which quotes are pasted: one line high, five when it is used."""

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from reader import messages
from reader.look.file_drops import leaves_files
from reader.look.key_label import KeyLabel
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.quotes.row_layout import line_px

_LINES = 5
_ICON_PX = 16


class PasteBox(QFrame):
    """What is pasted goes out at once; what is typed, with [Locate] or Ctrl+Enter.

    Signals:
        pasted: Plain text, and HTML if the clipboard had it.
        left: Escape was pressed: the keyboard goes back to the list.
    """

    pasted = Signal(str, str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._open = False
        self._stays_open = False
        dress(self, "box")
        self._icon = QLabel(self)
        self._edit = _Edit(self)
        self._keys = KeyLabel(messages.PASTE_KEYS)
        self._locate = QPushButton(messages.LOCATE, self)
        self._locate.setToolTip(messages.LOCATE_TIP)
        dress(self._locate, "primary")
        self._build()
        self._edit.pasted.connect(self._on_pasted)
        self._edit.pressed.connect(self.open)
        self._edit.submitted.connect(self._on_submitted)
        self._edit.left.connect(self._on_left)
        self._edit.textChanged.connect(self._on_text_changed)
        self._locate.clicked.connect(self._on_submitted)
        look.changed.connect(self._paint_icon)
        self._paint_icon()
        self._show_size()
        self.setFocusProxy(self._edit)

    @property
    def is_open(self) -> bool:
        """Tell whether the box is five lines high."""
        return self._open

    def open(self) -> None:
        """Show five lines and [Locate]."""
        self._open = True
        self._show_size()

    def offer(self, text: str) -> None:
        """Hold a text that could not be read, to be changed or located in parts."""
        self._edit.setPlainText(text)
        self.open()

    def close_up(self) -> None:
        """Go back to one line, without the text."""
        self._edit.clear()
        self._open = self._stays_open
        self._show_size()

    def stay_open(self, stays: bool) -> None:
        """Stay five lines high: there is nothing else in the panel."""
        if stays != self._stays_open:
            self._stays_open = stays
            self._open = stays or bool(self._edit.toPlainText())
            self._show_size()

    def _build(self) -> None:
        line = QHBoxLayout()
        line.setContentsMargins(9, 0, 6, 0)
        line.setSpacing(8)
        top = Qt.AlignmentFlag.AlignTop
        line.addWidget(self._icon, 0, top)
        line.addWidget(self._edit, 1)
        line.addWidget(self._keys, 0, Qt.AlignmentFlag.AlignVCenter)
        self._foot = QWidget(self)
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(6, 0, 6, 6)
        foot.addStretch(1)
        foot.addWidget(self._locate)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(line)
        layout.addWidget(self._foot)

    def _show_size(self) -> None:
        line = line_px(self.font())
        height = max(30, line + 12)
        self._icon.setFixedHeight(height - 2)
        self._keys.setFixedHeight(line)
        lines = _LINES if self._open else 1
        self._edit.show_lines(lines)
        self._edit.setFixedHeight(height - 2 + (lines - 1) * line)
        self._foot.setVisible(self._open)
        self._keys.setVisible(not self._open)
        self._locate.setEnabled(bool(self._edit.toPlainText().strip()))
        self.updateGeometry()

    def _paint_icon(self) -> None:
        icon = self._look.icons.icon("paste")
        size = QSize(_ICON_PX, _ICON_PX)
        self._icon.setPixmap(icon.pixmap(size, self.devicePixelRatio()))

    def _on_pasted(self, text: str, html: str) -> None:
        self.close_up()
        self.pasted.emit(text, html)

    def _on_submitted(self) -> None:
        text = self._edit.toPlainText()
        if text.strip():
            self._on_pasted(text, "")

    def _on_left(self) -> None:
        self.close_up()
        self.left.emit()

    def _on_text_changed(self) -> None:
        if self._edit.toPlainText() and not self._open:
            self.open()
        self._locate.setEnabled(bool(self._edit.toPlainText().strip()))


class _Edit(QPlainTextEdit):
    pasted = Signal(str, str)
    pressed = Signal()
    submitted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(messages.PASTE_HINT)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.setViewportMargins(0, 6, 0, 0)
        leaves_files(self)

    def show_lines(self, lines: int) -> None:
        """Wrap only where there is more than one line."""
        mode = QPlainTextEdit.LineWrapMode
        self.setLineWrapMode(mode.WidgetWidth if lines > 1 else mode.NoWrap)
        scroll = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            scroll.ScrollBarAsNeeded if lines > 1 else scroll.ScrollBarAlwaysOff
        )
        self._elide_hint()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide_hint()

    def _elide_hint(self) -> None:
        hint = self.fontMetrics().elidedText(
            messages.PASTE_HINT,
            Qt.TextElideMode.ElideRight,
            self.viewport().width() - 4,
        )
        self.setPlaceholderText(hint)

    @override
    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasText() or source.hasHtml()

    @override
    def insertFromMimeData(self, source: QMimeData) -> None:
        text, html = source.text(), source.html()
        if text.strip() or html.strip():
            self.pasted.emit(text, html)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.submitted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        super().mousePressEvent(event)
