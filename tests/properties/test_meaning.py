"""A quote that says something else than its page is never called faithful."""

from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from locator.status import FAITHFUL
from tests.damage import damaged
from tests.edits import edited
from tests.placed import opened
from tests.properties.examples import EXAMPLES, stretch
from tests.prose import Prose, prose

LEAST = 3


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("prose")


@settings(max_examples=EXAMPLES)
@given(text=prose(least_words=20), data=st.data())
def test_a_stretch_with_one_change_of_meaning_is_never_faithful(
    folder: Path, text: Prose, data: st.DataObject
) -> None:
    quoted = [word for word in stretch(data, text, LEAST) if not word.is_mark]
    assume(len(quoted) >= LEAST)
    words = data.draw(edited([word.text for word in quoted]))
    assume(not text.says(words))
    quote = data.draw(damaged(words, cited=False))

    found = opened(folder, *text.pages).locate(quote)

    assert found.status not in FAITHFUL
    assert found.differences or not found.placements
