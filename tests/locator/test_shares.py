"""Shares of statuses."""

from datetime import UTC, datetime
from pathlib import Path

from locator.checked import Checked, CheckedClaim, CheckedQuote, Remark
from locator.claim import Claim
from locator.evidence.record import Record
from locator.located import Located
from locator.quote import Quote
from locator.shares import Share, shares_of, together
from locator.status import Status

QUOTE = Quote("words")


def quote(model: str, run: str, status: Status, *, lost: bool = False) -> CheckedQuote:
    return CheckedQuote(
        Record(QUOTE, 1, model=model, run=run),
        "q",
        Located(QUOTE, status),
        None if lost else 0,
        remark=Remark.NO_DOCUMENT if lost else None,
    )


def checked(*quotes: CheckedQuote) -> Checked:
    claims = (CheckedClaim(1, Claim(""), quotes),)
    made_at = datetime(2026, 12, 1, tzinfo=UTC)
    return Checked(Path("e.md"), (), (), claims, "1", made_at)


def test_quotes_are_counted_by_model_and_run() -> None:
    found = shares_of(
        checked(
            quote("m", "1", Status.VERBATIM),
            quote("m", "2", Status.ALTERED),
            quote("m", "1", Status.ELIDED),
            quote("m", "1", Status.NOT_FOUND),
            quote("m", "2", Status.UNSEARCHABLE, lost=True),
        )
    )

    assert found == (
        Share(
            "e.md",
            "m",
            "1",
            {Status.VERBATIM: 1, Status.ELIDED: 1, Status.NOT_FOUND: 1},
        ),
        Share("e.md", "m", "2", {Status.ALTERED: 1}, 1),
    )
    assert [share.faithful for share in found] == [2 / 3, 0]
    assert [share.quotes for share in found] == [3, 2]


def test_what_was_not_searched_has_no_share() -> None:
    (found,) = shares_of(checked(quote("", "", Status.UNSEARCHABLE, lost=True)))

    assert found.faithful is None


def test_shares_are_added_up() -> None:
    shares = [
        Share("a", "m", "", {Status.VERBATIM: 2}, 1),
        Share("b", "", "", {Status.VERBATIM: 1, Status.ALTERED: 1}),
    ]

    assert together(shares) == Share(
        "", "", "", {Status.VERBATIM: 3, Status.ALTERED: 1}, 1
    )
