"""Checked quotes of all kinds, made without a file."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from locator.checked import Checked, CheckedClaim, CheckedQuote, Source
from locator.claim import Claim, Judgement, Verdict
from locator.evidence.record import BadRecord, Fault, Record
from locator.located import Comparison, Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.span import Span
from locator.status import Difference, Kind, Piece, Status

LABELS = tuple(str(1044 + number) for number in range(12))
SOURCE = Source(
    Path("halden-2024.pdf"),
    "5c1e90ab" + "0" * 52 + "77f2",
    LABELS,
    "Capture of water",
    "A. Halden and M. Okoro",
    without_text=(8,),
)


def placed(*pages: int, score: float = 1.0, text: str = "words") -> Placement:
    parts = tuple(PagePlacement(page, (Span(0, 5),), ()) for page in pages)
    return Placement(score, text, parts)


def located(status: Status, *places: Placement, **others: Any) -> Located:
    given: dict[str, Any] = {"confidence": 0.99 if places else None, **others}
    return replace(Located(Quote("some words"), status, places), **given)


def quote(found: Located, name: str = "2.1", **others: Any) -> CheckedQuote:
    record = Record(found.quote, 1)
    return replace(CheckedQuote(record, name, found), **others)


def altered(*kinds: Kind) -> CheckedQuote:
    kinds = kinds or (Kind.NUMBER, Kind.NEGATION)
    found = located(
        Status.ALTERED,
        placed(3),
        differences=tuple(Difference(kind, "85", "65") for kind in kinds),
        comparison=Comparison(
            (Piece("Heating to "), Piece("85", Kind.NUMBER), Piece(" was"),
             Piece("", Kind.NEGATION), Piece("significant")),
            (Piece("Heating to "), Piece("65", Kind.NUMBER), Piece(" was "),
             Piece("not", Kind.NEGATION), Piece(" significant")),
        ),
    )  # fmt: skip # pieces side by side
    return quote(found)


def partial() -> CheckedQuote:
    pieces = (Piece("A fit describes "), Piece("all later times", Kind.ADDITION))
    found = located(
        Status.PARTIAL, placed(3, score=0.756), comparison=Comparison(pieces)
    )
    return quote(found)


def verbatim(*pages: int) -> CheckedQuote:
    return quote(located(Status.VERBATIM, placed(*(pages or (3,)))))


def not_found() -> CheckedQuote:
    return quote(located(Status.NOT_FOUND))


def claim(
    number: int, verdict: Verdict | None, *quotes: CheckedQuote, note: str = ""
) -> CheckedClaim:
    judgement = Judgement(verdict, note) if verdict or note else None
    text = f"Statement {number}"
    return CheckedClaim(number, Claim(text, judgement=judgement), quotes)


def checked(*claims: CheckedClaim, **others: Any) -> Checked:
    made = Checked(
        Path("halden-2024.md"),
        (),
        (SOURCE,),
        claims,
        "1.0",
        datetime(2026, 11, 30, 9, 30, tzinfo=UTC),
        "R. Lindholm",
    )
    return replace(made, **others)


def one(*quotes: CheckedQuote) -> Checked:
    return checked(claim(1, None, *quotes))


BAD = BadRecord(41, Fault.UNFINISHED)
