"""The claims of a report: reviewed problems first, then the rest in order."""

import re
from datetime import datetime

from locator.checked import Checked, CheckedClaim
from locator.claim import Judgement, Verdict
from locator.exports.report import messages
from locator.exports.report.model import ClaimEntry
from locator.exports.report.quotes import quote_entry
from locator.exports.words import VERDICT
from locator.status import Status

_PROBLEMS = frozenset((Status.ALTERED, Status.PARTIAL, Status.NOT_FOUND))


def claims_in_order(checked: Checked) -> tuple[ClaimEntry, ...]:
    """Return what the report says about every claim, in the order in which it does."""
    ordered = sorted(checked.claims, key=lambda claim: not _is_reviewed_problem(claim))
    return tuple(_entry(checked, claim) for claim in ordered)


def _is_reviewed_problem(claim: CheckedClaim) -> bool:
    """Tell whether somebody judged a claim and something is the matter with it."""
    verdict = claim.claim.judgement.verdict if claim.claim.judgement else None
    if verdict is None:
        return False
    return verdict is not Verdict.SUPPORTED or any(
        quote.source is not None and quote.located.status in _PROBLEMS
        for quote in claim.quotes
    )


def _entry(checked: Checked, claim: CheckedClaim) -> ClaimEntry:
    judgement = claim.claim.judgement or Judgement()
    verdict, text = judgement.verdict, " ".join(claim.claim.text.split())
    return ClaimEntry(
        f"claim-{claim.number}",
        str(claim.number) if text else "",
        _without_number(text, claim.number) if text else messages.WITHOUT_CLAIM,
        verdict,
        VERDICT[verdict] if verdict else messages.NOT_REVIEWED,
        _decided(judgement),
        judgement.note.strip(),
        tuple(
            quote_entry(checked, quote, f"quote-{claim.number}-{at}")
            for at, quote in enumerate(claim.quotes, 1)
        ),
    )


def _without_number(text: str, number: int) -> str:
    """Return a claim without the number that the report writes before it."""
    return re.sub(rf"^{number}[.:)]\s+(?=\S)", "", text)


def _decided(judgement: Judgement) -> str:
    name = judgement.reviewer
    day = _day(judgement.given_at) if judgement.given_at else ""
    if name and day:
        return messages.REVIEWED_BY_ON.format(name=name, day=day)
    if name:
        return messages.REVIEWED_BY.format(name=name)
    return messages.REVIEWED_ON.format(day=day) if day else ""


def _day(given_at: str) -> str:
    """Return the day of a time in words; a time that cannot be read as it is."""
    try:
        given = datetime.fromisoformat(given_at)
    except ValueError:
        return given_at
    return messages.day(given.year, given.month, given.day)
