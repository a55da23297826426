"""Claims in the store."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.claim import Claim, Judgement, Verdict
from locator.quote import Quote
from reader.session.store import Store
from reader.session.stored import StoredClaim, StoredQuote

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
JUDGED = st.builds(
    Judgement, st.none() | st.sampled_from(Verdict), WORDS.filter(bool), WORDS, WORDS
)
CLAIMS = st.builds(
    StoredClaim,
    st.builds(
        Claim,
        WORDS,
        WORDS,
        st.none() | JUDGED,
        st.dictionaries(WORDS, st.none() | st.integers() | WORDS, max_size=2),
    ),
    st.lists(st.sampled_from(["verbatim", "altered"])).map(tuple),
    st.booleans(),
    WORDS,
)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    store = Store.open(tmp_path_factory.mktemp("store"))
    yield store
    store.close()


@given(CLAIMS, CLAIMS)
def test_a_claim_comes_back_as_it_is(
    store: Store, before: StoredClaim, after: StoredClaim
) -> None:
    key = store.claims.add("one", before)
    store.claims.set(key, after)

    assert replace(after, key=key) in store.claims.of("one")


def test_claims_come_with_the_documents_of_their_quotes(store: Store) -> None:
    key = store.claims.add("home", StoredClaim(Claim("over two papers")))
    keys = store.add_quotes("away", [StoredQuote(Quote("in the other paper"))])
    store.claims.put_under(key, keys)

    assert key in [each.key for each in store.claims.of("away")]
    assert [each.claim for each in store.quotes("away")] == [key]


def test_a_claim_moves_with_its_document(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    key = store.claims.add("before", StoredClaim(Claim("a")))
    store.claims.move(key, "after")

    assert store.claims.of("before") == ()
    assert [each.key for each in store.claims.of("after")] == [key]
    store.close()


def test_what_is_unreadable_of_a_claim_does_not_hide_the_rest(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.claims.add("one", StoredClaim(Claim("a", judgement=Judgement(note="n"))))
    store._database.execute(
        "UPDATE claims SET verdict = 'perhaps', others = '{', given_under = '1'"
    )
    (found,) = store.claims.of("one")

    assert found.claim == Claim("a", judgement=Judgement(note="n"))
    assert found.given_under == ()
    store.close()
