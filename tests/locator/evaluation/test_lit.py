"""What is lit, beside the glyphs that should be."""

from pathlib import Path

import pytest

import locator
from locator.document import Document
from locator.evaluation.lit import Ink, Lit
from locator.evaluation.true_quote import TrueGlyph
from tests.pdfs import page_of, write_pdf

FOX = "The quick brown fox jumps."


@pytest.fixture
def document(tmp_path: Path) -> Document:
    return locator.open(write_pdf(tmp_path / "fox.pdf", [page_of(FOX)]))


def glyphs_of(document: Document, text: str) -> tuple[TrueGlyph, ...]:
    glyphs = document.glyphs(0)
    start = glyphs.text.index(text)
    found = []
    for at in range(start, start + len(text)):
        quad = glyphs.quad(at)
        box = min(quad[0::2]), min(quad[1::2]), max(quad[0::2]), max(quad[1::2])
        found.append((1, glyphs.text[at], *box))
    return tuple(found)


def lit(document: Document, quote: str, meant: str, ignored: str = "") -> Lit:
    placements = document.locate(quote).placements
    free = glyphs_of(document, ignored)
    return Ink(document).lit_by(placements, glyphs_of(document, meant), free, ())


def test_what_is_lit_exactly_is_exact(document: Document) -> None:
    answer = lit(document, "quick brown fox", "quick brown fox")

    assert (answer.exact, answer.right_place, answer.f1) == (True, True, 1)


def test_a_glyph_too_many_is_not_exact(document: Document) -> None:
    answer = lit(document, "quick brown fox", "quick brown fo")

    assert (answer.recall, answer.precision) == (1, 12 / 13)
    assert (answer.exact, answer.right_place) == (False, True)


def test_a_glyph_that_is_ignored_may_be_lit(document: Document) -> None:
    assert lit(document, "quick brown fox", "quick brown fo", "x").exact


def test_a_glyph_that_is_missing_is_not_exact(document: Document) -> None:
    answer = lit(document, "quick brown fox", "quick brown fox jumps.")

    assert (answer.exact, answer.precision) == (False, 1)


def test_another_place_is_elsewhere(document: Document) -> None:
    answer = lit(document, "quick brown", "jumps")

    assert (answer.elsewhere, answer.right_place, answer.f1) == (True, False, 0)


def test_nothing_lit_is_nowhere(document: Document) -> None:
    answer = Ink(document).lit({}, glyphs_of(document, "fox"))

    assert (answer.any, answer.elsewhere, answer.exact) == (False, False, False)


def test_a_comma_below_the_box_of_its_line_is_lit(document: Document) -> None:
    comma = (1, ",", 100.0, 80.0, 102.0, 82.0)

    answer = Ink(document).lit({1: [(90, 60, 110, 80)]}, [comma])

    assert answer.recall == 1


def test_the_line_of_vertical_text_is_left_and_right(
    document: Document,
) -> None:
    mark = (1, "、", 100.0, 80.0, 102.0, 82.0)
    rects = {1: [(90, 60, 100, 90)]}

    assert Ink(document).lit(rects, [mark], vertical=True).recall == 1
    assert Ink(document).lit(rects, [mark]).recall == 0
