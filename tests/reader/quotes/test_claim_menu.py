"""What the menu of quotes offers about their claims."""

import pytest
from PySide6.QtWidgets import QMenu, QWidget

from locator.claim import Verdict
from locator.quote import Quote
from reader.quotes.claim_menu import add_claim_menus
from reader.session.claims import Claims
from reader.session.quotes import Quotes
from reader.session.review import Review
from reader.session.undo import Acts

QUOTES = [Quote("one", claim="A & B"), Quote("two", claim="C"), Quote("three")]


@pytest.fixture
def ids(acts: Acts) -> tuple[int, ...]:
    return acts.add(QUOTES)


def menu_for(
    host: QWidget, claims: Claims, review: Review, ids: tuple[int, ...]
) -> dict[str, QMenu]:
    menu = QMenu(host)
    add_claim_menus(menu, claims, review, ids)
    return {each.title(): each for each in menu.findChildren(QMenu)}


def texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.text()]


def test_verdicts_are_for_the_claims_of_all_selected_quotes(
    host: QWidget, claims: Claims, review: Review, ids: tuple[int, ...]
) -> None:
    verdicts = menu_for(host, claims, review, ids[:2])["Verdict"]
    verdicts.actions()[2].trigger()
    given = [entry.verdict for entry in map(claims.entry, claims.order) if entry]

    assert texts(verdicts) == ["Supported", "Refuted", "Unclear", "Clear verdict"]
    assert given == [Verdict.UNCLEAR, Verdict.UNCLEAR, None]


def test_quotes_are_put_under_a_claim_and_back(
    host: QWidget,
    quotes: Quotes,
    claims: Claims,
    review: Review,
    acts: Acts,
    ids: tuple[int, ...],
) -> None:
    under = menu_for(host, claims, review, ids[2:])["Attach to claim"]
    under.actions()[0].trigger()
    entry = quotes.entry(ids[2])
    words = [claims.words(each) for each in claims.order]
    acts.stack.undo()

    assert texts(under) == ["1 A && B", "2 C", "New claim…"]
    assert entry is not None
    assert entry.claim == claims.order[0]
    assert words == ["A & B", "C"]
    assert [claims.words(each) for each in claims.order] == ["A & B", "C", "three"]


def test_nothing_selected_offers_nothing(
    host: QWidget, claims: Claims, review: Review, ids: tuple[int, ...]
) -> None:
    menus = menu_for(host, claims, review, ())

    assert ids
    assert not any(menu.isEnabled() for menu in menus.values())


def test_of_many_claims_those_around_the_current_one_are_offered(
    host: QWidget, claims: Claims, review: Review, acts: Acts
) -> None:
    many = acts.add([Quote(f"quote {at}", claim=f"claim {at}") for at in range(60)])
    claims.set_current(claims.order[40])
    under = menu_for(host, claims, review, many[:1])["Attach to claim"]

    assert "41 claim 40" in texts(under)
    assert len(texts(under)) == 21
