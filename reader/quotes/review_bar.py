"""Above the claims: which of them are shown, and how many are reviewed."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from reader import messages
from reader.look.lettering import scaled
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.quotes.claims_model import Shown
from reader.quotes.header import hairline
from reader.quotes.row_layout import line_px

_BAR_PX = (64, 4)
_SMALL = 12.5 / 13


class ReviewBar(QWidget):
    """Three-state switch, "3 of 5" and a bar.

    Signals:
        chosen: Which claims are to be shown (a `Shown`).
    """

    chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: dict[Shown, QToolButton] = {}
        self._share = QLabel(self)
        dress(self._share, "second")
        self._bar = _Bar(look, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        line = QHBoxLayout()
        line.setContentsMargins(10, 8, 12, 8)
        line.setSpacing(8)
        line.addWidget(self._switch())
        line.addStretch(1)
        line.addWidget(self._share)
        line.addWidget(self._bar)
        column.addLayout(line)
        column.addWidget(hairline(self))
        self._fit()
        self.set_shown(Shown.ALL)

    def set_counts(self, total: int, reviewed: int) -> None:
        """Say how many claims there are, and how many of them are reviewed."""
        for shown, words, count in (
            (Shown.ALL, messages.REVIEW_ALL, total),
            (Shown.TO_REVIEW, messages.REVIEW_OPEN, total - reviewed),
            (Shown.REVIEWED, messages.REVIEW_DONE, reviewed),
        ):
            self._buttons[shown].setText(words.format(count=count))
        share = messages.REVIEW_SHARE.format(done=reviewed, total=total)
        self._share.setText(share)
        spoken = messages.REVIEW_SPOKEN.format(done=reviewed, total=total)
        self._share.setAccessibleName(spoken)
        self._bar.set_share(reviewed / total if total else 0.0)

    def set_shown(self, shown: Shown) -> None:
        """Show which claims are shown."""
        self._buttons[shown].setChecked(True)

    def set_compact(self, *, compact: bool) -> None:
        """Leave out what the switch says as well: there is little room."""
        self._bar.setVisible(not compact)
        self._share.setVisible(not compact)

    def _switch(self) -> QFrame:
        group = QButtonGroup(self)
        switch = QFrame(self)
        dress(switch, "segments")
        segments = QHBoxLayout(switch)
        segments.setContentsMargins(3, 3, 3, 3)
        segments.setSpacing(0)
        for shown in Shown:
            button = QToolButton(switch)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _on, shown=shown: self.chosen.emit(shown))
            group.addButton(button)
            segments.addWidget(button)
            self._buttons[shown] = button
        return switch

    def _fit(self) -> None:
        small = scaled(self.font(), _SMALL)
        for button in self._buttons.values():
            button.setFont(small)
            button.setMinimumHeight(line_px(self.font()) + 4)
        self._share.setFont(small)


class _Bar(QWidget):
    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def set_share(self, share: float) -> None:
        self._share = share
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(*_BAR_PX)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        colours = self._look.colours
        painter.setBrush(QColor(colours.line))
        painter.drawRoundedRect(whole, 2, 2)
        whole.setWidth(whole.width() * self._share)
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(whole, 2, 2)
