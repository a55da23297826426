"""The walk of a person through the claims: verdicts, and what comes next."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from locator.claim import Claim, Verdict
from reader.session.claims import Claims
from reader.session.quotes import Quotes
from reader.session.settings import Settings
from reader.session.undo import Acts

_ADVANCE_MS = 350


class Review(QObject):
    """Gives verdicts and goes on to the next claim to review.

    A verdict is shown for a moment before the next claim comes. Who is faster than
    that means the next claim with the next key.

    Signals:
        decided: Ids of claims (tuple of int), and their verdict; None if it was taken
            away.
        finished: A verdict was given, and no claim is to be reviewed any more.
    """

    decided = Signal(tuple, object)
    finished = Signal()

    def __init__(
        self, quotes: Quotes, claims: Claims, acts: Acts, settings: Settings
    ) -> None:
        super().__init__()
        self._quotes = quotes
        self._claims = claims
        self._acts = acts
        self._settings = settings
        self._writing = False
        self._soon = QTimer(self, singleShot=True, interval=_ADVANCE_MS)
        self._soon.timeout.connect(self._advance)
        claims.current_changed.connect(lambda _claim_id: self._soon.stop())

    @property
    def reviewer(self) -> str:
        """Return the name with which verdicts are signed."""
        return self._acts.reviewer

    def set_writing(self, *, writing: bool) -> None:
        """Take in whether a note is being written: then nothing moves by itself."""
        self._writing = writing
        if writing:
            self._soon.stop()

    def decide(self, verdict: Verdict, *, seen: bool = False) -> None:
        """Give the current claim a verdict; the one that it has is taken away.

        A verdict about a status that has changed since is confirmed instead.

        Args:
            verdict: The verdict.
            seen: Whether the claim was pointed at: then it is meant, however fast.
        """
        if self._soon.isActive() and not seen:
            self._soon.stop()
            if not self._go_on():
                self._soon.start()
                return  # there is no other claim that could be meant
        self._soon.stop()
        claim = self._claims.entry(self._claims.current)
        if claim is None:
            return
        again = claim.verdict == verdict and not self._claims.has_changed(claim.id)
        self.decide_all([claim.id], None if again else verdict)
        if again or self._writing:
            return
        if self._settings.advance_after_verdict:
            self._soon.start()

    def decide_all(self, claim_ids: Sequence[int], verdict: Verdict | None) -> None:
        """Give several claims the same verdict, in one step; None takes it away."""
        judged = self._acts.judge(claim_ids, verdict)
        if not judged:
            return
        self.decided.emit(judged, verdict)
        if verdict and self._claims.reviewed == len(self._claims.order):
            self.finished.emit()

    def write_note(self, claim_id: int, text: str) -> None:
        """Write beside a claim."""
        self._acts.set_note(claim_id, text)

    def put_under(self, quote_ids: Sequence[int], claim_id: int) -> None:
        """Let quotes support another claim."""
        self._acts.put_under(quote_ids, claim_id)

    def put_under_new(self, quote_ids: Sequence[int], words: str) -> None:
        """Let quotes support a new claim."""
        self._acts.put_under(quote_ids, self._claims.known(Claim(words)))

    def clear(self) -> None:
        """Take the verdict of the current claim away."""
        self._soon.stop()
        claim = self._claims.entry(self._claims.current)
        if claim and claim.verdict:
            self.decide_all([claim.id], None)

    def next_to_review(self) -> bool:
        """Go to the next claim that is to be reviewed; tell whether there is one."""
        self._soon.stop()
        return self._go_on()

    def step_claim(self, by: int) -> None:
        """Go to the next or previous claim of the list."""
        order = self._claims.order
        if order:
            at = self._claims.number_of(self._claims.current) - 1
            at = (0 if by > 0 else len(order) - 1) if at < 0 else at + by
            self._claims.set_current(order[max(0, min(at, len(order) - 1))])

    def _advance(self) -> None:
        if not self._writing:
            self._go_on()

    def _go_on(self) -> bool:
        order = self._claims.order
        at = self._claims.number_of(self._claims.current)
        for claim_id in (*order[at:], *order[: max(0, at - 1)]):
            if self._claims.needs_review(claim_id):
                self._claims.set_current(claim_id)
                return True
        return False
