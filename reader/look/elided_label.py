"""A line of text that ends in "…" where there is no room; the tooltip has all of it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy
from typing_extensions import override

from reader.look.lettering import BODY, letter
from reader.look.style_sheet import dress

_LEAST_LETTERS = 3


class ElidedLabel(QLabel):
    """A label of one line that gives way.

    Args:
        text: What it says.
        style: Look of the style sheet: "second" for secondary text.
        factor: Size of the type, relative to that of the program.
        mode: Where it is cut.
    """

    def __init__(
        self,
        text: str = "",
        style: str = "",
        factor: float = BODY,
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> None:
        super().__init__(text)
        self._mode = mode
        self._tip = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        letter(self, factor)
        if style:
            dress(self, style)

    def set_words(self, text: str, tip: str = "") -> None:
        """Say something else; `tip` is shown instead of the whole text, if given."""
        self.setText(text)
        self._tip = tip

    @override
    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        width = metrics.averageCharWidth() * _LEAST_LETTERS if self.text() else 0
        return QSize(width, metrics.height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        area = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), self._mode, area.width())
        cut = text != self.text()
        self.setToolTip(self._tip or (self.text() if cut else ""))
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        align = Qt.AlignmentFlag.AlignVCenter | self.alignment()
        painter.drawText(area, align, text)
