"""The details of the current quote: the quote over its source, and what differs."""

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from reader import messages
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.quotes.details_head import DetailsHead
from reader.quotes.details_text import DetailsText, details_text
from reader.quotes.finding_lines import FindingLines
from reader.quotes.side import Side
from reader.quotes.surroundings import Surroundings
from reader.quotes.verdict_box import VerdictBox
from reader.quotes.verdict_text import VerdictText
from reader.session.quote_entry import QuoteEntry

_LEAST_PX = 96
_SIDE_PX = 12
_FOOT_PX = 11
_GAP_PX = 7


class Details(QWidget):
    """Shows one quote; knows nothing about the list.

    Attributes:
        verdict: Below it: what a person says of the claim.

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
        self._text: DetailsText | None = None
        self._short = False
        self._folded = False
        self._head = DetailsHead(look, self)
        self._card = QFrame(self)
        self._line = QFrame(self._card)
        self._quote = Side(look, messages.QUOTE, self._card)
        self._source = Side(look, messages.SOURCE, self._card)
        self._findings = FindingLines(look, self)
        self.verdict = VerdictBox(look, self)
        self.verdict.resized.connect(self.resized)
        self.verdict.hide()
        self._head.copy_wanted.connect(self.copy_wanted)
        self._head.menu_wanted.connect(self.menu_wanted)
        self._head.fold_wanted.connect(self._on_fold_wanted)
        self._build()
        self.setAccessibleName(messages.DETAILS)

    def show_quote(
        self,
        entry: QuoteEntry | None,
        around: Surroundings,
        claim: VerdictText | None = None,
    ) -> None:
        """Show a quote and its claim, or nothing."""
        self._text = details_text(entry, around) if entry else None
        text = self._text
        self.verdict.show_claim(claim)
        self._body.setVisible(text is not None or claim is not None)
        self._head.setVisible(text is not None)
        self._card.setVisible(text is not None and not self._folded)
        self._findings.setVisible(text is not None and bool(text.findings))
        if text:
            self._head.show_text(text)
            self._quote.set_pieces(text.quote)
            self._source.set_pieces(text.source)
            self._line.setVisible(bool(text.quote and text.source))
            self._findings.set_findings(text.findings)
        self.resized.emit()

    def set_short(self, *, short: bool) -> None:
        """Begin with head and findings alone: the window is low."""
        if short != self._short:
            self._short = short
            self._set_folded(folded=short)

    def height_wanted(self) -> int:
        """Return the height at which nothing has to be scrolled."""
        inner = self.width() - 2 * _SIDE_PX
        said = self.verdict.height_wanted()
        height = _FOOT_PX + (said + _GAP_PX if said else 0)
        if self._text is None:
            return height if said else 0
        height += self._head.sizeHint().height()
        if not self._folded:
            height += self._card_height(inner)
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

    def _build(self) -> None:
        self._build_card()
        content = QWidget(self)
        dress(content, "plain")
        column = QVBoxLayout(content)
        column.setContentsMargins(_SIDE_PX, 0, _SIDE_PX, _FOOT_PX)
        column.setSpacing(_GAP_PX)
        column.addWidget(self._card)
        column.addWidget(self._findings)
        column.addWidget(self.verdict)
        column.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(content)
        self._body = QWidget(self)
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self._head)
        body.addWidget(scroll, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._body)

    def _build_card(self) -> None:
        dress(self._card, "card")
        dress(self._line, "line")
        self._line.setFixedHeight(1)
        card = QVBoxLayout(self._card)
        card.setContentsMargins(0, 0, 0, 0)
        card.setSpacing(0)
        card.addWidget(self._quote)
        card.addWidget(self._line)
        card.addWidget(self._source)

    def _set_folded(self, *, folded: bool) -> None:
        self._folded = folded
        self._card.setVisible(not folded and self._text is not None)
        self.verdict.set_folded(folded=folded)
        self._head.show_fold(foldable=self._short, folded=folded)
        self.resized.emit()

    def _on_fold_wanted(self) -> None:
        self._set_folded(folded=not self._folded)
