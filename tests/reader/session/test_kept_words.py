"""Words kept under words."""

import pytest

from reader.session.keeping import Keeping
from reader.session.kept_words import KeptWords
from reader.session.store import Store


@pytest.fixture
def kept(store: Store, keeping: Keeping) -> KeptWords:
    return KeptWords("places", store, keeping)


def test_what_is_put_is_there_again(
    kept: KeptWords, store: Store, keeping: Keeping
) -> None:
    kept.put("films.pdf", "/elsewhere/films.pdf")
    kept.put("other.pdf", "/elsewhere/other.pdf")

    again = KeptWords("places", store, keeping)
    assert again.get("films.pdf") == "/elsewhere/films.pdf"
    assert again.get("nothing.pdf") == ""


@pytest.mark.parametrize("stored", [None, 3, ["films.pdf"], "films.pdf"])
def test_what_is_no_dictionary_holds_nothing(
    kept: KeptWords, store: Store, stored: object
) -> None:
    store.set_value("places", stored)

    assert kept.get("films.pdf") == ""
