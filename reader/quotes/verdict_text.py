"""What is said about the current claim: its words, its verdict, who gave it."""

from dataclasses import dataclass
from datetime import datetime

from reader import messages
from reader.quotes.filter_model import SEVERITY
from reader.session.claims import Claims


@dataclass(frozen=True, slots=True)
class VerdictText:
    """The words of the box.

    Attributes:
        claim_id: Which claim.
        number: Its number in the list, from 1.
        words: Its words.
        verdict: Its verdict; "" for none.
        note: Its note.
        was: What to say if its status was another one at the verdict; else "".
        decided_by: Who decided, and when, if it was somebody else; else "".
        all_reviewed: What to say if no claim is to be reviewed; else "".
    """

    claim_id: int
    number: int
    words: str
    verdict: str
    note: str
    was: str
    decided_by: str
    all_reviewed: str


def verdict_text(claims: Claims, claim_id: int, reviewer: str) -> VerdictText | None:
    """Return what is said about a claim; None if there is no such claim.

    Args:
        claims: The claims of the window.
        claim_id: Which claim.
        reviewer: Who sits in front of it.
    """
    entry = claims.entry(claim_id)
    if entry is None:
        return None
    judgement = entry.judgement
    total = len(claims.order)
    done = claims.reviewed == total
    other = bool(judgement.reviewer) and judgement.reviewer != reviewer
    said = messages.ONE_REVIEWED if total == 1 else messages.ALL_REVIEWED
    return VerdictText(
        claim_id,
        claims.number_of(claim_id),
        words_of(claims, claim_id),
        str(judgement.verdict or ""),
        judgement.note,
        _was(claims, claim_id),
        _decided(judgement.verdict, judgement.reviewer, judgement.given_at)
        if other and judgement.verdict
        else "",
        said.format(count=total) if done and total else "",
    )


def words_of(claims: Claims, claim_id: int) -> str:
    """Return a claim's words in one line, without the number that they begin with.

    Headings of evidence files are often numbered; the list has numbers of its own.
    """
    words = " ".join(claims.words(claim_id).split())
    number = str(claims.number_of(claim_id))
    rest = words.removeprefix(number)
    is_numbered = rest != words and rest[:1] in (".", ")", ":")
    return (rest[1:].strip() or words) if is_numbered else words


def _was(claims: Claims, claim_id: int) -> str:
    entry = claims.entry(claim_id)
    if entry is None or not claims.has_changed(claim_id):
        return ""
    then = [each for each in entry.given_under if each in SEVERITY]
    worst = min(then, key=SEVERITY.index, default=SEVERITY[-1])
    return messages.WAS_STATUS.format(status=messages.STATUS[worst])


def _decided(verdict: str, reviewer: str, given_at: str) -> str:
    try:
        when = datetime.fromisoformat(given_at).strftime("%Y-%m-%d %H:%M")
    except ValueError:
        when = given_at
    word = messages.VERDICT[verdict]
    return messages.DECIDED_BY.format(verdict=word, name=reviewer, when=when)
