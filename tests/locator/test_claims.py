from locator.claim import Claim, Judgement, Verdict
from locator.claims import claims_of
from locator.evidence.record import Evidence, Record
from locator.quote import Quote

JUDGED = Claim("Heat ends it", "C2", Judgement(Verdict.REFUTED, "No."))


def record(text: str, claim: str = "", claim_name: str = "") -> Record:
    return Record(Quote(text, claim=claim), 1, claim_name=claim_name)


def texts(evidence: Evidence) -> list[tuple[str, list[str]]]:
    return [
        (each.claim.text, [record.quote.text for record in each.records])
        for each in claims_of(evidence)
    ]


def test_quotes_go_under_the_claim_that_they_name_in_the_order_of_the_file() -> None:
    evidence = Evidence(
        (record("a", "One"), record("b", "Two"), record("c", "One"), record("d"))
    )

    assert texts(evidence) == [("One", ["a", "c"]), ("Two", ["b"]), ("", ["d"])]


def test_a_claim_of_one_name_is_one_claim_however_it_is_worded() -> None:
    evidence = Evidence((record("a", "One", "C1"), record("b", "The first", "C1")))

    assert texts(evidence) == [("One", ["a", "b"])]


def test_a_judgement_reaches_the_quotes_that_name_its_claim() -> None:
    evidence = Evidence((record("a", claim_name="C2"),), claims=(JUDGED,))

    assert [each.claim for each in claims_of(evidence)] == [JUDGED]


def test_a_claim_without_a_quote_comes_behind() -> None:
    evidence = Evidence((record("a", "One"),), claims=(JUDGED,))

    assert texts(evidence) == [("One", ["a"]), ("Heat ends it", [])]


def test_spaces_do_not_make_another_claim() -> None:
    evidence = Evidence((record("a", "Heat  ends"), record("b", "Heat ends ")))

    assert texts(evidence) == [("Heat  ends", ["a", "b"])]
