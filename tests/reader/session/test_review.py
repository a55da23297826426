"""The walk through the claims: one key, one verdict, then the next one."""

import pytest
from pytestqt.qtbot import QtBot

from locator.claim import Verdict
from locator.located import Located
from locator.quote import Quote
from locator.status import Status
from reader.session.claims import Claims
from reader.session.quotes import Quotes
from reader.session.review import Review
from reader.session.settings import Settings
from reader.session.undo import Acts

CLAIMS = ("A", "B", "C", "D")
S, R, U = Verdict.SUPPORTED, Verdict.REFUTED, Verdict.UNCLEAR


@pytest.fixture(autouse=True)
def listed(acts: Acts, claims: Claims) -> None:
    acts.add([Quote(f"quote for {claim}", claim=claim) for claim in CLAIMS])
    claims.set_current(claims.order[0])


def verdicts(claims: Claims) -> list[Verdict | None]:
    return [
        entry.verdict for entry in map(claims.entry, claims.order) if entry is not None
    ]


def current(claims: Claims) -> str:
    return claims.words(claims.current)


def test_the_next_claim_comes_after_a_moment(
    qtbot: QtBot, claims: Claims, review: Review
) -> None:
    review.decide(S)
    stays = current(claims)
    with qtbot.waitSignal(claims.current_changed):
        pass

    assert (stays, current(claims)) == ("A", "B")


def test_who_is_faster_means_the_next_claim(claims: Claims, review: Review) -> None:
    for verdict in (S, S, R, S):
        review.decide(verdict)

    assert verdicts(claims) == [S, S, R, S]


def test_a_button_that_is_pressed_twice_means_the_claim_that_is_shown(
    claims: Claims, review: Review
) -> None:
    review.decide(S, seen=True)
    given = verdicts(claims)
    review.decide(S, seen=True)

    assert given == [S, None, None, None]
    assert verdicts(claims) == [None, None, None, None]
    assert current(claims) == "A"


def test_a_key_too_many_at_the_end_takes_nothing_away(
    claims: Claims, review: Review
) -> None:
    for _ in range(6):
        review.decide(S)

    assert verdicts(claims) == [S, S, S, S]


def test_the_same_verdict_again_is_taken_away(
    claims: Claims, review: Review, settings: Settings
) -> None:
    settings.advance_after_verdict = False
    review.decide(R)
    review.decide(R)

    assert verdicts(claims) == [None, None, None, None]
    assert current(claims) == "A"


def test_a_verdict_about_what_has_changed_is_confirmed(
    claims: Claims, quotes: Quotes, review: Review, settings: Settings
) -> None:
    settings.advance_after_verdict = False
    review.decide(R)
    entry = quotes.entries[0]
    quotes.set_located(entry.id, Located(entry.quote, Status.ALTERED), 1)
    changed = claims.has_changed(entry.claim)
    review.decide(R)

    assert changed
    assert not claims.has_changed(entry.claim)
    assert verdicts(claims)[0] == R


def test_nothing_moves_while_a_note_is_written(
    qtbot: QtBot, claims: Claims, review: Review
) -> None:
    review.set_writing(writing=True)
    review.decide(S)
    with qtbot.assertNotEmitted(claims.current_changed, wait=500):
        pass

    assert current(claims) == "A"


def test_next_to_review_goes_round_the_end(claims: Claims, review: Review) -> None:
    review.decide_all(claims.order[1:3], U)
    claims.set_current(claims.order[3])
    found = [review.next_to_review(), current(claims)]
    found += [review.next_to_review(), current(claims)]

    assert found == [True, "A", True, "D"]


def test_the_end_of_the_review_is_told(
    qtbot: QtBot, claims: Claims, review: Review
) -> None:
    with qtbot.waitSignal(review.finished):
        review.decide_all(claims.order, S)

    assert not review.next_to_review()


def test_claims_are_walked_one_by_one(claims: Claims, review: Review) -> None:
    review.step_claim(-1)
    first = current(claims)
    for _ in range(5):
        review.step_claim(1)

    assert (first, current(claims)) == ("A", "D")


def test_what_changes_nothing_is_no_news(
    claims: Claims, review: Review, acts: Acts
) -> None:
    steps = acts.stack.count()
    review.decide_all(claims.order[:1], U)
    told: list[tuple[int, ...]] = []
    review.decided.connect(lambda ids, _verdict: told.append(ids))
    review.decide_all(claims.order, None)
    review.decide_all(claims.order, None)

    assert told == [(claims.order[0],)]
    assert acts.stack.count() == steps + 2
