from dataclasses import replace
from datetime import UTC, datetime

import pytest

from locator.geometry import Quad
from locator.pdf.annotation import Annotation, Paint
from locator.pdf.line_style import LineStyle

LINE = Quad(10, 30, 50, 30, 10, 20, 50, 20)
HIGHLIGHT = Annotation(
    page_index=0,
    quads=(LINE, Quad(10, 15, 30, 15, 10, 5, 30, 5)),
    boxed=(Quad(10, 15, 20, 15, 10, 5, 20, 5),),
    left_out=(),
    width=1,
    paint=Paint((1, 0.5, 0), (0.5, 0, 0), 0.5, LineStyle.SOLID),
    name="N",
    author="A",
    subject="S",
    contents="C",
    made_at=datetime(2026, 12, 1, tzinfo=UTC),
)


def test_the_box_holds_all_quads_and_the_lines_around_them() -> None:
    assert HIGHLIGHT.rect == (9, 4, 51, 31)


def test_corners_are_in_the_order_that_readers_expect() -> None:
    written = HIGHLIGHT.annotation(7, 8)

    assert "/QuadPoints[10 30 50 30 10 20 50 20 10 15 30 15 10 5 30 5]" in written


@pytest.mark.parametrize(
    "entry",
    [
        "/Type/Annot/Subtype/Highlight",
        "/F 4",  # is printed
        "/P 7 0 R",
        "/Rect[9 4 51 31]",
        "/C[1 0.5 0]",
        "/CA 0.5",
        "/AP<</N 8 0 R>>",
        "/NM<feff004e>",
        "/T<feff0041>",
        "/Subj<feff0053>",
        "/Contents<feff0043>",
        "/M(D:20261201000000+00'00')",
        "/CreationDate(D:20261201000000+00'00')",
    ],
)
def test_an_annotation_has_every_entry(entry: str) -> None:
    assert entry in HIGHLIGHT.annotation(7, 8)


def test_the_drawing_is_multiplied_as_a_group() -> None:
    assert "/BM/Multiply" in HIGHLIGHT.appearance(9)
    assert "/XObject<</D 9 0 R>>" in HIGHLIGHT.appearance(9)
    assert "/Group<</S/Transparency>>" in HIGHLIGHT.drawing()


def test_colours_are_mixed_with_paper_beforehand() -> None:
    filled = HIGHLIGHT.drawing_content().splitlines()

    assert filled[0] == "1 0.75 0.5 rg"
    assert filled[1] == "10 30 m 50 30 l 50 20 l 10 20 l h f"
    assert filled[3] == "1 0.71 0.42 rg"  # words that differ are darker


def test_the_pen_is_as_wide_as_it_is_told() -> None:
    wide = replace(HIGHLIGHT, width=0.4)

    assert "0.5 0 0 RG 0.4 w 1 j" in wide.drawing_content()


def test_what_is_left_out_has_a_dotted_line_and_is_not_lit() -> None:
    gap = Quad(60, 30, 90, 30, 60, 20, 90, 20)
    elided = replace(HIGHLIGHT, left_out=(gap,))

    assert elided.drawing_content().endswith("\n[1 2] 0 d 60 20.75 m 90 20.75 l S")
    assert max(elided.rect) == 91
    assert "/QuadPoints[10 30 50 30 10 20 50 20 10 15 30 15 10 5 30 5]" in (
        elided.annotation(7, 8)
    )
