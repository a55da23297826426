"""The quotes panel: paste box, chips, list and details, one above the other."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from reader import messages
from reader.look.focus_ring import FocusRing
from reader.look.look import Look
from reader.look.popping import pop_up
from reader.look.style_sheet import dress
from reader.quotes.acts import Acts
from reader.quotes.claims_pane import ClaimsPane
from reader.quotes.details import Details
from reader.quotes.empty import Empty
from reader.quotes.filter_model import Filter, FilterModel
from reader.quotes.filtering import Filtering
from reader.quotes.header import Header, hairline
from reader.quotes.list_model import ListModel
from reader.quotes.list_view import ListView
from reader.quotes.quotes_top import QuotesTop
from reader.quotes.reviewing import Reviewing
from reader.quotes.row_layout import row_px
from reader.quotes.stack import Stack
from reader.quotes.verdict_text import verdict_text
from reader.quotes.walk import next_problem_row
from reader.quotes.watch import Watch
from reader.session.claims import Claims
from reader.session.document import SessionDocument
from reader.session.quotes import Quotes
from reader.session.review import Review

_REST_MS = 100
_LOW_WINDOW_PX = 720


class QuotesPanel(QFrame):
    """Everything about quotes and claims in one column.

    Attributes:
        claims: Its claims side.
        reviewing: What its keys and buttons for verdicts do.

    Signals:
        pasted: Plain text, and HTML or "", that quotes are to be taken from.
        paste_wanted: The paste button was pressed: take what is on the clipboard.
        delete_wanted: Ids (list of int) of the quotes to take out of the list.
        locate_wanted: Ids (list of int) of the quotes to locate again.
        open_evidence_wanted: An evidence file is to be chosen and opened.
        edited: Id of a quote, and the text that it is to have.
        copied: What was copied, as a toast says it.
        hint_closed: The hint was closed: it is not to be shown again.
        show_evidence_wanted: The current quote is to be shown in its evidence file.
    """

    pasted = Signal(str, str)
    paste_wanted = Signal()
    delete_wanted = Signal(list)
    locate_wanted = Signal(list)
    open_evidence_wanted = Signal()
    edited = Signal(int, str)
    copied = Signal(str)
    hint_closed = Signal()
    show_evidence_wanted = Signal()

    def __init__(
        self,
        quotes: Quotes,
        claims: Claims,
        review: Review,
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        dress(self, "panel")
        self._quotes = quotes
        self._claims = claims
        self._review = review
        self._compact = False
        self._shows_claims = False
        self._watch = Watch(quotes, self, review.reviewer)
        self._list = ListModel(quotes, self._watch.around, self)
        self._shown = FilterModel(self._list, self)
        self._header = Header(look, self)
        self._top = QuotesTop(look, self)
        self._view = ListView(quotes, look, self)
        self._view.setModel(self._shown)
        self._nothing = Empty(self)
        self.claims = ClaimsPane(quotes, claims, self._list, look, self)
        self._details = Details(look, self)
        self.reviewing = Reviewing(quotes, claims, review, self.claims, self._details)
        self.reviewing.listen_to(self._view)
        self._acts = Acts(quotes, self._watch.around, self._selected_ids, self)
        self._filtering = Filtering(
            quotes, self._shown, self._top.chips, self._top.bar, self._watch
        )
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._soon = QTimer(self, singleShot=True, interval=0)
        FocusRing(self, look)
        self._build()
        self._connect()
        self._show_all()

    def set_document(self, document: SessionDocument | None) -> None:
        """Take in which document is shown, or that none is."""
        self._watch.set_document(document)

    def set_document_names(self, names: Mapping[int, str]) -> None:
        """Take in the short names of all open documents by their numbers."""
        self._watch.set_names(names)

    def set_compact(self, compact: bool) -> None:
        """Make the paste box a button: the window is narrow."""
        self._compact = compact
        self._header.set_compact(compact)
        self.claims.set_compact(compact=compact)
        self._show_all()

    def offer_paste(self, text: str) -> None:
        """Give back a paste that could not be read."""
        self._top.paste.offer(text)
        self._top.paste.setFocus()

    def step(self, by: int) -> None:
        """Make the next (1) or previous (-1) quote of the list current."""
        view = self.claims.view if self._shows_claims else self._view
        view.step(by)

    def step_to_problem(self, by: int) -> None:
        """Make the next or previous altered, partial or not found quote current."""
        row = next_problem_row(self._shown, self._view.currentIndex().row(), by)
        if row >= 0:
            self._view.make_current(self._shown.index(row, 0))

    def show_hint(self) -> None:
        """Say, under the chips, how to walk through quotes, until that is closed."""
        self._top.hint.show()

    def focus_list(self) -> None:
        """Put the keyboard into the list."""
        shown = self.claims.view if self._shows_claims else self._view
        shown.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_claims(self, *, shown: bool) -> None:
        """Show claims, or quotes."""
        if shown != self._shows_claims:
            self._shows_claims = shown
            self._header.show_claims(shown=shown)
            self._show_all()
            self.setFocusProxy(self.claims.view if shown else self._view)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._details.set_short(short=self.window().height() < _LOW_WINDOW_PX)
        self._rest.start()

    def _build(self) -> None:
        self._lists = QStackedWidget(self)
        self._lists.addWidget(self._view)
        self._lists.addWidget(self._nothing)
        self._lists.addWidget(self.claims)
        self._stack = Stack(self)
        self._stack.addWidget(self._lists)
        self._stack.addWidget(self._details)
        self._stack.setStretchFactor(0, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for widget in (self._header, hairline(self), self._top, self.claims.top):
            layout.addWidget(widget)
        layout.addWidget(self._stack, 1)
        self.setAccessibleName(messages.QUOTES)
        self.setMinimumWidth(320)

    def _connect(self) -> None:
        self._header.step_wanted.connect(self.step)
        self._header.claims_wanted.connect(lambda on: self.show_claims(shown=on))
        self._header.paste_wanted.connect(self.paste_wanted)
        self._header.menu_wanted.connect(self._filtering.show_menu)
        self._top.paste.pasted.connect(self.pasted)
        self._top.hint.closed.connect(self.hint_closed)
        self._top.paste.left.connect(self.focus_list)
        self._top.bar.left.connect(self.focus_list)
        self._view.filter_wanted.connect(self._top.bar.open_field)
        self._view.edited.connect(self.edited)
        for view in (self._view, self.claims.view):
            view.place_wanted.connect(self._acts.change_place)
            view.locate_wanted.connect(self.locate_wanted)
            view.delete_wanted.connect(self._acts.delete)
            view.copy_wanted.connect(self._acts.copy_quotes)
            view.menu_wanted.connect(self._show_menu)
        self._details.menu_wanted.connect(self._show_menu)
        self._details.copy_wanted.connect(self._acts.copy_source)
        self._details.resized.connect(self._rest.start)
        self._nothing.acted.connect(self._on_nothing_acted)
        self._acts.copied.connect(self.copied)
        self._acts.edit_wanted.connect(self._view.edit_current)
        self._acts.delete_wanted.connect(self.delete_wanted)
        self._acts.locate_wanted.connect(self.locate_wanted)
        self._connect_facts()
        self._connect_review()

    def _connect_review(self) -> None:
        self.claims.open_evidence_wanted.connect(self.open_evidence_wanted)
        self.reviewing.keys.filter_wanted.connect(self._open_filter)
        self.reviewing.keys.evidence_wanted.connect(self.show_evidence_wanted)
        self._details.verdict.left.connect(self.focus_list)
        self._claims.current_changed.connect(self._soon.start)
        self._claims.changed.connect(self._soon.start)
        self._claims.rearranged.connect(self._show_all_soon)

    def _connect_facts(self) -> None:
        """Follow what the session and the filter say."""
        self._watch.changed.connect(self._list.refresh)
        self._watch.changed.connect(self._soon.start)
        self._soon.timeout.connect(self._show_current)
        self._rest.timeout.connect(self._show_all)
        self._shown.filter_changing.connect(self._view.hold)
        self._shown.filter_changed.connect(self._on_filter_changed)
        self._quotes.inserted.connect(self._show_all)
        self._quotes.removed.connect(self._on_removed)
        self._quotes.changed.connect(self._on_changed)
        self._quotes.current_changed.connect(self._soon.start)

    def _show_all(self) -> None:
        """Say anew how many there are, and what there is instead of them."""
        count = len(self._quotes.entries)
        shown = self._shown.rowCount()
        claims = self._shows_claims
        self._header.set_counts(count, len(self._claims.order))
        self._filtering.show_counts()
        self._top.fit(count, compact=self._compact)
        self._top.setVisible(not claims)
        self.claims.top.setVisible(claims)
        if count == 0:
            self._nothing.say(messages.EMPTY_DOCUMENT, messages.OPEN_EVIDENCE)
        elif shown == 0:
            self._nothing.say(self._filtering.nothing(), messages.CLEAR_FILTER)
        quotes_side = self._view if shown else self._nothing
        self._lists.setCurrentWidget(self.claims if claims else quotes_side)
        row = row_px(self._view.font())
        content = self.claims.height_wanted() if claims else row * shown
        self._stack.fit(self._details.height_wanted(), content, row)

    def _show_current(self) -> None:
        claim = self._claims.current
        said = verdict_text(self._claims, claim, self._review.reviewer)
        self._details.show_quote(self._quotes.current, self._watch.around, said)

    def _on_changed(self, row: int) -> None:
        current = self._quotes.current
        if current and current is self._quotes.entries[row]:
            self._soon.start()
        self._show_all_soon()

    def _on_removed(self) -> None:
        if self._quotes.entries:
            self._show_all_soon()
        else:
            self._show_all()

    def _show_all_soon(self) -> None:
        """Say counts anew, at most ten times a second."""
        if not self._rest.isActive():
            self._rest.start()

    def _on_filter_changed(self) -> None:
        self._show_all()
        self._view.show_current()

    def _on_nothing_acted(self) -> None:
        if self._quotes.entries:
            self._shown.set_filter(Filter())
        else:
            self.open_evidence_wanted.emit()

    def _show_menu(self, at: QPoint) -> None:
        menu = self._acts.menu(self)
        self.reviewing.add_to(menu, self._selected_ids())
        pop_up(menu, at)

    def _selected_ids(self) -> list[int]:
        view = self.claims.view if self._shows_claims else self._view
        return view.selected_ids()

    def _open_filter(self) -> None:
        self.show_claims(shown=False)
        self._top.bar.open_field()
