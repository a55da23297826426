"""The line below everything: what is being done at the left, facts at the right."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget
from typing_extensions import override

from reader import messages
from reader.look.elided_label import ElidedLabel
from reader.look.focus_ring import FocusRing
from reader.look.icon_button import IconButton
from reader.look.lettering import SMALL, letter
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.window.fact import Fact
from reader.window.progress_line import ProgressLine

_HEIGHT = 26
_RESULT_MS = 10_000
_LINE_HEIGHT = 14
_BUTTON = 22


class StatusBar(QWidget):
    """One line, 26 pixels high.

    Signals:
        cancel_wanted: The running work is to be stopped.
        fact_acted: A fact was pressed that something can be done about: its `act`.
    """

    cancel_wanted = Signal()
    fact_acted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._idle = ""
        self._result = ""
        self._working = False
        self._facts: tuple[Fact, ...] = ()
        self.words = ElidedLabel(style="second", factor=SMALL)
        self.progress = ProgressLine(look)
        self.cancel_button = IconButton(look, "close", messages.STOP, _BUTTON)
        self._fact_row = QHBoxLayout()
        self._fact_row.setSpacing(6)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 1, 6, 0)
        row.setSpacing(10)
        row.addWidget(self.words)
        row.addWidget(self.progress)
        row.addWidget(self.cancel_button)
        row.addStretch(1)
        row.addLayout(self._fact_row)
        self._forget = QTimer(self)
        self._forget.setSingleShot(True)
        self._forget.setInterval(_RESULT_MS)
        self._forget.timeout.connect(self._on_forgotten)
        self.cancel_button.clicked.connect(self.cancel_wanted)
        look.changed.connect(self.update)
        self.setMinimumHeight(_HEIGHT)
        FocusRing(self, look)
        self.clear_work()

    def set_idle(self, text: str) -> None:
        """Say this when nothing else is to be said at the left."""
        self._idle = text
        self._show_rest()

    def set_work(
        self, text: str, done: int, total: int, *, stoppable: bool = True
    ) -> None:
        """Show work that is running, "Locating 13 of 14", and how far it is."""
        self._forget.stop()
        self._result = ""
        self.words.set_words(text)
        self.words.setAccessibleDescription(
            messages.WORK_DONE.format(text=text, done=done, total=total)
        )
        self.progress.set_share(done / total if total else 0.0)
        self._working = True
        self.progress.show()
        self.cancel_button.setVisible(stoppable)

    def clear_work(self) -> None:
        """Say that no work is running."""
        self._working = False
        self.progress.hide()
        self.cancel_button.hide()
        self._show_rest()

    def show_result(self, text: str) -> None:
        """Say what came of the work, for ten seconds."""
        self._result = text
        self._forget.start()
        self.clear_work()

    def set_facts(self, facts: Sequence[Fact]) -> None:
        """Show other facts at the right."""
        if tuple(facts) == self._facts:
            return
        self._facts = tuple(facts)
        while item := self._fact_row.takeAt(0):
            widget = item.widget()
            if widget:
                widget.hide()
                widget.deleteLater()
        for at, fact in enumerate(self._facts):
            if at:
                self._fact_row.addWidget(_line())
            self._fact_row.addWidget(self._shown(fact))

    def _shown(self, fact: Fact) -> QWidget:
        """Return a fact as it is shown: a button if something can be done about it."""
        if not fact.act:
            return _label(fact)
        button = QToolButton()
        button.setText(fact.text)
        button.setToolTip(fact.tip)
        button.setAccessibleDescription(fact.tip)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.fact_acted.emit(fact.act))
        letter(button, SMALL)
        dress(button, "fact")
        return button

    def _show_rest(self) -> None:
        if not self._working:
            self.words.set_words(self._result or self._idle)
            self.words.setAccessibleDescription("")

    def _on_forgotten(self) -> None:
        self._result = ""
        self._show_rest()

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _HEIGHT)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.colours
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.window))
        line = self.rect()
        line.setBottom(line.top())
        painter.fillRect(line, QColor(colours.line))


def _label(fact: Fact) -> QLabel:
    label = QLabel(fact.text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setToolTip(fact.tip)
    label.setContentsMargins(4, 0, 4, 0)
    letter(label, SMALL)
    dress(label, "second")
    return label


def _line() -> QFrame:
    line = QFrame()
    line.setFixedSize(1, _LINE_HEIGHT)
    dress(line, "line")
    return line
