"""Records of a truth file."""

import pytest

from locator.evaluation.true_quote import TrueQuote

GLYPHS = [[1, each, 0, 0, 1, 1] for each in "ab-c."]
FULL = {
    "qid": "q001",
    "variants": {"plain": "ab-c."},
    "altered": {"text": "ab-d.", "change": {"type": "entity"}},
    "glyphs": GLYPHS,
    "neutral": [[1, "7", 0, 0, 1, 1]],
    "hyphens": [2],
    "tags": ["body"],
    "llm_changes": ["trailing-dot"],
}


def test_hyphens_and_marks_may_be_lit_or_not() -> None:
    quote = TrueQuote.of(FULL)

    assert [glyph[1] for glyph in quote.glyphs] == ["a", "b", "c", "."]
    assert [glyph[1] for glyph in quote.ignored] == ["-", "7"]


def test_the_stop_that_a_wording_drops_is_left_out() -> None:
    quote = TrueQuote.of(FULL)

    assert quote.stop_dropped
    assert [glyph[1] for glyph in quote.without_stop()] == ["a", "b", "c"]


def test_a_passage_without_a_stop_stays_whole() -> None:
    quote = TrueQuote.of({**FULL, "glyphs": GLYPHS[:4]})

    assert quote.without_stop() == quote.glyphs


def test_a_record_needs_no_alteration() -> None:
    quote = TrueQuote.of({"qid": "q", "variants": {}, "glyphs": []})

    assert (quote.altered, quote.tags, quote.stop_dropped) == ("", (), False)


@pytest.mark.parametrize("record", [{}, {"qid": "q", "variants": {}, "glyphs": [[1]]}])
def test_something_else_is_refused(record: dict[str, object]) -> None:
    with pytest.raises((KeyError, ValueError)):
        TrueQuote.of(record)
