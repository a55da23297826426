"""Connects the actions of the review, and says what was decided."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QInputDialog
from typing_extensions import override

from locator.claim import Verdict
from reader import messages
from reader.window.actions import Actions
from reader.window.fact import NEXT_TO_REVIEW
from reader.window.frame import Frame
from reader.window.parts import Parts
from reader.window.tabs import Tabs
from reader.window.undo_toast import UndoToast

_VERDICTS = tuple(Verdict)
_EVIDENCE = "evidence"


class ReviewActions(QObject):
    """What the menu Review, its keys and its toasts do."""

    def __init__(
        self, actions: Actions, frame: Frame, tabs: Tabs, parts: Parts
    ) -> None:
        super().__init__(frame)
        self._actions = actions
        self._frame = frame
        self._tabs = tabs
        self._parts = parts
        self._news = UndoToast(frame, parts.acts.stack)
        review, settings = parts.review, parts.settings
        for verdict in _VERDICTS:
            actions[verdict].setAutoRepeat(False)  # a key held down is one verdict
            actions[verdict].triggered.connect(
                lambda _on, verdict=verdict: self._decide(verdict)
            )
        actions["review"].triggered.connect(self._open)
        actions["next_to_review"].triggered.connect(review.next_to_review)
        actions["next_claim"].triggered.connect(partial(review.step_claim, 1))
        actions["previous_claim"].triggered.connect(partial(review.step_claim, -1))
        actions["note"].triggered.connect(self._write_note)
        actions["reviewer"].triggered.connect(self._ask_name)
        actions["advance"].setChecked(settings.advance_after_verdict)
        actions["advance"].toggled.connect(self._set_advance)
        actions["keep_claims_open"].setChecked(settings.keep_claims_open)
        actions["keep_claims_open"].toggled.connect(self._set_keep_open)
        self._set_keep_open(settings.keep_claims_open)
        review.decided.connect(self._say)
        frame.status_room.do(lambda bar: bar.fact_acted.connect(self._on_fact))
        tabs.attend(lambda tab: tab.view.installEventFilter(self))
        parts.claims.rearranged.connect(self._refresh)
        parts.claims.current_changed.connect(self._refresh)
        self._refresh()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go back from the page to the claims with Escape: one hand is on the mouse."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            panel = self._frame.panel
            shows_claims = panel.isVisible() and panel.claims.top.isVisible()
            if event.key() == Qt.Key.Key_Escape and shows_claims:
                panel.focus_list()
                return True
        return super().eventFilter(watched, event)

    def _refresh(self) -> None:
        claims = self._parts.claims
        for name in ("review", "next_to_review", "next_claim", "previous_claim"):
            self._actions[name].setEnabled(bool(claims.order))
        for name in (*_VERDICTS, "note"):
            self._actions[name].setEnabled(bool(claims.current))

    def _open(self) -> None:
        """Show the claims, with the list under the keyboard; go to what is open."""
        if not self._actions["panel"].isChecked():
            self._actions["panel"].trigger()
        if self._frame.side_bar.has_page(_EVIDENCE):
            if not self._actions["side_bar"].isChecked() and not self._frame.is_narrow:
                self._actions["side_bar"].trigger()
            self._frame.side_bar.show_page(_EVIDENCE)
        panel = self._frame.panel
        panel.show_claims(shown=True)
        panel.focus_list()
        claims = self._parts.claims
        if not claims.current or not claims.needs_review(claims.current):
            self._parts.review.next_to_review()

    def _on_fact(self, act: str) -> None:
        if act == NEXT_TO_REVIEW:
            self._frame.panel.show_claims(shown=True)
            self._parts.review.next_to_review()

    def _decide(self, verdict: Verdict) -> None:
        self._frame.panel.reviewing.decide(verdict)

    def _write_note(self) -> None:
        if not self._actions["panel"].isChecked():
            self._actions["panel"].trigger()
        self._frame.panel.reviewing.write_note()

    def _set_advance(self, on: bool) -> None:
        self._parts.keeping.attempt(
            lambda: setattr(self._parts.settings, "advance_after_verdict", on)
        )

    def _set_keep_open(self, on: bool) -> None:
        self._parts.keeping.attempt(
            lambda: setattr(self._parts.settings, "keep_claims_open", on)
        )
        self._frame.panel_room.do(
            lambda panel: panel.claims.view.set_keep_open(keep_open=on)
        )

    def _ask_name(self) -> None:
        name, given = QInputDialog.getText(
            self._frame,
            messages.REVIEWER_TITLE,
            messages.REVIEWER_LABEL,
            text=self._parts.acts.reviewer,
        )
        if given:
            self._parts.keeping.attempt(
                lambda: setattr(self._parts.settings, "reviewer", name)
            )

    def _say(self, claim_ids: tuple[int, ...], verdict: Verdict | None) -> None:
        """Say what was decided, with a way back."""
        number = self._parts.claims.number_of(claim_ids[0])
        if len(claim_ids) == 1:
            words = messages.DECIDED_ONE if verdict else messages.CLEARED_ONE
        else:
            words = messages.DECIDED_MANY if verdict else messages.CLEARED_MANY
        text = words.format(
            number=number,
            count=len(claim_ids),
            verdict=messages.VERDICT_SMALL[verdict] if verdict else "",
        )
        self._news.show(text)
