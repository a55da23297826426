"""Evidence files as claims and quotes of the window."""

from pathlib import Path

from locator.claim import Claim
from locator.evidence.record import Evidence, Record
from locator.quote import Quote
from reader.session.claims import Claims
from reader.session.quotes import Quotes
from reader.session.undo import Acts

PATH = Path("/papers/answers.json")
FILE = Evidence(
    (
        Record(Quote("stands in warm air", "4"), 2, "q1", claim_name="c1"),
        Record(Quote("a quote for nothing"), 3),
        Record(Quote("stands in cold air", claim="Cold is fine"), 4),
        Record(Quote("again in warm air"), 5, claim_name="c1"),
    ),
    claims=(Claim("Warm is fine", "c1"), Claim("Nobody has shown this", "c2")),
)


def words(claims: Claims) -> list[str]:
    return [claims.words(each) for each in claims.order]


def test_quotes_keep_the_order_of_the_file_under_its_claims(
    quotes: Quotes, claims: Claims, acts: Acts
) -> None:
    acts.add_evidence(PATH, FILE)

    assert [entry.record for entry in quotes.entries] == list(FILE.records)
    assert words(claims) == [
        "Warm is fine",
        "a quote for nothing",
        "Cold is fine",
        "Nobody has shown this",
    ]
    of_first = claims.quotes_of(claims.order[0])
    assert [entry.quote.text for entry in of_first] == [
        "stands in warm air",
        "again in warm air",
    ]
    assert {entry.evidence for entry in quotes.entries} == {str(PATH)}


def test_a_file_that_is_read_again_changes_nothing(
    quotes: Quotes, claims: Claims, acts: Acts
) -> None:
    acts.add_evidence(PATH, FILE)
    before = list(quotes.entries), words(claims)
    added = acts.add_evidence(PATH, FILE)

    assert added == ()
    assert (list(quotes.entries), words(claims)) == before
    assert acts.stack.count() == 1


def test_a_file_is_taken_back_with_its_claims_and_comes_again(
    quotes: Quotes, claims: Claims, acts: Acts
) -> None:
    acts.add_evidence(PATH, FILE)
    order = claims.order
    acts.stack.undo()
    gone = list(quotes.entries), list(claims.order)
    acts.stack.redo()

    assert gone == ([], [])
    assert claims.order == order


def test_claims_without_any_quote_are_a_file_too(claims: Claims, acts: Acts) -> None:
    acts.add_evidence(PATH, Evidence(claims=(Claim("Nobody has shown this"),)))

    assert words(claims) == ["Nobody has shown this"]
    assert acts.stack.canUndo()
