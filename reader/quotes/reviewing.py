"""Between the review of the session and the widgets in which one reviews."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from locator.claim import Verdict
from reader.quotes.claim_menu import add_claim_menus
from reader.quotes.claims_pane import ClaimsPane
from reader.quotes.details import Details
from reader.quotes.review_keys import ReviewKeys
from reader.session.claims import Claims
from reader.session.quotes import Quotes
from reader.session.review import Review


class Reviewing(QObject):
    """Does what keys and buttons of the review stand for.

    Attributes:
        keys: The letters; to be installed where they are commands.
    """

    def __init__(
        self,
        quotes: Quotes,
        claims: Claims,
        review: Review,
        pane: ClaimsPane,
        details: Details,
    ) -> None:
        super().__init__(details)
        self._quotes = quotes
        self._claims = claims
        self._review = review
        self._details = details
        self.keys = ReviewKeys(details)
        self.keys.verdict_wanted.connect(self.decide)
        self.keys.clear_wanted.connect(review.clear)
        self.keys.claim_wanted.connect(review.step_claim)
        self.keys.next_wanted.connect(review.next_to_review)
        self.keys.note_wanted.connect(self.write_note)
        self.keys.shown_wanted.connect(pane.set_shown)
        box = details.verdict
        box.verdict_wanted.connect(lambda verdict: self.decide(verdict, seen=True))
        box.next_wanted.connect(review.next_to_review)
        box.look_wanted.connect(self._look)
        box.note_written.connect(review.write_note)
        box.writing_changed.connect(lambda on: review.set_writing(writing=on))
        pane.view.installEventFilter(self.keys)
        for button in details.findChildren(QAbstractButton):
            button.installEventFilter(self.keys)

    def listen_to(self, widget: QWidget) -> None:
        """Take letters that are typed in a widget as commands."""
        widget.installEventFilter(self.keys)

    def add_to(self, menu: QMenu, quote_ids: Sequence[int]) -> None:
        """Add what can be done about the claims of quotes to their menu."""
        add_claim_menus(menu, self._claims, self._review, quote_ids)

    def write_note(self) -> None:
        """Put the keyboard into the note of the current claim."""
        if self._claims.current:
            self._details.verdict.write_note()

    def decide(self, verdict: Verdict, *, seen: bool = False) -> None:
        """Give the current claim a verdict; what is being written is about it too.

        Args:
            verdict: The verdict.
            seen: Whether its button was pressed: then the claim that is shown is meant.
        """
        self._details.verdict.finish()
        self._review.decide(verdict, seen=seen)

    def _look(self) -> None:
        """Go to the first quote of the claim; a verdict given now is about it."""
        quotes = self._claims.quotes_of(self._claims.current)
        current = self._quotes.current or next(iter(quotes), None)
        if current:
            self._quotes.jump_to(current.id)
            self._details.window().activateWindow()
            self._details.setFocus(Qt.FocusReason.OtherFocusReason)
