"""Any stretch of any page, damaged in harmless ways, is verbatim on its glyphs."""

from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from locator.status import Status
from tests.damage import damaged
from tests.placed import glyphs_in_quads, glyphs_in_spans, opened
from tests.properties.examples import EXAMPLES, stretch
from tests.prose import Prose, prose


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("prose")


@settings(max_examples=EXAMPLES)
@given(text=prose(), data=st.data())
def test_any_stretch_however_written_stands_on_exactly_its_glyphs(
    folder: Path, text: Prose, data: st.DataObject
) -> None:
    doc = opened(folder, *text.pages)
    quoted = stretch(data, text)
    assume(quoted)
    kept = [word for word in quoted if not word.is_mark or data.draw(st.booleans())]
    places = text.places_of(kept)

    cited = not any(word.is_mark for word in quoted)  # another one would be another
    quote = data.draw(damaged([word.text for word in kept], cited=cited))

    found = doc.locate(quote)

    if len(places) > 1:
        assert found.status is Status.AMBIGUOUS, found.differences
        return
    wanted = {glyph for word in kept for glyph in word.glyphs}
    assert found.status is Status.VERBATIM, found.differences
    assert glyphs_in_spans(doc, found.placements[0]) in (wanted, *places)
    assert glyphs_in_quads(doc, found.placements[0]) in (wanted, *places)
