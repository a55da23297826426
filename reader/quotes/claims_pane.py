"""The claims side of the panel: which are shown, the tree, and what is said instead."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from reader import messages
from reader.look.look import Look
from reader.quotes.claims_model import ClaimsModel, Shown
from reader.quotes.claims_view import ClaimsView
from reader.quotes.empty import Empty
from reader.quotes.list_model import ListModel
from reader.quotes.review_bar import ReviewBar
from reader.session.claims import Claims
from reader.session.quotes import Quotes

_NOTHING = {
    Shown.TO_REVIEW: messages.NOTHING_TO_REVIEW,
    Shown.REVIEWED: messages.NOTHING_REVIEWED,
}


class ClaimsPane(QWidget):
    """Everything about claims above the details.

    Attributes:
        top: What stands above the tree and the details: which claims are shown.
        view: The tree.

    Signals:
        open_evidence_wanted: An evidence file is to be chosen and opened.
    """

    open_evidence_wanted = Signal()

    def __init__(
        self,
        quotes: Quotes,
        claims: Claims,
        rows: ListModel,
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._claims = claims
        self.top = ReviewBar(look)
        self._model = ClaimsModel(quotes, claims, rows, self)
        self.view = ClaimsView(quotes, claims, look, self)
        self.view.show_claims(self._model)
        self._nothing = Empty(self)
        self._nothing.acted.connect(self._on_nothing_acted)
        self._lists = QStackedWidget(self)
        self._lists.addWidget(self.view)
        self._lists.addWidget(self._nothing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._lists, 1)
        self.top.chosen.connect(self.set_shown)
        self._model.arranged.connect(self.show_counts)
        claims.changed.connect(lambda _claim_id: self.show_counts())
        self.setFocusProxy(self.view)
        self.show_counts()

    def set_shown(self, shown: Shown) -> None:
        """Show all claims, those to review, or those reviewed."""
        self.top.set_shown(shown)
        self._model.set_shown(shown)

    def set_compact(self, *, compact: bool) -> None:
        """Leave out what there is no room for."""
        self.top.set_compact(compact=compact)

    def show_counts(self) -> None:
        """Say anew how many claims there are, and what there is instead of them."""
        total = len(self._claims.order)
        self.top.set_counts(total, self._claims.reviewed)
        if not total:
            self._nothing.say(messages.NO_CLAIMS, messages.OPEN_EVIDENCE)
        elif self._model.shown in _NOTHING:
            self._nothing.say(_NOTHING[self._model.shown], messages.SHOW_ALL)
        shown = self.view if self._model.rowCount() else self._nothing
        self._lists.setCurrentWidget(shown)

    def height_wanted(self) -> int:
        """Return how high all rows are that are open now."""
        claims = self._model.rowCount()
        quotes = len(self._claims.quotes_of(self._claims.current))
        return (claims + quotes) * self.view.row_height()

    def _on_nothing_acted(self) -> None:
        if self._claims.order:
            self.set_shown(Shown.ALL)
        else:
            self.open_evidence_wanted.emit()
