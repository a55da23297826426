"""The details of the current quote: the quote over its source, and what differs."""

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from reader import messages
from reader.look.look import Look
from reader.look.signs import sign_pixmap
from reader.look.style_sheet import dress
from reader.quotes.details_text import DetailsText, details_text
from reader.quotes.elided_label import ElidedLabel
from reader.quotes.finding_lines import FindingLines
from reader.quotes.row_layout import scaled, unit
from reader.quotes.side import Side
from reader.quotes.surroundings import Surroundings
from reader.session.quote_entry import QuoteEntry

_LEAST_PX = 96
_SIDE_PX = 12
_FOOT_PX = 11
_GAP_PX = 7


class Details(QWidget):
    """Shows one quote; knows nothing about the list.

    Signals:
        resized: The content is higher or lower than before.
        copy_wanted: The copy button was pressed.
        menu_wanted: Where (in screen coordinates) the menu is asked for.
    """

    resized = Signal()
    copy_wanted = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._text: DetailsText | None = None
        self._sign = QLabel(self)
        self._word = QLabel(self)
        self._summary = ElidedLabel(self)
        dress(self._summary, "second")
        self._copy = self._button("copy", messages.COPY_SOURCE)
        self._copy.clicked.connect(self.copy_wanted)
        self._more = self._button("more", messages.MORE)
        self._more.clicked.connect(self._on_more)
        self._card = QFrame(self)
        dress(self._card, "card")
        self._line = QFrame(self._card)
        self._quote = Side(look, messages.QUOTE, self._card)
        self._source = Side(look, messages.SOURCE, self._card)
        self._findings = FindingLines(look, self)
        self._build()
        self.setAccessibleName(messages.DETAILS)
        look.changed.connect(self._show_head)

    def show_quote(self, entry: QuoteEntry | None, around: Surroundings) -> None:
        """Show a quote, or nothing."""
        self._text = details_text(entry, around) if entry else None
        text = self._text
        self._body.setVisible(text is not None)
        if text is None:
            return
        self._quote.set_pieces(text.quote)
        self._source.set_pieces(text.source)
        self._line.setVisible(bool(text.quote and text.source))
        self._findings.set_findings(text.findings)
        name = messages.COPY_SOURCE if text.source else messages.COPY_QUOTE
        self._copy.setToolTip(name)
        self._copy.setAccessibleName(name)
        self._show_head()
        self.resized.emit()

    def height_wanted(self) -> int:
        """Return the height at which nothing has to be scrolled."""
        if self._text is None:
            return 0
        inner = self.width() - 2 * _SIDE_PX
        height = self._head.sizeHint().height() + _FOOT_PX + self._card_height(inner)
        if self._text.findings:
            height += _GAP_PX + self._findings.heightForWidth(inner)
        return max(_LEAST_PX, height)

    def _card_height(self, width: int) -> int:
        sides = [each for each in (self._quote, self._source) if each.has_text]
        # The frame is one pixel wide, and so is the line between the sides.
        return 1 + sum(each.height_at(width - 2) + 1 for each in sides)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, _LEAST_PX)

    def _button(self, icon: str, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(self._look.icons.icon(icon))
        button.setIconSize(QSize(16, 16))
        button.setFixedSize(26, 26)
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        dress(button, "flat")
        return button

    def _build(self) -> None:
        self._build_card()
        self._content = QWidget(self)
        dress(self._content, "plain")
        content = QVBoxLayout(self._content)
        content.setContentsMargins(_SIDE_PX, 0, _SIDE_PX, _FOOT_PX)
        content.setSpacing(_GAP_PX)
        content.addWidget(self._card)
        content.addWidget(self._findings)
        content.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._content)
        self._body = QWidget(self)
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self._built_head())
        body.addWidget(scroll, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._body)

    def _built_head(self) -> QWidget:
        self._head = QWidget(self)
        head = QHBoxLayout(self._head)
        head.setContentsMargins(_SIDE_PX, 5, 10, 5)
        head.setSpacing(7)
        head.addWidget(self._sign)
        head.addWidget(self._word)
        head.addWidget(self._summary, 1)
        head.addWidget(self._copy)
        head.addWidget(self._more)
        return self._head

    def _build_card(self) -> None:
        card = QVBoxLayout(self._card)
        card.setContentsMargins(0, 0, 0, 0)
        card.setSpacing(0)
        dress(self._line, "line")
        self._line.setFixedHeight(1)
        card.addWidget(self._quote)
        card.addWidget(self._line)
        card.addWidget(self._source)

    def _show_head(self) -> None:
        text = self._text
        if text is None:
            return
        colours = self._look.colours
        side = round(16 * unit(self.font()))
        pixmap = sign_pixmap(text.status, side, self.devicePixelRatio(), colours)
        self._sign.setPixmap(pixmap)
        self._word.setText(text.word)
        self._word.setFont(scaled(self.font(), 1, QFont.Weight.DemiBold))
        palette = self._word.palette()
        role = self._word.foregroundRole()
        palette.setColor(role, QColor(colours.status[text.status]))
        self._word.setPalette(palette)
        self._summary.say(text.summary)

    def _on_more(self) -> None:
        self.menu_wanted.emit(self._more.mapToGlobal(self._more.rect().bottomLeft()))
