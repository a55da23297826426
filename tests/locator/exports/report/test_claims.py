"""The claims of a report, and their order."""

from dataclasses import replace

from locator.claim import Claim, Judgement, Verdict
from locator.exports.report.claims import claims_in_order
from tests.locator.exports.report import examples


def test_reviewed_problems_come_first_and_the_rest_in_order() -> None:
    checked = examples.checked(
        examples.claim(1, Verdict.SUPPORTED, examples.verbatim()),
        examples.claim(2, None, examples.altered()),
        examples.claim(3, Verdict.SUPPORTED, examples.partial()),
        examples.claim(4, Verdict.UNCLEAR, examples.verbatim()),
        examples.claim(5, Verdict.REFUTED, examples.not_found()),
        examples.claim(6, None, examples.verbatim()),
    )

    assert [each.number for each in claims_in_order(checked)] == list("345126")


def test_a_number_that_the_claim_begins_with_is_said_once() -> None:
    claim = replace(examples.claim(2, None), claim=Claim("2. Regeneration is mild"))
    (found,) = claims_in_order(examples.checked(claim))

    assert (found.number, found.title) == ("2", "Regeneration is mild")


def test_another_number_stays() -> None:
    claim = replace(examples.claim(2, None), claim=Claim("3. Regeneration is mild"))
    (found,) = claims_in_order(examples.checked(claim))

    assert found.title == "3. Regeneration is mild"


def test_quotes_that_support_nothing_are_said_to() -> None:
    claim = replace(examples.claim(1, None, examples.verbatim()), claim=Claim(""))
    (found,) = claims_in_order(examples.checked(claim))

    assert (found.number, found.title) == ("", "Quotes without a claim")


def test_who_judged_and_when_is_told_in_words() -> None:
    judgement = Judgement(
        Verdict.REFUTED, "no", "R. Lindholm", "2026-11-30T10:00:00+01:00"
    )
    claim = replace(examples.claim(1, None), claim=Claim("It is", judgement=judgement))
    (found,) = claims_in_order(examples.checked(claim))

    assert found.decided == "Reviewed by R. Lindholm on 30 November 2026"
    assert (found.verdict, found.note) == (Verdict.REFUTED, "no")


def test_a_time_that_cannot_be_read_is_shown_as_it_is() -> None:
    judgement = Judgement(Verdict.REFUTED, given_at="last week")
    claim = replace(examples.claim(1, None), claim=Claim("It is", judgement=judgement))
    (found,) = claims_in_order(examples.checked(claim))

    assert found.decided == "Reviewed on last week"


def test_quotes_that_are_called_the_same_have_anchors_of_their_own() -> None:
    checked = examples.checked(
        examples.claim(1, None, examples.verbatim(), examples.verbatim()),
        examples.claim(2, None, examples.verbatim()),
    )
    anchors = [q.anchor for claim in claims_in_order(checked) for q in claim.quotes]

    assert anchors == ["quote-1-1", "quote-1-2", "quote-2-1"]
