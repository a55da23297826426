from dataclasses import replace

import pytest

from locator.checked import CheckedClaim, CheckedQuote
from locator.claim import Claim, Judgement, Verdict
from locator.evidence.record import Record
from locator.exports.comment import comment
from locator.located import Located
from locator.quote import Quote
from locator.status import Difference, Kind, Status


def said(
    status: Status,
    *differences: Difference,
    claim: Claim | None = None,
    placed_by: str = "",
    note: str = "",
) -> list[str]:
    """Return the lines that are said about a quote."""
    asked = Quote("the words")
    located = Located(asked, status, differences=differences)
    quote = CheckedQuote(Record(asked, 1, note=note), "E1", located)
    quote = replace(quote, placed_by=placed_by)
    return comment(CheckedClaim(3, claim or Claim(""), (quote,)), quote).splitlines()


@pytest.mark.parametrize(
    ("status", "lines"),
    [
        (Status.VERBATIM, ["Verbatim", "Quote E1"]),
        (Status.ELIDED, ["Elided", "Quote E1"]),
        (Status.AMBIGUOUS, ["Several places", "Quote E1"]),
        # The source's words are to be seen; the quote's are not, where they differ.
        (Status.PARTIAL, ["Partial", "Quote as given: the words", "Quote E1"]),
        (Status.NOT_FOUND, ["Not found", "Quote as given: the words", "Quote E1"]),
    ],
)
def test_a_status_is_said_in_words(status: Status, lines: list[str]) -> None:
    assert said(status) == lines


@pytest.mark.parametrize(
    ("difference", "line"),
    [
        (Difference(Kind.NUMBER, "85", "65"), "Number: quote “85”, source “65”"),
        (Difference(Kind.ADDITION, "all", ""), "Addition: “all” is not in the source"),
        (Difference(Kind.NEGATION, "", "not"), "Negation: “not” left out"),
        (
            Difference(Kind.OMISSION, "", ""),
            "Omission: the source has these passages the other way round",
        ),
    ],
)
def test_a_difference_names_both_sides(difference: Difference, line: str) -> None:
    assert said(Status.ALTERED, difference)[1] == line


@pytest.mark.parametrize(
    ("claim", "lines"),
    [
        (Claim("Dense"), ["Claim 3: Dense"]),
        (Claim("", "C7"), ["Claim 3"]),
        (
            Claim("Dense", judgement=Judgement(Verdict.REFUTED, "no", "Ann")),
            ["Claim 3: Dense", "Verdict: Refuted (Ann)", "Note: no"],
        ),
        (
            Claim("Dense", judgement=Judgement(note="later")),
            ["Claim 3: Dense", "Not reviewed", "Note: later"],
        ),
    ],
)
def test_the_claim_and_its_verdict_are_said(claim: Claim, lines: list[str]) -> None:
    assert said(Status.VERBATIM, claim=claim)[1:-1] == lines


def test_who_placed_it_and_what_the_evidence_notes_are_said() -> None:
    lines = said(Status.VERBATIM, placed_by="Ann", note="see table 2")

    assert lines[1:-1] == ["Note in the evidence: see table 2", "Placed by Ann"]
