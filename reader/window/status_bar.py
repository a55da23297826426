"""The line below everything: what is being done at the left, facts at the right."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Work:
    """Something that takes a while.

    Attributes:
        text: What is being done: "Locating 13 of 14".
        done: How far it is.
        total: How far it goes; 0 while that is not known.
        stop: Stops it; None if it cannot be stopped.
        rank: Of several works the one with the highest rank is shown.
    """

    text: str
    done: int
    total: int
    stop: Callable[[], object] | None = None
    rank: int = 0


class StatusBar(QWidget):
    """One line, 26 pixels high.

    Of several works one is shown, and its cross stops it alone.

    Signals:
        fact_acted: A fact was pressed that something can be done about: its `act`.
    """

    fact_acted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._idle = ""
        self._result = ""
        self._works: dict[str, Work] = {}
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
        self.cancel_button.clicked.connect(self._on_stop)
        look.changed.connect(self.update)
        self.setMinimumHeight(_HEIGHT)
        FocusRing(self, look)
        self._show_works()

    def set_idle(self, text: str) -> None:
        """Say this when nothing else is to be said at the left."""
        self._idle = text
        self._show_rest()

    def set_work(self, name: str, work: Work) -> None:
        """Show work that is running, and how far it is.

        Args:
            name: Which work it is; it takes the place of what was said of it before.
            work: What is said of it now.
        """
        self._forget.stop()
        self._result = ""
        self._works[name] = work
        self._show_works()

    def clear_work(self, name: str) -> None:
        """Say that a work is not running."""
        if self._works.pop(name, None):
            self._show_works()

    def show_result(self, text: str, name: str = "") -> None:
        """Say what came of a work, for ten seconds."""
        self._result = text
        self._forget.start()
        self._works.pop(name, None)
        self._show_works()

    def _show_works(self) -> None:
        work = self._shown_work()
        self.progress.setVisible(work is not None)
        self.cancel_button.setVisible(bool(work and work.stop))
        if work is None:
            self._show_rest()
            return
        self.words.set_words(work.text)
        self.words.setAccessibleDescription(
            messages.WORK_DONE.format(text=work.text, done=work.done, total=work.total)
        )
        self.progress.set_share(work.done / work.total if work.total else 0.0)

    def _shown_work(self) -> Work | None:
        return max(self._works.values(), key=lambda work: work.rank, default=None)

    def _on_stop(self) -> None:
        work = self._shown_work()
        if work and work.stop:
            work.stop()

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
        if not self._works:
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
