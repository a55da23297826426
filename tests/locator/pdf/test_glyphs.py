"""The glyphs of a page, as they are read from a PDF file."""

from pathlib import Path

import pytest

from locator.glyphs import PageGlyphs
from locator.pdf.glyphs import character_of, glyphs_of, text_of
from locator.pdf.open import open_pdf
from tests.pdfs import LEFT_PT, TOP_PT, Piece, page_of, write_pdf
from tests.sheets import raw_line


def page_glyphs(folder: Path, *lines: str, **options: object) -> PageGlyphs:
    path = write_pdf(folder / "a.pdf", [page_of(*lines, **options)])
    return open_pdf(path).glyphs(0)


def test_every_line_ends_with_a_newline(tmp_path: Path) -> None:
    assert (
        page_glyphs(tmp_path, "One line.", "Another.").text == "One line.\nAnother.\n"
    )


def test_columns_run_in_step_with_the_text(tmp_path: Path) -> None:
    glyphs = page_glyphs(tmp_path, "One line.", "Another.")

    assert len(glyphs.quads) == 8 * len(glyphs)
    assert len(glyphs.sizes) == len(glyphs.baselines) == len(glyphs)
    assert list(glyphs.line_starts) == [0, 10]


def test_a_glyph_knows_its_size_and_baseline(tmp_path: Path) -> None:
    glyphs = page_glyphs(tmp_path, "Word", size_pt=12)

    assert glyphs.sizes[0] == pytest.approx(12)
    assert glyphs.baselines[0] == pytest.approx(TOP_PT)


def test_boxes_are_of_ink_and_not_of_the_font(tmp_path: Path) -> None:
    glyphs = page_glyphs(tmp_path, "x.", size_pt=10)

    top, bottom = glyphs.quad(0)[1], glyphs.quad(0)[5]

    assert 4 < bottom - top < 6.5
    assert bottom == pytest.approx(TOP_PT, abs=0.5)


def test_glyphs_stand_beside_one_another(tmp_path: Path) -> None:
    glyphs = page_glyphs(tmp_path, "abc")

    lefts = [glyphs.quad(at)[0] for at in range(3)]

    assert lefts[0] == pytest.approx(LEFT_PT, abs=1)
    assert lefts == sorted(lefts)


def test_a_ligature_stays_one_glyph(tmp_path: Path) -> None:
    assert page_glyphs(tmp_path, "a ﬁsh").text == "a ﬁsh\n"


def test_hebrew_comes_in_logical_order(tmp_path: Path) -> None:
    piece = Piece("שלום עולם, זה ניסוי 12 קטן.", 400, 100, right_to_left=True)

    assert page_glyphs(tmp_path, pieces=(piece,)).text == f"{piece.text}\n"


def test_a_raised_digit_stands_in_its_line_small_and_high(tmp_path: Path) -> None:
    glyphs = page_glyphs(
        tmp_path, pieces=(Piece("x", 72, 100, 10), Piece("2", 77.5, 96, 7))
    )

    assert glyphs.text == "x2\n"
    assert glyphs.sizes[1] == pytest.approx(7)
    assert glyphs.baselines[1] == pytest.approx(96)


def test_an_index_under_an_exponent_is_read_first_in_one_line(tmp_path: Path) -> None:
    glyphs = page_glyphs(
        tmp_path,
        pieces=(
            Piece("where the x", 72, 100, 10),
            Piece("2", 123, 96, 7),
            Piece("1", 123, 103, 7),
            Piece("+ y is small", 130, 100, 10),
        ),
    )

    assert glyphs.text.replace(" ", "") == "wherethex12+yissmall\n"


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_boxes_do_not_turn_with_the_page(tmp_path: Path, rotation: int) -> None:
    glyphs = page_glyphs(tmp_path, "Word", rotation=rotation)

    assert glyphs.quad(0)[0] == pytest.approx(LEFT_PT, abs=1)
    assert glyphs.baselines[0] == pytest.approx(TOP_PT)
    assert list(glyphs.directions) == pytest.approx([1, 0])


def test_boxes_are_measured_from_the_crop_box(tmp_path: Path) -> None:
    glyphs = page_glyphs(tmp_path, "Word", cropbox=(50, 20, 500, 800))

    assert glyphs.quad(0)[0] == pytest.approx(LEFT_PT - 50, abs=1)
    assert glyphs.baselines[0] == pytest.approx(TOP_PT - 20)


def test_text_outside_of_the_crop_box_is_not_read(tmp_path: Path) -> None:
    glyphs = page_glyphs(tmp_path, "Above", "Below", cropbox=(0, 80, 595, 842))

    assert glyphs.text == "Below\n"


@pytest.mark.parametrize(
    ("code", "character", "why"),
    [
        (0x61, "a", "a letter"),
        (0xAD, "\u00ad", "a soft hyphen"),
        (0x1D6FC, "𝛼", "one beyond 16 bits"),
        (0xE000, "\ue000", "one for private use"),
        (0xFFFD, "\ufffd", "an unknown glyph"),
        (0x92, "’", "Windows has an apostrophe here"),
        (0x0, "\ufffd", "nothing"),
        (0x1, "\ufffd", "a control character"),
        (0xA, "\ufffd", "a newline would break the line"),
        (0xD800, "\ufffd", "half of a pair"),
    ],
)
def test_a_code_stands_for_one_character(code: int, character: str, why: str) -> None:
    assert character_of(code) == character, why


def test_the_text_alone_is_that_of_the_glyphs() -> None:
    lines = [raw_line("One"), raw_line("two ﬁsh", y_pt=80)]

    assert text_of(lines) == glyphs_of(lines).text == "One\ntwo ﬁsh\n"


def test_a_page_without_text_has_no_glyphs(tmp_path: Path) -> None:
    assert page_glyphs(tmp_path).text == ""
