"""Two reviewers compared; the figures are worked out by hand."""

import pytest

from locator.agreement import compared
from locator.claim import Claim, Judgement, Verdict
from locator.project.values import ProjectClaim, ProjectQuote
from locator.quote import Quote

LETTERS = {
    "s": Verdict.SUPPORTED,
    "r": Verdict.REFUTED,
    "u": Verdict.UNCLEAR,
}


def review(letters: str) -> list[ProjectClaim]:
    """Return a review of claims called 0, 1, 2 …: "s.r" leaves out the second."""
    return [
        ProjectClaim(
            Claim(str(number), judgement=Judgement(LETTERS[letter]))
            if letter in LETTERS
            else Claim(str(number))
        )
        for number, letter in enumerate(letters)
    ]


@pytest.mark.parametrize(
    ("first", "second", "share", "kappa", "why"),
    [
        ("ssrr", "ssrr", 1.0, 1.0, "they agree"),
        ("ssrr", "rrss", 0.0, -1.0, "they never do, and chance is a half"),
        ("ssrr", "srsr", 0.5, 0.0, "as often as by chance"),
        ("ssssssrrrr", "sssssrsrrr", 0.8, 28 / 48, ".52 by chance: .28 of .48"),
        ("ssru", "srru", 0.75, 7 / 11, "4/16 + ... = 5/16 by chance"),
        ("ssss", "ssss", 1.0, None, "chance alone would do"),
        ("", "", None, None, "nothing to compare"),
    ],
)
def test_agreement_and_kappa(
    first: str, second: str, share: float | None, kappa: float | None, why: str
) -> None:
    found = compared(review(first), review(second))

    assert found.share == pytest.approx(share), why
    assert found.kappa == pytest.approx(kappa), why


def test_the_interval_is_around_kappa_and_within_its_limits() -> None:
    found = compared(review("ssssssrrrr"), review("sssssrsrrr"))
    assert found.interval is not None
    low, high = found.interval

    # sqrt(.8 * .2 / 10) / .48 = .26352, times 1.96 = .5165
    assert low == pytest.approx(28 / 48 - 0.5165, abs=1e-4)
    assert high == 1.0


def test_what_only_one_of_them_judged_is_told() -> None:
    found = compared(review("s.ru"), review("ss."))

    assert [pair.words for pair in found.pairs] == ["0"]
    assert (found.only_first, found.only_second) == (("2", "3"), ("1",))


def test_disagreements_keep_their_notes_and_the_order_of_the_first() -> None:
    ours = [
        ProjectClaim(Claim("b", judgement=Judgement(Verdict.REFUTED, "see table 2"))),
        ProjectClaim(Claim("a", judgement=Judgement(Verdict.REFUTED))),
    ]
    theirs = [
        ProjectClaim(Claim("a", judgement=Judgement(Verdict.UNCLEAR))),
        ProjectClaim(Claim(" b", judgement=Judgement(Verdict.SUPPORTED))),
    ]
    found = compared(ours, theirs).disagreements

    assert [(pair.words, pair.first.note) for pair in found] == [
        ("b", "see table 2"),
        ("a", ""),
    ]


def test_quotes_own_claims_are_known_by_their_words() -> None:
    ours, theirs = (
        [
            ProjectClaim(
                Claim("", judgement=Judgement(verdict)),
                (ProjectQuote(Quote("a quote")),),
            )
        ]
        for verdict in (Verdict.REFUTED, Verdict.UNCLEAR)
    )

    assert len(compared(ours, theirs).disagreements) == 1
